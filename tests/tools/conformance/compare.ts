import { fromOf, isDrag, isTap, tap } from '../../../engine/model/move.ts';
import { Moves } from '../../../engine/legality/move-generator.ts';
import { dealingPile, type DealtTrace } from './deal.ts';
import { comparable } from './pysol/alike.ts';
import type { Position } from './exception.ts';
import { exceptionsOf } from './exceptions.ts';
import type { Drag, Legal } from './action.ts';
import { slotText, theirDrag } from './slots.ts';
import type { Trace } from './trace.ts';

/** A difference between Baize and the recording. */
export interface Difference {
  readonly what: string;
  readonly expected: string;
  readonly actual: string;
}

/** The result of comparing at one point of a recording. */
export interface Compared {
  readonly differences: readonly Difference[];
  /** Comparisons left out, as exceptions. */
  readonly excepted: number;
}

export const SAME: Compared = { differences: [], excepted: 0 };

const found = new Moves();

/**
 * Compares the legal drags, the piles that respond to a click, and whether a deal is possible, before a recorded
 * action.
 */
export function compareLegal(dealt: DealtTrace, trace: Trace, legal: Legal, position: Position): Compared {
  const exceptions = exceptionsOf(trace);
  const [theirs, ours] = comparable(dealt, trace, position, legal, ownMoves(dealt, trace));
  return join([
    compareSets('drags', theirs.drags, ours.drags, dragText, (drag) => exceptions.drags?.(drag, position)),
    compareSets('clicks', theirs.clicks, ours.clicks, String, (pile) => exceptions.clicks?.(pile, position)),
    ...(trace.features.dealable ? [compareOne('deal', theirs.deal, ours.deal, exceptions.deal?.(position))] : []),
  ]);
}

function ownMoves(dealt: DealtTrace, trace: Trace): Legal {
  const { rules, table, slots } = dealt;
  const deals = dealingPile(dealt, trace);
  rules.legalMoves(table, found);
  const moves = [...found.list.subarray(0, found.length)];
  const drags = moves.filter(isDrag).map((move) => theirDrag(table, slots, move));
  const clicks = moves.filter(isTap).map((move) => slots.slotOf(fromOf(move)));
  return {
    drags,
    clicks,
    deal: deals !== undefined && moves.includes(tap(deals)),
  };
}

const dragText = ([from, count, to]: Drag): string => `${from}>${to}${count > 1 ? `x${count}` : ''}`;

/** Compares piles, score and whether the game is won, as they are now. */
export function compareOutcome(
  dealt: DealtTrace,
  trace: Trace,
  recorded: { readonly score: number | null; readonly won?: boolean },
  position: Position,
): Compared {
  const { rules, table } = dealt;
  const exceptions = exceptionsOf(trace);
  const { score, won } = recorded;
  return join([
    comparePiles(dealt, position.piles),
    score === null ? SAME : compareOne('score', score, rules.variant.score(table), exceptions.score?.(position)),
    won === undefined ? SAME : compareOne('won', won, rules.variant.won(table), exceptions.won?.(position)),
  ]);
}

function comparePiles({ table, slots }: DealtTrace, piles: readonly string[]): Compared {
  return join(
    piles.map((text, slot) => {
      const pile = slots.pileOf(slot);
      return pile === undefined ? SAME : compareOne(`pile ${slot}`, text, slotText(table, slots, slot), false);
    }),
  );
}

function compareOne<T>(what: string, expected: T, actual: T, excepted: boolean | undefined): Compared {
  if (expected === actual) return SAME;
  if (excepted) return { differences: [], excepted: 1 };
  return { differences: [{ what, expected: show(expected), actual: show(actual) }], excepted: 0 };
}

const show = (value: unknown): string => (value === '' ? 'nothing' : String(value));

/**
 * Compares two sets. Members of only one are differences, except the exceptions, which are counted. A member that Baize
 * lists twice is a difference too.
 */
function compareSets<T>(
  what: string,
  expected: readonly T[],
  actual: readonly T[],
  text: (member: T) => string,
  excepted: (member: T) => boolean | undefined = () => false,
): Compared {
  const [theirs, ours] = [expected.map(text), actual.map(text)];
  const missing = expected.filter((member) => !ours.includes(text(member)));
  const extra = actual.filter((member, at) => !theirs.includes(text(member)) || ours.indexOf(text(member)) !== at);
  const left = [missing, extra].map((members) => members.filter((member) => !excepted(member)).map(text));
  const [lacking = '', more = ''] = left.map((members) => members.join(' '));
  const count = missing.length + extra.length - left.flat().length;
  return {
    differences: left.flat().length === 0 ? [] : [{ what, expected: show(lacking), actual: show(more) }],
    excepted: count,
  };
}

const join = (parts: readonly Compared[]): Compared => ({
  differences: parts.flatMap((part) => part.differences),
  excepted: parts.reduce((sum, part) => sum + part.excepted, 0),
});
