import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { databaseIn, makeFolder } from '../../../../main/store/files/paths.ts';
import { finishedGame, keptGame } from '../games.ts';
import { namesIn, storeIn, tempFolder } from '../makers.ts';

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

/** Makes a folder whose database is a link to one elsewhere, which holds a result. */
function linked(): { folder: string; elsewhere: string; path: string } {
  const [folder, elsewhere] = [tempFolder(), tempFolder()];
  const store = storeIn(folder);
  store.finish(finishedGame());
  store.close();
  const path = join(elsewhere, 'games.db');
  renameSync(join(folder, 'baize.db'), path);
  symlinkSync(path, join(folder, 'baize.db'));
  return { folder, elsewhere, path };
}

const NOT_PLAYED = (): boolean => false;

describe('a database that is a symbolic link', () => {
  test('is set aside and salvaged with the log beside its target, and stays a link', () => {
    const { folder, elsewhere, path } = linked();
    const store = storeIn(folder);
    store.kept.keep(keptGame());
    const [database, log] = [readFileSync(path), readFileSync(`${path}-wal`)];
    store.close();
    // As a crash leaves it, but without its first page.
    writeFileSync(path, database.fill(0xa5, 0, 4096));
    writeFileSync(`${path}-wal`, log);
    const again = storeIn(folder);
    expect(again.notices).toMatchObject([{ kind: 'database-set-aside', saved: { kept: 1, results: 1 } }]);
    expect(lstatSync(join(folder, 'baize.db')).isSymbolicLink()).toBe(true);
    expect(readdirSync(elsewhere).filter((name) => name.endsWith('-wal') && name.includes('damaged'))).toHaveLength(1);
    again.close();
    expect(storeIn(folder).kept.all()).toEqual([keptGame()]);
  });

  test('is restored at its target, and the replaced database becomes a file of its own', async () => {
    const { folder, path } = linked();
    const store = storeIn(folder);
    await store.backUp();
    store.finish(finishedGame({ deal: 2 }));
    await store.restore(store.backups.list[0]!.name);
    const replaced = store.backups.list.find(({ kind }) => kind === 'replaced')!;
    expect(lstatSync(join(folder, 'backups', replaced.name)).isFile()).toBe(true);
    expect(lstatSync(path).isFile()).toBe(true);
    await store.restore(replaced.name);
    expect(store.statistics.of(null, null).played).toBe(2);
  });

  test('is created at its target when that is missing', () => {
    const [folder, elsewhere] = [tempFolder(), tempFolder()];
    symlinkSync(join(elsewhere, 'games.db'), join(folder, 'baize.db'));
    const store = storeIn(folder);
    expect(store.notices).toEqual([]);
    store.kept.keep(keptGame());
    expect(existsSync(join(elsewhere, 'games.db'))).toBe(true);
  });

  test('shares its lock with other links to the same database', () => {
    const { folder, path } = linked();
    const other = tempFolder();
    symlinkSync(path, join(other, 'baize.db'));
    expect(databaseIn(other)).toBe(databaseIn(folder));
    storeIn(folder);
    expect(storeIn(other).notices).toMatchObject([{ kind: 'memory-only', why: 'busy' }]);
  });

  test('makes the program play in memory when it links to itself', () => {
    const folder = tempFolder();
    symlinkSync(join(folder, 'baize.db'), join(folder, 'other'));
    symlinkSync(join(folder, 'other'), join(folder, 'baize.db'));
    expect(storeIn(folder).notices).toMatchObject([{ kind: 'memory-only', why: 'unreachable' }]);
  });
});

test('lists the other backups beside a broken link', async () => {
  const folder = tempFolder();
  const store = storeIn(folder);
  await store.backUp();
  symlinkSync('nowhere', join(folder, 'backups/baize-replaced-20260101T000000Z.db'));
  expect(store.backups.list.map(({ kind }) => kind)).toEqual(['asked']);
});

test('cleans up what a killed program left half done', () => {
  const folder = tempFolder();
  mkdirSync(join(folder, 'backups'));
  const left = [
    'baize.db.new.part',
    'baize.db.new.part-journal',
    'baize.db.old.part',
    'baize-before-9010.db.part',
    'backups/baize-daily-20261120T120000Z.db.part',
    'backups/baize-reset-20261120T120000Z.db.part-journal',
  ];
  // The user's own copies, and files that are not ours.
  const others = ['baize.db.old', 'baize.db.new', 'baize.db.copy', 'novel.part', 'backups/photos.part'];
  for (const name of [...left, ...others]) writeFileSync(join(folder, name), 'half');
  storeIn(folder).close();
  expect([...left, ...others].filter((name) => existsSync(join(folder, name)))).toEqual(others);
});

/** Windows has neither such rights nor such pipes. */
const systems = process.platform === 'win32' ? [] : [process.platform];

describe.each(systems)('privacy of the store’s files on %s', () => {
  test('restricts new and existing files to their owner', async () => {
    const folder = join(tempFolder(), 'new', 'data');
    const store = storeIn(folder);
    store.kept.keep(keptGame());
    await store.backUp();
    await store.backUpDaily();
    store.imports.add({ kind: 'results', value: { ...finishedGame(), ended: 1 } }, NOT_PLAYED);
    await store.takeIn(NOT_PLAYED);
    await store.reset(null);
    await store.restore(store.backups.list[0]!.name);
    const modes = (): string[] => [
      ...new Set(
        readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) => modeOf(join(parentPath, name))),
      ),
    ];
    expect(modes()).toEqual(['600']);
    expect([folder, join(folder, 'backups')].map(modeOf)).toEqual(['700', '700']);
    store.close();
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) chmodSync(join(folder, name), 0o755);
    chmodSync(folder, 0o755);
    storeIn(folder);
    expect(modes().map((mode) => mode.slice(1))).toEqual(['00', '00'].slice(0, modes().length));
    expect([folder, join(folder, 'backups')].map(modeOf)).toEqual(['700', '700']);
  });

  test('leaves a folder’s permissions when it holds other files', () => {
    const folder = tempFolder();
    chmodSync(folder, 0o755);
    writeFileSync(join(folder, 'novel.txt'), 'Once', { mode: 0o644 });
    storeIn(folder).close();
    expect([modeOf(folder), modeOf(join(folder, 'novel.txt')), modeOf(join(folder, 'baize.db'))]).toEqual([
      '755',
      '644',
      '600',
    ]);
  });
});

describe.each(systems)('a pipe on %s', () => {
  test.each(['baize.db-wal', 'baize.db-journal', 'baize.db.lock'])(
    'makes the program play in memory when it is %s',
    (name) => {
      const folder = tempFolder();
      execFileSync('mkfifo', [join(folder, name)]);
      expect(storeIn(folder).notices).toEqual([{ kind: 'memory-only', detail: folder, why: 'unreachable' }]);
    },
  );

  test('makes the program play in memory, like a device, when it is the folder', () => {
    const folder = join(tempFolder(), 'pipe');
    execFileSync('mkfifo', [folder]);
    for (const place of [folder, '/dev/null', '/dev/null/folder'])
      expect(storeIn(place).notices).toMatchObject([{ kind: 'memory-only', detail: place }]);
  });
});

describe('creating a folder', () => {
  test('creates missing parents and accepts an existing folder', () => {
    const folder = join(tempFolder(), 'a/b/c');
    makeFolder(folder);
    makeFolder(folder);
    expect(namesIn(folder)).toEqual([]);
  });
});
