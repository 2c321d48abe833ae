import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { finishedGame, keptGame } from '../games.ts';
import { storeIn, tempFolder } from '../makers.ts';

/** Makes a folder whose database has lost its first page. */
function damaged(): string {
  const folder = tempFolder();
  const store = storeIn(folder);
  for (let deal = 1; deal <= 20; deal += 1) store.kept.keep(keptGame({ deal, options: String(deal) }));
  store.close();
  const file = openSync(join(folder, 'baize.db'), 'r+');
  writeSync(file, Buffer.alloc(4096, 7), 0, 4096, 0);
  closeSync(file);
  return folder;
}

/** Windows has no pipes among its files. */
const PIPES = process.platform === 'win32' ? [] : ['.moving', '.unsaved', '.untold'];

test.each(PIPES)('starts and salvages although a pipe is named like its note (%s)', (ending) => {
  const folder = damaged();
  const aside = join(folder, 'baize-damaged-19700101T000000Z.db');
  writeFileSync(join(folder, 'baize-damaged-a.db'), 'anything');
  for (const path of [aside, join(folder, 'baize-damaged-a.db')]) execFileSync('mkfifo', [path + ending]);
  const store = storeIn(folder, { now: () => 0 });
  expect(store.notices).toContainEqual(
    expect.objectContaining({ kind: 'database-set-aside', saved: expect.objectContaining({ kept: 20 }) as object }),
  );
});

test.each(['baize.db.import.part', 'baize.db.new.part', 'baize.db.old.part', 'baize.db.suspect'])(
  'starts beside a folder called %s and keeps its content',
  async (name) => {
    const folder = tempFolder();
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'letter'), 'dear');
    const store = storeIn(folder);
    expect(store.notices).toEqual([]);
    store.imports.add({ kind: 'results', value: { ...finishedGame(), ended: 5 } }, () => false);
    await store.takeIn(() => false);
    expect(store.statistics.of(null, null).played).toBe(1);
    store.close();
    const moved = readdirSync(folder).filter((other) => other.startsWith(name));
    expect(moved.map((other) => readFileSync(join(folder, other, 'letter'), 'utf8'))).toEqual(['dear']);
  },
);

test('unlocks its folder although it can’t delete its last import', () => {
  const folder = tempFolder();
  const store = storeIn(folder);
  store.kept.keep(keptGame());
  mkdirSync(join(folder, 'baize.db.import.part'));
  store.close();
  const again = storeIn(folder);
  expect(again.notices).toEqual([]);
  expect(again.kept.all()).toEqual([keptGame()]);
});
