import type { about as english } from '../en/about.ts';

export const about = {
  'rules.title': 'Regole di {game}',
  'rules.missing': 'Al momento non si può accedere alle regole di questo solitario.',
  'rules.language': 'Queste regole sono in inglese.',
  'rules.rest': 'Le regole complete sono in inglese.',

  'glossary.title': 'Glossario',
  'glossary.text':
    'Che cosa significano le parole delle regole. Se la pagina di un solitario dice altro, vale la pagina.',
  'glossary.language': 'Qui le parole sono spiegate in inglese.',
  'glossary.back': 'Torna alle regole',

  'about.title': 'Informazioni su Baize',
  'about.version': 'Versione {version}',
  'about.aged': 'Versione {version}, uscita {age} fa',
  'about.newer': 'Baize non va mai in rete, quindi non cerca da solo versioni più recenti:',
  'about.releases': 'Vedi tutte le versioni',
  'about.copy-address': 'Copia l’indirizzo',
  'about.address-copied': 'L’indirizzo è copiato: incollalo in un browser.',
  'about.text': 'Solitari da giocare in pace: senza account, senza pubblicità, senza rete.',
  'about.licence': 'Baize è software libero con licenza MIT. Si regge sul lavoro di altri:',
  'about.licences': 'Licenze',
  'about.wrong': 'Quando qualcosa non va',
  'about.diagnostics':
    'Baize annota quel che succede, per aiutare a capire perché. Le note non nominano nessuna delle tue partite, né altre cartelle oltre a quella di Baize.',
  'about.copy': 'Copia la diagnostica',
  'about.copied': 'La diagnostica è copiata: incollala dove chiedi aiuto.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
