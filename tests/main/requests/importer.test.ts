import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { completeOptions, usualOptions, findGame } from '../../../engine/rules.ts';
import { Claims } from '../../../main/requests/claims.ts';
import { Importer } from '../../../main/requests/importer.ts';
import { stopped } from '../../../main/system/refused.ts';
import { openStore } from '../../../main/store/open.ts';
import type { ImportReport, RecordedGame } from '../../../preload/api.ts';
import { KEPT, temporaryFolder } from '../browser/hosted.ts';
import { carriedTotal } from '../store/games.ts';

const EMPTY_REPORT: ImportReport = { fresh: 0, known: 0, refused: 0, fault: null };

function newStore() {
  const store = openStore(join(temporaryFolder(), 'data'));
  onTestFinished(() => store.close());
  const claims = new Claims();
  return { store, claims, imports: new Importer(store, claims) };
}

const recorded = (deal: number, change: Partial<RecordedGame> = {}): RecordedGame => ({
  ...KEPT,
  options: usualOptions(findGame(KEPT.game)!),
  outcome: deal % 3 ? 'lost' : 'won',
  deal,
  ended: KEPT.begun + deal * 1000,
  ...change,
});
const many = (count: number): RecordedGame[] => Array.from({ length: count }, (_, i) => recorded(i + 1));

test('imports everything that another store exported, with equal statistics', async () => {
  const from = newStore();
  for (const { ended: _ended, ...result } of many(40)) from.store.finish(result);
  const to = newStore();
  const ticket = to.imports.begin();
  for (let next: number | null = 0; next !== null;) {
    const page = from.store.results.page(next, 3000);
    to.imports.add(ticket, 'results', 1, page.results);
    next = page.next;
  }
  expect(await to.imports.finish(ticket)).toEqual({ ...EMPTY_REPORT, fresh: 40 });
  expect(to.store.statistics.all()).toEqual(from.store.statistics.all());
  expect(to.store.statistics.months(null, null)).toEqual(from.store.statistics.months(null, null));
  expect(to.store.results.page(0, 1e9)).toEqual(from.store.results.page(0, 1e9));
});

test('duplicates nothing that exists here or twice in the file', async () => {
  const { store, imports } = newStore();
  const first = imports.begin();
  imports.add(first, 'results', 1, many(5));
  await imports.finish(first);
  const ticket = imports.begin();
  expect(imports.add(ticket, 'results', 1, [...many(8), ...many(8)])).toEqual({ ...EMPTY_REPORT, fresh: 3, known: 13 });
  expect(store.statistics.of(null, null).played).toBe(5);
  expect(await imports.finish(ticket)).toEqual({ ...EMPTY_REPORT, fresh: 3, known: 13 });
  expect(store.statistics.of(null, null).played).toBe(8);
});

test('stores nothing before the end, and drops the previous import on a new start', async () => {
  const { store, imports } = newStore();
  const first = imports.begin();
  imports.add(first, 'results', 1, many(5));
  expect(store.results.list(null, null, 10, null)).toEqual([]);
  const second = imports.begin();
  await expect(imports.finish(first)).rejects.toThrow('Another window');
  expect(await imports.finish(second)).toEqual(EMPTY_REPORT);
  expect(store.results.list(null, null, 10, null)).toEqual([]);
});

test.each([
  ['no object', 'text', '', 'malformed'],
  ['a missing field', { ...recorded(1), score: undefined }, 'score', 'malformed'],
  ['a field nobody knows', { ...recorded(1), admin: true }, 'admin', 'malformed'],
  ['help of a wrong kind', recorded(1, { help: { undos: -1, hints: 0, solver: false } }), 'help.undos', 'malformed'],
  ['a game nobody has', recorded(1, { game: 'poker-night' }), 'game', 'unknown-game'],
  ['options of another game', recorded(1, { options: 'suits=9' }), 'options', 'unknown-options'],
  ['a deal that can’t be', recorded(0), 'deal', 'impossible'],
  ['more moves standing than made', recorded(1, { at: 4 }), 'at', 'impossible'],
  ['a deal that is text', { ...recorded(1), deal: '7' }, 'deal', 'malformed'],
  ['an end out of all time', recorded(1, { ended: 1e17 }), 'ended', 'malformed'],
  ['moves without end', recorded(1, { moves: '0 '.repeat(150_000) }), 'moves', 'malformed'],
])('refuses a row with %s by its field and accepts the others', async (_what, bad, field, why) => {
  const { store, imports } = newStore();
  const ticket = imports.begin();
  imports.add(ticket, 'results', 1, [recorded(1)]);
  const report = imports.add(ticket, 'results', 2, [recorded(2), bad, 7, recorded(3)]);
  expect(report).toEqual({ fresh: 3, known: 0, refused: 2, fault: { kind: 'results', row: 3, field, why } });
  await imports.finish(ticket);
  expect(store.statistics.of(null, null).played).toBe(3);
});

test('imports saved and named games and settings, and keeps those present or in play', async () => {
  const { store, claims, imports } = newStore();
  const options = usualOptions(findGame('klondike')!);
  const kept = { ...KEPT, options };
  store.kept.keep({ ...kept, deal: 1 });
  store.named.keep('a name', kept);
  claims.claim({ send: () => {} }, 'golf', usualOptions(findGame('golf')!));
  const ticket = imports.begin();
  imports.add(ticket, 'kept', 1, [kept, { ...kept, game: 'golf', options: usualOptions(findGame('golf')!) }]);
  imports.add(ticket, 'kept', 3, [{ ...kept, game: 'yukon', options: usualOptions(findGame('yukon')!) }]);
  imports.add(ticket, 'named', 1, [
    { name: 'a name', saved: 5, kept },
    { name: 'A name', saved: 5, kept: { ...kept, deal: 9 } },
  ]);
  const report = imports.add(ticket, 'settings', 1, [{ theme: 'dark' }]);
  expect(report).toEqual({ ...EMPTY_REPORT, fresh: 3, known: 3 });
  await imports.finish(ticket);
  expect(
    store.kept
      .list()
      .map(({ game, deal }) => `${game} ${deal}`)
      .toSorted((a, b) => a.localeCompare(b)),
  ).toEqual(['klondike 1', 'yukon 617']);
  expect(store.named.list().map(({ name, deal }) => [name, deal])).toEqual([
    ['a name', 617],
    ['A name (2)', 9],
  ]);
  expect(store.settings.read().theme).toBe('dark');
});

test('stores nothing when it fails half-way', async () => {
  const { store, imports } = newStore();
  const named = (count: number) =>
    Array.from({ length: count }, (_, i) => ({
      name: `game ${i}`,
      saved: i,
      kept: { ...KEPT, options: usualOptions(findGame('klondike')!) },
    }));
  const ticket = imports.begin();
  imports.add(ticket, 'results', 1, many(3));
  imports.add(ticket, 'named', 1, named(500));
  store.named.keep('the last that has room', named(1)[0]!.kept);
  await expect(imports.finish(ticket)).rejects.toThrow('names already');
  expect(store.results.list(null, null, 10, null)).toEqual([]);
  expect(store.named.list()).toHaveLength(1);
});

test('refuses named games beyond the limit and imports the rest', async () => {
  const { store, imports } = newStore();
  const kept = { ...KEPT, options: usualOptions(findGame('klondike')!) };
  store.named.keep('here already', kept);
  const rows = Array.from({ length: 502 }, (_, i) => ({ name: `game ${i}`, saved: i, kept }));
  const ticket = imports.begin();
  const report = { fresh: 499, known: 1, refused: 3, fault: { kind: 'named', row: 500, field: '', why: 'too-many' } };
  expect(imports.add(ticket, 'named', 1, [...rows, { name: 'here already', saved: 0, kept }])).toEqual(report);
  expect(await imports.finish(ticket)).toEqual(report);
  expect(store.named.list()).toHaveLength(500);
});

test('keeps a game begun after the preview of the import', async () => {
  const { store, claims, imports } = newStore();
  const keptOf = (game: string) => ({ ...KEPT, game, options: usualOptions(findGame(game)!) });
  const [klondike, golf] = [keptOf('klondike'), keptOf('golf')];
  const ticket = imports.begin();
  expect(imports.add(ticket, 'kept', 1, [klondike, golf])).toMatchObject({ fresh: 2 });
  store.kept.keep({ ...klondike, deal: 99 });
  claims.claim({ send: () => {} }, 'golf', golf.options);
  expect(await imports.finish(ticket)).toEqual({ ...EMPTY_REPORT, known: 2 });
  expect(store.kept.all()).toEqual([{ ...klondike, deal: 99 }]);
});

test('drops the staged rows when the player declines', async () => {
  const { store, imports } = newStore();
  const ticket = imports.begin();
  imports.add(ticket, 'results', 1, many(5));
  imports.drop(ticket);
  await expect(imports.finish(ticket)).rejects.toThrow('begun an import since');
  const again = imports.begin();
  expect(imports.add(again, 'results', 1, many(5))).toEqual({ ...EMPTY_REPORT, fresh: 5 });
  expect(store.statistics.of(null, null).played).toBe(0);
});

test('stores nothing when stopped, and can be finished later', async () => {
  const { store, imports } = newStore();
  const ticket = imports.begin();
  imports.add(ticket, 'results', 1, many(5));
  const stopping = new AbortController();
  const finished = imports.finish(ticket, () => {}, stopping.signal);
  stopping.abort(stopped());
  await expect(finished).rejects.toThrow('was stopped');
  expect(store.statistics.of(null, null).played).toBe(0);
  expect(await imports.finish(ticket)).toEqual({ ...EMPTY_REPORT, fresh: 5 });
  expect(store.statistics.of(null, null).played).toBe(5);
});

test('imports newer totals of other programs under complete option keys', async () => {
  const { store, imports } = newStore();
  const total = { ...carriedTotal({ game: 'klondike', options: '' }), taken: 10 };
  const rows = [
    total,
    { ...total, game: 'bakers-game', options: 'cells=4' },
    { ...total, game: '' },
    { ...total, game: 'no-such' },
    { ...total, won: 500 },
  ];
  const ticket = imports.begin();
  expect(imports.add(ticket, 'carried', 1, rows)).toMatchObject({ fresh: 3, refused: 2 });
  await imports.finish(ticket);
  const options = completeOptions(findGame('bakers-game')!, 'cells=4');
  expect(store.carried.list().map((each) => [each.game, each.options])).toEqual([
    ['', ''],
    ['bakers-game', options],
    ['klondike', ''],
  ]);
  const again = imports.begin();
  const newer = { ...total, played: 600, taken: 11 };
  expect(imports.add(again, 'carried', 1, [total, newer])).toMatchObject({ fresh: 1, known: 1 });
  await imports.finish(again);
  expect(store.carried.find(total)).toMatchObject({ played: 600 });
});
