import type { about as english } from '../en/about.ts';

export const about = {
  'rules.title': 'Regler för {game}',
  'rules.missing': 'Reglerna för den här patiensen går inte att nå just nu.',
  'rules.language': 'Reglerna finns bara på engelska.',
  'rules.rest': 'De fullständiga reglerna finns bara på engelska.',

  'glossary.title': 'Ordlista',
  'glossary.text': 'Vad orden i reglerna betyder. Säger en patiens sida något annat är det sidan som gäller.',
  'glossary.language': 'Orden förklaras bara på engelska.',
  'glossary.back': 'Tillbaka till reglerna',

  'about.title': 'Om Baize',
  'about.version': 'Version {version}',
  'about.aged': 'Version {version}, {age} gammal',
  'about.newer': 'Baize går aldrig ut på nätet och kan därför inte leta efter nyare versioner självt. De finns här:',
  'about.releases': 'Visa alla versioner',
  'about.copy-address': 'Kopiera adressen',
  'about.address-copied': 'Adressen är kopierad: klistra in den i en webbläsare.',
  'about.text': 'Patiens i lugn och ro: inget konto, ingen reklam, inget internet.',
  'about.stays': 'Inget lämnar den här datorn',
  'about.stays-text':
    'Dina partier, din statistik och dina bilder sparas i en mapp på den här datorn och ingen annanstans. Baize har inga konton, samlar inte in något och kontaktar ingen. Sidan får bara ansluta till Baize självt; det kan du prova.',
  'about.stays-but': 'Det enda undantaget är en mapp som du själv väljer att dela (Inställningar, ”Din andra dator”).',
  'about.try': 'Försök ansluta någon annanstans',
  'about.refused': 'Nekad: ingen anslutning till {address} gjordes.',
  'about.not-refused': 'Anslutningen till {address} nekades inte. Rapportera gärna detta.',
  'about.licence': 'Baize är fri programvara under MIT-licensen. Det bygger på andras arbete:',
  'about.licences': 'Licenser',
  'about.wrong': 'När något går fel',
  'about.diagnostics':
    'Baize antecknar vad som händer, så att det går att ta reda på vad som gick fel. Anteckningarna nämner inga av dina partier och ingen annan mapp än Baizes egen.',
  'about.copy': 'Kopiera diagnostik',
  'about.copied': 'Diagnostiken är kopierad: klistra in den där du ber om hjälp.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
