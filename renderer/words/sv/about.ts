import type { about as english } from '../en/about.ts';

export const about = {
  'rules.title': 'Regler för {game}',
  'rules.missing': 'Reglerna för den här patiensen går inte att nå just nu.',
  'rules.language': 'Reglerna är på engelska här.',
  'rules.rest': 'De fullständiga reglerna är på engelska här.',

  'glossary.title': 'Ordlista',
  'glossary.text': 'Vad orden i reglerna betyder. Om en patiens sida säger något annat gäller sidan.',
  'glossary.language': 'Orden förklaras på engelska här.',
  'glossary.back': 'Tillbaka till reglerna',

  'about.title': 'Om Baize',
  'about.version': 'Version {version}',
  'about.aged': 'Version {version}, {age} gammal',
  'about.newer': 'Baize går aldrig ut på nätet och letar därför inte själv efter nyare versioner:',
  'about.releases': 'Visa alla versioner',
  'about.copy-address': 'Kopiera adressen',
  'about.address-copied': 'Adressen är kopierad: klistra in den i en webbläsare.',
  'about.text': 'Patienser att lägga i lugn och ro: inget konto, ingen reklam, inget nätverk.',
  'about.licence': 'Baize är fri programvara under MIT-licensen. Den vilar på andras arbete:',
  'about.licences': 'Licenser',
  'about.wrong': 'När något går fel',
  'about.diagnostics':
    'Baize antecknar vad som händer, för att det ska gå att ta reda på varför. Anteckningarna nämner inga av dina spel och ingen annan mapp än Baizes egen.',
  'about.copy': 'Kopiera diagnostik',
  'about.copied': 'Diagnostiken är kopierad: klistra in den där du ber om hjälp.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
