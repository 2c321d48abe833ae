import { expect, test } from 'vitest';
import { finishedGame, keptGame } from '../games.ts';
import { MemoryPlace, type Sharing, sharing } from './sharing.ts';

/** Opens two stores with the same database, each with its own copy of the folder, and a third on that of the first. */
async function copied() {
  const [place, away] = [new MemoryPlace(), new MemoryPlace()];
  const [one, third] = [sharing(place), sharing(place)];
  one.tables.kept.keep(keptGame());
  one.tables.named.keep('Before', keptGame({ deal: 1 }));
  for (const { look } of [one, third, one]) await look();
  for (const [name, text] of place.files) away.files.set(name, text);
  const copy = sharing(away, { image: one.db.serialize() });
  return { place, away, one, third, copy };
}

/** Delivers one copy of a folder: where both have a file, its own wins. */
function deliver(from: MemoryPlace, to: MemoryPlace): void {
  for (const [name, text] of from.files) to.files.set(name, text);
}

const names = ({ tables }: Sharing): string[] =>
  tables.named
    .all()
    .map(({ name }) => name)
    .toSorted();
const played = ({ tables }: Sharing): number => tables.statistics.of(null, null).played;

/** Both copies go online, in turn, until there are no new data. */
async function calm({ place, away, one, third, copy }: Awaited<ReturnType<typeof copied>>): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    deliver(away, place);
    for (const { look } of [one, third]) await look();
    deliver(place, away);
    await copy.look();
  }
}

test.each(['the copy', 'the original'])(
  'keeps the games of a database and of its copy when the files of %s win in the folder',
  async (winner) => {
    const all = await copied();
    const { place, away, one, third, copy } = all;
    one.tables.named.keep('Of the original', keptGame({ deal: 2 }));
    copy.tables.named.keep('Of the copy', keptGame({ deal: 3 }));
    await one.look();
    // The third machine may have taken the original's game under the number that the copy's has, too.
    if (winner === 'the copy') await third.look();
    await copy.look();
    if (winner === 'the original') deliver(place, away);
    await calm(all);
    for (const machine of [one, copy, third]) {
      expect(names(machine)).toEqual(['Before', 'Of the copy', 'Of the original']);
      expect(machine.tables.kept.all()).toEqual([keptGame()]);
    }
  },
);

test('keeps the results and settings of a database and of its copy', async () => {
  const all = await copied();
  const { one, third, copy } = all;
  one.tables.record({ ...finishedGame(), deal: 11, ended: 1_790_000_009_000 });
  copy.tables.record({ ...finishedGame(), deal: 12, ended: 1_790_000_009_001 });
  one.tables.settings.change({ theme: 'dark', ownGames: { 'own-a': 'A' } });
  copy.tables.settings.change({ theme: 'light', ownGames: { 'own-b': 'B' } });
  for (const { look } of [one, copy]) await look();
  await calm(all);
  const [first, ...others] = [one, third, copy].map(({ read }) => read());
  for (const machine of [one, third, copy]) expect(played(machine)).toBe(2);
  expect(first?.ownGames).toEqual({ 'own-a': 'A', 'own-b': 'B' });
  for (const settings of others) expect(settings).toEqual(first);
});

test('gives a database and its copy different names once both write into one folder', async () => {
  const { place, one } = await copied();
  const copy = sharing(place, { image: one.db.serialize() });
  for (const machine of [one, copy]) {
    machine.tables.named.keep(`Game ${machine === one ? 1 : 2}`, keptGame({ deal: machine === one ? 2 : 3 }));
    await machine.look();
  }
  for (const { look } of [one, copy, one, copy]) await look();
  expect(copy.machine()).not.toBe(one.machine());
  for (const machine of [one, copy]) expect(names(machine)).toEqual(['Before', 'Game 1', 'Game 2']);
  const files = new Map(place.files);
  for (const { look } of [one, copy]) await look();
  expect(place.files).toEqual(files);
});

test('shows an older copy’s state, and no game twice, when it begins as another computer', async () => {
  const { place, one, third } = await copied();
  const image = one.db.serialize();
  for (const machine of [one, third]) {
    machine.tables.named.keep(machine === one ? 'One' : 'Third', keptGame({ deal: machine === one ? 2 : 3 }));
    await machine.look();
  }
  // The file of its own is lost: only what the third machine knows tells that this is an older copy.
  place.files.delete(`games-${one.machine()}.baize-shared`);
  const restored = sharing(place, { image });
  for (const { look } of [restored, third, restored]) await look();
  expect(restored.machine()).not.toBe(one.machine());
  expect(names(restored)).toEqual(['Before', 'One', 'Third']);
  expect(names(third)).toEqual(['Before', 'One', 'Third']);
});
