import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ROOT } from '../../../main/build/root.ts';
import penguin from '../../../engine/games/penguin.ts';
import { Moves } from '../../../engine/legality/move-generator.ts';
import { drag, makeMove, type Move } from '../../../engine/model/move.ts';
import { pilesOf } from '../table.ts';
import { dealtFrom } from './position.ts';

/** A game recorded from another program, its piles numbered as it numbers them: foundations, columns, cells. */
interface Recorded {
  readonly seed: number;
  readonly shuffles: readonly [string];
  readonly deal: { readonly piles: readonly string[] };
  readonly steps: readonly {
    readonly legal: { readonly drags: readonly Drag[] };
    readonly do: readonly ['drag', ...Drag];
    readonly piles: Readonly<Record<string, string>>;
    readonly won: boolean;
  }[];
}

type Drag = readonly [from: number, count: number, to: number];

const recorded = gunzipSync(readFileSync(join(ROOT, 'tests/traces/more/penguin.jsonl.gz')))
  .toString()
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Recorded);

/** Our numbers of its foundations, columns and cells, in the order of its own; foundations as the deal fills them. */
const [FOUNDATIONS, COLUMNS, CELLS] = [
  [14, 15, 16, 17],
  [7, 8, 9, 10, 11, 12, 13],
  [0, 1, 2, 3, 4, 5, 6],
] as const;

test.each(recorded)(
  'the recorded game $seed replays, with the same moves at every step',
  ({ shuffles, deal, steps }) => {
    const order = shuffles[0].toUpperCase().split(' ');
    const [beak = ''] = deal.piles[FOUNDATIONS.length]!.split(' ');
    const { rules, table } = dealtFrom(penguin, [beak, ...order.filter((name) => name !== beak)].join(' '));
    // Each of its foundations is of one suit from the start.
    const homes = deal.piles.slice(0, 4).map((pile) => FOUNDATIONS.find((own) => pilesOf(table)[own] === pile)!);
    const places = [...homes, ...COLUMNS, ...CELLS];
    expect(places.map((own) => pilesOf(table)[own])).toEqual(deal.piles.slice(0, places.length));
    const moveOf = ([from, count, to]: Drag): Move => drag(places[from]!, count, places[to]!);
    for (const step of steps) {
      const found = new Moves();
      rules.legalMoves(table, found);
      const legal = [...found.list.subarray(0, found.length)].map(makeMove);
      expect(legal.toSorted()).toEqual(step.legal.drags.map((each) => makeMove(moveOf(each))).toSorted());
      const [, ...move] = step.do;
      rules.make(table, moveOf(move));
      for (const [number, cards] of Object.entries(step.piles))
        expect(pilesOf(table)[places[Number(number)]!]).toBe(cards);
      expect(rules.variant.won(table)).toBe(step.won);
    }
  },
);

test('the first card dealt decides the base rank, and the others of its rank lie on foundations', () => {
  const position = dealtFrom(penguin, '7H 2C 7S 3C 7D 4C 5C 6C 8C 9C 7C TC');
  expect(position.piles(14, 17)).toEqual(['7S', '7D', '7C', '']);
  expect(position.piles(7, 13).map((pile) => pile.split(' ').length)).toEqual([7, 7, 7, 7, 7, 7, 7]);
  expect(position.piles(7, 8).map((pile) => pile.split(' ')[0])).toEqual(['7H', '2C']);
});
