import { describe, expect, test } from 'vitest';
import type { ForeignRecords } from '../../../engine/carried/foreign-file.ts';
import { readForeign } from '../../../engine/carried/read-foreign.ts';
import { visibleName } from '../../../engine/carried/visible-name.ts';

/* Files as other versions, systems and hands write them. */

function recordsOf(bytes: Uint8Array | string): ForeignRecords {
  const read = readForeign(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes, 'Other');
  if (!read.ok || read.value.kind !== 'records') throw new Error(JSON.stringify(read));
  return read.value;
}

/** Returns the totals as `game played won`. */
const totalsOf = (bytes: Uint8Array | string): string[] =>
  recordsOf(bytes).players.flatMap(({ totals }) =>
    totals.map(({ ours, name, played, won }) => `${ours?.game ?? name} ${played} ${won}`),
  );

describe('a settings file of KPatience', () => {
  test('may have markers, blanks, comments and Windows line ends', () => {
    const text = '# a comment\r\n [Scores][$i] \r\n total30[$i] = 412 \r\nwon30[$e]=98\r\n\r\n[Other]\r\ntotal30=9\r\n';
    expect(totalsOf(text)).toEqual(['freecell 412 98']);
  });

  test('gives the options of its games without counters', () => {
    const text = '[General Settings]\nKlondikeEasy=True\nSpiderSuits=4\n';
    expect(recordsOf(text).choices.options).toEqual({ klondike: 'dealing=unlimited', spider: 'suits=four' });
  });

  test('ignores options named like JavaScript properties', () => {
    for (const name of ['__proto__', 'constructor', 'toString'])
      expect(recordsOf(`[Scores]\ntotal10=1\n[General Settings]\nSpiderSuits=${name}\n`).choices.options).toEqual({});
  });
});

describe('a key file of AisleRiot', () => {
  test('may name modules with dashes or capitals', () => {
    const text = '[Auld-Lang-Syne.scm]\nStatistic=1;2;3;4;\n[first-law.scm]\nStatistic=9;9;9;9;\n';
    expect(totalsOf(text)).toEqual(['auld-lang-syne 2 1', 'first-law 9 9']);
    expect(totalsOf(`${text}[first_law.scm]\nStatistic=1;8;3;4;\n`)).toEqual(['auld-lang-syne 2 1', 'first-law 8 1']);
  });

  test('counts games named like JavaScript properties as unknown', () => {
    expect(totalsOf('[__proto__.scm]\nStatistic=1;2;3;4;\n[constructor.scm]\nStatistic=1;2;3;4;\n')).toEqual([
      'Proto 2 1',
      'Constructor 2 1',
    ]);
  });

  test('is refused with impossible totals', () => {
    const text = Array.from({ length: 20 }, (_, at) => `[game${at}.scm]\nStatistic=1;9999999;3;4;\n`).join('');
    expect(recordsOf(text)).toMatchObject({ players: [], leftOut: [{ what: 'AisleRiot', why: 'too-high' }] });
  });
});

describe('a registry file', () => {
  const key = (root: string): string => `[${root}\\Software\\Microsoft\\Windows\\CurrentVersion\\Applets\\FreeCell]`;

  test.each([
    ['of another user', key('HKEY_USERS\\S-1-5-21-1'), '"won"=hex:62,00,00,00\r\n"lost"=hex:3a,01,00,00'],
    ['with numbers in digits', key('HKEY_CURRENT_USER'), '"Won"=dword:00000062\r\n"Lost"=dword:0000013a'],
    ['with continued lines', key('HKEY_CURRENT_USER'), '"won"=hex:62,\\\r\n  00,00,00\r\n"lost"=hex(3):3a,01,00,00'],
  ])('gives FreeCell’s totals for %s', (_, head, values) => {
    expect(totalsOf(`Windows Registry Editor Version 5.00\r\n\r\n${head}\r\n${values}\r\n`)).toEqual([
      'freecell 412 98',
    ]);
  });

  test('is read in UTF-16 without a mark', () => {
    const text = `Windows Registry Editor Version 5.00\n${key('HKEY_CURRENT_USER')}\n"won"=hex:01,00,00,00\n`;
    const bytes = new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer);
    expect(totalsOf(bytes)).toEqual(['freecell 1 1']);
  });
});

describe('a table of totals', () => {
  test.each([
    ['tabs', 'Game\tPlayed\tWon\nKlondike\t5\t1\n'],
    ['a separator that is named', 'sep=;\nGame;Played;Won\nKlondike;5;1\n'],
    ['quotes', '"game","played","won"\n"Klondike","5","1"\n'],
    ['cells that are empty at the end', 'game,played,won\nklondike,5,1,,\n'],
  ])('may have %s', (_, text) => {
    expect(totalsOf(text)).toEqual(['klondike 5 1']);
  });

  test('has too many cells when a comma divides a number', () => {
    expect(recordsOf('game,played,won\nklondike,1,500,3\n').leftOut).toEqual([{ what: '2', why: 'too-many' }]);
  });

  test.each(['1.5', '1e3', '+5', '0x10', '٥', 'NaN', '1e308', '-5', '9999999999', ''])(
    'has no total for %j games played',
    (played) => {
      const { players, leftOut } = recordsOf(`game,played,won\nklondike,"${played}",1\ngolf,2,1\n`);
      expect(players.flatMap(({ totals }) => totals)).toHaveLength(1);
      expect(leftOut).toHaveLength(1);
    },
  );
});

describe('a saved game of KPatience', () => {
  test('may have a comment, a doctype, single quotes and character references', () => {
    const text = `<?xml version='1.0'?>\n<!-- a game -->\n<!DOCTYPE kpat-game>\n<kpat-game game-type='yuk&#111;n'><state><!-- <x> --><move pile='store0' position='0'><card id='0000001'/></move></state></kpat-game>`;
    const read = readForeign(new TextEncoder().encode(text), '');
    expect(read.ok && read.value).toMatchObject({ kind: 'game', choices: [{ game: 'yukon' }] });
  });
});

test.each([
  ['a\u202Eb\u200Bc', 'abc'],
  ['  a \n\t b ', 'a b'],
  [`a${'😀'.repeat(40)}`, `a${'😀'.repeat(29)}`],
  ['\uD800x', 'x'],
  ['\u200B x', 'x'],
])('shows the name %j as %j', (name, shown) => {
  expect(visibleName(name)).toBe(shown);
});
