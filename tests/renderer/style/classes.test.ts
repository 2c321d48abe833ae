import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const STYLES = new URL('../../../renderer/style/', import.meta.url);

/** Files that change a class of another file on purpose. */
const ON_TOP = new Set(['touch.css', 'contrast.css', 'print.css']);

/** A class alone as a selector. */
const ALONE = /(?:^|[\n,])\s*\.([\w-]+)\s*(?=[,{])/g;

test('styles a class alone in one file, so that two things never share a name', () => {
  const files = new Map<string, Set<string>>();
  for (const name of readdirSync(STYLES).filter((name) => name.endsWith('.css') && !ON_TOP.has(name))) {
    const style = readFileSync(new URL(name, STYLES), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '');
    for (const [, alone = ''] of style.matchAll(ALONE)) files.set(alone, (files.get(alone) ?? new Set()).add(name));
  }
  expect(files.size).toBeGreaterThan(150);
  const shared = [...files]
    .filter(([, names]) => names.size > 1)
    .map(([alone, names]) => `${alone}: ${[...names].join(' ')}`);
  expect(shared).toEqual(['bad: base.css card-sets.css', 'tabs: picker.css statistics.css']);
});
