import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../main/build/root.ts';

const icon = (name: string): Buffer => readFileSync(join(ROOT, 'assets/icons', name));

/** Returns width and height of a PNG. */
const sides = (png: Buffer): number[] => {
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
};

describe('the application icon', () => {
  test.each([16, 24, 32, 48, 64, 128, 256, 512])('exists for Linux with %i pixels', (size) => {
    expect(sides(icon(`png/${size}x${size}.png`))).toEqual([size, size]);
  });

  test('has every size for Windows, bitmaps except the largest', () => {
    const ico = icon('baize.ico');
    const entries = Array.from({ length: ico.readUInt16LE(4) }, (_, i) => {
      const at = 6 + 16 * i;
      const start = ico.readUInt32LE(at + 12);
      return { side: ico.readUInt8(at) || 256, data: ico.subarray(start, start + ico.readUInt32LE(at + 8)) };
    });
    expect(entries.map(({ side }) => side)).toEqual([16, 24, 32, 48, 64, 128, 256]);
    for (const { side, data } of entries.slice(0, -1)) {
      expect([data.readUInt32LE(0), data.readInt32LE(4), data.readInt32LE(8)]).toEqual([40, side, side * 2]);
    }
    expect(sides(entries.at(-1)!.data)).toEqual([256, 256]);
  });

  test('has every size for macOS, in single and double resolution', () => {
    const icns = icon('baize.icns');
    expect(icns.toString('latin1', 0, 4)).toBe('icns');
    expect(icns.readUInt32BE(4)).toBe(icns.length);
    const chunks: [string, number][] = [];
    for (let at = 8; at < icns.length; at += icns.readUInt32BE(at + 4)) {
      const name = icns.toString('latin1', at, at + 4);
      const planes = icns.toString('latin1', at + 8, at + 12) === 'ARGB';
      chunks.push([name, planes ? 0 : sides(icns.subarray(at + 8))[0]!]);
    }
    expect(chunks).toEqual([
      ['ic04', 0],
      ['ic05', 0],
      ['ic11', 32],
      ['ic12', 64],
      ['ic07', 128],
      ['ic13', 256],
      ['ic08', 256],
      ['ic14', 512],
      ['ic09', 512],
      ['ic10', 1024],
    ]);
  });
});
