import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../main/build/root.ts';
import { makeCardName } from '../../../engine/model/card.ts';
import { makeOrder } from '../../../engine/model/deck-order.ts';
import { pysolOrder } from '../../../engine/foreign/pysol.ts';
import { kpatienceOrder } from '../../../engine/foreign/kpatience.ts';
import { greenFeltOrder } from '../../../engine/foreign/seeds.ts';
import { readTraces, recordedFiles } from '../../tools/conformance/read.ts';

const first = (order: readonly number[]): string => order.slice(0, 10).map(makeCardName).join(' ');
const pysol = (text: string, packs = 1): string => {
  const found = pysolOrder('klondike', { packs }, text);
  return found.ok ? first(found.value) : found.error.why;
};

test.each([
  ['100001', 1, 'AS QS TC TS 5D 4S AD KS 7C 8D'],
  ['100001', 2, '2H TD 7S 8D KH TH 6H 4C 2S QH'],
  ['32000', 1, '7S 4D JS 8D 6D 3H 3D TH JC 3C'],
  ['99999999999999999999', 1, 'KS JC TD 5C 2S 2C 3S 9D 4H 7S'],
  ['ms24', 1, '4C 5H QC 5D 2D 7H AH 7S 2C QH'],
])('begins PySolFC’s deal %s of %i packs as known', (number, packs, cards) => {
  expect(pysol(number, packs)).toBe(cards);
});

test('begins deals of KPatience and GreenFelt as known', () => {
  expect(first(kpatienceOrder(2, 4, 1))).toBe('JD 8H 3H TH 5D 8H 4C 4C QH KD');
  expect(first(greenFeltOrder(123))).toBe('QH 3H 2C 9D 4S 6C 6S 8S TH KC');
});

/** Games that Baize does not offer under this name. */
const NOT_OFFERED = new Set(['calculation']);

test('gives the recorded pack for every recorded number of PySolFC', () => {
  let compared = 0;
  for (const { path } of recordedFiles(join(ROOT, 'tests/traces/pysolfc'))) {
    if (NOT_OFFERED.has(basename(path).split('.')[0]!)) continue;
    for (const { way, seed, shuffles } of readTraces(path)) {
      const pack = shuffles[0]!.toUpperCase().split(' ');
      const ranks = Array.from('A23456789TJQK').flatMap((rank, at) =>
        pack.some((card) => card[0] === rank) ? [at + 1] : [],
      );
      const order = pysolOrder(way!.game, { packs: pack.length / ranks.length / 4, ranks }, String(seed));
      expect(order.ok && makeOrder(order.value), `${way!.game} ${seed}`).toBe(pack.join(''));
      compared++;
    }
  }
  expect(compared).toBe(1296);
});
