import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findGame } from '../../../engine/rules.ts';
import { ROOT } from '../../../main/build/root.ts';
import { aboutOf } from './about.ts';

const SECTIONS = 'Names Family Rules Source Options Solver Hints Odds Deals Perft Recordings Lacks'.split(' ');

test.each(['klondike', 'plait', 'spider', 'bakers-dozen'])(
  'prints everything known about %s and where it lies',
  async (id) => {
    const about = await aboutOf(findGame(id)!);
    expect([...about.matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual(SECTIONS);
    const paths = [...about.matchAll(/(?:engine|assets|tests)\/[\w./-]+\w/g)].map(([path]) => path);
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
    for (const known of [
      `engine/games/`,
      `assets/help/fr/${id}.md`,
      'plan: ',
      'method: ',
      '"deals":',
      ' listed',
      'deal 1: 1 ',
      '.jsonl.gz',
    ])
      expect(about, known).toContain(known);
  },
);

test('prints its names in other languages and programs', async () => {
  const about = await aboutOf(findGame('plait')!);
  for (const name of ['Der Zopf', 'sv: Flätan', 'AisleRiot: plait (same rules)', 'PySolFC: '])
    expect(about).toContain(name);
});
