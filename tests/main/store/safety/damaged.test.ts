import { copyFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { KeptGame } from '../../../../preload/api.ts';
import { keptGame } from '../games.ts';
import { storeIn, tamper, tempFolder } from '../makers.ts';

const HEADER = 32;
const FRAME = 4096 + 24;
const MOVES = 20;

const game = (deal: number): KeptGame => keptGame({ game: `game-${deal}`, options: '', deal });

/** Makes the files that a power cut leaves of a store of twenty games on top of an older one, all twenty in its log. */
function cutOff(): { folder: string; log: string; frames: number } {
  const [folder, copy] = [tempFolder(), tempFolder()];
  const first = storeIn(folder);
  first.kept.keep(game(1000));
  first.close();
  const store = storeIn(folder);
  for (let deal = 1; deal <= MOVES; deal += 1) store.kept.keep(game(deal));
  for (const name of ['baize.db', 'baize.db-wal']) copyFileSync(join(folder, name), join(copy, name));
  const log = join(copy, 'baize.db-wal');
  return { folder: copy, log, frames: Math.floor((statSync(log).size - HEADER) / FRAME) };
}

function spoil(log: string, at: number): void {
  const bytes = readFileSync(log);
  bytes[at] = bytes[at]! ^ 0x55;
  writeFileSync(log, bytes);
}

test.each([
  ['its header', () => 20],
  ['the first page', () => HEADER + 24 + 4000],
  ['a page in the middle', (frames: number) => HEADER + FRAME * Math.floor(frames / 2) + 1000],
  ['the mark of a page in the middle', (frames: number) => HEADER + FRAME * Math.floor(frames / 2) + 9],
])('sets a log damaged in %s aside with its database, and reads behind the damage', (_where, at) => {
  const { folder, log, frames } = cutOff();
  spoil(log, at(frames));
  const store = storeIn(folder);
  expect(store.notices).toMatchObject([{ kind: 'database-set-aside' }]);
  expect(store.kept.get('game-20', '')).toEqual(game(MOVES));
  expect(store.kept.get('game-1000', '')).toEqual(game(1000));
  expect(store.kept.list().length).toBeGreaterThan(MOVES - 2);
});

test.each([
  ['torn', (log: string) => spoil(log, statSync(log).size - 100)],
  ['cut short', (log: string) => writeFileSync(log, readFileSync(log).subarray(0, -100))],
  [
    'grown without its content',
    (log: string) => writeFileSync(log, Buffer.concat([readFileSync(log), Buffer.alloc(2 * FRAME)])),
  ],
])('accepts a log whose end a power cut has %s', (_how, cut) => {
  const { folder, log } = cutOff();
  cut(log);
  const store = storeIn(folder);
  expect(store.notices).toEqual([]);
  expect(store.kept.list().length).toBeGreaterThanOrEqual(MOVES);
});

test('accepts tables added by another program', () => {
  const folder = tempFolder();
  storeIn(folder).close();
  tamper(folder, (db) => db.exec('CREATE TABLE notes (text TEXT)'));
  expect(storeIn(folder).notices).toEqual([]);
});

test('reads a database whose header gives a wrong page size', () => {
  const folder = tempFolder();
  const store = storeIn(folder);
  for (let deal = 1; deal <= MOVES; deal += 1) store.kept.keep(game(deal));
  store.close();
  const bytes = readFileSync(join(folder, 'baize.db'));
  bytes.writeUInt16BE(512, 16);
  writeFileSync(join(folder, 'baize.db'), bytes);
  expect(storeIn(folder).notices).toMatchObject([{ kind: 'database-set-aside', saved: { kept: MOVES } }]);
});

test('reads a log behind a damaged header and first frame', () => {
  const { folder, log } = cutOff();
  for (let at = 28; at < 44; at += 1) spoil(log, at);
  const store = storeIn(folder);
  expect(store.notices).toMatchObject([{ kind: 'database-set-aside' }]);
  expect(store.kept.get('game-20', '')).toEqual(game(MOVES));
});

test('recovers rows of a page that the header lists as free', () => {
  const folder = tempFolder();
  const store = storeIn(folder);
  for (let deal = 1; deal <= 2 * MOVES; deal += 1) store.kept.keep(game(deal));
  store.close();
  const path = join(folder, 'baize.db');
  const whole = readFileSync(path);
  const leaves = Array.from({ length: whole.length / 4096 - 1 }, (_, at) => at + 2).filter(
    (number) => whole.readUInt8((number - 1) * 4096) === 13,
  );
  expect(leaves.length).toBeGreaterThan(2);
  for (const leaf of leaves) {
    const damaged = Buffer.from(whole);
    damaged.writeUInt32BE(leaf, 32);
    const other = tempFolder();
    writeFileSync(join(other, 'baize.db'), damaged);
    expect(storeIn(other).notices).toMatchObject([{ kind: 'database-set-aside', saved: { kept: 2 * MOVES } }]);
  }
});
