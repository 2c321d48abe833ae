import { REVERSED, TURNED } from '../change.ts';
import { tap } from '../move.ts';
import type { Action, Condition, Pile, Shortcut } from '../pile.ts';
import { REDEALS, type Table } from '../table.ts';
import { buildsOn } from './conditions.ts';
import { dealRound } from './deals.ts';

/** How the stock is gone through. */
interface Turning {
  /** Cards turned at a time; usually one. */
  readonly turn?: number;
  /** How often the waste may be turned back; usually never. */
  readonly redeals?: number;
}

/** Turns cards from the stock to the waste one by one, while it has room; the empty stock takes the waste back in its old order. */
export function turnTo(turned: Pile, { turn = 1, redeals = 0 }: Turning = {}): Action {
  const { room = Infinity } = turned.rules;
  const again = (t: Table): boolean => t.size(turned.index) > 0 && t.counter(REDEALS) < redeals;
  return {
    redeals,
    can: (t, at) => (t.size(at) > 0 ? t.size(turned.index) < room : again(t)),
    run(t, at) {
      if (t.size(at) > 0) return t.move(at, turned.index, Math.min(turn, t.size(at)), REVERSED | TURNED);
      t.move(turned.index, at, t.size(turned.index), REVERSED | TURNED);
      t.add(REDEALS, redeals === Infinity ? 0 : 1);
    },
  };
}

/** Deals a card face up to each pile, while `allowed`. */
export const dealEach = (to: readonly Pile[], allowed: Condition = () => true): Action => ({
  can: (t, at) => t.size(at) > 0 && allowed(t, at),
  run: (t, at) => dealRound(t, at, to, TURNED),
});

const moveTop = (to: Pile, can: Condition): Action => ({ can, run: (t, at) => t.move(at, to.index, 1) });

/** Carries the top card to `to` when it builds there: a click instead of a drag. */
export const playTo = (to: Pile): Action => moveTop(to, buildsOn(to));

/** Takes the top card out of play, if `which`. */
export const removeTop = (out: Pile, which: Condition): Action => moveTop(out, which);

/** A double-click does what a click does. */
export const asTap: Shortcut = (_, at) => [tap(at)];

/** Lays cards out anew after a shuffle, so many times. */
export const redealByChance = (redeals: number, allowed: Condition, run: Action['run']): Action => ({
  chance: true,
  redeals,
  can: (t, at) => t.counter(REDEALS) < redeals && allowed(t, at),
  run(t, at) {
    run(t, at);
    t.add(REDEALS, 1);
  },
});
