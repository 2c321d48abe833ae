/**
 * The terms that must be one word each in every language, and the English words that stand for them, as parts of a
 * regular expression. Every language has its own in its `glossary.ts`: what its messages say for the term, or
 * beginnings of it where it is inflected.
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
