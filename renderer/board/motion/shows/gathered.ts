import { outAndBack, type Show, smooth } from './show.ts';

/** A spiral from the middle of the table that turns as it opens, and closes again. */
export const spiral: Show = {
  lasts: 2400,
  between: 14,
  way: ({ home, i, count, chance, arena }) => {
    const middle = { x: (arena.width - arena.cardWidth) / 2, y: (arena.height - arena.cardHeight) / 2 };
    const round = chance < 0.5 ? -1 : 1;
    const reach = Math.sqrt((i + 1) / count);
    return (piece, part) => {
      const out = outAndBack(part);
      const turned = round * (i * 0.42 + smooth(part) * 5);
      const spot = {
        x: middle.x + Math.sin(turned) * reach * (middle.x - arena.cardWidth * 0.3),
        y: middle.y - Math.cos(turned) * reach * (middle.y - arena.cardHeight * 0.1),
      };
      piece.x = home.x + (spot.x - home.x) * out;
      piece.y = home.y + (spot.y - home.y) * out;
      piece.angle = turned * out;
    };
  },
};

/** How far the outermost cards of a fan lean, in radians. */
const MAX_LEAN = 1.05;

/** One great hand of cards, held from below and swayed once. */
export const fan: Show = {
  lasts: 2500,
  between: 14,
  way: ({ home, i, count, chance, arena }) => {
    const held = { x: (arena.width - arena.cardWidth) / 2, y: arena.height * 1.05 };
    const radius = Math.min(arena.width * 0.46, arena.height * 0.78);
    const leans = count > 1 ? MAX_LEAN * ((2 * i) / (count - 1) - 1) : 0;
    const sway = chance < 0.5 ? -0.22 : 0.22;
    return (piece, part) => {
      const out = outAndBack(part);
      const lean = leans + sway * Math.sin(part * 2 * Math.PI);
      const spot = { x: held.x + Math.sin(lean) * radius, y: held.y - Math.cos(lean) * radius };
      piece.x = home.x + (spot.x - home.x) * out;
      piece.y = home.y + (spot.y - home.y) * out;
      piece.angle = lean * out;
    };
  },
};

/** How far from the window's side the ribbon keeps, in card widths, and how often the wave rises along it. */
const RIBBON = { aside: 0.4, waves: 1.5, passes: 2.5 } as const;

/** A ribbon of all cards across the table, through which waves run from one side to the other. */
export const ripple: Show = {
  lasts: 2800,
  between: 9,
  way: ({ home, i, count, chance, arena }) => {
    const along = count > 1 ? i / (count - 1) : 0.5;
    const side = RIBBON.aside * arena.cardWidth;
    const x = side + along * (arena.width - arena.cardWidth - 2 * side);
    const y = (arena.height - arena.cardHeight) / 2;
    const height = Math.min(arena.height * 0.24, y);
    const round = chance < 0.5 ? -1 : 1;
    return (piece, part) => {
      const out = outAndBack(part);
      const turn = 2 * Math.PI * (RIBBON.waves * along + round * RIBBON.passes * part);
      piece.x = home.x + (x - home.x) * out;
      piece.y = home.y + (y - Math.sin(turn) * height - home.y) * out;
      piece.angle = -Math.cos(turn) * 0.4 * out;
    };
  },
};
