/** A square picture: as PNG, and as red, green, blue and alpha bytes from the top left. */
export interface Picture {
  readonly size: number;
  readonly png: Buffer;
  readonly pixels: Buffer;
}

type Of = (size: number) => Picture;

export const ICON_SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024] as const;

const IN_ICO = [16, 24, 32, 48, 64, 128, 256] as const;

/**
 * Makes Windows' icon: bitmaps, which every installer reads, and a PNG only where the format requires one, at 256
 * pixels.
 */
export function makeIco(of: Of): Buffer {
  const images = IN_ICO.map((size) => ({ size, data: size < 256 ? makeBitmap(of(size)) : of(size).png }));
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [i, { size, data }] of images.entries()) {
    const at = 6 + 16 * i;
    head.writeUInt8(size % 256, at);
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(data.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += data.length;
  }
  return Buffer.concat([head, ...images.map(({ data }) => data)]);
}

/** Makes a bitmap without its file header: rows from the bottom, blue first, and a mask that hides nothing. */
function makeBitmap({ size, pixels }: Picture): Buffer {
  const head = Buffer.alloc(40);
  head.writeUInt32LE(40, 0);
  head.writeInt32LE(size, 4);
  // Picture and mask together.
  head.writeInt32LE(size * 2, 8);
  head.writeUInt16LE(1, 12);
  head.writeUInt16LE(32, 14);
  const body = Buffer.alloc(size * size * 4);
  for (let at = 0; at < body.length; at += 4) {
    const row = size - 1 - Math.floor(at / 4 / size);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(row * size * 4 + (at % (size * 4)));
    body.set([blue, green, red, alpha], at);
  }
  return Buffer.concat([head, body, Buffer.alloc(size * Math.ceil(size / 32) * 4)]);
}

/** The four-letter names of macOS' pictures; those of `@2x` are the same pixels under another name. */
const IN_ICNS = [
  ['ic11', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic13', 256],
  ['ic08', 256],
  ['ic14', 512],
  ['ic09', 512],
  ['ic10', 1024],
] as const;

/** Makes macOS' icon. At 16 and 32 points it takes no PNG but planes of alpha, red, green and blue. */
export function makeIcns(of: Of): Buffer {
  const chunks = [
    chunk('ic04', makePlanes(of(16))),
    chunk('ic05', makePlanes(of(32))),
    ...IN_ICNS.map(([name, size]) => chunk(name, of(size).png)),
  ];
  return chunk('icns', Buffer.concat(chunks));
}

function chunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32BE(8 + data.length, 4);
  return Buffer.concat([head, data]);
}

/** Makes the planes, each in literal runs of up to 128 bytes, which the format's packing allows. */
function makePlanes({ pixels }: Picture): Buffer {
  const parts: Buffer[] = [Buffer.from('ARGB', 'latin1')];
  for (const channel of [3, 0, 1, 2]) {
    const plane = Buffer.from(pixels.filter((_, i) => i % 4 === channel));
    for (let at = 0; at < plane.length; at += 128) {
      const run = plane.subarray(at, at + 128);
      parts.push(Buffer.from([run.length - 1]), run);
    }
  }
  return Buffer.concat(parts);
}
