import { KING, type Rank, rankOf } from '../card.ts';
import { TOGETHER } from '../change.ts';
import { choose, defineGame, toggle } from '../game.ts';
import { grid, rows } from '../layout.ts';
import { drag } from '../move.ts';
import type { Pile, PileRules, Step } from '../pile.ts';
import { dealEach } from '../rules/actions.ts';
import { toEmpty } from '../rules/cells.ts';
import { cardsOn, holds } from '../rules/conditions.ts';
import { dealOut } from '../rules/deals.ts';
import { cell, foundation, pile, piles, stock, tableau } from '../rules/piles.ts';
import { anyCard, anySuit, build, nextTo, sameSuit } from '../rules/relations.ts';
import type { Table } from '../table.ts';

const numbers = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** Key `3x2`: three cards to a match, from a pack of two suits, one of which is there twice. */
const pack = choose(
  'Cards of a match',
  Object.fromEntries(
    numbers(2, 4).flatMap((size) =>
      numbers(1, size).map((suits) => {
        const label = `${size} cards, ${suits} ${suits === 1 ? 'suit' : 'suits'}`;
        return [`${size}x${suits}`, { label, size, suits }] as const;
      }),
    ),
  ),
  '3x3',
);

/** As many ranks from the ace up, or a whole second pack. */
const matches = choose(
  'Matches',
  Object.fromEntries(
    [...numbers(1, KING), 2 * KING].map((count) => {
      const twice = count > KING;
      const label = twice ? `${count} (two packs)` : `${count}`;
      return [count, { label, ranks: twice ? KING : count, packs: twice ? 2 : 1 }];
    }),
  ),
  '13',
);

const columns = choose(
  'Columns',
  Object.fromEntries(numbers(3, 8).map((count) => [count, { label: `${count}`, count }])),
  '5',
);

const deal = choose(
  'Deal',
  { open: { label: 'Open: all cards at once', closed: false }, closed: { label: 'Closed: row by row', closed: true } },
  'open',
);

/** The layouts its author lists, all with matches of three: suits, matches, columns. */
const LAYOUTS = ['1x10x4', '1x13x4', '1x26x4', '2x10x4', '2x13x5', '2x26x5', '3x10x5', '3x13x5', '3x26x5'];

/** Columns of more cards than this have the whole height of the table, or their ranks could not be read. */
const LONG = 13;

export default defineGame({
  id: 'match-solitaire',
  name: 'Match Solitaire',
  options: { pack, matches, columns, deal, ignore: toggle('Ignore suits when stacking') },
  presets: LAYOUTS.map((each) => {
    const [suits = '', sets = '', width = ''] = each.split('x');
    const label = `${suits} ${suits === '1' ? 'suit' : 'suits'}, ${sets} matches, ${width} columns`;
    return { label, answers: { pack: `3x${suits}`, matches: sets, columns: width } };
  }),
  layout({ pack: { size, suits }, matches: { ranks, packs }, columns: { count }, deal: { closed }, ignore }) {
    const topsOf = (t: Table, rank: Rank): Pile[] => open.filter(({ index }) => rankOf(t.top(index)) === rank);
    /** Where more cards lie open than a match takes, each is named; until it is whole, nothing else can be done. */
    const whole = (t: Table): boolean => t.size(collected.index) % size === 0;
    const collected = pile(
      foundation({
        lift: 'nothing',
        takes: anyCard,
        reach(from, to, _count, t) {
          const rank = rankOf(t.top(from));
          return whole(t) ? topsOf(t, rank).length >= size : rankOf(t.top(to)) === rank;
        },
      }),
    );
    const shared: Omit<PileRules, 'role'> = {
      double: (t, at) => [drag(at, 1, collected.index), ...toEmpty(cells)(t, at)],
      ...(packs > 1 && { reach: (_from, _to, _count, t) => whole(t) }),
    };
    const cells: Pile[] = piles(count, cell(shared));
    const relation = build(nextTo, ignore ? anySuit : sameSuit);
    const stacks = piles(count, tableau({ build: relation, start: anyCard, lift: 'top', ...shared }));
    const open = [...stacks, ...cells];
    const deck = pile(closed ? stock(dealEach(stacks, whole)) : { role: 'stock' });
    const complete: Step = (t) => {
      const rest = whole(t) ? [] : topsOf(t, rankOf(t.top(collected.index)));
      if (rest.length !== size - (t.size(collected.index) % size)) return;
      for (const { index } of rest) t.move(index, collected.index, 1, TOGETHER);
    };
    const cards = size * ranks * packs;
    const shown = closed ? [collected, deck] : [collected];
    const side = { x: count + 0.5 };
    return {
      places:
        cards > LONG * count
          ? [...rows([stacks]), ...grid(cells, 2, side), ...grid(shown, 2, { ...side, y: Math.ceil(count / 2) + 0.2 })]
          : [...rows([cells, stacks]), ...grid(shown, 1, side)],
      hidden: closed ? [] : [deck],
      from: deck,
      deck: { suits: numbers(0, size - 1).map((at) => at % suits), ranks: numbers(1, ranks), packs },
      homes: [],
      deal: closed ? [] : [dealOut(deck, stacks)],
      after: [complete],
      won: holds([collected], cards),
      score: cardsOn([collected]),
      shows: [(t) => ({ kind: 'matches', value: Math.floor(t.size(collected.index) / size) })],
    };
  },
});
