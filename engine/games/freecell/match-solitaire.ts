import { KING, type Rank, rankOf } from '../../model/card.ts';
import { TOGETHER } from '../../model/change.ts';
import { choose, defineGame, onlyWith, toggle } from '../../model/game.ts';
import { grid, rows } from '../../model/variant.ts';
import { drag } from '../../model/move.ts';
import type { Pile, PileRules, Step } from '../../model/pile.ts';
import { dealEach, type Need, onlyWhen } from '../../vocabulary/actions.ts';
import { toEmpty } from '../../vocabulary/cells.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealOut } from '../../vocabulary/deals.ts';
import { cell, foundation, pile, piles, stock, tableau } from '../../vocabulary/piles.ts';
import { anyCard, anySuit, build, nextTo, sameSuit } from '../../vocabulary/relations.ts';
import type { Table } from '../../model/table.ts';

const numbers = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** Cards in a match × suits; with fewer suits than cards, some suits repeat. */
const PACKS = ['2x1', '2x2', '3x1', '3x2', '3x3', '4x1', '4x2', '4x3', '4x4'];

const pack = choose(
  'Cards of a match',
  Object.fromEntries(
    PACKS.map((key) => {
      const [size = 0, suits = 0] = key.split('x').map(Number);
      return [key, { label: `${size} cards, ${suits} ${suits === 1 ? 'suit' : 'suits'}`, size, suits }];
    }),
  ),
  '3x3',
);

/** That many ranks from the ace up; more than thirteen means a second pack. */
const matches = choose(
  'Matches',
  Object.fromEntries(
    [...numbers(1, KING), 2 * KING].map((count) => {
      const label = count > KING ? `${count} (two packs)` : `${count}`;
      return [count, { label, ranks: Math.min(count, KING), packs: Math.ceil(count / KING) }];
    }),
  ),
  '13',
);

const columns = choose(
  'Columns',
  Object.fromEntries(numbers(3, 8).map((count) => [count, { label: `${count}`, count }])),
  '5',
);

const closed = toggle('Closed deal: row by row');
/** With a single suit, or a single rank, cards stack alike whether suits count or not. */
const severalSuits = PACKS.filter((key) => !key.endsWith('x1'));
const severalRanks = Object.keys(matches.values).filter((count) => count !== '1');
const ignore = onlyWith({ pack: severalSuits, matches: severalRanks }, toggle('Ignore suits when stacking'));

/** The layouts its author lists, all with matches of three: suits, matches, columns. */
const LAYOUTS = ['1x10x4', '1x13x4', '1x26x4', '2x10x4', '2x13x5', '2x26x5', '3x10x5', '3x13x5', '3x26x5'];

/** Columns of more cards than this get the table's whole height, so that their ranks can be read. */
const LONG = 13;

export default defineGame({
  id: 'match-solitaire',
  name: 'Match Solitaire',
  options: { pack, matches, columns, closed, ignore },
  presets: LAYOUTS.map((each) => {
    const [suits = '', sets = '', width = ''] = each.split('x');
    const label = `${suits} ${suits === '1' ? 'suit' : 'suits'}, ${sets} matches, ${width} columns`;
    return { name: each, label, answers: { pack: `3x${suits}`, matches: sets, columns: width } };
  }),
  variant({ pack: { size, suits }, matches: { ranks, packs }, columns: { count }, closed, ignore }) {
    const shows = (t: Table, pile: Pile, rank: Rank): boolean => rankOf(t.top(pile.index)) === rank;
    const openOf = (t: Table, rank: Rank): number => open.filter((pile) => shows(t, pile, rank)).length;
    /** No match is half collected: while one is, the player picks its cards and can do nothing else. */
    const whole: Need = { met: (t) => t.size(collected.index) % size === 0, why: () => ({ code: 'begun' }) };
    const collected = pile(
      foundation({
        lift: 'nothing',
        takes: anyCard,
        outOfReach: 'unmatched',
        reach(from, to, _count, t) {
          const rank = rankOf(t.top(from));
          return whole.met(t, 0) ? openOf(t, rank) >= size : rankOf(t.top(to)) === rank;
        },
      }),
    );
    const shared: Omit<PileRules, 'role'> = {
      double: (t, at) => [drag(at, 1, collected.index), ...toEmpty(cells)(t, at)],
      ...(packs > 1 && { reach: (_from, _to, _count, t) => whole.met(t, 0), outOfReach: 'begun' }),
    };
    const cells: Pile[] = piles(count, cell(shared));
    const relation = build(nextTo, ignore ? anySuit : sameSuit);
    const stacks = piles(count, tableau({ build: relation, start: anyCard, lift: 'top', ...shared }));
    const open = [...stacks, ...cells];
    const deck = pile(closed ? stock(onlyWhen(whole, dealEach(stacks))) : { role: 'stock' });
    const complete: Step = (t) => {
      const rank = rankOf(t.top(collected.index));
      if (whole.met(t, 0) || openOf(t, rank) !== size - (t.size(collected.index) % size)) return;
      for (const pile of open) if (shows(t, pile, rank)) t.move(pile.index, collected.index, 1, TOGETHER);
    };
    const cards = size * ranks * packs;
    const shown = closed ? [collected, deck] : [collected];
    const [x, wide] = [count + 0.5, count > 4 ? 2 : 1];
    const beside = [...grid(cells, wide, { x }), ...grid(shown, 2, { x, y: Math.ceil(count / wide) + 0.2 })];
    return {
      places:
        cards > LONG * count ? [...rows([stacks]), ...beside] : [...rows([cells, stacks]), ...grid(shown, 1, { x })],
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
