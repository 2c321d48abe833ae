import { expect, test } from 'vitest';
import { ACE, makeCard } from '../../../../engine/model/card.ts';
import { foundation, pile, reserve, stock, tableau, waste } from '../../../../engine/vocabulary/piles.ts';
import { aces, alternateColour, build, down, kings, sameSuit, up } from '../../../../engine/vocabulary/relations.ts';
import { RuleSet } from '../../../../engine/legality/rule-set.ts';
import { dealEach, turnTo } from '../../../../engine/vocabulary/actions.ts';
import type { Pile, PileRules } from '../../../../engine/model/pile.ts';
import { wholeSearch } from '../../../../engine/solver/depth-first/restarts.ts';
import { PRUNING } from '../../../../engine/search/pruning/pruning.ts';
import { Solver } from '../../../../engine/solver/index.ts';
import { rulesOf, table } from '../../table.ts';

const COLUMN = tableau({ build: build(down, alternateColour), start: kings });
const HOME = foundation({ build: build(up, sameSuit), start: aces });

/**
 * Solves a game with a deck of aces to threes, four foundations, then columns and `more`; returns verdict and
 * positions.
 */
function solved(columns: readonly string[], more: readonly PileRules[] = []): [string, number] {
  const rules = rulesOf([HOME, HOME, HOME, HOME, ...columns.map(() => COLUMN), ...more], {
    deck: { ranks: [1, 2, 3] },
    won: (t) => [0, 1, 2, 3].every((home) => t.size(home) === 3),
  });
  const pruning = new Set(PRUNING.filter((rule) => rule !== 'safe-home'));
  const solving = new Solver(rules, wholeSearch(), { pruning }).solve(
    table('AC 2C 3C', 'AD 2D 3D', '', '', ...columns, ...more.map(() => '')),
  );
  return [solving.toEnd().verdict, solving.positions];
}

test('finds cards that wait for each other lost at once', () => {
  expect(solved(['AS 3H 2H', 'AH 3S 2S'])).toEqual(['lost', 1]);
  expect(solved(['3S 2S AS', '3H 2H AH'])[0]).toBe('won');
});

test('does not wait for a card that another pile could take', () => {
  expect(solved(['AS 2H', '3S', '2S AH', '3H'])[0]).toBe('won');
});

test('is not applied where other piles take cards', () => {
  const cell: PileRules = { role: 'cell', start: () => true, room: 1, lift: 'top' };
  expect(solved(['AS 3H 2H', 'AH 3S 2S'], [cell])).not.toEqual(['lost', 1]);
  expect(solved(['AS 3H 2H', 'AH 3S 2S'], [{ role: 'stock' }])).toEqual(['lost', 1]);
});

test('is not applied where a card needs no way home', () => {
  const clubs = foundation({ build: build(up, sameSuit), start: (card) => card === makeCard(ACE, 0) });
  const rules = rulesOf([clubs, COLUMN, COLUMN, COLUMN], {
    deck: { ranks: [1, 2, 3] },
    won: (t) => t.size(0) === 3,
  });
  const pruning = new Set(PRUNING.filter((rule) => rule !== 'safe-home'));
  const solving = new Solver(rules, wholeSearch(), { pruning }).solve(table('', '2C AC 2D', '3H 3C', '3S'));
  expect(solving.toEnd().verdict).toBe('won');
});

/** Does the same for columns and more piles, with clubs, diamonds and some hearts home. */
function solvedBeside(
  columns: readonly string[],
  more: readonly Pile[],
  texts: readonly string[],
  home = 'AH 2H 3H',
): [string, number] {
  const piles = [HOME, HOME, HOME, HOME].map((rules) => pile(rules));
  const all = [...piles, ...columns.map(() => pile(COLUMN)), ...more];
  const rules = new RuleSet({
    places: all.map((one, x) => ({ pile: one, x, y: 0 })),
    from: all[0]!,
    deal: [],
    deck: { ranks: [1, 2, 3] },
    won: (t) => [0, 1, 2, 3].every((at) => t.size(at) === 3),
    score: () => 0,
  });
  const pruning = new Set(PRUNING.filter((rule) => rule !== 'safe-home'));
  const solving = new Solver(rules, wholeSearch(), { known: { talon: true }, pruning }).solve(
    table('AC 2C 3C', 'AD 2D 3D', home, '', ...columns, ...texts),
  );
  return [solving.toEnd().verdict, solving.positions];
}

test('reaches a card of the last pass after those above it', () => {
  const solvedWith = (redeals: number, turn: number, texts: readonly [string, string]): [string, number] => {
    const heap = pile(waste());
    return solvedBeside(['2S', ''], [pile(stock(turnTo(heap, { redeals, turn }))), heap], texts);
  };
  expect(solvedWith(0, 1, ['', 'AS 3S'])).toEqual(['lost', 1]);
  expect(solvedWith(1, 1, ['', 'AS 3S'])[0]).toBe('won');
  expect(solvedWith(0, 1, ['3s as', ''])[0]).toBe('won');
  expect(solvedWith(0, 2, ['3s as', ''])).toEqual(['lost', 1]);
});

test('counts cards still to be dealt on a column', () => {
  const place = pile(COLUMN);
  const hand = pile(stock(dealEach([place])));
  expect(solvedBeside(['AH 2S', 'AS 2H'], [place, hand], ['', '3h 3s'], '')).toEqual(['won', expect.any(Number)]);
  expect(solvedBeside(['AH 2S 3H', 'AS 2H 3S'], [place, hand], ['', ''], '')).toEqual(['lost', 1]);
});

test('reaches a card of a reserve after those on it', () => {
  const [hold, place] = [pile(reserve()), pile(tableau({ build: build(down, alternateColour), start: () => true }))];
  expect(solvedBeside([], [hold, place], ['AS 3S', '2S'])).toEqual(['lost', 1]);
  expect(solvedBeside([], [hold, place], ['3S AS', '2S'])[0]).toBe('won');
});
