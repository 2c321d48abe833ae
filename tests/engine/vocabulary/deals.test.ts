import { expect, test } from 'vitest';
import { TURNED } from '../../../engine/model/change.ts';
import type { Pile, Step } from '../../../engine/model/pile.ts';
import type { Table } from '../../../engine/model/table.ts';
import {
  dealDown,
  dealHands,
  dealInRows,
  dealOut,
  dealRound,
  dealRoundPastAces,
  dealUp,
  gather,
  kingsDown,
  laidFirst,
  leaveOut,
  lowestTo,
  putUnder,
  takeOut,
  takeUp,
  triangle,
  turnUpTops,
} from '../../../engine/vocabulary/deals.ts';
import { aces, kings } from '../../../engine/vocabulary/relations.ts';
import { card, numbered, pilesOf, table } from '../table.ts';

const [deck, ...columns] = numbered(...Array.from({ length: 4 }, () => ({ role: 'tableau' as const }))) as [
  Pile,
  ...Pile[],
];
const two = columns.slice(0, 2);

/** The piles after a step, and back as they were after undo. */
function after(step: (t: Table) => void, ...piles: readonly string[]): string[] {
  const position = table(...piles);
  step(position);
  const result = pilesOf(position);
  position.undo(0);
  expect(pilesOf(position)).toEqual(piles);
  return result;
}
const afterStep = (step: Step, ...piles: readonly string[]): string[] => after((t) => step(t, 0), ...piles);

const SIX_CLUBS = '6c 5c 4c 3c 2c ac';

test.each<[string, Step, string[]]>([
  ['face up, a card to each pile in turn', dealUp(deck, columns), ['6c 5c 4c', 'AC', '2C', '3C']],
  ['face down for two rounds', dealDown(deck, two, 2), ['6c 5c', 'ac 3c', '2c 4c', '']],
  ['out until none is left', dealOut(deck, columns), ['', 'AC 4C', '2C 5C', '3C 6C']],
  ['in a triangle face down', triangle(deck, columns), ['', 'ac', '2c 4c', '3c 5c 6c']],
  ['by hands, the first card lowest', dealHands(deck, two, 2), ['6c 5c', 'AC 2C', '3C 4C', '']],
  ['by hands as far as the cards last', dealHands(deck, two, 4), ['', 'AC 2C 3C 4C', '5C 6C', '']],
])('cards are dealt %s', (_, step, expected) => {
  expect(afterStep(step, SIX_CLUBS, '', '', '')).toEqual(expected);
});

test('ends a round with the cards', () => {
  expect(after((t) => dealRound(t, 0, columns, 0), '2c ac', '', '', '')).toEqual(['', 'ac', '2c', '']);
});

test('turns up face-down top cards', () => {
  expect(afterStep(turnUpTops(columns), '9c', 'kh qs', 'JD', '')).toEqual(['9c', 'kh QS', 'JD', '']);
});

test('turns a pile over and puts it under another', () => {
  expect(after((t) => putUnder(t, 0, 1), 'AC 2C 3C', '9d 8d')).toEqual(['', '3c 2c ac 9d 8d']);
});

test('moves the lowest card to a different pile’s top', () => {
  expect(after((t) => lowestTo(t, 0, 1), 'AC 2C 3C', '9D')).toEqual(['2C 3C', '9D AC']);
});

test('puts cards of a kind first and shuffles the others', () => {
  const cards = ['2C', 'AC', '3C', 'AD', '4C'].map(card);
  const order = laidFirst(aces)(cards, 5, 0);
  expect(order.slice(0, 2)).toEqual([card('AC'), card('AD')]);
  expect(order.slice(2).toSorted((a, b) => a - b)).toEqual(['2C', '3C', '4C'].map(card));
});

test('takes cards of a kind out, the lowest first', () => {
  expect(afterStep(takeOut(deck, aces, two), '3c ac 2c ad', '', '', '')).toEqual(['3c 2c', 'AC', 'AD', '']);
});

test('puts kings at the bottom in order', () => {
  expect(afterStep(kingsDown(two), '', '2C KC 3C KD', 'KS QS', '')).toEqual(['', 'KD KC 2C 3C', 'KS QS', '']);
});

test('removes cards of a kind from the top', () => {
  expect(afterStep(leaveOut(kings, columns, deck), '', 'KC', '2C', '3C KD')).toEqual(['KC KD', '', '2C', '3C']);
});

test('deals gathered piles from the lowest card of the first', () => {
  const gathered = after((t) => gather(t, columns, 0), '', 'AC 2C', '3C', '4C');
  expect(gathered).toEqual(['4c 3c 2c ac', '', '', '']);
});

test('sends a dealt ace home and deals another', () => {
  const [from, first, second, home] = numbered(
    { role: 'stock' },
    { role: 'tableau' },
    { role: 'tableau' },
    { role: 'foundation', start: aces },
  ) as [Pile, Pile, Pile, Pile];
  const deal =
    (flags: number) =>
    (t: Table): void =>
      dealRoundPastAces(t, from.index, [first, second], [home], flags);
  expect(after(deal(TURNED), '4c 3c ac 2c', '', '', '')).toEqual(['4c', '2C', '3C', 'AC']);
  expect(after(deal(0), '4c 3c ac 2c', '', '', '')).toEqual(['4c 3c', '2c', 'ac', '']);
  expect(after(deal(TURNED), '3c 2c ad ac', '', '', '')).toEqual(['3c', 'AD', '2C', 'AC']);
});

test('takes up fans with hidden cards face down', () => {
  expect(after((t) => takeUp(t, two, 0), '', 'ac 2c 3C', '9D')).toEqual(['ac 2c 3c 9d', '', '']);
});

test('deals fans with only their last cards face up, the incomplete one in the last rows', () => {
  const fans = ['', 'ac 3c 6C', '2c 4c 7C', '5c 8C'];
  expect(afterStep(dealInRows(deck, columns, 3, 1), '8c 7c 6c 5c 4c 3c 2c ac', '', '', '')).toEqual(fans);
});
