import { expect, test } from 'vitest';
import { callsIn } from './calls.ts';
import { type Cut, Disk } from './disk.ts';
import { Replay } from './replay.ts';

const ALL: Cut = { some: (waiting) => [...waiting], first: (waiting) => [...waiting] };
const NONE: Cut = { some: () => [], first: () => [] };
/** Every second sector. */
const TORN: Cut = { some: (waiting) => waiting.filter((_, at) => at % 2 === 1), first: (waiting) => [...waiting] };

const ones = (length: number): Buffer => Buffer.alloc(length, 1);
const textsOf = (files: ReadonlyMap<string, Buffer>): Record<string, string> =>
  Object.fromEntries([...files].map(([name, bytes]) => [name, bytes.toString()]));

test('keeps synced data after a power cut and may lose the rest', () => {
  const disk = new Disk(new Map([['a', Buffer.from('old')]]));
  const file = disk.file('a')!;
  file.change({ kind: 'write', at: 0, bytes: Buffer.from('new') });
  disk.sync(file);
  file.change({ kind: 'write', at: 3, bytes: Buffer.from('er') });
  expect(textsOf(disk.after(NONE))).toEqual({ a: 'new' });
  expect(textsOf(disk.after(ALL))).toEqual({ a: 'newer' });
});

test('tears a write between sectors of the file', () => {
  const disk = new Disk(new Map([['a', Buffer.alloc(0)]]));
  disk.file('a')!.change({ kind: 'write', at: 500, bytes: ones(536) });
  const left = disk.after(TORN).get('a')!;
  expect([left.indexOf(1), left.lastIndexOf(1), left.length]).toEqual([512, 1023, 1024]);
});

test('keeps a name only once its folder is synced', () => {
  const disk = new Disk(new Map([['a', Buffer.from('a')]]));
  disk.sync(disk.make('backups/b'));
  disk.rename('a', 'c');
  disk.syncFolder('');
  expect(textsOf(disk.after(NONE))).toEqual({ c: 'a' });
  disk.syncFolder('backups');
  disk.remove('c');
  expect(textsOf(disk.after(NONE))).toEqual({ c: 'a', 'backups/b': '' });
  expect(textsOf(disk.after(ALL))).toEqual({ 'backups/b': '' });
});

test('fills a truncated file that has grown again with zeros', () => {
  const disk = new Disk(new Map([['a', ones(4)]]));
  const file = disk.file('a')!;
  for (const length of [2, 4]) file.change({ kind: 'resize', length });
  expect([...disk.after(ALL).get('a')!]).toEqual([1, 1, 0, 0]);
});

const hex = (text: string): string =>
  `"${Buffer.from(text)
    .toString('hex')
    .replaceAll(/../g, String.raw`\x$&`)}"`;

const TRACE = `
7 openat(AT_FDCWD, ${hex('/d/a')}, O_RDWR|O_CREAT|O_CLOEXEC, 0600) = 21
8 openat(AT_FDCWD, ${hex('/elsewhere')}, O_RDWR|O_CREAT, 0600) = 22
7 pwrite64(21, ${hex('hello')}, 5, 0 <unfinished ...>
8 write(1, ${hex('done\n')}, 5) = 5
7 <... pwrite64 resumed>) = 5
7 rename(${hex('/d/a')}, ${hex('/d/none')}) = -1 ENOENT (No such file or directory)
7 fsync(21) = 0
7 rename(${hex('/d/a')}, ${hex('/d/b')}) = 0
7 +++ exited with 0 +++
`;

test('reads calls as strace writes them, also when two threads interleave', () => {
  const calls = [...callsIn(TRACE)];
  expect(calls.map(({ name }) => name)).toEqual(['openat', 'openat', 'write', 'pwrite64', 'fsync', 'rename']);
  expect(calls[3]).toEqual({ name: 'pwrite64', args: ['21', Buffer.from('hello'), '5', '0'], answer: 5 });
});

test('replays recorded calls in their folder only', () => {
  const replay = new Replay(TRACE, '/d', new Map());
  replay.goTo(replay.moments[1]);
  expect(replay.printed).toEqual(['done']);
  expect(textsOf(replay.disk.after(ALL))).toEqual({ b: 'hello' });
  replay.disk.syncFolder('');
  expect(textsOf(replay.disk.after(NONE))).toEqual({ b: 'hello' });
});
