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
const transform = leanPixi.transform as unknown as {
  readonly filter: { readonly id: RegExp };
  readonly handler: (code: string) => { readonly code: string; readonly moduleSideEffects: boolean };
};

const paths = readdirSync(PIXI, { recursive: true, encoding: 'utf8' }).map((file) =>
  join(PIXI, file).replaceAll('\\', '/'),
);

test('replaces three Pixi modules by ones with the same exports', () => {
  const changed = paths.filter((path) => filter.id.test(path));
  expect(changed).toHaveLength(3);
  for (const path of changed) {
    const [, exported] = /^export \{ (\w+) \};$/m.exec(readFileSync(path, 'utf8')) ?? [];
    expect(handler(path)).toMatch(new RegExp(`^export const ${exported} = .`));
    expect(handler(path)).not.toContain('undefined');
  }
});

test('drops setup side effects of Pixi modules and nothing else', () => {
  const settingUp = paths.filter((path) => transform.filter.id.test(path));
  expect(settingUp).toHaveLength(3);
  for (const code of settingUp.map((path) => readFileSync(path, 'utf8')))
    expect(transform.handler(code)).toMatchObject({ code, moduleSideEffects: false });
});
