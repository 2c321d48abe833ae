import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../main/build/root.ts';
import { type Counts, countAll } from './perft.ts';

const counted = countAll();
const kept = JSON.parse(readFileSync(join(ROOT, 'tests/engine/perft.json'), 'utf8')) as Counts;

test('has counts for every version and nothing else', () => {
  expect(Object.keys(kept), 'a new game? npm run lab -- perft --write').toEqual(Object.keys(counted));
});

test('finds the recorded number of positions at each depth', () => {
  const changed = Object.keys(kept).filter((name) => counted[name] !== undefined && counted[name] !== kept[name]);
  expect(changed.map((name) => `${name}: ${kept[name]} became ${counted[name]}`)).toEqual([]);
});
