import { expect, test } from 'vitest';
import { makeMove } from '../../../engine/model/move.ts';
import { dealEach, dealOn, turnTo } from '../../../engine/vocabulary/actions.ts';
import { fillFrom } from '../../../engine/vocabulary/after.ts';
import { foundation, reserve, stock, tableau, waste } from '../../../engine/vocabulary/piles.ts';
import {
  aces,
  alternateColour,
  anyCard,
  build,
  down,
  kings,
  sameSuit,
  up,
  wrapped,
} from '../../../engine/vocabulary/relations.ts';
import { cardsHome } from '../../../engine/legality/autoplay.ts';
import type { Card } from '../../../engine/model/card.ts';
import type { RuleSet } from '../../../engine/legality/rule-set.ts';
import { SafeHomes } from '../../../engine/legality/safe-homes.ts';
import { wantingOf } from '../../../engine/legality/wanting.ts';
import { makeDeck } from '../../../engine/model/deck.ts';
import type { Table } from '../../../engine/model/table.ts';
import { Pile, type PileRules } from '../../../engine/model/pile.ts';
import { card, numbered, rulesOf, table } from '../table.ts';

const COLUMN = tableau({ build: build(down, alternateColour), start: anyCard });
/** As in Yukon: a card carries whatever lies on it. */
const CARRIER = tableau({ build: build(down, alternateColour), start: anyCard, lift: 'any' });
const HOME = foundation({ build: build(up, sameSuit), start: aces });
const HOMES = [HOME, HOME, HOME, HOME];

/** Returns the safe move home in notation; undefined when there is none. */
function next(rules: RuleSet, on: Table, held?: ReadonlySet<Card>): string | undefined {
  const deck = makeDeck(rules.variant.deck ?? {});
  const homes = new SafeHomes(rules, { at: (base) => wantingOf(rules.compiled(base), deck) });
  const move = homes.next(on, cardsHome(rules, on), held);
  return move < 0 ? undefined : makeMove(move);
}

/** Does the same with a number of packs. */
function safe(rules: readonly PileRules[], packs: number, ...piles: readonly string[]): string | undefined {
  const made = rulesOf(rules, { deck: { packs } });
  return next(made, table(...piles));
}

const columns = (...piles: readonly string[]): string | undefined => safe([COLUMN, COLUMN, ...HOMES], 1, ...piles);

test.each([
  ['an ace', ['KS AC', 'QD', '', '', '', ''], '0>2'],
  ['a two, whatever aces lie where', ['2C', 'KS QH', 'AC', '', '', ''], '0>2'],
  ['a three while a red two and its ace are in play', ['3C', 'KS QH', 'AC 2C', '', '', ''], undefined],
  ['a three while a red two is in play that can go home itself', ['3C', 'KS 2D', 'AC 2C', 'AD', 'AH 2H', ''], '0>2'],
  [
    'a four when the red threes wait for twos that are in play',
    ['4C', 'KS QH', 'AC 2C 3C', 'AD', 'AH', 'AS'],
    undefined,
  ],
  [
    'a four when the red threes can go home, and what would lie on them too',
    ['4C', '3D', 'AC 2C 3C', 'AD 2D', 'AH 2H', 'AS'],
    '0>2',
  ],
  ['a card under another', ['AC 2H', 'KS', '', '', '', ''], undefined],
])('decides what goes home: %s', (_, piles, move) => {
  expect(columns(...piles)).toBe(move);
});

test('keeps a card that a suit’s last card could lie on where columns wrap', () => {
  const round = tableau({ build: build(wrapped(down), alternateColour), start: anyCard });
  expect(safe([round, ...HOMES], 1, 'KS AC', '', '', '', '')).toBeUndefined();
});

test('keeps two equal cards while one foundation waits', () => {
  const homes = Array.from({ length: 8 }, () => HOME);
  const rest = ['', '', '', '', '', ''];
  expect(safe([COLUMN, ...homes], 2, '2C', 'AC', '', ...rest)).toBeUndefined();
  expect(safe([COLUMN, ...homes], 2, '2C', 'AC', 'AC', 'AD', 'AD', 'AH', 'AH', '', '')).toBe('0>1');
});

test('keeps two equal cards while one foundation has not begun', () => {
  const homes = Array.from({ length: 8 }, () => HOME);
  expect(safe([COLUMN, ...homes], 2, '2C', 'AC', '', 'AD', 'AD', 'AH', 'AH', '', '')).toBeUndefined();
});

test('keeps a two of two packs while a red ace is out', () => {
  const homes = Array.from({ length: 8 }, () => HOME);
  expect(safe([COLUMN, ...homes], 2, '2C', 'AC', 'AC', 'AD', '', 'AH', 'AH', '', '')).toBeUndefined();
});

test('keeps a three until the red twos are home where cards carry others', () => {
  const carriers = [CARRIER, CARRIER, ...HOMES];
  expect(safe(carriers, 1, '3C', 'KS 2D', 'AC 2C', 'AD', 'AH 2H', '')).toBeUndefined();
  expect(safe(carriers, 1, '3C', 'KS', 'AC 2C', 'AD 2D', 'AH 2H', '')).toBe('0>2');
});

test('keeps a card that another needs whose foundation is full', () => {
  const upward = foundation({ build: build(up, sameSuit), start: aces, room: 6 });
  const downward = foundation({ build: build(down, sameSuit), start: kings });
  const both = [upward, downward];
  const rules = [COLUMN, COLUMN, COLUMN, ...both, ...both, ...both, ...both];
  const run = (ranks: string, suit: string): string => Array.from(ranks, (rank) => rank + suit).join(' ');
  const homes = (suit: string, ranks: string): string[] => [run('A23456', suit), run(ranks, suit)];
  const rest = [...homes('H', 'KQJT987'), ...homes('S', 'KQJT9')];
  const clubs = homes('C', 'KQJT9');
  expect(safe(rules, 1, '8S 8C', '8D 7D', '7S 7C', ...clubs, ...homes('D', 'KQJT9'), ...rest)).toBeUndefined();
  expect(safe(rules, 1, '8S 8C', '7D', '7S 7C', ...clubs, ...homes('D', 'KQJT98'), ...rest)).toBe('0>4');
});

test('sends nothing to a foundation with limited sources', () => {
  const near = (from: number): boolean => from === 0;
  const home = { ...HOME, near };
  expect(safe([COLUMN, home, home, home, home], 1, 'KS AC', '', '', '', '')).toBeUndefined();
});

test('sends nothing where the player must choose the foundation', () => {
  const made = rulesOf([COLUMN, ...HOMES], { deck: {}, noneSafe: true });
  expect(next(made, table('KS AC', '', '', '', ''))).toBeUndefined();
});

test('sends nothing where piles are gathered and dealt as they lie', () => {
  const [, column] = numbered(reserve(), COLUMN);
  const redealt = (redeals: number): PileRules => stock(dealOn(() => [column!], redeals));
  const next = (redeals: number) => safe([redealt(redeals), COLUMN, ...HOMES], 1, '', 'KS AC', '', '', '', '');
  expect(next(2)).toBeUndefined();
  expect(next(0)).toBe('1>2');
});

test('keeps a card the player took back and sends another', () => {
  const made = rulesOf([COLUMN, COLUMN, ...HOMES], { deck: {} });
  const on = table('KS AC', 'QS AD', '', '', '', '');
  expect(next(made, on, new Set([card('AC')]))).toBe('1>2');
  expect(next(made, on, new Set([card('AC'), card('AD')]))).toBeUndefined();
});

test('keeps single cards of columns, or carried ones, while a stock is dealt', () => {
  const dealt = (column: PileRules, ...piles: readonly string[]): string | undefined =>
    safe([stock(dealEach(numbered(reserve(), column).slice(1))), column, ...HOMES], 1, ...piles, '', '', '', '');
  expect(dealt(COLUMN, 'kd', 'AC')).toBeUndefined();
  expect(dealt(COLUMN, 'kd', 'KS AC')).toBe('1>2');
  expect(dealt(COLUMN, '', 'AC')).toBe('1>2');
  expect(dealt(CARRIER, 'kd', 'KS AC')).toBeUndefined();
  expect(dealt(CARRIER, '', 'KS AC')).toBe('1>2');
});

test('keeps a column’s single card if the waste would fill it, not a reserve', () => {
  const filled = (source: PileRules): string | undefined => {
    const [column, from] = numbered(COLUMN, source);
    const made = rulesOf([COLUMN, source, ...HOMES], { deck: {}, after: [fillFrom(from!, [column!])] });
    return next(made, table('AC', '9H 8D', '', '', '', ''));
  };
  expect(filled(waste())).toBeUndefined();
  expect(filled(reserve())).toBe('0>2');
});

test('sends a complete suit once the stock is empty, unless taken back', () => {
  const suit = foundation({ start: kings, lift: 'nothing', least: 13, most: 13 });
  const column = tableau({ build: build(down, sameSuit), start: anyCard });
  const made = rulesOf([stock(dealEach(numbered(reserve(), column).slice(1))), column, suit], { deck: {} });
  const clubs = Array.from('KQJT98765432A', (rank) => `${rank}C`).join(' ');
  expect(next(made, table('', clubs, ''))).toBe('1>2x13');
  expect(next(made, table('', clubs, ''), new Set([card('AC')]))).toBeUndefined();
  expect(next(made, table('kd', clubs, ''))).toBeUndefined();
});

test('sends none of several aces that share a foundation', () => {
  expect(safe([COLUMN, HOME, HOME], 1, 'AC', '', '')).toBeUndefined();
});

test('sends the waste’s card when cards are turned singly only', () => {
  const turned = (turn: number): string | undefined => {
    const pile = new Pile(waste());
    const talon = stock(turnTo(pile, { turn, redeals: Infinity }));
    const made = rulesOf([talon, waste(), ...HOMES], { deck: {} });
    // The action's waste has to be the one of these rules.
    pile.index = made.piles[1]!.index;
    return next(made, table('kd', 'AC', '', '', '', ''));
  };
  expect(turned(1)).toBe('1>2');
  expect(turned(3)).toBeUndefined();
});
