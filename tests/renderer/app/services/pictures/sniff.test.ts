import { describe, expect, test } from 'vitest';
import { numbersBelow, xoshiro } from '../../../../../engine/model/random.ts';
import {
  inspectFile,
  MAX_FILE_BYTES,
  MAX_FILE_PIXELS,
} from '../../../../../renderer/app/services/pictures/picture-file.ts';
import { sniff } from '../../../../../renderer/app/services/pictures/sniff.ts';
import { toneIn } from '../../../../../renderer/app/services/pictures/tone.ts';

const bytes = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'));
const word = (value: number): string => value.toString(16).padStart(8, '0');
const png = (width: number, height: number) =>
  bytes(`89504e470d0a1a0a 0000000d 49484452 ${word(width)} ${word(height)} 08020000`);

/** A JPEG with a thumbnail's segment, fill bytes and a table before its frame, 640 wide and 480 high. */
const JPEG = bytes('ffd8 ffe1 0008 457869660000 ffff c4 0004 0000 ffc2 0011 08 01e0 0280 03 0000000000');
/**
 * A segment behind a restart marker. If the marker were read as a segment, it would hide the frame and show another.
 */
const RESTARTED = bytes('ffd8 ffd0 ff01 ffc0 0011 08 01e0 0280 03 0000000000 ffc0 0011 08 0001 0001 03');
const LOSSY = bytes('52494646 20000000 57454250 56503820 14000000 d00100 9d012a 2003 5802 0000');
const LOSSLESS = bytes('52494646 20000000 57454250 5650384c 14000000 2f 1fc39500 00000000 0000');
const EXTENDED = bytes('52494646 16000000 57454250 56503858 0a000000 10000000 ff0900 3f0600');

describe('a picture’s header', () => {
  test.each([
    ['a PNG', png(3000, 2000), { type: 'image/png', width: 3000, height: 2000 }],
    ['a JPEG with restarts before its first segment', RESTARTED, { type: 'image/jpeg', width: 640, height: 480 }],
    ['a JPEG', JPEG, { type: 'image/jpeg', width: 640, height: 480 }],
    ['a lossy WebP', LOSSY, { type: 'image/webp', width: 800, height: 600 }],
    ['a lossless WebP', LOSSLESS, { type: 'image/webp', width: 800, height: 600 }],
    ['a WebP with more', EXTENDED, { type: 'image/webp', width: 2560, height: 1600 }],
  ])('gives kind and size of %s whatever its name', (_what, head, expected) => {
    expect(sniff(head)).toEqual(expected);
  });

  test.each([
    ['nothing', ''],
    ['a text', '3c68746d6c3e3c7363726970743e'],
    ['an SVG', '3c737667 20786d6c6e73 3d22687474703a2f2f'],
    ['a GIF', '474946383961 0a000a00 800000 ffffff 000000'],
    ['a PNG that ends in its head', '89504e470d0a1a0a 0000000d 4948'],
    ['a JPEG without a frame', 'ffd8 ffe0 0004 0000 ffda'],
    ['a JPEG whose segment has no length', 'ffd8 ffe0 0000'],
    ['a JPEG that begins twice', 'ffd8 ffd8 ffc0 0011 08 01e0 0280 03 0000000000'],
    ['a JPEG whose scan comes before its frame', 'ffd8 ffda 0002 ffc0 0011 08 01e0 0280 03 0000000000'],
    ['a RIFF that is a sound', '52494646 24000000 57415645 666d7420 10000000 0100'],
  ])('is not found in %s', (_what, hex) => {
    expect(sniff(bytes(hex))).toBeUndefined();
  });

  test('is read or refused for any bytes in bounded time', () => {
    const below = numbersBelow(xoshiro(5));
    for (let at = 0; at < 3000; at += 1) {
      const head = [png(9, 9), JPEG, LOSSY, EXTENDED][below(4)]!.slice(0, below(60));
      for (let change = below(4); change > 0; change -= 1) head[below(Math.max(1, head.length))] = below(256);
      const expected = sniff(head);
      if (expected) expect(expected.width * expected.height).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('a file', () => {
  const file = (...parts: Uint8Array<ArrayBuffer>[]) => new Blob(parts);

  test('is recognised by its bytes, not its name', async () => {
    const named = new File([png(40, 30)], 'holiday.jpg', { type: 'image/jpeg' });
    expect(await inspectFile(named)).toEqual({ ok: true, value: { type: 'image/png', width: 40, height: 30 } });
  });

  test.each([
    ['that is no picture', file(bytes('25504446')), 'no-picture'],
    ['with a picture of no height', file(png(40, 0)), 'broken'],
    [
      'that would unpack to more pixels than any picture has',
      file(png(10_001, MAX_FILE_PIXELS / 10_000)),
      'too-many-dots',
    ],
    ['with a picture as long as a street', file(png(40_000, 1)), 'too-many-dots'],
    ['with more bytes than any picture has', file(new Uint8Array(MAX_FILE_BYTES + 1)), 'too-large'],
  ])('refuses %s before decoding', async (_what, blob, fault) => {
    expect(await inspectFile(blob)).toEqual({ ok: false, error: fault });
  });
});

test('ignores the darkest and brightest tenth of a picture', () => {
  const grey = (level: number): number[] => [level, level, level, 255];
  const dots = [...grey(0), ...Array.from({ length: 9 }, () => grey(128)).flat(), ...grey(255)];
  const { dark, bright } = toneIn(dots);
  expect(dark).toBeCloseTo(0.2159, 3);
  expect(bright).toBeCloseTo(0.2159, 3);
});
