import type { KnownVerdict } from './verdict-history.ts';
import { makeMove, type Move, parseMove } from '../model/move.ts';
import type { Saved } from '../session/saved-game.ts';
import type { Review, Slip } from './review.ts';

/** The version of the analysis: a review of another version is made again. */
const VERSION = 2;
const VERDICT_LETTERS: Readonly<Record<KnownVerdict, string>> = { won: 'w', lost: 'l', chance: 'c', open: 'o' };
const VERDICT_OF_LETTER = new Map(
  Object.entries(VERDICT_LETTERS).map(([known, letter]) => [letter, known as KnownVerdict]),
);

/**
 * Writes a review as text, as words separated by blanks: the version, a hash of the game, a letter for the verdict on
 * each position, the number of playouts from each and how many were won (`24:12,9`), and a word for each slip: the
 * number of moves before it, the better moves, the wins after these, after what was played, and out of how many
 * (`17:0,6>9:30/4/48`; `17:0,6>9` for the move that lost).
 */
export const makeReview = ({ known, plays, wins, slips }: Review, saved: Saved): string =>
  [VERSION, markOf(saved), known.map((each) => VERDICT_LETTERS[each]).join(''), `${plays}:${wins.join(',')}`]
    .concat(slips.map(makeSlip))
    .join(' ');

/** Reads a review; undefined when it is of another version, or of another game than this one. */
export function parseReview(text: string, saved: Saved): Review | undefined {
  const [version, mark, letters = '', quick = '', ...words] = text.split(' ');
  if (version !== String(VERSION) || mark !== markOf(saved)) return undefined;
  const known = letters.split('').flatMap((letter) => VERDICT_OF_LETTER.get(letter) ?? []);
  const [plays = 0, ...wins] = numbersIn(quick);
  const slips = words.flatMap((word) => parseSlip(word) ?? []);
  return known.length === letters.length && slips.length === words.length ? { known, plays, wins, slips } : undefined;
}

function makeSlip({ at, better, wins }: Slip): string {
  const word = `${at}:${better.map(makeMove).join(',')}`;
  return wins ? `${word}:${wins.better}/${wins.played}/${wins.of}` : word;
}

function parseSlip(word: string): Slip | undefined {
  const [at = '', moves = '', counts] = word.split(':');
  const better = moves.split(',').map(parseMove);
  const [won, played, of] = numbersIn(counts ?? '');
  if (!/^\d+$/.test(at) || !better.every((move): move is Move => move !== undefined)) return undefined;
  if (counts === undefined) return { at: Number(at), better, wins: undefined };
  if (won === undefined || played === undefined || of === undefined) return undefined;
  return { at: Number(at), better, wins: { better: won, played, of } };
}

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

/** Returns a hash that identifies a game: FNV-1a of the deal, the log, and how many of its moves hold. */
function markOf({ game, options, deal, cards, moves, at }: Saved): string {
  let hash = 0x811c9dc5;
  for (const letter of [game, options, deal, cards, at, moves].join(' '))
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash.toString(16);
}
