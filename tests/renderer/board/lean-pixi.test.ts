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

test('Pixi has just the two questions that are answered for it, each by its name', () => {
  const files = readdirSync(PIXI, { recursive: true, encoding: 'utf8' });
  const asked = files.map((file) => join(PIXI, file).replaceAll('\\', '/')).filter((path) => filter.id.test(path));
  expect(asked).toHaveLength(2);
  for (const path of asked) {
    const [, exported] = /^export \{ (\w+) \};$/m.exec(readFileSync(path, 'utf8')) ?? [];
    expect(handler(path)).toContain(`export const ${exported} = () => `);
    expect(handler(path)).not.toContain('undefined');
  }
});
