import { describe, expect, it, test } from 'vitest';
import { chanceOf } from './chance.ts';
import { cellsOf } from './csv.ts';
import { mutateJson, mutateText, revive } from './mutate.ts';
import { keptOf, run } from './run.ts';
import { faultOf } from './target.ts';
import { TARGETS } from './targets.ts';

/* The short run; `npm run lab -- fuzz` makes 10,000 of each. */

describe.each(TARGETS)('malformed $name', (target) => {
  it('crash nothing, are never accepted and are refused with a message', { timeout: 240_000 }, async () => {
    const count = target.few ?? 60;
    const opened = target.open();
    const trial = await opened;
    const made = (seed: number): unknown[] => {
      const chance = chanceOf(seed);
      return Array.from({ length: 5 }, () => trial.make(chance));
    };
    // The same seed makes the same cases.
    expect(made(7)).toEqual(made(7));
    expect(made(7)).not.toEqual(made(8));
    const { found, refused, valid, heap, memory } = await run({ ...target, open: () => opened }, { count, seed: 6 });
    expect(found.slice(0, 3)).toEqual([]);
    expect(refused).toBeGreaterThanOrEqual(count);
    // Some mutations change nothing important. Their acceptance shows that not everything is refused.
    expect(valid).toBeGreaterThan(0);
    expect(heap[1]).toBeLessThan(heap[0] + 30);
    expect(memory).toBeLessThan(400);
  });

  it('have cases kept from earlier runs', () => {
    expect(keptOf(target).length).toBeGreaterThan(10);
  });
});

test('leaves the mutated value unchanged', () => {
  const [value, chance] = [{ a: [1, { b: 'two' }], c: null }, chanceOf(1)];
  const before = structuredClone(value);
  const made = Array.from({ length: 200 }, () => JSON.stringify(mutateJson(value, chance)));
  expect(value).toEqual(before);
  expect(new Set(made).size).toBeGreaterThan(100);
  expect(mutateText('text', chance, ['word'])).not.toBe('');
});

test('treats __proto__ like any other key', () => {
  const made = revive(JSON.parse('{"__proto__":{"polluted":1},"n":"§NaN"}')) as object;
  expect(Object.getPrototypeOf(made)).toBe(Object.prototype);
  expect(Object.hasOwn(made, '__proto__')).toBe(true);
  expect(made).toHaveProperty('n', Number.NaN);
});

test('reads quoted cells of CSV, and quotes within them', () => {
  expect(cellsOf('a,"b ""c""\n,d"\r\n\r\n,\n')).toEqual([
    ['a', 'b "c"\n,d'],
    ['', ''],
  ]);
});

test.each([
  ['', 'says nothing'],
  ['x'.repeat(300), 'is 300 letters long'],
  ['Error: no\n    at run (file.js:1:2)', 'shows a stack'],
  ['ENOENT: no such file, open /tmp/somewhere/baize.db', 'names a folder'],
  ['Expected number but received undefined', 'shows an inside'],
  ['There is no request named “undefined”.', undefined],
])('reports that the refusal "%s" %s', (message, fault) => {
  expect(faultOf(message)).toBe(fault);
});
