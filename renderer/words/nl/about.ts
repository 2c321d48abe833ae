import type { about as english } from '../en/about.ts';

export const about = {
  'rules.title': 'Regels: {game}',
  'rules.missing': 'De regels van deze patience zijn nu niet bereikbaar.',
  'rules.language': 'De regels zijn er alleen in het Engels.',
  'rules.rest': 'De volledige regels zijn er alleen in het Engels.',

  'glossary.title': 'Woordenlijst',
  'glossary.text': 'Wat de woorden van de regels betekenen. Staat er bij een patience iets anders, dan geldt dat.',
  'glossary.language': 'De uitleg van de woorden is er alleen in het Engels.',
  'glossary.back': 'Terug naar de regels',

  'about.title': 'Over Baize',
  'about.version': 'Versie {version}',
  'about.aged': 'Versie {version}, {age} oud',
  'about.newer': 'Baize gaat nooit online en kan dus niet zelf naar nieuwere versies zoeken. Je vindt ze hier:',
  'about.releases': 'Alle versies bekijken',
  'about.copy-address': 'Adres kopiëren',
  'about.address-copied': 'Het adres is gekopieerd: plak het in een browser.',
  'about.text': 'Patience in alle rust: geen account, geen reclame, geen internet.',
  'about.stays': 'Niets verlaat deze computer',
  'about.stays-text':
    'Je spellen, statistieken en afbeeldingen staan in één map op deze computer en nergens anders. Baize heeft geen accounts, verzamelt niets en neemt met niemand contact op. De pagina mag alleen verbinding maken met Baize zelf; dat kun je proberen.',
  'about.stays-but': 'De enige uitzondering is een map die je zelf deelt (Instellingen, ‘Je andere computer’).',
  'about.try': 'Probeer elders verbinding te maken',
  'about.refused': 'Geweigerd: er is geen verbinding gemaakt met {address}.',
  'about.not-refused': 'De verbinding met {address} is niet geweigerd. Meld dit alsjeblieft.',
  'about.licence': 'Baize is vrije software onder de MIT-licentie. Het is gebouwd op het werk van anderen:',
  'about.licences': 'Licenties',
  'about.wrong': 'Als er iets misgaat',
  'about.diagnostics':
    'Baize houdt bij wat er gebeurt, zodat is na te gaan wat er misging. In die notities staat geen van je partijen, en geen map behalve die van Baize zelf.',
  'about.copy': 'Diagnose kopiëren',
  'about.copied': 'De diagnose is gekopieerd: plak die waar je om hulp vraagt.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
