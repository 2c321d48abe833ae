import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { billOfMaterials } from '../../main/build/pack/sbom.ts';
import { ROOT } from '../../main/build/root.ts';
import { buildIfStale } from '../../main/start/fresh.ts';

beforeAll(async () => {
  expect(await buildIfStale(ROOT)).toBe(true);
});

test('lists the runtime parts of a release with their versions, no build tools', () => {
  const { components, metadata, dependencies } = billOfMaterials();
  const { devDependencies: versions } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    devDependencies: Readonly<Record<string, string>>;
  };
  const found = new Map(components.map(({ name, version }) => [name, version]));
  for (const name of ['electron', 'pixi.js', 'preact', 'valibot', 'intl-messageformat'])
    expect([name, found.get(name)]).toEqual([name, versions[name]]);
  expect(found.has('better-sqlite3')).toBe(true);
  for (const name of ['vite', 'vitest', 'typescript', 'electron-builder', 'playwright'])
    expect(found.has(name)).toBe(false);
  expect(metadata.component).toMatchObject({ type: 'application', name: 'baize' });
  const refs = new Set(components.map((component) => component['bom-ref']));
  const named = dependencies.flatMap(({ dependsOn = [] }) => dependsOn);
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((ref) => !refs.has(ref))).toEqual([]);
});
