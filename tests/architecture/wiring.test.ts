import { describe, expect, test } from 'vitest';
import { sources, text } from './sources.ts';

const page = sources.filter((path) => path.startsWith('renderer/'));

describe('the renderer’s workers', () => {
  test('are created in start.ts only', () => {
    const making = page.filter((path) => /\bnew (?:Search|Shared)?Worker\(/.test(text(path)));
    expect(making).toEqual(['renderer/app/start.ts']);
  });

  test('are created from every worker file', () => {
    const made = [...text('renderer/app/start.ts').matchAll(/new URL\('\.\/([\w/-]+\.worker\.ts)'/g)];
    const files = page.filter((path) => path.endsWith('.worker.ts'));
    expect(files.length).toBeGreaterThan(4);
    expect(made.map(([, path]) => `renderer/app/${path}`).toSorted()).toEqual(files.toSorted());
  });
});
