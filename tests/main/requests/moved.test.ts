import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Caller } from '../../../main/requests/claims.ts';
import { dispatch } from '../../../main/requests/dispatch.ts';
import { hostInfoOf } from '../../../main/requests/host-info.ts';
import { makeHost, type Host } from '../../../main/requests/host.ts';
import { NO_WINDOW } from '../../../main/requests/no-window.ts';
import { openStore } from '../../../main/store/open.ts';
import type { KeptGame } from '../../../preload/api.ts';
import { temporaryFolder, KEPT } from '../browser/hosted.ts';

const page: Caller = { send: () => {} };

/** Starts a host that has kept one game, on a folder within another. */
async function playing(): Promise<{ outer: string; folder: string; host: Host }> {
  const outer = temporaryFolder();
  const folder = join(outer, 'data');
  const store = openStore(folder);
  onTestFinished(() => store.close());
  const host = makeHost({ store, info: hostInfoOf('electron', '1.2.3', 'linux'), window: NO_WINDOW });
  host.claims.join(page);
  await keep(host, KEPT);
  return { outer, folder, host };
}

async function keep(host: Host, kept: KeptGame) {
  await dispatch(host, page, 'play.open', [kept.game, kept.options]);
  return dispatch(host, page, 'play.keep', [kept]);
}

const OTHER_GAME: KeptGame = { ...KEPT, game: 'golf', options: '' };

function gone(folder: string): void {
  for (const name of readdirSync(folder)) if (name.startsWith('baize.db')) rmSync(join(folder, name));
}

const HARMFUL_CHANGES: readonly (readonly [string, (folder: string, outer: string) => void])[] = [
  ['the database is deleted', (folder) => rmSync(join(folder, 'baize.db'))],
  ['the database and all beside it are deleted', gone],
  ['the database is renamed', (folder) => renameSync(join(folder, 'baize.db'), join(folder, 'mine.db'))],
  ['the folder is deleted', (folder) => rmSync(folder, { recursive: true })],
  ['the folder is renamed', (folder, outer) => renameSync(folder, join(outer, 'elsewhere'))],
  [
    'the folder is renamed and another made',
    (folder, outer) => {
      renameSync(folder, join(outer, 'elsewhere'));
      mkdirSync(folder);
    },
  ],
];

/** Windows does not allow moving or deleting an open database. */
const systems = process.platform === 'win32' ? [] : [process.platform];

describe.each(systems)('a database file removed on %s', () => {
  test.each(HARMFUL_CHANGES)(
    'is written again at the next move when %s during play, and the next start says so',
    async (_what, harm) => {
      const { outer, folder, host } = await playing();
      harm(folder, outer);
      expect(await keep(host, OTHER_GAME)).toEqual({ ok: true, value: null });
      // Whatever was acknowledged is there even if the program is killed now: another instance just can't have the
      // lock.
      const path = join(folder, 'baize.db');
      expect(host.store.notices).toEqual([{ kind: 'database-rewritten', detail: path }]);
      expect(await keep(host, { ...OTHER_GAME, deal: 9 })).toEqual({ ok: true, value: null });
      host.store.close();
      const next = openStore(folder);
      onTestFinished(() => next.close());
      expect(next.notices).toEqual([{ kind: 'database-rewritten', detail: path }]);
      expect(next.kept.all().map(({ game, deal }) => [game, deal])).toEqual([
        [KEPT.game, KEPT.deal],
        [OTHER_GAME.game, 9],
      ]);
      next.noticesSeen();
      next.close();
      const after = openStore(folder);
      expect(after.notices).toEqual([]);
      after.close();
    },
  );

  test('is kept among the backups when it has replaced the database', async () => {
    const { outer, folder, host } = await playing();
    const stranger = openStore(join(outer, 'other'));
    stranger.settings.change({ theme: 'dark' });
    stranger.kept.keep({ ...KEPT, deal: 77 });
    stranger.close();
    renameSync(join(outer, 'other', 'baize.db'), join(folder, 'baize.db'));
    expect(await keep(host, OTHER_GAME)).toEqual({ ok: true, value: null });
    expect(host.store.kept.all()).toHaveLength(2);
    const replaced = host.store.backups.list.find(({ kind }) => kind === 'replaced');
    await host.store.restore(replaced!.name);
    expect(host.store.kept.all().map(({ deal }) => deal)).toEqual([77]);
  });

  test('is reported by refusing moves when it can’t be written, and stays readable', async () => {
    const { outer, folder, host } = await playing();
    renameSync(folder, join(outer, 'elsewhere'));
    writeFileSync(folder, 'a file in the way');
    expect(await keep(host, OTHER_GAME)).toMatchObject({ ok: false, refusal: { code: 'failed' } });
    expect(await dispatch(host, page, 'export.kept', [])).toMatchObject({ ok: true });
    rmSync(folder);
    expect(await keep(host, OTHER_GAME)).toEqual({ ok: true, value: null });
    expect(existsSync(join(folder, 'baize.db'))).toBe(true);
  });

  test('is reported by refusing moves when another start has made a database there', async () => {
    const { outer, folder, host } = await playing();
    renameSync(folder, join(outer, 'elsewhere'));
    const other = openStore(folder);
    onTestFinished(() => other.close());
    expect(other.notices).toEqual([]);
    other.kept.keep({ ...KEPT, deal: 5 });
    expect(await keep(host, OTHER_GAME)).toMatchObject({ ok: false, refusal: { about: { because: 'busy' } } });
    expect(other.kept.all().map(({ deal }) => deal)).toEqual([5]);
    // Closing it takes nothing with it that is the other's.
    const beside = ['-wal', '-shm'].map((ending) => join(folder, `baize.db${ending}`));
    const files = beside.map((path) => statSync(path).ino);
    host.store.close();
    expect(beside.map((path) => statSync(path).ino)).toEqual(files);
    expect(readdirSync(folder).toSorted()).toEqual(['baize.db', 'baize.db-shm', 'baize.db-wal', 'baize.db.lock']);
  });

  test('stays deleted when nothing is played afterwards', async () => {
    const { folder, host } = await playing();
    rmSync(folder, { recursive: true });
    host.store.close();
    expect(existsSync(folder)).toBe(false);
  });
});
