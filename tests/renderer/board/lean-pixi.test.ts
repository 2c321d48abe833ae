import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { leanPixi } from '../../../renderer/lean-pixi.ts';
import { ROOT } from '../../../main/build/root.ts';

const PIXI = join(ROOT, 'node_modules/pixi.js/lib');

const { filter, handler } = leanPixi.load as unknown as {
  readonly filter: { readonly id: RegExp };
  readonly handler: (path: string) => string;
};
const { handler: exportsOf } = leanPixi.transform as unknown as { readonly handler: (text: string) => string };

test('Pixi has each file that is written anew for the page, and each gives what Pixi’s own gives', () => {
  const files = readdirSync(PIXI, { recursive: true, encoding: 'utf8' });
  const changed = files.map((file) => join(PIXI, file).replaceAll('\\', '/')).filter((path) => filter.id.test(path));
  expect(changed).toHaveLength(6);
  for (const path of changed) {
    const [, exported] = /^export \{ (\w+) \};$/m.exec(readFileSync(path, 'utf8')) ?? [];
    expect(handler(path)).toMatch(new RegExp(`^export const ${exported} = .`));
    expect(handler(path)).not.toContain('undefined');
  }
});

test('whoever imports Pixi gets what it exports from its files, and sets nothing up', () => {
  const index = readFileSync(join(PIXI, 'index.mjs'), 'utf8');
  expect(index).toContain("import './spritesheet/init.mjs';");
  const lines = exportsOf(index).split('\n');
  expect(lines.filter((line) => !/^export .+ from '[^']+';$/.test(line))).toEqual([]);
  expect(lines.some((line) => line.includes(' AbstractRenderer '))).toBe(true);
});
