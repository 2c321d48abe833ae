import { TURNED } from '../../model/change.ts';
import { choose, defineGame } from '../../model/game.ts';
import { type Place, rows } from '../../model/variant.ts';
import { fromOf } from '../../model/move.ts';
import type { Pile, PileRules, Step } from '../../model/pile.ts';
import { type Need, onlyWhen, turnTo } from '../../vocabulary/actions.ts';
import { fillFrom } from '../../vocabulary/after.ts';
import { baseChosen, baseShown, hasBase, setBase } from '../../vocabulary/base.ts';
import { cardsOn, holds, noneEmpty } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, reserve, stock, tableau, waste } from '../../vocabulary/piles.ts';
import {
  aboveBase,
  alternateColour,
  anyCard,
  baseOrFirst,
  build,
  down,
  sameSuit,
  up,
  wrapped,
} from '../../vocabulary/relations.ts';
import { REDEALS } from '../../model/counters.ts';

interface Variation {
  readonly label: string;
  /** Cards in the reserve. */
  readonly store: number;
  readonly columns: number;
  /** Whether the player chooses the base card. */
  readonly chosen: boolean;
  readonly suits: typeof sameSuit;
  readonly redeals: number;
  /** What fills an empty column. */
  readonly fills: 'player' | 'reserve' | 'waste';
  /** Cards go on a base card too, and any card into an empty column once stock and waste are used up. */
  readonly loose?: true;
}

const usual = { store: 11, columns: 9, chosen: false, suits: alternateColour, redeals: 0, fills: 'player' } as const;
const star = { ...usual, fills: 'waste', loose: true } as const;
const variation = choose<Variation>(
  'Variation',
  {
    terrace: { label: 'Terrace', ...usual, chosen: true },
    general: { label: "General's Patience", ...usual, store: 13, chosen: true, suits: sameSuit, redeals: 1 },
    stars: { label: 'Falling Stars', ...usual },
    star: { label: 'Falling Star', ...star, columns: 8 },
    'nine-star': { label: 'Falling Star, nine columns', ...star },
    signora: { label: 'Signora', ...usual, fills: 'waste' },
    redheads: { label: 'Redheads', ...usual, store: 21, columns: 8, fills: 'reserve' },
    blondes: { label: 'Blondes and Brunettes', ...usual, store: 10, columns: 8 },
    wood: { label: 'Wood', ...usual, store: 10 },
  },
  'terrace',
);

export default defineGame({
  id: 'terrace',
  name: 'Terrace',
  options: { variation },
  /** 1: a card was turned while a column was empty, and it is still there. */
  counters: { locked: 1 },
  variant({ variation: { store, columns: width, chosen, suits, redeals, fills, loose } }, { locked }) {
    const turned = pile(waste());
    const terrace = pile(reserve({ fan: 'right' }));
    const taken: PileRules['reach'] = (from, _to, _count, t) => hasBase(t) || from !== terrace.index;
    const rising = { build: build(wrapped(up), suits), start: baseOrFirst, room: 13, reach: taken } as const;
    const homes = piles(8, foundation({ ...rising, lift: 'nothing' }));
    const reach: PileRules['reach'] = (from, to, _, t) => {
      if (!hasBase(t) || from === terrace.index) return false;
      if (t.size(to) > 0 || from === turned.index) return true;
      if (loose) return t.size(talon.index) + t.size(turned.index) === 0;
      return fills === 'reserve' && t.size(terrace.index) === 0;
    };
    const order = build(wrapped(down), alternateColour);
    const rules = { build: loose ? order : aboveBase(order), start: anyCard, lift: 'top', reach } as const;
    const columns = piles(width, tableau(rules));
    const full = noneEmpty(columns);
    /** After the redeal each card has to be played before the next is turned. */
    const played: Need = {
      met: (t) => t.counter(locked) + t.counter(REDEALS) === 0,
      why: (t) => ({ code: t.counter(locked) > 0 ? 'locked' : 'unplayed' }),
    };
    const talon: Pile = pile(stock(onlyWhen(baseChosen, onlyWhen(played, turnTo(turned, { redeals })))));
    const sources = { player: [], reserve: [terrace], waste: [turned, talon] }[fills];
    const setOut = [setBase(homes), fillFrom(talon, columns)];
    const begin: Step = (t, move) => {
      if (!hasBase(t)) for (const step of setOut) step(t, move);
    };
    const refill: Step = (t, move) => {
      const gap = !full(t, 0);
      if (!gap || fromOf(move) === turned.index) t.set(locked, 0);
      const dry = t.size(turned.index) === 0 && t.size(talon.index) > 0;
      if (dry) t.move(talon.index, turned.index, 1, TURNED);
      if (gap && (dry || fromOf(move) === talon.index)) t.set(locked, 1);
    };
    const opening = chosen
      ? [dealUp(talon, columns.slice(0, 4))]
      : [dealUp(talon, homes.slice(0, 1)), begin, dealUp(talon, [turned])];
    return {
      places: [
        ...rows([[talon, turned, null, terrace], homes]),
        ...columns.map((column, at): Place => ({ pile: column, x: (at * 7) / (width - 1), y: 2 })),
      ],
      from: talon,
      deck: { packs: 2 },
      deal: [dealUp(talon, [terrace], store), ...opening],
      after: [begin, ...sources.map((from) => fillFrom(from, columns)), refill],
      won: holds(homes, 104),
      score: cardsOn(homes),
      shows: [baseShown],
    };
  },
});
