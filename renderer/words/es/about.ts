import type { about as english } from '../en/about.ts';

export const about = {
  'rules.title': 'Reglas de {game}',
  'rules.missing': 'En este momento no se puede acceder a las reglas de este solitario.',
  'rules.language': 'Estas reglas están en inglés.',
  'rules.rest': 'Las reglas completas están en inglés.',

  'glossary.title': 'Glosario',
  'glossary.text':
    'Qué significan las palabras de las reglas. Si la página de un solitario dice otra cosa, vale la página.',
  'glossary.language': 'Aquí las palabras están explicadas en inglés.',
  'glossary.back': 'Volver a las reglas',

  'about.title': 'Acerca de Baize',
  'about.version': 'Versión {version}',
  'about.aged': 'Versión {version}, publicada hace {age}',
  'about.newer': 'Baize nunca se conecta a internet, así que no busca versiones nuevas por sí mismo:',
  'about.releases': 'Ver todas las versiones',
  'about.copy-address': 'Copiar la dirección',
  'about.address-copied': 'La dirección está copiada: pégala en un navegador.',
  'about.text': 'Solitarios para jugar en paz: sin cuenta, sin publicidad, sin red.',
  'about.licence': 'Baize es software libre bajo la licencia MIT. Se apoya en el trabajo de otros:',
  'about.licences': 'Licencias',
  'about.wrong': 'Cuando algo va mal',
  'about.diagnostics':
    'Baize anota lo que ocurre, para ayudar a averiguar por qué. Las notas no nombran ninguna de tus partidas, ni más carpeta que la de Baize.',
  'about.copy': 'Copiar el diagnóstico',
  'about.copied': 'El diagnóstico está copiado: pégalo donde pidas ayuda.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
