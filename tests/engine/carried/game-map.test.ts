import { describe, expect, test } from 'vitest';
import { AISLERIOT_CHOICES, AISLERIOT_MAP, KPATIENCE_MAP, PYSOL_MAP } from '../../../engine/carried/maps/game-map.ts';
import { findGame } from '../../../engine/games/index.ts';
import { completeOptions } from '../../../engine/model/options.ts';

describe.each([
  ['AisleRiot', AISLERIOT_MAP, 91],
  ['KPatience', KPATIENCE_MAP, 30],
  ['PySolFC', PYSOL_MAP, 383],
])('the map of %s', (_, map, size) => {
  test('leads to games that Baize has, with options that they have', () => {
    expect(map.size).toBe(size);
    const wrong = [...map].filter(([, { game, options }]) => {
      const found = findGame(game);
      return !found || completeOptions(found, options) === undefined;
    });
    expect(wrong).toEqual([]);
  });
});

test('the options of AisleRiot lead to options of its games', () => {
  const wrong = [...AISLERIOT_CHOICES].filter(([choice, options]) => {
    const game = findGame(choice.split(':')[0] ?? '');
    return !game || completeOptions(game, options) === undefined;
  });
  expect(wrong).toEqual([]);
});
