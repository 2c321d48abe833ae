import { expect, test } from 'vitest';
import { drag, type Move, parseMove, tap } from '../../../../engine/model/move.ts';
import type { PileRules } from '../../../../engine/model/pile.ts';
import { turnTo } from '../../../../engine/vocabulary/actions.ts';
import { cell, foundation, pile, reserve, stock, tableau, waste } from '../../../../engine/vocabulary/piles.ts';
import { aces, alternateColour, anyCard, build, down, sameSuit, up } from '../../../../engine/vocabulary/relations.ts';
import { solverFactsOf } from '../../../../engine/search/boards/position/facts.ts';
import { FollowUps, FREE } from '../../../../engine/search/proofs/follow-up.ts';
import { Position } from '../../../../engine/search/boards/position/position.ts';
import { PRUNING } from '../../../../engine/search/pruning/pruning.ts';
import { GameView } from '../../../../engine/search/view/game-view.ts';
import { solver } from '../../../../engine/solver/index.ts';
import { wholeSearch } from '../../../../engine/solver/depth-first/restarts.ts';
import klondike from '../../../../engine/games/klondike/klondike.ts';
import { TranspositionTable } from '../../../../engine/search/memory/transposition-table.ts';
import { rulesOf, table } from '../../table.ts';

const COLUMN = tableau({ build: build(down, alternateColour), start: anyCard });
const HOME = foundation({ build: build(up, sameSuit), start: aces });
const all = new Set(PRUNING);

interface FollowUpSetup {
  readonly turn?: number;
  readonly redeals?: number;
  readonly more?: readonly PileRules[];
}

/** Makes the FollowUps of a position: stock 0, waste 1, foundation 2, columns 3 to 5, then `more`. */
function followUpsOf({ turn = 1, redeals = Infinity, more = [] }: FollowUpSetup, piles: readonly string[]): FollowUps {
  const turned = pile(waste());
  turned.index = 1;
  const rules = rulesOf(
    [stock(turnTo(turned, { turn, redeals })), turned.rules, HOME, COLUMN, COLUMN, COLUMN, ...more],
    {
      deck: {},
    },
  );
  const view = new GameView(rules);
  const facts = solverFactsOf(view, { talon: true }, all);
  const position = new Position(rules, facts, undefined);
  position.begin(table(...piles, ...Array.from({ length: 6 + more.length - piles.length }, () => '')));
  return new FollowUps({
    position,
    view,
    facts,
    safe: undefined,
    pruning: all,
    visited: new TranspositionTable(2 ** 20),
    bytes: 2 ** 20,
  });
}

/** Returns which of these moves may follow a move; undefined when any may. */
function following(
  given: FollowUpSetup,
  piles: readonly string[],
  move: Move,
  next: readonly string[],
): string[] | undefined {
  const followUps = followUpsOf(given, piles);
  const must = followUps.after(move);
  return must === FREE ? undefined : next.filter((text) => followUps.allows(must, parseMove(text)!));
}

test('requires building on a card brought from an always available talon', () => {
  const piles = ['', '9H', '', 'TS', '8C', '8S'];
  expect(following({}, piles, drag(1, 1, 3), ['4>3', '5>3', '4>5', '1>4', '3>4', '0'])).toEqual(['4>3', '5>3']);
});

test('requires nothing of a limited talon or one turned by threes', () => {
  const piles = ['', '9H', '', 'TS', '8C', '8S'];
  expect(following({ redeals: 2 }, piles, drag(1, 1, 3), [])).toBeUndefined();
  expect(following({ turn: 3 }, piles, drag(1, 1, 3), [])).toBeUndefined();
});

test('requires building on a card taken back, or moving the one under it', () => {
  const piles = ['', '', 'AH 2H 3H', '4S', '2C', '9D'];
  expect(following({}, piles, drag(2, 1, 3), ['4>3', '2>4', '2>3', '4>5', '5>4'])).toEqual(['4>3', '2>4', '2>3']);
});

test('takes a card back only for one that can be lifted', () => {
  const home = 'AH 2H 3H';
  const columns = ['4S', 'KD', 'KH'];
  const isUseless = (
    given: FollowUpSetup,
    [cards, turned]: readonly [string, string],
    ...more: readonly string[]
  ): boolean => followUpsOf(given, [cards, turned, home, ...columns, ...more]).isUseless(drag(2, 1, 3));
  const store = { more: [reserve()] };
  expect(isUseless(store, ['', ''], '9C 2C')).toBe(false);
  expect(isUseless(store, ['', ''], '2C 9C')).toBe(true);
  expect(isUseless({ turn: 3 }, ['2c 9c 9s', ''])).toBe(false);
  expect(isUseless({ turn: 3 }, ['9c 2c 9s', ''])).toBe(true);
  expect(isUseless({ turn: 3 }, ['9c', '9s 2C'])).toBe(false);
});

test('allows another card first for the one under it', () => {
  const piles = ['', '3S', 'AH 2H 3H', '4S', '4C', '9D'];
  expect(following({}, piles, drag(2, 1, 3), ['1>4', '1>5', '4>5', '0'])).toEqual(['1>4', '1>5']);
});

test('allows cards of two foundations in turn', () => {
  const made = solver(klondike, { dealing: 'one' }, { plan: wholeSearch() });
  const [spades, diamonds] = ['AS 2S 3S 4S 5S 6S 7S', 'AD 2D 3D 4D 5D 6D 7D 8D 9D'];
  const talon = ['jh', '8C QH KS TC'];
  const columns = [
    'KH QC',
    'KD QS JD TS 9H 8S 7H 6C 5H 4C',
    'KC QD JS TH 9C',
    'jc 9S 8H 7C 6H 5C',
    '2c 4h 3C',
    'TD',
    '',
  ];
  const position = table(...talon, 'AH 2H 3H', diamonds, spades, 'AC', ...columns);
  expect(made.solve(position, { positions: 5000 }).toEnd().verdict).toBe('won');
});

test('moves part of a run to an equal card only to send one home', () => {
  const piles = ['', '', 'AS', '2S AH', '2C', '9D'];
  expect(following({}, piles, drag(3, 1, 4), ['3>2', '4>2', '3>5', '5>3'])).toEqual(['3>2']);
});

test('moves part of a run to an equal card at any time with cells', () => {
  const piles = ['', '', 'AS', '2S AH', '2C', '9D'];
  expect(following({ more: [cell()] }, piles, drag(3, 1, 4), [])).toBeUndefined();
});

test('restricts no other move', () => {
  const piles = ['', '9H', '', 'TS', '8C', '9D'];
  expect(following({}, piles, drag(5, 1, 3), [])).toBeUndefined();
  expect(following({}, piles, tap(0), [])).toBeUndefined();
});
