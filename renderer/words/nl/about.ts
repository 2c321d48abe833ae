import type { about as english } from '../en/about.ts';

export const about = {
  'rules.title': 'Regels van {game}',
  'rules.missing': 'De regels van deze patience zijn nu niet bereikbaar.',
  'rules.language': 'De regels zijn hier in het Engels.',
  'rules.rest': 'De volledige regels zijn hier in het Engels.',

  'glossary.title': 'Woordenlijst',
  'glossary.text':
    'Wat de woorden van de regels betekenen. Zegt de pagina van een patience iets anders, dan geldt de pagina.',
  'glossary.language': 'De woorden zijn hier in het Engels uitgelegd.',
  'glossary.back': 'Terug naar de regels',

  'about.title': 'Over Baize',
  'about.version': 'Versie {version}',
  'about.aged': 'Versie {version}, {age} oud',
  'about.newer': 'Baize gaat nooit online en zoekt dus ook niet zelf naar nieuwere versies:',
  'about.releases': 'Alle versies bekijken',
  'about.copy-address': 'Adres kopiëren',
  'about.address-copied': 'Het adres is gekopieerd: plak het in een browser.',
  'about.text': 'Patiences om in alle rust te spelen: geen account, geen reclame, geen netwerk.',
  'about.licence': 'Baize is vrije software onder de MIT-licentie. Het rust op het werk van anderen:',
  'about.licences': 'Licenties',
  'about.wrong': 'Als er iets misgaat',
  'about.diagnostics':
    'Baize noteert wat er gebeurt, om te helpen uitzoeken waarom. De notities noemen geen van je spellen en geen map behalve die van Baize zelf.',
  'about.copy': 'Diagnose kopiëren',
  'about.copied': 'De diagnose is gekopieerd: plak haar waar je om hulp vraagt.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
