/**
 * Our own outlines instead of a font, so that every machine shows the same cards. Ranks are strokes in a box 80 wide
 * and 120 high; suits are filled shapes in a box of 100, centred.
 */
export const RANK_WIDTH = 80;
export const RANK_HEIGHT = 120;

const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

/** By rank, ace to king; 14 is the joker's star. */
export const RANK_STROKES: readonly string[] = [
  '',
  'M3 120L40 0L77 120M17 80L63 80',
  'M7 34C7 -11 73 -11 73 32C73 62 8 84 7 118L75 118',
  'M8 2L70 2L35 47C86 46 86 118 38 118C18 118 9 108 5 94',
  'M57 122L57 4L5 86L78 86',
  'M67 2L18 2L12 55C32 37 73 42 73 80C73 124 19 130 6 96',
  `M61 1C34 23 8 50 8 84${oval(40, 84, 32, 35)}`,
  'M5 2L72 2C50 38 36 76 31 122',
  `${oval(40, 29, 25, 28)}${oval(40, 87, 32, 32)}`,
  `M19 119C46 97 72 70 72 36${oval(40, 36, 32, 35)}`,
  `M4 0L4 120${oval(57, 60, 27, 59)}`,
  'M30 2L62 2M62 2L62 84C62 130 7 130 7 86',
  `${oval(40, 59, 34, 58)}M46 86L76 124`,
  'M11 0L11 120M72 0L13 74M30 54L74 120',
  'M40 4L52 44L78 46L57 70L66 112L40 88L14 112L23 70L2 46L28 44Z',
];

/** Letters for courts that English packs do not use, in the same box; those of Cyrillic packs are В, Д and К. */
export const LETTER_STROKES: Readonly<Partial<Record<string, string>>> = {
  B: 'M11 3L11 117L40 117C86 117 86 57 40 57C75 57 75 3 40 3ZM11 57L40 57',
  D: 'M11 3L11 117L32 117C90 117 90 3 32 3Z',
  H: 'M9 0L9 120M71 0L71 120M9 58L71 58',
  K: 'M11 0L11 120M72 0L13 74M30 54L74 120',
  Kn: 'M-5 0L-5 120M36 0L-4 72M10 52L38 120M56 50L56 120M56 78C60 44 88 46 88 76L88 120',
  R: 'M11 120L11 3L42 3C80 3 80 62 42 62L11 62M40 62L76 120',
  V: 'M3 0L40 120L77 0',
  W: 'M0 0L19 120L40 34L61 120L80 0',
  В: 'M11 3L11 117L40 117C86 117 86 57 40 57C75 57 75 3 40 3ZM11 57L40 57',
  Д: 'M2 124L2 100L78 100L78 124M16 100C27 74 29 48 29 3L64 3L64 100',
  К: 'M11 0L11 120M72 0L13 74M30 54L74 120',
};

/** The digit one; the others are drawn as ranks. */
export const ONE_STROKES = 'M18 26L46 4L46 120';

export const SUIT_SHAPES: readonly string[] = [
  `${oval(0, -25, 24, 24)}${oval(-25, 11, 24, 24)}${oval(25, 11, 24, 24)}M-12 -12L-12 14L12 14L12 -12ZM-5 0C-5 28 -10 43 -20 50L20 50C10 43 5 28 5 0Z`,
  'M0 -52C8 -32 24 -13 41 0C24 13 8 32 0 52C-8 32 -24 13 -41 0C-24 -13 -8 -32 0 -52Z',
  'M0 50C-10 26 -49 6 -49 -20C-49 -52 -9 -54 0 -25C9 -54 49 -52 49 -20C49 6 10 26 0 50Z',
  'M0 -51C12 -28 48 -12 48 14C48 36 20 41 6 23C8 36 13 45 20 50L-20 50C-13 45 -8 36 -6 23C-20 41 -48 36 -48 14C-48 -12 -12 -28 0 -51Z',
];

/** A circling arrow for a stock that can be turned again, and a cross for one that cannot, in the box of the suits. */
export const REDEAL_STROKES =
  'M-34 -14A37 37 0 0 1 33 -17M34 14A37 37 0 0 1 -33 17M35 -40L35 -15L11 -15M-35 40L-35 15L-11 15';
export const CLOSED_STROKES = 'M-24 -24L24 24M24 -24L-24 24';

type Spot = readonly [x: number, y: number];
const LEFT = 33.5;
const RIGHT = 66.5;
const both = (y: number): Spot[] => [
  [LEFT, y],
  [RIGHT, y],
];
const CORNERS = [...both(27), ...both(113)];
const RAILS = [...CORNERS, ...both(55.6), ...both(84.4)];

/** Positions of the pips of two to ten on a card 100 wide and 140 high; those in the lower half are upside down. */
export const PIPS: readonly (readonly Spot[])[] = [
  [],
  [],
  [
    [50, 27],
    [50, 113],
  ],
  [
    [50, 27],
    [50, 70],
    [50, 113],
  ],
  CORNERS,
  [...CORNERS, [50, 70]],
  [...CORNERS, ...both(70)],
  [...CORNERS, ...both(70), [50, 48.5]],
  [...CORNERS, ...both(70), [50, 48.5], [50, 91.5]],
  [...RAILS, [50, 70]],
  [...RAILS, [50, 41.3], [50, 98.7]],
];
