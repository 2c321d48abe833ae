import { expect, test } from 'vitest';
import type { KeptGame } from '../../../../preload/api.ts';
import { sumOf } from '../../../../main/store/shared/shared-file.ts';
import { cardSet, finishedGame, keptGame, WEBP } from '../games.ts';
import { MemoryPlace, sharing, two } from './sharing.ts';

const moved = (kept: KeptGame, move: string): KeptGame => ({
  ...kept,
  moves: `${kept.moves} ${move}`,
  at: kept.at + 1,
});

const kept = ({ tables }: Awaited<ReturnType<typeof two>>['one']) => tables.kept.get('klondike', 'dealing=one');

test('continues a game where another computer left it, and tells the pages', async () => {
  const { one, other } = await two();
  expect(kept(other)).toEqual(keptGame());
  other.tables.kept.keep(moved(keptGame(), '8'));
  await other.look();
  await one.look();
  expect(kept(one)).toEqual(moved(keptGame(), '8'));
  expect(one.tables.named.list()).toEqual([]);
  expect(one.changed).toEqual(['klondike']);
});

test('keeps both versions of a game continued on two computers', async () => {
  const { one, other } = await two();
  one.tables.kept.keep(moved(keptGame(), '8'));
  other.tables.kept.keep(moved(keptGame(), '9'));
  for (const { look } of [one, other, one]) await look();
  expect([kept(one), kept(other)]).toEqual([moved(keptGame(), '8'), moved(keptGame(), '9')]);
  expect(one.tables.named.all()).toMatchObject([{ name: 'Klondike 617', kept: moved(keptGame(), '9') }]);
  expect(other.tables.named.all()).toMatchObject([{ name: 'Klondike 617', kept: moved(keptGame(), '8') }]);
});

test.each(['won', 'dropped'])('keeps a game that was %s here and continued elsewhere', async (how) => {
  const { one, other } = await two();
  if (how === 'won') one.tables.record({ ...finishedGame(), ended: 1_790_000_009_000 });
  else one.tables.kept.drop('klondike', 'dealing=one');
  other.tables.kept.keep(moved(keptGame(), '9'));
  for (const { look } of [one, other, one]) await look();
  expect([kept(one), kept(other)]).toEqual([moved(keptGame(), '9'), moved(keptGame(), '9')]);
});

test('ends a game won here and not continued elsewhere on both, and counts it once', async () => {
  const { one, other } = await two();
  one.tables.record({ ...finishedGame(), ended: 1_790_000_009_000 });
  for (const { look } of [one, other, one, other]) await look();
  expect([kept(one), kept(other)]).toEqual([null, null]);
  expect(other.tables.statistics.of(null, null)).toMatchObject({ played: 1, won: 1 });
});

test('makes no second version when only the clock differs', async () => {
  const { one, other } = await two();
  one.tables.kept.keep({ ...keptGame(), clock: 99_000 });
  other.tables.kept.keep(moved(keptGame(), '9'));
  for (const { look } of [one, other, one]) await look();
  expect(kept(one)).toEqual(moved(keptGame(), '9'));
  expect(one.tables.named.list()).toEqual([]);
});

test('keeps the change of a setting that knew of the other, whatever the clocks say', async () => {
  const { one, other } = await two();
  one.tables.settings.change({ theme: 'dark', ownGames: { 'own-a': 'A' } });
  await one.look();
  await other.look();
  expect(other.read()).toMatchObject({ theme: 'dark', ownGames: { 'own-a': 'A' } });
  other.tables.settings.change({ theme: 'light', ownGames: { 'own-a': 'A', 'own-b': 'B' } });
  one.tables.settings.change({ ownGames: { 'own-a': 'A', 'own-c': 'C' } });
  for (const { look } of [other, one, other]) await look();
  expect(one.read()).toMatchObject({ theme: 'light', ownGames: { 'own-a': 'A', 'own-b': 'B', 'own-c': 'C' } });
  expect(other.read().ownGames).toEqual(one.read().ownGames);
});

test('takes the folder’s settings on joining and adds its own missing ones', async () => {
  const place = new MemoryPlace();
  const [one, other] = [sharing(place), sharing(place)];
  one.tables.settings.change({ theme: 'dark' });
  other.tables.settings.change({ theme: 'light', speed: 2 });
  for (const { look } of [one, other, one]) await look();
  expect([one.read(), other.read()]).toMatchObject([
    { theme: 'dark', speed: 2, sounds: true },
    { theme: 'dark', speed: 2, sounds: true },
  ]);
});

test('keeps deleted results on the other computer without bringing them back', async () => {
  const { one, other } = await two();
  for (let i = 0; i < 300; i += 1) one.tables.record({ ...finishedGame(), deal: 1 + i, ended: 1_790_000_009_000 + i });
  for (const { look } of [one, other]) await look();
  expect(other.tables.statistics.of(null, null)).toMatchObject({ played: 300, won: 300, longestWins: 300 });
  one.tables.results.forget(null, one.tables.results.last);
  for (const { look } of [one, other, one]) await look();
  expect([one, other].map(({ tables }) => tables.statistics.of(null, null).played)).toEqual([0, 300]);
});

test('shares card sets and pictures', async () => {
  const { one, other } = await two();
  const set = cardSet('Mine');
  one.tables.sets.keep(set);
  for (const part of set.parts) one.tables.sets.add({ set: set.id, part, webp: WEBP });
  one.tables.pictures.keep('back', WEBP);
  one.tables.settings.change({ back: 'own' });
  for (const { look } of [one, other]) await look();
  expect(other.tables.sets.list()).toEqual([set]);
  expect(other.read().back).toBe('own');
  expect(other.tables.pictures.get('back')).toBe(WEBP);
  other.tables.sets.drop(set.id);
  for (const { look } of [other, one, other]) await look();
  expect([one, other].map(({ tables }) => tables.sets.list().length)).toEqual([1, 0]);
});

test('treats an older copy of a database as another computer', async () => {
  const { place, one, other } = await two();
  const image = one.db.serialize();
  one.tables.kept.keep(moved(keptGame(), '8'));
  await one.look();
  one.tables.record({ ...finishedGame(), moves: moved(keptGame(), '8').moves, ended: 1_790_000_009_000 });
  for (const { look } of [one, other]) await look();
  expect(kept(other)).toBeNull();
  const restored = sharing(place, { image });
  for (const { look } of [restored, other]) await look();
  expect([kept(restored), kept(other)]).toEqual([keptGame(), keptGame()]);
  expect(restored.tables.statistics.of(null, null).won).toBe(1);
});

test('skips and reports a torn, newer or foreign file', async () => {
  const { place, one, other } = await two();
  const [name, text] = [...place.files].find(([each]) => each.startsWith('games')) ?? ['', ''];
  one.tables.kept.keep(moved(keptGame(), '8'));
  await one.look();
  const whole = place.files.get(name) ?? '';
  place.files.set(name, whole.slice(0, -20));
  place.files.set(name.replace('.', ' (copy).'), text);
  place.files.set('settings-0123456789abcdef.baize-shared', text.replace('shares 1', 'shares 2'));
  const { unread, machines } = await other.look();
  expect(unread.map(({ why }) => why).toSorted()).toEqual(['foreign', 'newer', 'torn']);
  expect(machines).toBe(3);
  expect(kept(other)).toEqual(keptGame());
  place.files.set(name, whole);
  await other.look();
  expect(kept(other)).toEqual(moved(keptGame(), '8'));
});

test('skips a file of invalid JSON with a valid checksum and reads the others', async () => {
  const { place, one, other } = await two();
  const body = 'no JSON';
  place.files.set('games-0123456789abcdef.baize-shared', `Baize shares 1 ${sumOf(body)}\n${body}`);
  one.tables.kept.keep(moved(keptGame(), '8'));
  await one.look();
  const { unread } = await other.look();
  expect(unread.map(({ why }) => why)).toEqual(['foreign']);
  expect(kept(other)).toEqual(moved(keptGame(), '8'));
});

test('keeps games unknown to this version for one that knows them', async () => {
  const place = new MemoryPlace();
  const one = sharing(place);
  one.tables.kept.keep(keptGame());
  one.tables.record({ ...finishedGame(), deal: 618, ended: 1_790_000_009_000 });
  await one.look();
  const older = sharing(place, { knows: () => false });
  await older.look();
  expect([older.tables.kept.list(), older.tables.results.list(null, null, 9, null)]).toEqual([[], []]);
  const newer = sharing(place, { image: older.db.serialize() });
  for (const { look } of [newer, one]) await look();
  expect(kept(newer)).toEqual(keptGame());
  expect(newer.tables.statistics.of(null, null).played).toBe(1);
  expect(kept(one)).toEqual(keptGame());
});

test('writes nothing when nothing is new', async () => {
  const { place, one, other } = await two();
  for (const { look } of [one, other, one, other]) await look();
  const changes = () => [one, other].map(({ db }) => db.prepare('SELECT total_changes()').pluck().get());
  const before = [changes(), new Map(place.files)];
  for (const { look } of [one, other, one]) await look();
  expect([changes(), place.files]).toEqual(before);
});
