import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { AISLERIOT_CHOICES, AISLERIOT_MAP, KPATIENCE_MAP, PYSOL_MAP } from '../../../engine/carried/maps/game-map.ts';
import { findGame } from '../../../engine/games/index.ts';
import { completeOptions } from '../../../engine/model/options.ts';
import { ROOT } from '../../../main/build/root.ts';

describe.each([
  ['AisleRiot', AISLERIOT_MAP, 91],
  ['KPatience', KPATIENCE_MAP, 30],
  ['PySolFC', PYSOL_MAP, 532],
])('the map of games of %s', (_, map, size) => {
  test('leads to existing games and options', () => {
    expect(map.size).toBe(size);
    const wrong = [...map].filter(([, { game, options }]) => {
      const found = findGame(game);
      return !found || completeOptions(found, options) === undefined;
    });
    expect(wrong).toEqual([]);
  });
});

test('has every recorded game of PySolFC', () => {
  const missing = ['pysolfc', 'pysolfc-newer', 'pysolfc-next'].flatMap((folder) =>
    readdirSync(join(ROOT, 'tests/traces', folder)).filter((file) => {
      const recorded = gunzipSync(readFileSync(join(ROOT, 'tests/traces', folder, file))).toString();
      return !PYSOL_MAP.has(/"pysol":(\d+)/.exec(recorded)?.[1] ?? '');
    }),
  );
  expect(missing).toEqual([]);
});

test('maps AisleRiot’s options to options of its games', () => {
  const wrong = [...AISLERIOT_CHOICES].filter(([choice, options]) => {
    const game = findGame(choice.split(':')[0] ?? '');
    return !game || completeOptions(game, options) === undefined;
  });
  expect(wrong).toEqual([]);
});
