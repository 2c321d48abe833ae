import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import type { SetFile } from '../../../../../renderer/app/services/card-sets/files/set-file.ts';

/* Card sets made for tests in the formats of other programs: plain rectangles with letters, free of anybody's art. */

type Content = string | Uint8Array;

/** A folder's files by their paths. */
export type Folder = Readonly<Record<string, Content>>;

const SUITS = ['club', 'diamond', 'heart', 'spade'] as const;
const RANKS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'] as const;
const INKS = ['#064', '#a02', '#a02', '#046'];

export const bytesOf = (content: Content): Uint8Array<ArrayBuffer> =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);

export const filesOf = (folder: Folder): SetFile[] =>
  Object.entries(folder).map(([path, content]) => ({ path, bytes: bytesOf(content) }));

const LABELS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SIGNS = ['♣', '♦', '♥', '♠'];

/** Draws a card as a rectangle with its rank and suit. */
function drawnCard(id: string, suit: number, column: number): string {
  const ink = INKS[suit] ?? '#333';
  const place = `transform="translate(${column * 100} ${suit * 140})"`;
  const sign = (x: number, y: number, size: number, text: string): string =>
    `<text x="${x}" y="${y}" font-size="${size}" fill="${ink}">${text}</text>`;
  const face =
    id === 'back'
      ? '<rect x="9" y="9" width="82" height="122" rx="5" fill="#8a1c3b"/><circle cx="50" cy="70" r="26" fill="#d9b24c"/>'
      : sign(8, 26, 24, LABELS[column] ?? '') +
        sign(8, 48, 22, SIGNS[suit] ?? '') +
        sign(34, 104, 60, SIGNS[suit] ?? '');
  return `<g id="${id}" ${place}><rect x="1" y="1" width="98" height="138" rx="8" fill="#fffdf4" stroke="#8a7f6a" stroke-width="1.5"/>${face}</g>`;
}

interface Drawn {
  /** Whether cards are named as in newer themes of AisleRiot; otherwise as in KDE. */
  readonly suitFirst?: boolean;
  /** Further contents of the drawing. */
  readonly more?: string;
  readonly head?: string;
  readonly without?: readonly string[];
  /** Whether the cards are inside definitions, where nothing is drawn by itself. */
  readonly hidden?: boolean;
}

/** Draws all cards on a page of thirteen by five. */
export function drawing({ suitFirst = false, more = '', head = '', without = [], hidden = false }: Drawn = {}): string {
  const named = SUITS.flatMap((suit, row) =>
    RANKS.map((rank, column) => ({ id: suitFirst ? `${suit}_${rank}` : `${rank}_${suit}`, row, column })),
  );
  const cards = [...named, { id: 'back', row: 4, column: 2 }]
    .filter(({ id }) => !without.includes(id))
    .map(({ id, row, column }) => drawnCard(id, row, column))
    .join('\n');
  const all = hidden ? `<defs>${cards}</defs>` : cards;
  return `<?xml version="1.0"?>${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1300 700">${more}${all}</svg>`;
}

/** Makes a card deck of KDE. */
export const kdeDeck = (svg: Content = gzipSync(drawing()), more: Folder = {}, keys = ''): Folder => ({
  'my-deck/index.desktop': `[KDE Backdeck]\nName=My Deck\nName[de]=Mein Blatt\nAuthor=A. Painter\nSVG=deck.svgz\n${keys}`,
  'my-deck/deck.svgz': svg,
  ...more,
});

/** Makes a set of PySolFC in that version of its format. */
export function pysolSet(
  version: number,
  { ending = '.png', type = 1, without = [] as readonly string[] } = {},
): Folder {
  const heads = [
    '',
    'PySol solitaire cardset',
    'PySol solitaire cardset;2',
    `PySol solitaire cardset;${version};${ending};${type};52`,
  ];
  const head = `${heads[Math.min(version, 3)]}${version >= 4 ? ';14;2026' : ''}${version >= 6 ? ';0' : ''}`;
  const names = ['c', 's', 'h', 'd'].flatMap((suit) => RANKS.map((_, i) => `${`${i + 1}`.padStart(2, '0')}${suit}`));
  const picture = ending === '.gif' ? gif(20, 28) : png(20, 28);
  const files = [...names, 'back01', 'shade', 'bottom01'].filter((name) => !without.includes(name));
  return {
    'cardset-mine/config.txt': `${head}\n123;Hand Made\n20 28 8\n4 6 1 1\nback01${ending}\nback01${ending}\n`,
    'cardset-mine/COPYRIGHT': 'Made by hand.\r\nGNU GPL 2 or later.\r\n',
    ...Object.fromEntries(files.map((name) => [`cardset-mine/${name}${ending}`, picture])),
  };
}

/** Makes a folder of pictures, with file names given by `name`. */
export const ownPictures = (
  name: (rank: number, suit: (typeof SUITS)[number]) => string,
  more: Folder = {},
): Folder => ({
  ...Object.fromEntries(SUITS.flatMap((suit) => RANKS.map((_, i) => [name(i + 1, suit), png(30, 42)]))),
  ...more,
});

/** Makes a PNG of one colour. */
export function png(width: number, height: number): Uint8Array {
  const row = Buffer.concat([Buffer.from([0]), ...Array.from({ length: width }, () => Buffer.from([250, 240, 210]))]);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const data = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const chunks = [chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks]);
}

/** Makes the header of a PNG of this size, without any content. */
export const pngHead = (width: number, height: number): Uint8Array => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', head)]);
};

function chunk(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc(named));
  return Buffer.concat([length, named, sum]);
}

type Frame = readonly [left: number, top: number, width: number, height: number];

/**
 * Makes a GIF of one colour, with codes of three bits only, as each pair of pixels starts again. Without frames it has
 * one as large as its screen; of those given only the screen's pixels are there.
 */
export function gif(width: number, height: number, ...frames: readonly Frame[]): Uint8Array {
  const bits: number[] = [];
  const put = (code: number): void => void bits.push(code & 1, (code >> 1) & 1, (code >> 2) & 1);
  for (let dot = 0; dot < width * height; dot += 1) {
    if (dot % 2 === 0) put(4);
    put(1);
  }
  put(5);
  const data = Buffer.alloc(Math.ceil(bits.length / 8));
  for (const [i, bit] of bits.entries()) data[i >> 3]! |= bit << (i & 7);
  const blocks: Buffer[] = [];
  for (let at = 0; at < data.length; at += 255) {
    const part = data.subarray(at, at + 255);
    blocks.push(Buffer.from([part.length]), part);
  }
  const words = (...numbers: readonly number[]): number[] => numbers.flatMap((word) => [word & 255, word >> 8]);
  const drawn = (frames.length > 0 ? frames : [[0, 0, width, height]]).map((frame) =>
    Buffer.concat([
      Buffer.from([0x21, 0xf9, 4, 0, 0, 0, 0, 0, 0x2c].concat(words(...frame), 0, 2)),
      Buffer.concat(blocks),
      Buffer.from([0]),
    ]),
  );
  return Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    Buffer.from([...words(width, height), 0x91, 0, 0]),
    Buffer.from([0, 0, 0, 240, 230, 200, 160, 20, 30, 255, 255, 255]),
    ...drawn,
    Buffer.from([0x3b]),
  ]);
}

function crc(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

interface ZipChange {
  readonly stored?: boolean;
  readonly flags?: number;
  readonly mode?: number;
  /** The size stated for each file. */
  readonly statedSize?: number;
}

/** Packs a folder as ZIP. */
export function zip(
  folder: Folder,
  { stored = false, flags = 0, mode = 0o100644, statedSize }: ZipChange = {},
): Uint8Array {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [path, content] of Object.entries(folder)) {
    const whole = Buffer.from(bytesOf(content));
    const packed = stored ? whole : deflateRawSync(whole);
    const name = Buffer.from(path);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(stored ? 0 : 8, 4);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(statedSize ?? whole.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), common, name, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE((mode << 16) >>> 0, 6);
    tail.writeUInt32LE(at, 10);
    entries.push(Buffer.concat([Buffer.from('504b01021403', 'hex'), common, tail, name]));
    locals.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, directory, end]);
}

/** Packs a folder as a tar archive, with names of more than a hundred letters stored as GNU tar does. */
export function tar(folder: Folder, kind = '0'): Uint8Array {
  const blocks: Buffer[] = [];
  const add = (name: string, content: Uint8Array, of: string): void => {
    const head = Buffer.alloc(512);
    head.write(name.slice(0, 100), 0);
    head.write('0000644', 100);
    head.write(content.length.toString(8).padStart(11, '0'), 124);
    head.write(of, 156);
    head.write('ustar', 257);
    blocks.push(head, Buffer.concat([content, Buffer.alloc((512 - (content.length % 512)) % 512)]));
  };
  for (const [path, content] of Object.entries(folder)) {
    if (path.length > 100) add('././@LongLink', bytesOf(`${path}\0`), 'L');
    add(path, bytesOf(content), kind);
  }
  return Buffer.concat([...blocks, Buffer.alloc(1024)]);
}
