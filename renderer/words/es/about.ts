import type { about as english } from '../en/about.ts';

export const about = {
  'rules.title': 'Reglas: {game}',
  'rules.missing': 'En este momento no se pueden mostrar las reglas de este solitario.',
  'rules.language': 'Las reglas están en inglés.',
  'rules.rest': 'Las reglas completas están en inglés.',

  'glossary.title': 'Glosario',
  'glossary.text':
    'Qué significan los términos de las reglas. Si la página de un solitario dice otra cosa, vale la página.',
  'glossary.language': 'Los términos están explicados en inglés.',
  'glossary.back': 'Volver a las reglas',

  'about.title': 'Acerca de Baize',
  'about.version': 'Versión {version}',
  'about.aged': 'Versión {version}, publicada hace {age}',
  'about.newer': 'Baize nunca se conecta a internet, así que no busca versiones nuevas:',
  'about.releases': 'Ver todas las versiones',
  'about.copy-address': 'Copiar la dirección',
  'about.address-copied': 'Dirección copiada: pégala en un navegador.',
  'about.text': 'Solitarios para jugar con calma: sin cuenta, sin publicidad, sin internet.',
  'about.stays': 'Nada sale de este equipo',
  'about.stays-text':
    'Tus partidas, estadísticas e imágenes se guardan en una carpeta de este equipo y en ningún otro sitio. Baize no tiene cuentas, no recopila nada y no contacta con nadie. Su página solo puede conectarse con Baize; puedes probarlo.',
  'about.stays-but': 'La única excepción es una carpeta que decidas compartir tú (Ajustes, «Tu otro equipo»).',
  'about.try': 'Intentar conectar con otro sitio',
  'about.refused': 'Rechazado: no se ha establecido ninguna conexión con {address}.',
  'about.not-refused': 'La conexión con {address} no se ha rechazado. Avísanos, por favor.',
  'about.licence': 'Baize es software libre con licencia MIT. Se basa en el trabajo de otros:',
  'about.licences': 'Licencias',
  'about.wrong': 'Si algo va mal',
  'about.diagnostics':
    'Baize registra lo que ocurre para ayudar a averiguar las causas. El registro no menciona ninguna de tus partidas ni más carpeta que la del propio Baize.',
  'about.copy': 'Copiar el diagnóstico',
  'about.copied': 'Diagnóstico copiado: pégalo donde pidas ayuda.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
