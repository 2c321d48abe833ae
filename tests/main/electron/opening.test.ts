import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { openStore } from '../../../main/store/open.ts';
import { temporaryFolder, KEPT } from '../browser/hosted.ts';
import { textsIn } from '../../tools/words/catalogues.ts';
import { begin, run, theWindow, until } from './program.ts';
import { app } from './stand-in/app.ts';
import { machine } from './stand-in/machine.ts';

/** Makes a folder with a game, whose database is damaged and marked as suspect. */
function damaged(): string {
  const data = temporaryFolder();
  const store = openStore(data);
  store.kept.keep(KEPT);
  store.close();
  const path = join(data, 'baize.db');
  const bytes = readFileSync(path);
  // The last page, which no game is on.
  bytes.fill(0xff, bytes.length - 4096);
  writeFileSync(path, bytes);
  writeFileSync(`${path}.suspect`, '');
  return data;
}

/** Takes the lock of a folder, as another program would; returns a function that releases it. */
function locked(data: string): () => void {
  const lock = new Database(join(data, 'baize.db.lock'));
  lock.exec('BEGIN EXCLUSIVE');
  return () => void lock.close();
}

test('says that games are being prepared, and comes up at a second start', async () => {
  const data = damaged();
  const release = locked(data);
  await begin({ data, machine: { locale: 'nl-BE' } });
  app.becomeReady();
  await until(() => machine.page?.frame.url === 'app://baize/opening');
  const waiting = await (await machine.serve!(new Request('app://baize/opening'))).text();
  expect(waiting).toContain(textsIn('nl')['host.opening']);
  expect(waiting).toMatch(/<progress [^>]*><\/progress>/);
  expect((await machine.serve!(new Request('app://baize/opening.css'))).status).toBe(200);
  const window = theWindow();
  app.emit('second-instance', {}, ['baize'], '/');
  expect(window.calls.at(-1)).toBe('focus');
  release();
  await until(() => machine.page?.frame.url === 'app://baize/' && machine.menu.length > 0);
  expect(theWindow()).toBe(window);
  expect(machine.exits).toEqual([]);
});

test('reports games recovered from a damaged file', async () => {
  const data = damaged();
  const { page } = await run({ data });
  const hello = await page().bridge.request('hello');
  expect(hello).toMatchObject({ ok: true, value: { notices: [{ kind: 'database-set-aside' }] } });
  const opened = await page().bridge.request('play.open', KEPT.game, KEPT.options);
  expect(opened).toEqual({ ok: true, value: { status: 'mine', kept: KEPT } });
});

test('ends the program when the window closes during preparation', async () => {
  const data = damaged();
  const release = locked(data);
  const { exited } = await begin({ data });
  app.becomeReady();
  await until(() => machine.page?.frame.url === 'app://baize/opening');
  theWindow().close();
  expect(await exited).toBe(0);
  release();
  expect(existsSync(join(data, 'baize.db'))).toBe(true);
});
