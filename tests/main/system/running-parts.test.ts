import { spawnSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../../main/build/root.ts';
import { hashOf } from '../../../main/system/natives.ts';
import { temporaryFolder } from '../browser/hosted.ts';

const PREBUILDS = join(ROOT, 'node_modules/better-sqlite3/prebuilds');
const binary = (name: string): Buffer => readFileSync(join(PREBUILDS, `${name}.node`));

/**
 * Signs a binary as `signtool` does: padded to eight bytes, a signature at the end, its place in the directory, a new
 * checksum.
 */
function signed(name: string, bytes = 1234): Buffer {
  const old = binary(name);
  const filled = Buffer.concat([old, Buffer.alloc((8 - (old.length % 8)) % 8)]);
  const head = filled.readUInt32LE(0x3c) + 24;
  filled.writeUInt32LE(0xabcdef, head + 64);
  const place = head + 112 + 4 * 8;
  expect(filled.readUInt32LE(place)).toBe(0);
  filled.writeUInt32LE(filled.length, place);
  filled.writeUInt32LE(bytes, place + 4);
  return Buffer.concat([filled, Buffer.alloc(bytes, 7)]);
}

/** Whether there is a `strip`, of Debian's `binutils`. */
const strips = spawnSync('strip', ['--version']).error === undefined && process.platform === 'linux';

describe('the hash of a binary', () => {
  test.each(['win32-x64', 'win32-arm64'])('is unchanged when %s was signed', (name) => {
    const made = signed(name);
    expect(made.equals(binary(name))).toBe(false);
    expect(hashOf(made)).toBe(hashOf(binary(name)));
    expect(hashOf(Buffer.concat([made, Buffer.from('more')]))).not.toBe(hashOf(binary(name)));
  });

  if (strips)
    test('is unchanged when a packager stripped it', () => {
      const path = join(temporaryFolder(), 'stripped.node');
      copyFileSync(join(PREBUILDS, `linux-${process.arch}.node`), path);
      for (const args of [['--strip-unneeded'], ['--remove-section=.comment', '--strip-all']]) {
        expect(spawnSync('strip', [...args, path]).status).toBe(0);
        expect(hashOf(readFileSync(path))).toBe(hashOf(binary(`linux-${process.arch}`)));
      }
      expect(readFileSync(path).equals(binary(`linux-${process.arch}`))).toBe(false);
    });

  const names = readdirSync(PREBUILDS).map((name) => name.replace('.node', ''));
  test.each(names)('changes with any running byte of %s', (name) => {
    const whole = hashOf(binary(name));
    // The start of the header, of the code and of the data.
    for (const at of [24, 0.3, 0.5, 0.7].map((part) => (part < 1 ? Math.floor(binary(name).length * part) : part))) {
      const damaged = binary(name);
      damaged.writeUInt8(damaged.readUInt8(at) ^ 1, at);
      expect([at, hashOf(damaged)]).not.toEqual([at, whole]);
    }
    expect(hashOf(binary(name).subarray(0, 4000))).not.toBe(whole);
    expect(new Set(names.map((each) => hashOf(binary(each)))).size).toBe(names.length);
  });

  test('covers all bytes of other files', () => {
    const texts = ['', 'a', '\x7fELF', '\x7fELF\x02\x01' + 'x'.repeat(100), 'MZ', `MZ${'x'.repeat(200)}`];
    expect(new Set(texts.map((text) => hashOf(Buffer.from(text, 'latin1')))).size).toBe(texts.length);
  });
});
