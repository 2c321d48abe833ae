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

test('describes Klondike with three cards and two passes', () => {
  const game = findGame('klondike')!;
  const options = makeOptions(game, { turning: 'three', passes: 'two' });
  const [, catalogue] = countsOf({ game, options, name: '' }, 1);
  const own = makeGame({ ...klondike, stock: 'three', redeals: '1' });
  expect(countsOf({ game: own, options: '', name: '' }, 1)[1]).toBe(catalogue);
});

test('keeps the solver’s inherited facts true in random play', () => {
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

test('has one id per set of rules', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const plain = plainRecipe(chanceRecipe(seed));
    expect(readRecipe(ownId(plain))).toEqual(plain);
    expect(plainRecipe(plain)).toEqual(plain);
  }
  const dealtOut = { ...FREECELL, stock: 'three', redeals: '2' } as const;
  expect(makeGame(dealtOut).id).toBe(makeGame(FREECELL).id);
});

test('keeps earlier ids for their games', () => {
  const before = 'own-1-0300000100400';
  expect(readRecipe(before)).toEqual(klondike);
  expect(makeGame(klondike).id).toBe(before);
  const runs = { ...klondike, suits: 'any', lift: 'suit', home: 'runs' } as const;
  expect(makeGame(runs).id).toMatch(/^own-1-\w{13}1$/);
  expect(findGame(`${makeGame(klondike).id}0`)).toBeUndefined();
});

test('refuses rules by which no run can go home, naming the field', () => {
  const runs = { ...klondike, suits: 'any', lift: 'suit', home: 'runs' } as const;
  expect(recipeFault(runs)).toBeUndefined();
  expect(recipeFault({ ...runs, suits: 'alternate', lift: 'built' })).toMatchObject({
    field: 'suits',
    why: 'never-home',
  });
  expect(recipeFault({ ...runs, ranks: 'up' })).toMatchObject({ field: 'ranks', why: 'never-home' });
  expect(recipeFault({ ...runs, lift: 'top' })).toMatchObject({ field: 'lift', why: 'never-home' });
});

test('allows runs in alternating colours when columns are built that way', () => {
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

test('normalises answers without effect', () => {
  const [golf, pyramid, canfield, fan] = [GOLF, PYRAMID_PAIRS, CANFIELD, FAN];
  expect(makeGame({ ...golf, reserve: '13', start: 'reserve', pairs: 'same' }).id).toBe(makeGame(golf).id);
  expect(makeGame({ ...pyramid, lift: 'top', stock: 'columns' }).id).toBe(makeGame(pyramid).id);
  expect(answersFor(canfield, 'start')).toContain('reserve');
  expect(answersFor({ ...canfield, reserve: '0' }, 'start')).not.toContain('reserve');
  expect(answersFor(pyramid, 'columns')).toEqual(['3', '4', '5', '6', '7', '8', '9']);
  expect(unusedFields(fan).has('shuffles')).toBe(false);
  expect(unusedFields({ ...fan, cards: '2' }).has('shuffles')).toBe(true);
});

test('removes cards set apart from the columns', () => {
  const [canfield, fan] = [CANFIELD, FAN];
  expect(recipeFault({ ...canfield, columns: '10', cards: '5' })).toMatchObject({
    why: 'too-many',
    wanted: 50,
    there: 38,
  });
  expect(recipeFault({ ...fan, laid: 'yes' })).toMatchObject({ why: 'too-many', there: 48 });
});

test('refuses an id of no game', () => {
  const { id } = makeGame(klondike);
  expect(findGame(id)?.id).toBe(id);
  const odd = [`${id}0`, id.slice(0, -1), id.replace(/.$/, 'z'), id.replace(/.$/, '-'), 'own-1-', 'own-2-0', 'own-'];
  const crowded = ownId({ ...klondike, columns: '12' });
  const otherwise = ownId({ ...FREECELL, redeals: '2' });
  for (const wrong of [...odd, crowded, otherwise, '__proto__']) expect(findGame(wrong)).toBeUndefined();
});
