import { type Rank, rankOf } from '../model/card.ts';
import { REVERSED, TURNED } from '../model/change.ts';
import { tap } from '../model/move.ts';
import type { Action, Condition, Explain, Pile, Shortcut, Step } from '../model/pile.ts';
import { REDEALS } from '../model/counters.ts';
import type { Reason } from '../model/reason.ts';
import type { Table } from '../model/table.ts';
import { buildsOn, noneEmpty, outranked, topIs } from './conditions.ts';
import { dealOut, dealRound, gather, takeUp } from './deals.ts';

/** How the stock is turned to the waste. */
export interface Turning {
  /**
   * Cards turned at a time, usually one; an array has the number for each pass through the stock, by the redeals made.
   */
  readonly turn?: number | readonly number[];
  /** How often the waste may be turned back; usually never. */
  readonly redeals?: number;
}

/**
 * Turns cards from the stock to the waste, while it has room; once the stock is empty, turns the waste back in its old
 * order.
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

/** Deals a card face up to each pile; when too few are left, to the first of these piles, or to those of `last`. */
export const dealEach = (to: readonly Pile[], last = to): Action => ({
  round: to.length,
  can: (t, at) => t.size(at) > 0,
  run: (t, at) => dealRound(t, at, t.size(at) < to.length ? last : to, TURNED),
  why: () => ({ code: 'dealt' }),
});

/** Deals one card face up to the pile that `to` returns; to none when that is undefined. */
export const dealOne = (to: (t: Table, at: number) => Pile | undefined): Action => ({
  can: (t, at) => t.size(at) > 0,
  run(t, at) {
    const next = to(t, at);
    if (next !== undefined) t.move(at, next.index, 1, TURNED);
  },
  why: () => ({ code: 'dealt' }),
});

/**
 * Deals by `deal`; the empty stock first takes these piles back, unshuffled, up to `redeals` times. Without `deal`, a
 * click only takes them back.
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

/** A condition for an action, and why it is not met. */
export interface Need {
  readonly met: Condition;
  readonly why: Explain;
  /** The reason's code, where it is always the same. */
  readonly code?: Reason['code'];
}

/**
 * Returns the action, allowed only when `need` is met. When both forbid it, the action's reason is shown, or with
 * `first` the need's.
 */
export const onlyWhen = (need: Need, action: Action, reasonOrder: 'last' | 'first' = 'last'): Action => ({
  ...action,
  ...(need.code && { needs: [...(action.needs ?? []), need.code] }),
  can: (t, at) => action.can(t, at) && need.met(t, at),
  why: (t, at) =>
    (reasonOrder === 'first' ? !need.met(t, at) : action.can(t, at)) ? need.why(t, at) : action.why(t, at),
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

/** Deals a card to each column, once none is empty. */
export const dealWhenFilled = (columns: readonly Pile[]): Action => onlyWhen(everyFilled(columns), dealEach(columns));

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

/** Takes the top card out of play when a higher one of its suit is on top of another of these piles. */
export const removeOutranked = (out: Pile, piles: () => readonly Pile[]): Action =>
  moveTop(out, outranked(piles), () => ({ code: 'unbeaten' }));

/** A double-click does what a click does. */
export const asTap: Shortcut = (_, at) => [tap(at)];

/** Redeals in an order that can be foreseen, up to `redeals` times. */
export const redealInOrder = (redeals: number, run: Action['run']): Action => ({
  redeals,
  can: (t) => t.counter(REDEALS) < redeals,
  run(t, at) {
    run(t, at);
    t.add(REDEALS, redeals === Infinity ? 0 : 1);
  },
  why: () => ({ code: 'no-redeal', count: redeals }),
});

/** Redeals after a shuffle, up to `redeals` times. */
export const redealByChance = (redeals: number, run: Action['run']): Action => ({
  ...redealInOrder(redeals, run),
  chance: true,
});

/** Gathers the fans, shuffles them and deals them again. */
export const shuffleFans = (redeals: number, fans: () => readonly Pile[], deal: Step): Action =>
  redealByChance(redeals, (t, at) => {
    takeUp(t, fans(), at);
    t.shuffle(at);
    deal(t, 0);
  });

/** Gathers the columns in their order and deals them out again card by card, up to `redeals` times. */
export const dealAgain = (redeals: number, stock: () => Pile, columns: readonly Pile[]): Action =>
  redealInOrder(redeals, (t, at) => {
    gather(t, columns.toReversed(), at);
    dealOut(stock(), columns)(t, 0);
  });
