import { expect, test } from 'vitest';
import { findGame } from '../../../engine/games/index.ts';
import { dealByNumber } from '../../../engine/legality/deal.ts';
import { makeOptions } from '../../../engine/model/options.ts';
import { makeGame } from '../../../engine/recipes/make-game.ts';
import { CANFIELD, FAN, FREECELL, GOLF, KLONDIKE, PYRAMID_PAIRS } from '../../../engine/recipes/patterns.ts';
import { answersFor, plainRecipe, recipeFault, unusedFields } from '../../../engine/recipes/plain-recipe.ts';
import { ownId, readRecipe } from '../../../engine/recipes/recipe.ts';
import { knownOf } from '../../../engine/solver/own-games.ts';
import { BY_NIGHT } from '../../tools/night.ts';
import { countsOf } from '../perft.ts';
import { card } from '../table.ts';
import { chanceRecipe } from './chance-recipe.ts';
import { refute } from '../solver/probe/probe.ts';

const klondike = KLONDIKE;

test('Klondike with three cards turned and two passes is a recipe too', () => {
  const game = findGame('klondike')!;
  const options = makeOptions(game, { turning: 'three', passes: 'two' });
  const [, catalogue] = countsOf({ game, options, name: '' }, 1);
  const own = makeGame({ ...klondike, stock: 'three', redeals: '1' });
  expect(countsOf({ game: own, options: '', name: '' }, 1)[1]).toBe(catalogue);
});

test('what the solver takes over from the kin of a game holds wherever chance leads', () => {
  let asked = 0;
  for (let seed = 1; seed <= (BY_NIGHT ? 1000 : 24); seed++) {
    const recipe = chanceRecipe(seed);
    if (recipeFault(recipe)) continue;
    const game = makeGame(recipe);
    const way = { game, options: '', name: game.id };
    expect(refute(way, knownOf(game.id), { deals: [1], moves: 30 })).toBeUndefined();
    asked += 1;
  }
  expect(asked).toBeGreaterThan(8);
});

test('the id tells the rules, and the same rules have one id', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const plain = plainRecipe(chanceRecipe(seed));
    expect(readRecipe(ownId(plain))).toEqual(plain);
    expect(plainRecipe(plain)).toEqual(plain);
  }
  const dealtOut = { ...FREECELL, stock: 'three', redeals: '2' } as const;
  expect(makeGame(dealtOut).id).toBe(makeGame(FREECELL).id);
});

test('ids from before there were more fields are read, and remain the ids of their games', () => {
  const before = 'own-1-0300000100400';
  expect(readRecipe(before)).toEqual(klondike);
  expect(makeGame(klondike).id).toBe(before);
  const runs = { ...klondike, suits: 'any', lift: 'suit', home: 'runs' } as const;
  expect(makeGame(runs).id).toMatch(/^own-1-\w{13}1$/);
  expect(findGame(`${makeGame(klondike).id}0`)).toBeUndefined();
});

test('rules by which no whole run can go home are refused with the field to change', () => {
  const runs = { ...klondike, suits: 'any', lift: 'suit', home: 'runs' } as const;
  expect(recipeFault(runs)).toBeUndefined();
  expect(recipeFault({ ...runs, suits: 'alternate', lift: 'built' })).toMatchObject({
    field: 'suits',
    why: 'never-home',
  });
  expect(recipeFault({ ...runs, ranks: 'up' })).toMatchObject({ field: 'ranks', why: 'never-home' });
  expect(recipeFault({ ...runs, lift: 'top' })).toMatchObject({ field: 'lift', why: 'never-home' });
});

test('whole runs may alternate in colour, where their columns and what moves together do', () => {
  const runs = {
    ...klondike,
    suits: 'alternate',
    lift: 'built',
    home: 'runs',
    rising: 'alternate',
    cells: '4',
  } as const;
  expect(recipeFault(runs)).toBeUndefined();
  expect(recipeFault({ ...runs, lift: 'cells' })).toBeUndefined();
  expect(recipeFault({ ...runs, suits: 'same' })).toMatchObject({ field: 'suits', why: 'never-home' });
  expect(recipeFault({ ...runs, suits: 'any', lift: 'suit' })).toMatchObject({ field: 'lift', why: 'never-home' });
  const { table, rules } = dealByNumber(makeGame(runs).variant({}), 1);
  const roles = rules.piles.map((pile) => pile.rules.role);
  expect(roles.filter((role) => role === 'cell')).toHaveLength(4);
  const home = rules.piles[roles.indexOf('foundation')]!;
  expect([
    table.size(home.index),
    home.rules.run!(card('QH'), card('KS'), 0),
    home.rules.run!(card('QS'), card('KS'), 0),
  ]).toEqual([0, true, false]);
});

test('answers that mean nothing beside the others are none, and a recipe tells them the usual way', () => {
  const [golf, pyramid, canfield, fan] = [GOLF, PYRAMID_PAIRS, CANFIELD, FAN];
  expect(makeGame({ ...golf, reserve: '13', start: 'reserve', pairs: 'same' }).id).toBe(makeGame(golf).id);
  expect(makeGame({ ...pyramid, lift: 'top', stock: 'columns' }).id).toBe(makeGame(pyramid).id);
  expect(answersFor(canfield, 'start')).toContain('reserve');
  expect(answersFor({ ...canfield, reserve: '0' }, 'start')).not.toContain('reserve');
  expect(answersFor(pyramid, 'columns')).toEqual(['3', '4', '5', '6', '7', '8', '9']);
  expect(unusedFields(fan).has('shuffles')).toBe(false);
  expect(unusedFields({ ...fan, cards: '2' }).has('shuffles')).toBe(true);
});

test('cards set apart at the deal are lacking in the columns', () => {
  const [canfield, fan] = [CANFIELD, FAN];
  expect(recipeFault({ ...canfield, columns: '10', cards: '5' })).toMatchObject({
    why: 'too-many',
    wanted: 50,
    there: 38,
  });
  expect(recipeFault({ ...fan, laid: 'yes' })).toMatchObject({ why: 'too-many', there: 48 });
});

test('an id that tells no game is no game', () => {
  const { id } = makeGame(klondike);
  expect(findGame(id)?.id).toBe(id);
  const odd = [`${id}0`, id.slice(0, -1), id.replace(/.$/, 'z'), id.replace(/.$/, '-'), 'own-1-', 'own-2-0', 'own-'];
  const crowded = ownId({ ...klondike, columns: '12' });
  const otherwise = ownId({ ...FREECELL, redeals: '2' });
  for (const wrong of [...odd, crowded, otherwise, '__proto__']) expect(findGame(wrong)).toBeUndefined();
});
