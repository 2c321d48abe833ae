import type { KnownVerdict } from './course.ts';
import { makeMove, type Move, parseMove } from '../model/move.ts';
import type { Saved } from '../session/saved-game.ts';
import type { Review, Slip } from './review.ts';

/** Of the way in which games are reviewed: what another version found is found anew. */
const VERSION = 2;
const LETTERS: Readonly<Record<KnownVerdict, string>> = { won: 'w', lost: 'l', chance: 'c', open: 'o' };
const KNOWN = new Map(Object.entries(LETTERS).map(([known, letter]) => [letter, known as KnownVerdict]));

/**
 * A review as text, of words parted by blanks: the version, a mark of the game, a letter for what is known of each
 * position, the games played from each and how many were won (`24:12,9`), and a word for each slip: after how
 * many moves, what is better, the wins after it, after what was played, and of how many (`17:0,6>9:30/4/48`; `17:0,6>9`
 * for the move that lost).
 */
export const makeReview = ({ known, plays, wins, slips }: Review, saved: Saved): string =>
  [VERSION, markOf(saved), known.map((each) => LETTERS[each]).join(''), `${plays}:${wins.join(',')}`]
    .concat(slips.map(makeSlip))
    .join(' ');

/** The review in a text; undefined when it is of another version, or of another game than this one. */
export function parseReview(text: string, saved: Saved): Review | undefined {
  const [version, mark, letters = '', quick = '', ...words] = text.split(' ');
  if (version !== String(VERSION) || mark !== markOf(saved)) return undefined;
  const known = letters.split('').flatMap((letter) => KNOWN.get(letter) ?? []);
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

/** Tells games apart: FNV-1a of the deal and the moves that stand. */
function markOf({ game, options, deal, cards, moves, at }: Saved): string {
  let hash = 0x811c9dc5;
  for (const letter of [game, options, deal, cards, at, moves].join(' '))
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash.toString(16);
}
