import { type Rank, rankOf } from '../model/card.ts';
import { REVERSED, TURNED } from '../model/change.ts';
import { tap } from '../model/move.ts';
import type { Action, Condition, Pile, Shortcut, Explain } from '../model/pile.ts';
import { REDEALS } from '../model/counters.ts';
import type { Reason } from '../model/reason.ts';
import type { Table } from '../model/table.ts';
import { buildsOn, noneEmpty, outranked, topIs } from './conditions.ts';
import { dealRound, gather } from './deals.ts';

/** How the stock is gone through. */
export interface Turning {
  /**
   * Cards turned at a time, usually one; or so many each time the stock is gone through, which the redeals then follow.
   */
  readonly turn?: number | readonly number[];
  /** How often the waste may be turned back; usually never. */
  readonly redeals?: number;
}

/**
 * Turns cards from the stock to the waste one by one, while it has room; the empty stock takes the waste back in its
 * old order.
 */
export function turnTo(turned: Pile, { turn = 1, redeals = 0 }: Turning = {}): Action {
  const { room = Infinity } = turned.rules;
  const count = (t: Table): number => (typeof turn === 'number' ? turn : turn[t.counter(REDEALS)]!);
  const again = (t: Table): boolean => t.size(turned.index) > 0 && t.counter(REDEALS) < redeals;
  return {
    redeals,
    turns: { to: turned, ...(typeof turn === 'number' && { count: turn }) },
    can: (t, at) => (t.size(at) > 0 ? t.size(turned.index) < room : again(t)),
    run(t, at) {
      if (t.size(at) > 0) return t.move(at, turned.index, Math.min(count(t), t.size(at)), REVERSED | TURNED);
      t.move(turned.index, at, t.size(turned.index), REVERSED | TURNED);
      t.add(REDEALS, redeals === Infinity ? 0 : 1);
    },
    why(t, at) {
      if (t.size(at) > 0) return { code: 'unplayed' };
      if (redeals === 0) return { code: 'once' };
      return t.counter(REDEALS) < redeals ? { code: 'nothing' } : { code: 'no-redeal', count: redeals };
    },
  };
}

/**
 * Deals a card face up to each pile; the last cards, when they are too few, to the first of those piles or to others.
 */
export const dealEach = (to: readonly Pile[], last = to): Action => ({
  round: to.length,
  can: (t, at) => t.size(at) > 0,
  run: (t, at) => dealRound(t, at, t.size(at) < to.length ? last : to, TURNED),
  why: () => ({ code: 'dealt' }),
});

/** Deals one card face up, each time to the pile that `to` names; to none where it names none. */
export const dealOne = (to: (t: Table, at: number) => Pile | undefined): Action => ({
  can: (t, at) => t.size(at) > 0,
  run(t, at) {
    const next = to(t, at);
    if (next !== undefined) t.move(at, next.index, 1, TURNED);
  },
  why: () => ({ code: 'dealt' }),
});

/**
 * Deals on, as `deal` does it; the empty stock first takes these piles up, unshuffled, so many times. Without `deal` a
 * click does no more than that.
 */
export const dealOn = (
  piles: () => readonly Pile[],
  redeals: number,
  deal?: Action['run'],
  takingUp = gather,
): Action => ({
  redeals,
  can(t, at) {
    if (t.size(at) > 0) return deal !== undefined;
    return t.counter(REDEALS) < redeals && piles().some(({ index }) => t.size(index) > 0);
  },
  run(t, at) {
    if (t.size(at) === 0) {
      takingUp(t, piles(), at);
      t.add(REDEALS, 1);
    }
    deal?.(t, at);
  },
  why(t, at) {
    if (t.size(at) > 0) return { code: 'opened' };
    return t.counter(REDEALS) < redeals ? { code: 'nothing' } : { code: 'no-redeal', count: redeals };
  },
});

/** Something that has to be so before an action can be done, and why it is not. */
export interface Need {
  readonly met: Condition;
  readonly why: Explain;
  /** Why, in a word, where it is always the same. */
  readonly code?: Reason['code'];
}

/**
 * The action, once what it needs is so; where both stand in the way, that is told after what the action says itself, or
 * first.
 */
export const onlyWhen = (need: Need, action: Action, told: 'last' | 'first' = 'last'): Action => ({
  ...action,
  ...(need.code && { needs: [...(action.needs ?? []), need.code] }),
  can: (t, at) => action.can(t, at) && need.met(t, at),
  why: (t, at) => ((told === 'first' ? !need.met(t, at) : action.can(t, at)) ? need.why(t, at) : action.why(t, at)),
});

/** Each of these piles has to hold a card. */
export function everyFilled(piles: readonly Pile[]): Need {
  const empty = (t: Table): Pile[] => piles.filter(({ index }) => t.size(index) === 0);
  return {
    code: 'hole',
    met: noneEmpty(piles),
    why: (t) => ({ code: 'hole', count: empty(t).length, pile: empty(t)[0]?.index ?? 0 }),
  };
}

const moveTop = (to: Pile, can: Condition, why: Explain): Action => ({
  can,
  why,
  run: (t, at) => t.move(at, to.index, 1),
});

/** Carries the top card to `to` when it builds there: a click instead of a drag. */
export const playTo = (to: Pile): Action => ({ ...moveTop(to, buildsOn(to), () => ({ code: 'misfit' })), plays: to });

/** Takes the top card out of play when it has that rank; others go in pairs. */
export const removeAlone = (out: Pile, rank: Rank): Action =>
  moveTop(
    out,
    topIs((card) => rankOf(card) === rank),
    () => ({ code: 'alone', rank }),
  );

/** Takes the top card out of play when another of these piles' outranks it. */
export const removeOutranked = (out: Pile, piles: () => readonly Pile[]): Action =>
  moveTop(out, outranked(piles), () => ({ code: 'unbeaten' }));

/** A double-click does what a click does. */
export const asTap: Shortcut = (_, at) => [tap(at)];

/** Lays cards out anew in an order that can be foreseen, so many times. */
export const redealInOrder = (redeals: number, run: Action['run']): Action => ({
  redeals,
  can: (t) => t.counter(REDEALS) < redeals,
  run(t, at) {
    run(t, at);
    t.add(REDEALS, redeals === Infinity ? 0 : 1);
  },
  why: () => ({ code: 'no-redeal', count: redeals }),
});

/** The same after a shuffle. */
export const redealByChance = (redeals: number, run: Action['run']): Action => ({
  ...redealInOrder(redeals, run),
  chance: true,
});
