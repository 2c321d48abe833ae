import { gzipSync } from 'node:zlib';
import { MAX_CHOSEN_BYTES, type SetFile } from '../../../renderer/app/services/card-sets/files/set-file.ts';
import {
  bytesOf,
  drawing,
  filesOf,
  type Folder,
  gif,
  kdeDeck,
  png,
  pysolSet,
  tar,
  zip,
} from '../../renderer/app/services/card-sets/made-sets.ts';
import { type Chance, chanceOf } from '../chance.ts';
import { mutateText } from '../mutate.ts';

/** A card set for a test: its fault, and the seed of the details. */
export interface GivenSet {
  readonly kind: SetKind;
  readonly seed: number;
}

/** A set's files; whether it may not be taken, whatever else is wrong with it. */
export interface MadeSet {
  readonly files: readonly SetFile[];
  readonly isBad: boolean;
}

type Maker = (chance: Chance) => { readonly folder: Folder; readonly isBad: boolean };

const FIRST = 'cardset-mine/01c.gif';
const TINY = pysolSet(4, { ending: '.gif' });
const withFirst = (picture: Uint8Array): Folder => ({ ...TINY, [FIRST]: picture });

/** A picture in each format that a browser decodes. Others are made by changing bytes of their heads. */
const PICTURES: readonly Uint8Array[] = [
  png(20, 28),
  gif(20, 28),
  Buffer.from(
    'UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoUABwAPpFEm0mlo6IhKAgAsBIJZQAAW+q+9Bpo4AD++Nf/+gv4xS/qcX0P9X8Dqf6pjfwAAAA=',
    'base64',
  ),
  Buffer.from('UklGRhwAAABXRUJQVlA4TBAAAAAvE8AGAAdQmPEf/GAQ0f8A', 'base64'),
  bitmap(20, 28),
];

function bitmap(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(54 + width * height * 4, 200);
  bytes.fill(0, 0, 54);
  bytes.write('BM');
  bytes.writeUInt32LE(54, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(width, 18);
  bytes.writeInt32LE(height, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(32, 28);
  return bytes;
}

/** Returns a side in pixels, small or as large as a file can state. */
const side = (chance: Chance): number => (chance.once(2) ? chance.below(400) : chance.below(65_536));
const MOST_DOTS = 16_000_000;
const LONGEST_SIDE = 8000;

/** A GIF with frames anywhere, mostly beyond its screen. */
function framed(chance: Chance): { readonly bytes: Uint8Array; readonly isBad: boolean } {
  const screen = [chance.below(40), chance.below(40)] as const;
  const frames = Array.from(
    { length: 1 + chance.below(3) },
    () => [chance.below(2) * side(chance), 0, side(chance), side(chance)] as const,
  ).map(([left, top, wide, high]) => [left, top, wide, high] as const);
  const width = Math.max(screen[0], ...frames.map(([left, , wide]) => left + wide));
  const height = Math.max(screen[1], ...frames.map(([, top, , high]) => top + high));
  return {
    bytes: gif(...screen, ...frames),
    isBad: width * height > MOST_DOTS || Math.max(width, height) > LONGEST_SIDE,
  };
}

function changed(bytes: Uint8Array, chance: Chance, within = bytes.length): Uint8Array {
  const copy = Uint8Array.from(bytes);
  for (let change = 1 + chance.below(4); change > 0; change -= 1)
    copy[chance.below(Math.min(within, copy.length))] = chance.one([0, 1, 0x7f, 0x80, 0xff, chance.below(256)]);
  return copy;
}

const repeated = (begin: string, inside: string, end: string, times: number): string =>
  begin.repeat(times) + inside + end.repeat(times);
const drawn = (more: string, isBad: boolean, head = '') => ({
  folder: { 'cards.svg': drawing({ more, head }) },
  isBad,
});

/** Ways to write the rule that fetches a sheet. All must be refused. */
const RULES = [
  '@im<!-- -->port "a"',
  '@im<![CDATA[port]]> "a"',
  '&#64;import "a"',
  '@IMPORT url(a)',
  '@\\69mport "a"',
  '@im<g/>port "a"',
  'a{fill:ur<!-- -->l(//e.invalid)}',
  'a{fill:url( "//e.invalid")}',
  'a{fill:u\\72l(a)}',
  'a{background:image-set("a" 1x)}',
  'a{fill:src("a")}',
  '@font-face{font-family:a}',
];
const STEPS = [
  '<feGaussianBlur stdDeviation="9"/>',
  '<feTurbulence baseFrequency="0.1" numOctaves="3"/>',
  '<feDiffuseLighting><fePointLight x="1" y="1" z="9"/></feDiffuseLighting>',
  '<feMorphology radius="5"/>',
];

const MAKERS = {
  frames: (chance) => {
    const { bytes, isBad } = framed(chance);
    return { folder: withFirst(bytes), isBad };
  },
  heads: (chance) => ({ folder: withFirst(changed(chance.one(PICTURES), chance, 40)), isBad: false }),
  within: (chance) => {
    const { bytes, isBad } = framed(chance);
    const image = `<image width="9" height="9" href="data:image/gif;base64,${Buffer.from(bytes).toString('base64')}"/>`;
    return drawn(image.repeat(1 + chance.below(3)), isBad);
  },
  filters: (chance) => {
    const steps = Array.from({ length: 1 + chance.below(6) }, () => chance.one(STEPS)).join('');
    const depth = 13 + chance.below(90);
    const begin = chance.one(['<g filter="url(#f)">', '<g style="filter:blur(3px)">', '<g mask="url(#m)">']);
    return drawn(`<filter id="f">${steps}</filter><mask id="m"/>${repeated(begin, '<rect/>', '</g>', depth)}`, true);
  },
  style: (chance) => drawn(`<style>${'a:not(b) > c{fill:red}'.repeat(5000 + chance.below(20_000))}</style>`, true),
  rules: (chance) => drawn(`<style>${'a{fill:red}'.repeat(chance.below(9))}${chance.one(RULES)}</style>`, true),
  entities: (chance) =>
    drawn('', true, `<!DOCTYPE svg [<!ENTITY a "${'b'.repeat(chance.below(99))}"><!ENTITY c "&a;&a;">]>`),
  uses: (chance) => {
    const groups = Array.from(
      { length: 20 + chance.below(40) },
      (_, i) => `<g id="u${i + 1}">${`<use href="#u${i}"/>`.repeat(2 + chance.below(3))}</g>`,
    );
    return drawn(`<g id="u0"/>${groups.join('')}`, true);
  },
  letters: (chance) => {
    const text = drawing();
    const begin = chance.below(text.length);
    const changedText = mutateText(text.slice(begin, begin + 200), chance, ['<', '>', '"', '&', '<g>', ']]>', '<!--']);
    return {
      folder: { 'cards.svg': text.slice(0, begin) + changedText + text.slice(begin + 200) },
      isBad: false,
    };
  },
  archives: (chance) => {
    const folder = chance.one([TINY, kdeDeck('<svg/>')]);
    const packed = chance.one([
      zip(folder),
      zip(folder, { stored: true }),
      tar(folder),
      gzipSync(tar(folder)),
      zip(folder, { statedSize: chance.below(2_000_000_000) }),
      zip(folder, { flags: chance.below(65_536), mode: chance.below(65_536) }),
    ]);
    const cut = chance.once(3) ? packed.subarray(0, chance.below(packed.length)) : changed(packed, chance);
    return { folder: { 'set.zip': cut }, isBad: false };
  },
  bombs: (chance) => ({
    folder: { 'set.gz': gzipSync(Buffer.alloc(3 * MAX_CHOSEN_BYTES + 1 + chance.below(1000), chance.below(256))) },
    isBad: true,
  }),
  names: (chance) => {
    const odd = chance.one(['../01c.gif', '/01c.gif', 'C:/01c.gif', 'a\\..\\..\\01c.gif', '01\0c.gif']);
    return { folder: { 'set.zip': zip({ ...TINY, [odd]: gif(2, 3) }) }, isBad: true };
  },
  sound: (chance) =>
    chance.once(8)
      ? { folder: kdeDeck(gzipSync(drawing({ more: '<style>.a{fill:red}</style>' }))), isBad: false }
      : { folder: TINY, isBad: false },
} as const satisfies Readonly<Record<string, Maker>>;

type SetKind = keyof typeof MAKERS;
const SET_KINDS = Object.keys(MAKERS) as SetKind[];

/** Bombs and sets that are right take long: most sets are of the other kinds. */
const RARE: ReadonlySet<SetKind> = new Set(['bombs', 'sound', 'letters', 'style']);

/** Chooses what is wrong with a set. */
export function givenBy(chance: Chance): GivenSet {
  const kind = chance.one(SET_KINDS.filter((each) => !RARE.has(each) || chance.once(8)));
  return { kind, seed: chance.below(2 ** 31) };
}

/** Makes a set, always the same of the same seed. */
export function madeOf({ kind, seed }: GivenSet): MadeSet {
  const { folder, isBad } = MAKERS[kind](chanceOf(seed));
  return { files: filesOf(Object.fromEntries(Object.entries(folder).map(([path, of]) => [path, bytesOf(of)]))), isBad };
}
