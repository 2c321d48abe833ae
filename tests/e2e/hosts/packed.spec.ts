import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extract } from 'tar';
import { megabytes } from '../../../main/build/pack/contents.ts';
import { packTarball } from '../../../main/build/pack/tarball.ts';
import { systemNode } from '../../tools/system-node.ts';
import { expect, openPage, settled, startHost, test } from '../support/host.ts';

// One worker for all tests, because each worker would pack its own tarball.
test.describe.configure({ mode: 'default' });

let folder: string;
let start: string;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'baize-packed-'));
  const file = await packTarball(join(folder, 'packed'));
  console.log(`Tarball of the browser host: ${megabytes(statSync(file).size)}.`);
  await extract({ file, cwd: folder, strip: 1 });
  start = join(folder, 'start.js');
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('plays from the tarball in an empty folder and restores the game', async ({ page, data }) => {
  const first = await startHost(data, start);
  await openPage(page, first);
  const before = await page.evaluate(() => window.baizeTest?.session()?.save());
  await page.keyboard.press('d');
  await page.waitForFunction(() => (window.baizeTest?.session()?.save().at ?? 0) > 0);
  await settled(page);
  const played = await page.evaluate(() => window.baizeTest?.session()?.save());
  expect(await first.stop()).toBe(0);
  const second = await startHost(data, start);
  await openPage(page, second);
  const again = await page.evaluate(() => window.baizeTest?.session()?.save());
  expect(again).toEqual(played);
  expect(again?.deal).toBe(before?.deal);
  expect(await second.stop()).toBe(0);
});

test('refuses a Node that is too old with a sentence', () => {
  const old = spawnSync(process.execPath, ['--import', OLDER, start], { encoding: 'utf8' });
  expect([old.status, old.stderr]).toEqual([
    1,
    expect.stringMatching(/^Baize needs Node 22\.14 or newer, and this is v/),
  ]);
});

test('runs the tarball with this computer’s Node, or says that it is too old', ({ data }) => {
  const node = systemNode();
  const napi = Number(spawnSync(node, ['-p', 'process.versions.napi'], { encoding: 'utf8' }).stdout);
  const ran = spawnSync(node, [start, '--port', 'none', '--data', data], { encoding: 'utf8' });
  expect(ran.status).toBe(1);
  expect(ran.stderr).toMatch(napi < 10 ? /needs Node 22\.14/ : /--port none is no port/);
});

/** A module that makes Node look like an older one. */
const OLDER = `data:text/javascript,${encodeURIComponent(
  `Object.defineProperty(process, 'versions', { value: { ...process.versions, napi: '9' } })`,
)}`;
