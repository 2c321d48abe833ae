import { makeOptions, parseOptions } from '../model/options.ts';
import { fail, type Result, succeed } from '../model/result.ts';
import { parseOrder } from '../model/deck-order.ts';
import { type Fault, fault } from '../session/fault.ts';
import { Session } from '../session/session.ts';
import { isCardWord } from './cards.ts';
import type { CurrentDeal } from './current-deal.ts';
import { meantMove, type SolverSpot, solverSpots, type WrittenMove } from './solution-move.ts';

/** The letters of cells: a to g, then k and so on; h is home. */
export const CELL_LETTERS = 'abcdefgklmnopqrstu';

const TOKEN = /^([1-9a-gk-u])([1-9a-hk-u])(?:v([\da-f]{1,2}))?$/;
const WORDS =
  /Move (?:(a card|the sequence)|(\d+) cards) (?:from|on top of) (stack|freecell) (\d+) to (?:(?:(stack|freecell) (\d+))|the foundations)/gi;

/** Whether a text is a solution: moves in fc-solve's sentences, or in letters that aren’t all names of cards. */
export function isSolution(text: string): boolean {
  if (text.search(WORDS) >= 0) return true;
  const words = wordsIn(text);
  return words.every((word) => TOKEN.test(word)) && words.some((word) => !isCardWord(word.toUpperCase()));
}

const wordsIn = (text: string): string[] => text.toLowerCase().split(/[\s,]+/);

/**
 * Plays a solution from the beginning of the deal on the table. It may assume that cards go home automatically, or that
 * they do not: each is tried.
 */
export function playSolution(text: string, current: CurrentDeal): Result<Session, Fault> {
  const moves = text.search(WORDS) >= 0 ? movesOfWords(text) : wordsIn(text).map(moveOfToken);
  const answers = parseOptions(current.game, current.options) ?? {};
  const turned =
    'automatic' in answers ? makeOptions(current.game, { ...answers, automatic: !answers['automatic'] }) : undefined;
  const tries = [
    play(moves, current, current.options, false),
    ...(turned === undefined ? [] : [play(moves, current, turned, false)]),
    play(moves, current, current.options, true),
  ];
  return tries.find(({ ok }) => ok) ?? tries[0]!;
}

function play(
  moves: readonly WrittenMove[],
  current: CurrentDeal,
  options: string,
  withAutoplay: boolean,
): Result<Session, Fault> {
  const session = Session.begin(
    current.game,
    options,
    current.cards === '' ? current.deal : parseOrder(current.cards)!,
  );
  const spots = solverSpots(session);
  if (spots === undefined) return fail(fault('solution-game'));
  for (const [at, written] of moves.entries()) {
    const move = meantMove(session, spots, written);
    // A card that went home automatically is not moved again.
    if (move === undefined && written.to.kind !== 'home') return fail(fault('forbidden', at + 1, written.text));
    if (move !== undefined) session.play(move);
    if (withAutoplay) session.autoplay();
  }
  return succeed(session);
}

function moveOfToken(text: string): WrittenMove {
  const [, from = '', to = '', count] = TOKEN.exec(text)!;
  return {
    from: spotOf(from),
    to: spotOf(to),
    text,
    ...(count !== undefined && { count: Number.parseInt(count, 16) }),
  };
}

function spotOf(letter: string): SolverSpot {
  if (letter === 'h') return { kind: 'home', at: 0 };
  const cell = CELL_LETTERS.indexOf(letter);
  return cell < 0 ? { kind: 'column', at: Number(letter) - 1 } : { kind: 'cell', at: cell };
}

const movesOfWords = (text: string): WrittenMove[] =>
  Array.from(text.matchAll(WORDS), ([whole, one, many, kind, at, target, place]) => ({
    from: { kind: kind?.toLowerCase() === 'stack' ? 'column' : 'cell', at: Number(at) },
    to:
      target === undefined
        ? { kind: 'home', at: 0 }
        : { kind: target.toLowerCase() === 'stack' ? 'column' : 'cell', at: Number(place) },
    ...(one?.toLowerCase() !== 'the sequence' && { count: many === undefined ? 1 : Number(many) }),
    text: whole,
  }));
