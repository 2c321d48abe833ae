import type { about as english } from '../en/about.ts';

export const about = {
  'rules.title': 'Regole: {game}',
  'rules.missing': 'Al momento non è possibile mostrare le regole di questo solitario.',
  'rules.language': 'Le regole sono in inglese.',
  'rules.rest': 'Le regole complete sono in inglese.',

  'glossary.title': 'Glossario',
  'glossary.text':
    'Che cosa significano i termini delle regole. Se la pagina di un solitario dice altro, vale la pagina.',
  'glossary.language': 'I termini sono spiegati in inglese.',
  'glossary.back': 'Torna alle regole',

  'about.title': 'Informazioni su Baize',
  'about.version': 'Versione {version}',
  'about.aged': 'Versione {version}, uscita {age} fa',
  'about.newer': 'Baize non si collega mai a internet, quindi non cerca nuove versioni:',
  'about.releases': 'Vedi tutte le versioni',
  'about.copy-address': 'Copia indirizzo',
  'about.address-copied': 'Indirizzo copiato: incollalo in un browser.',
  'about.text': 'Solitari da giocare in pace: niente account, niente pubblicità, niente internet.',
  'about.stays': 'Niente lascia questo computer',
  'about.stays-text':
    'Partite, statistiche e immagini restano in una cartella di questo computer e in nessun altro posto. Baize non ha account, non raccoglie nulla e non contatta nessuno. La sua pagina può collegarsi solo a Baize: puoi provarlo.',
  'about.stays-but':
    'L’unica eccezione è una cartella che scegli tu di condividere (Impostazioni, «L’altro computer»).',
  'about.try': 'Prova a collegarti altrove',
  'about.refused': 'Rifiutato: non è stato stabilito alcun collegamento a {address}.',
  'about.not-refused': 'Il collegamento a {address} non è stato rifiutato. Segnalacelo, per favore.',
  'about.licence': 'Baize è software libero con licenza MIT. Si basa sul lavoro di altri:',
  'about.licences': 'Licenze',
  'about.wrong': 'Se qualcosa non va',
  'about.diagnostics':
    'Baize registra ciò che succede, per aiutare a capirne le cause. Il registro non nomina nessuna delle tue partite, né altre cartelle oltre a quella di Baize.',
  'about.copy': 'Copia la diagnostica',
  'about.copied': 'Diagnostica copiata: incollala dove chiedi aiuto.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
