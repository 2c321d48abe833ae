import { outAndBack, type Show, smooth, withReturn } from './show.ts';

/** Cards shot up and to all sides, spinning as they fall off the table. */
export const fountain: Show = {
  lasts: 1600,
  between: 34,
  way: ({ home, i, chance, arena }) => {
    const across = Math.sin(i * 2.4 + chance * 6) * arena.width * 0.75;
    const up = (0.55 + 0.4 * Math.abs(Math.cos(i * 1.7))) * arena.height;
    const spin = Math.sin(i * 1.3 + chance * 9) * 7;
    return withReturn(home, (piece, part) => {
      piece.x = home.x + across * part;
      piece.y = home.y - up * part + arena.height * 2.1 * part * part;
      piece.angle = spin * part;
    });
  },
};

/** Cards that run off to one side, bouncing on the table's lower edge. */
export const cascade: Show = {
  lasts: 1900,
  between: 38,
  way: ({ home, i, chance, arena }) => {
    const floor = arena.height - arena.cardHeight;
    const side = Math.sin(i * 2.1 + chance * 6) > 0 ? 1 : -1;
    const across = side * arena.width * (0.35 + 0.5 * Math.abs(Math.sin(i * 3.7 + chance)));
    return withReturn(home, (piece, part) => {
      piece.x = home.x + across * part;
      piece.y = floor - bounce(floor - home.y, part * 3.4);
      piece.angle = side * part * 0.5;
    });
  },
};

/**
 * Returns the height, after `time`, of something dropped from `height`, the first fall taking 1; every bounce loses a
 * third.
 */
function bounce(height: number, time: number): number {
  let [from, left] = [height, time - 1];
  if (left <= 0) return height * (1 - time * time);
  for (let hop = 0; hop < 8; hop++) {
    from *= 0.64;
    const half = Math.sqrt(from / Math.max(1, height));
    if (left <= 2 * half) return from * (1 - ((left - half) / (half || 1)) ** 2);
    left -= 2 * half;
  }
  return 0;
}

/** A ring of cards around the middle of the table that turns once and goes back. */
export const carousel: Show = {
  lasts: 2300,
  between: 16,
  way: ({ home, i, count, chance, arena }) => {
    const middle = { x: (arena.width - arena.cardWidth) / 2, y: (arena.height - arena.cardHeight) / 2 };
    const rounds = (chance < 0.5 ? -1 : 1) * 2 * Math.PI;
    return (piece, part) => {
      const turned = (i / count) * 2 * Math.PI + rounds * smooth(part) * 0.8;
      const out = outAndBack(part);
      const ring = {
        x: middle.x + Math.sin(turned) * (middle.x - arena.cardWidth * 0.3),
        y: middle.y - Math.cos(turned) * (middle.y - arena.cardHeight * 0.1),
      };
      piece.x = home.x + (ring.x - home.x) * out;
      piece.y = home.y + (ring.y - home.y) * out;
      piece.angle = turned * out;
    };
  },
};
