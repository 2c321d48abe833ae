import { expect, test } from 'vitest';
import { readForeign } from '../../../engine/carried/read-foreign.ts';
import { sampleBytes } from './samples.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const byName = (name: string): string | undefined => (name === 'Vier Farben' ? 'gaps' : undefined);

test('reads totals from AisleRiot’s GConf settings by module and localised names', () => {
  const read = readForeign(sampleBytes('aisleriot', 'gconf.xml'), '', byName);
  expect(read.ok && read.value).toMatchObject({
    kind: 'records',
    source: 'AisleRiot',
    players: [
      {
        totals: [
          { id: 'klondike.scm', ours: { game: 'klondike' }, played: 40, won: 3, bestTime: 171_000, worstTime: 380_000 },
          { ours: { game: 'gaps' }, played: 8, won: 1, bestTime: null, worstTime: null },
          { name: 'Ladies & Gentlemen', ours: undefined, played: 6, won: 2 },
        ],
      },
    ],
    leftOut: [{ what: 'golf', why: 'no-numbers' }],
    choices: { recent: ['klondike', 'freecell'], last: 'klondike' },
  });
});

test('reads options from values named after games', () => {
  const read = readForeign(bytesOf('<gconf><entry name="klondike.scm" type="int" value="1"/></gconf>'), '');
  expect(read.ok && read.value).toMatchObject({ choices: { options: { klondike: 'dealing=three' } } });
});

test('reads only AisleRiot from a file with all programs’ settings', () => {
  const list = (name: string): string =>
    ['1', '2', '3', '4'].reduce(
      (text, value) => `${text}<li><stringvalue>${value}</stringvalue></li>`,
      `<entry name="statistics"><li><stringvalue>${name}</stringvalue></li>`,
    ) + '</entry>';
  const text = `<gconf><dir name="apps"><dir name="mines">${list('golf.scm')}</dir><dir name="aisleriot">${list('yukon.scm')}</dir></dir></gconf>`;
  const read = readForeign(bytesOf(text), '');
  expect(read.ok && read.value).toMatchObject({ players: [{ totals: [{ id: 'yukon.scm', played: 2, won: 1 }] }] });
});
