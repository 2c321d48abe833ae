import { expect, test } from 'vitest';
import { makeMove } from '../../../engine/model/move.ts';
import { turnTo } from '../../../engine/vocabulary/actions.ts';
import { foundation, stock, tableau, waste } from '../../../engine/vocabulary/piles.ts';
import {
  aces,
  alternateColour,
  anyCard,
  build,
  down,
  sameSuit,
  up,
  wrapped,
} from '../../../engine/vocabulary/relations.ts';
import { cardsHome } from '../../../engine/legality/autoplay.ts';
import type { RuleSet } from '../../../engine/legality/rule-set.ts';
import { SafeHomes } from '../../../engine/legality/safe-homes.ts';
import { wantingOf } from '../../../engine/legality/wanting.ts';
import { makeDeck } from '../../../engine/model/deck.ts';
import type { Table } from '../../../engine/model/table.ts';
import { Pile, type PileRules } from '../../../engine/model/pile.ts';
import { rulesOf, table } from '../table.ts';

const COLUMN = tableau({ build: build(down, alternateColour), start: anyCard });
const HOME = foundation({ build: build(up, sameSuit), start: aces });
const HOMES = [HOME, HOME, HOME, HOME];

function next(rules: RuleSet, on: Table): string | undefined {
  const deck = makeDeck(rules.variant.deck ?? {});
  const homes = new SafeHomes(rules, { at: (base) => wantingOf(rules.compiled(base), deck) });
  const move = homes.next(on, cardsHome(rules, on));
  return move < 0 ? undefined : makeMove(move);
}

/** The move home that needs no thought, in notation; undefined when there is none. */
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
])('goes home at once or not: %s', (_, piles, move) => {
  expect(columns(...piles)).toBe(move);
});

test('where columns wrap, a card on which the last card of a suit could lie stays in play', () => {
  const round = tableau({ build: build(wrapped(down), alternateColour), start: anyCard });
  expect(safe([round, ...HOMES], 1, 'KS AC', '', '', '', '')).toBeUndefined();
});

test('of two equal cards none goes while only one of their foundations waits', () => {
  const homes = Array.from({ length: 8 }, () => HOME);
  const rest = ['', '', '', '', '', ''];
  expect(safe([COLUMN, ...homes], 2, '2C', 'AC', '', ...rest)).toBeUndefined();
  expect(safe([COLUMN, ...homes], 2, '2C', 'AC', 'AC', 'AD', 'AD', 'AH', 'AH', '', '')).toBe('0>1');
});

test('of aces that share a foundation none goes by itself', () => {
  expect(safe([COLUMN, HOME, HOME], 1, 'AC', '', '')).toBeUndefined();
});

test('a card of the waste goes when cards are turned one by one, and stays when more are turned at a time', () => {
  const turned = (turn: number): string | undefined => {
    const pile = new Pile(waste());
    const talon = stock(turnTo(pile, { turn, redeals: Infinity }));
    const made = rulesOf([talon, waste(), ...HOMES], { deck: {} });
    // The waste of the action is the one of these rules.
    pile.index = made.piles[1]!.index;
    return next(made, table('kd', 'AC', '', '', '', ''));
  };
  expect(turned(1)).toBe('1>2');
  expect(turned(3)).toBeUndefined();
});
