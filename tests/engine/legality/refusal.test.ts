import { expect, test } from 'vitest';
import type { PileRules } from '../../../engine/model/pile.ts';
import { whyNot } from '../../../engine/legality/refusal.ts';
import type { Reason } from '../../../engine/model/reason.ts';
import { cell, waste } from '../../../engine/vocabulary/piles.ts';
import { kings } from '../../../engine/vocabulary/relations.ts';
import { rulesOf, table } from '../table.ts';
import { COLUMN, HOME } from '../tiny.ts';

interface Case {
  readonly what: string;
  readonly from?: PileRules;
  readonly to: PileRules;
  readonly piles: readonly [string, string];
  readonly count: number;
  readonly reason: Reason['code'];
}

test.each<Case>([
  { what: 'a card face down', to: COLUMN, piles: ['kh QS', ''], count: 2, reason: 'facedown' },
  { what: 'cards that are no run', to: COLUMN, piles: ['KH 9S', ''], count: 2, reason: 'run' },
  {
    what: 'a card that is shut in',
    from: { ...COLUMN, closed: () => true },
    to: COLUMN,
    piles: ['KH', ''],
    count: 1,
    reason: 'covered',
  },
  { what: 'a card that does not fit', to: COLUMN, piles: ['KH', 'QS'], count: 1, reason: 'order' },
  {
    what: 'a card that may not start a pile',
    to: { ...COLUMN, start: kings },
    piles: ['QH', ''],
    count: 1,
    reason: 'empty',
  },
  { what: 'too many cards', to: { ...COLUMN, most: 1 }, piles: ['QH JS', 'KS'], count: 2, reason: 'many' },
  { what: 'two cards for a foundation', to: HOME, piles: ['2S AH', ''], count: 1, reason: 'many' },
  { what: 'a pile that takes none', to: waste(), piles: ['KH', ''], count: 1, reason: 'closed' },
  {
    what: 'a pile out of reach',
    to: { ...COLUMN, reach: () => false },
    piles: ['QH', 'KS'],
    count: 1,
    reason: 'closed',
  },
  {
    what: 'a pile out of reach that says why',
    to: { ...COLUMN, reach: () => false, outOfReach: 'gap' },
    piles: ['QH', 'KS'],
    count: 1,
    reason: 'gap',
  },
  {
    what: 'a card that would not fit there in reach either',
    to: { ...COLUMN, reach: () => false, outOfReach: 'gap' },
    piles: ['KH', 'QS'],
    count: 1,
    reason: 'order',
  },
  { what: 'a full cell', to: cell(), piles: ['QH', 'KS'], count: 1, reason: 'closed' },
])('$what is refused as $reason', ({ from = COLUMN, to, piles, count, reason }) => {
  expect(whyNot(rulesOf([from, to]), table(...piles), 0, count, 1)).toEqual({ code: reason });
});
