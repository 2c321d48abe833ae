import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { games } from '../../engine/games/index.ts';
import { ROOT } from '../../main/build/root.ts';
import { wayOf } from '../tools/conformance/pysol/recorded-ways.ts';
import { recordedFiles } from '../tools/conformance/read.ts';
import { namedSources } from '../tools/games/sources.ts';

/**
 * Games whose rules rest on one source: no other program's games are recorded, and no two sources that agree are named.
 * This list may only become shorter.
 */
const ONE_SOURCE = [
  'agnes-sorel',
  'air-lock',
  'babette',
  'block-eleven',
  'brown-recluse',
  'match-solitaire',
  'one-handed-solitaire',
  'ten-twenty-thirty',
];

const recorded = new Set(
  recordedFiles(join(ROOT, 'tests/traces')).map(({ path, game }) =>
    basename(dirname(path)).startsWith('pysolfc') ? wayOf(game).game : game,
  ),
);

test('has a recording or two named sources for every game except those listed', () => {
  const without = games.map(({ id }) => id).filter((id) => !recorded.has(id) && namedSources(id).length < 2);
  expect(without.toSorted()).toEqual(ONE_SOURCE);
});
