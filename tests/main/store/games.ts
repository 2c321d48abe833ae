import {
  type CardSetId,
  FACE_PARTS,
  type FinishedGame,
  type KeptGame,
  type NewCarried,
  type OwnCardSet,
} from '../../../preload/api.ts';

export function keptGame(change: Partial<KeptGame> = {}): KeptGame {
  return {
    game: 'klondike',
    options: 'dealing=one',
    rules: 1,
    deal: 617,
    cards: '',
    moves: '0 6>9x3 2>3',
    at: 2,
    moveCount: 2,
    score: 5,
    clock: 61_250,
    begun: 1_790_000_000_000,
    help: { undos: 1, hints: 2, solver: false },
    ...change,
  };
}

export function finishedGame(change: Partial<FinishedGame> = {}): FinishedGame {
  return { ...keptGame(), outcome: 'won', ...change };
}

/** The head of a picture 4 wide and 6 high, which is all that the store reads. */
export const WEBP = 'UklGRhYAAABXRUJQVlA4WAoAAAAAAAAAAwAABQAA';

/** Returns the description of a set of all cards. */
export const cardSet = (name: string, id: CardSetId = 'set-0123456789abcdef'): OwnCardSet => ({
  id,
  name,
  kind: 'kde',
  author: 'A. Painter',
  texts: [{ name: 'COPYING', text: 'Do as you like.\n' }],
  parts: FACE_PARTS,
});

/** Returns totals of another program. */
export const carriedTotal = (change: Partial<NewCarried> = {}): NewCarried => ({
  source: 'KPatience',
  player: '',
  game: 'freecell',
  options: '',
  games: 1,
  played: 412,
  won: 98,
  longestWins: 7,
  longestLosses: null,
  bestTime: null,
  fewestMoves: 71,
  rules: 'same',
  ...change,
});
