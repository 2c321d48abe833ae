import { describe, expect, test } from 'vitest';
import { findGame } from '../../../../engine/games/index.ts';
import { RuleSet } from '../../../../engine/legality/rule-set.ts';
import { makeCard } from '../../../../engine/model/card.ts';
import { usualAnswers } from '../../../../engine/model/options.ts';
import { chainsOf } from '../../../../engine/search/view/chains.ts';
import {
  isBuiltOnTop,
  isDealt,
  isGivingReserve,
  isOutOfPlay,
  isPlainColumn,
  isTurnedWaste,
} from '../../../../engine/search/view/fits.ts';
import { GameView } from '../../../../engine/search/view/game-view.ts';
import { goesOn, joinTable, liftTable } from '../../../../engine/search/view/relations.ts';
import { holdsAllAtHome, isWonAtHome, isWonInColumns } from '../../../../engine/search/view/wins.ts';

function viewOf(id: string): GameView {
  const game = findGame(id)!;
  return new GameView(new RuleSet(game.variant(usualAnswers(game))));
}

describe('the view of a game', () => {
  test('sorts the piles by role', () => {
    const { columns, cells, reserves, foundations, stocks, turning, isOnePack } = viewOf('freecell');
    expect([columns, cells, reserves, foundations, stocks].map(({ length }) => length)).toEqual([8, 4, 0, 4, 1]);
    expect(turning).toBeUndefined();
    expect(isOnePack).toBe(true);
    expect(viewOf('spider').isOnePack).toBe(false);
  });

  test('finds the stock that is turned to a waste', () => {
    const { turning, stocks } = viewOf('klondike');
    expect(turning).toMatchObject({ stock: stocks[0], waste: { rules: { role: 'waste' } } });
    expect(isTurnedWaste(turning!.waste)).toBe(true);
    expect(viewOf('spider').turning).toBeUndefined();
  });

  test('tabulates which card goes on which', () => {
    const view = viewOf('freecell');
    const [column] = view.columns;
    const [five, six, sixOfSuit] = [makeCard(5, 0), makeCard(6, 1), makeCard(6, 0)];
    const relations = view.at(0);
    expect(relations.cards).toHaveLength(52);
    expect([six, sixOfSuit].map((onto) => goesOn(relations, column!, five, onto))).toEqual([true, false]);
    expect(joinTable(relations, column!)[(five << 6) | six]).toBe(1);
    expect(liftTable(relations, column!)[(five << 6) | sixOfSuit]).toBe(0);
  });
});

describe('the conditions', () => {
  test('recognise plain columns', () => {
    expect(viewOf('freecell').columns.every(isPlainColumn)).toBe(true);
    expect(viewOf('freecell').columns.every(isBuiltOnTop)).toBe(false);
    expect(viewOf('klondike').columns.every(isBuiltOnTop)).toBe(true);
    expect(viewOf('pyramid').columns.some(isPlainColumn)).toBe(false);
  });

  test('describe a stock and a reserve', () => {
    expect(viewOf('spider').stocks.map(isDealt)).toEqual([true]);
    expect(viewOf('klondike').stocks.some((pile) => isDealt(pile) || isOutOfPlay(pile))).toBe(false);
    expect(viewOf('canfield').reserves.map(isGivingReserve)).toEqual([true]);
  });

  test('describe the goal', () => {
    const freecell = viewOf('freecell');
    const { rules, foundations, columns } = freecell;
    const chains = chainsOf(freecell.at(0), foundations)!;
    expect(isWonAtHome(rules, 0, foundations, chains, columns[0]!)).toBe(true);
    expect(holdsAllAtHome(rules, foundations)).toBe(true);
    expect(isWonInColumns(rules, columns)).toBe(false);
    const scorpion = viewOf('scorpion');
    expect(chainsOf(scorpion.at(0), scorpion.foundations)).toBeUndefined();
    expect(isWonInColumns(scorpion.rules, scorpion.columns)).toBe(true);
  });
});
