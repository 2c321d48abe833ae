import { rankOf } from '../model/card.ts';
import type { Fact } from '../model/variant.ts';
import type { Pile, Step } from '../model/pile.ts';
import { BASE } from '../model/counters.ts';
import type { Table } from '../model/table.ts';
import type { Need } from './actions.ts';

/** Sets the base rank of the deal from the first card that lies on one of these piles. */
export const setBase =
  (piles: readonly Pile[]): Step =>
  (t) => {
    if (t.counter(BASE) > 0) return;
    for (const { index } of piles) if (t.size(index) > 0) t.set(BASE, rankOf(t.top(index)));
  };

/** Whether the base card of the deal is known: in some games the player chooses it. */
export const hasBase = (t: Table): boolean => t.counter(BASE) > 0;

/** The player has chosen the base card. */
export const baseChosen: Need = { code: 'base', met: hasBase, why: () => ({ code: 'base' }) };

export const baseShown = (t: Table): Fact => ({ kind: 'base', value: t.counter(BASE) });

export const reserveShown =
  (reserve: Pile) =>
  (t: Table): Fact => ({ kind: 'reserve', value: t.size(reserve.index) });
