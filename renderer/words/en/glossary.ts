/**
 * The terms that must be one word each in every language, with the English words for them as parts of regular
 * expressions. The `glossary.ts` of each other language lists what its messages use for each term: the word, or the
 * beginnings of its inflected forms.
 */
export const glossary = {
  stock: 'stock',
  waste: 'waste',
  foundation: 'foundations?',
  column: 'columns?',
  reserve: 'reserves?',
  cell: 'cells?',
  row: 'rows?',
  ace: 'aces?',
  jack: 'jacks?',
  queen: 'queens?',
  king: 'kings?',
  suit: 'suits?',
  rank: 'ranks?',
  run: 'run',
  match: 'match|matches',
  pack: 'packs?',
  base: 'base card',
  redeal: 'redeals?',
  undo: 'undo',
  redo: 'redo',
  hint: 'hint',
  backup: 'backups?',
  settings: 'settings',
  statistics: 'statistics',
  options: 'options',
  rules: 'rules',
  score: 'score',
  streak: 'streaks?',
  favourite: 'favourites?',
  solution: 'solution',
  review: 'review|reviewed',
  replay: 'replay',
  'saved game': 'saved games?',
  'deal number': 'deal number',
  'game in progress': 'games? in progress',
} as const;

export type Term = keyof typeof glossary;
