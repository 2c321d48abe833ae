import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Bridge, RecordedGame } from '../../../../../preload/api.ts';
import { csvHead, csvLine, readCsv } from '../../../../../renderer/app/services/exchange/csv.ts';
import { checkFile, readFile } from '../../../../../renderer/app/services/exchange/import.ts';

const text = fc.oneof(fc.string(), fc.constantFrom('', 'a,b', '"', 'two\r\nlines', ' blank ', '1', '=1+1'));
const time = fc.integer({ min: 0, max: 4e12 });
const anyResult: fc.Arbitrary<RecordedGame> = fc.record({
  game: text,
  options: text,
  rules: fc.nat(),
  deal: fc.nat(),
  cards: text,
  outcome: fc.constantFrom('won' as const, 'lost' as const),
  score: fc.integer({ min: -500, max: 500 }),
  moveCount: fc.nat(),
  clock: fc.nat(),
  begun: time,
  ended: time,
  help: fc.record({ undos: fc.nat(), hints: fc.nat(), solver: fc.boolean() }),
  at: fc.nat(),
  moves: text,
});

test('reads results back from CSV unchanged, whatever their text', () => {
  fc.assert(
    fc.property(fc.array(anyResult, { maxLength: 8 }), (results) => {
      expect(readCsv(csvHead() + results.map(csvLine).join(''))).toEqual(results);
    }),
    { seed: 4, numRuns: 300 },
  );
});

test('reads a spreadsheet’s CSV with other columns, order, line feeds and a BOM', () => {
  const names = csvHead().trim().split(',');
  const turned = [...names.toReversed(), 'remark'];
  const [result] = fc.sample(
    anyResult.filter((result) => !/[",\s]/.test(result.game + result.options + result.cards + result.moves)),
    {
      seed: 1,
      numRuns: 1,
    },
  );
  const cells = csvLine(result!).trim().split(',');
  const line = [...cells.toReversed(), 'nice'].join(',');
  expect(readCsv(`\uFEFF${turned.join(',')}\n${line}\n\n`)).toEqual([result]);
});

test('keeps invalid numbers as text for the host to refuse', () => {
  const line = csvHead()
    .trim()
    .split(',')
    .map(() => 'x')
    .join(',');
  expect(readCsv(csvHead() + line)).toMatchObject([{ deal: 'x', ended: 'x', help: { undos: 'x', solver: 'x' } }]);
});

test.each([
  ['games.csv', 'game,deal\r\ngolf,1\r\n', 'foreign'],
  ['games.csv', '', 'foreign'],
  ['games.json', 'no JSON', 'foreign'],
  ['games.json', '[]', 'foreign'],
  ['games.json', '{"format":"another","version":1}', 'foreign'],
  ['games.json', '{"format":"baize","version":"1"}', 'foreign'],
  ['games.json', '{"format":"baize","version":2,"results":[]}', 'newer'],
])('reports for %s with %j: %s', (name, content, fault) => {
  expect(readFile(name, content)).toEqual({ ok: false, error: fault });
});

test('reads the rows of an export by kind', () => {
  const content = '{"format":"baize","version":1,"results":[1,2],"named":[3],"settings":[],"pictures":[4]}';
  expect(readFile('games.json', content)).toEqual({
    ok: true,
    value: [
      ['results', [1, 2]],
      ['kept', []],
      ['named', [3]],
      ['settings', []],
      ['pictures', [4]],
      ['carried', []],
    ],
  });
});

test('reads a cell of twelve million letters', () => {
  const names = csvHead().trim().split(',');
  const long = `${'1>2 '.repeat(3_000_000)}""end`;
  const cells = names.map((name) => (name === 'moves' ? `"${long}"` : '1'));
  const [row] = readCsv(`${names.join(',')}\n${cells.join(',')}\n`) as RecordedGame[];
  expect(row!.moves).toBe(long.replaceAll('""', '"'));
});

test('refuses a file of nested brackets, and reads a text of brackets', () => {
  const deep = `{"format":"baize","version":1,"results":[${'['.repeat(200_000)}${']'.repeat(200_000)}]}`;
  expect(readFile('a.json', deep)).toEqual({ ok: false, error: 'foreign' });
  const text = `{"format":"baize","version":1,"named":[{"name":"${'['.repeat(1000)}\\"["}]}`;
  expect(readFile('a.json', text).ok).toBe(true);
});

test('reports a file removed since it was chosen', async () => {
  const gone = { name: 'a.json', size: 5, text: () => Promise.reject(new DOMException('gone', 'NotFoundError')) };
  const bridge = { request: () => Promise.reject(new Error('nothing is asked')) } as unknown as Bridge;
  expect(await checkFile(bridge, gone as unknown as File, () => {})).toEqual({
    ok: false,
    error: { fault: 'unreadable' },
  });
});
