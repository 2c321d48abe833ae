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

/** Two waves through the cards where they lie, from one side to the other. Cards that have gone come back in a row. */
export const ripple: Show = {
  lasts: 2800,
  between: 0,
  way: ({ home, i, count, chance, arena }) => {
    const across = home.x / Math.max(1, arena.width - arena.cardWidth);
    const row = home.y < 0 ? (arena.height - arena.cardHeight) / 2 : home.y;
    // The cards of a pile go one after the other.
    const late = 0.6 * (chance < 0.5 ? across : 1 - across) + (0.4 * i) / count;
    const down = row / Math.max(1, arena.height);
    const height = arena.cardHeight * (0.4 + 0.35 * down);
    return (piece, part) => {
      const swing = crest(part * 3 - late * 1.2) + crest(part * 3 - late * 1.2 - 1.2);
      piece.x = home.x;
      piece.y = home.y + (row - home.y) * outAndBack(part) - swing * height;
      piece.angle = swing * (late - 0.5) * 0.5;
    };
  },
};

/** Returns the height of one wave: from 0 up to 1 and back while `time` goes from 0 to 0.6. */
const crest = (time: number): number => (time <= 0 || time >= 0.6 ? 0 : Math.sin((time / 0.6) * Math.PI));
