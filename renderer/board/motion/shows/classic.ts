import { outAndBack, type Show, smooth, withReturn } from './show.ts';

/** The share of its way that a card takes to the place where it is shot up. */
const GATHERED = 0.2;

/** The jets of the fountain, half of them to each side. */
const JETS = 6;

/** A fountain in the middle of the table's lower edge: jets of cards that spin as they rise and fall to both sides. */
export const fountain: Show = {
  lasts: 2100,
  between: 45,
  way: ({ home, i, arena }) => {
    const nozzle = { x: (arena.width - arena.cardWidth) / 2, y: arena.height - arena.cardHeight * 0.4 };
    const aside = (2 * (i % JETS) - JETS + 1) / (JETS - 1);
    const across = aside * arena.width * 0.46;
    const height = (0.95 - 0.35 * Math.abs(aside)) * nozzle.y;
    const down = arena.cardHeight * 1.8;
    // The speed at which the card rises to `height`, and ends `down` below the nozzle.
    const up = 2 * height + 2 * Math.sqrt(height * (height + down));
    const spin = aside * 3;
    return withReturn(home, (piece, part) => {
      const gathered = smooth(Math.min(1, part / GATHERED));
      const shot = Math.max(0, (part - GATHERED) / (1 - GATHERED));
      piece.x = home.x + (nozzle.x - home.x) * gathered + across * shot;
      piece.y = home.y + (nozzle.y - home.y) * gathered - up * shot + (up + down) * shot * shot;
      piece.angle = spin * shot;
    });
  },
};

/** Bounces of the slowest and of the fastest card while it crosses the table. */
const HOPS = { least: 2.6, more: 2.2 } as const;

/** One card after the other jumps off its pile, bounces on the table's lower edge to one side, and leaves a trail. */
export const cascade: Show = {
  lasts: 2300,
  between: 150,
  spread: 5200,
  trails: true,
  way: ({ home, i, chance, arena }) => {
    const floor = arena.height - arena.cardHeight;
    const side = Math.sin(i * 2.1 + chance * 6) > 0 ? 1 : -1;
    const far = side > 0 ? arena.width - home.x : home.x + arena.cardWidth;
    const across = side * far * (1.02 + 0.5 * Math.abs(Math.sin(i * 3.7 + chance)));
    const hops = HOPS.least + HOPS.more * Math.abs(Math.cos(i * 2.9 + chance * 4));
    return withReturn(home, (piece, part) => {
      piece.x = home.x + across * part;
      piece.y = floor - bounce(floor - home.y, part * hops);
    });
  },
};

/**
 * Returns the height, after `time`, of something dropped from `height`, the first fall taking 1; every bounce loses a
 * little less than a third.
 */
function bounce(height: number, time: number): number {
  let [from, left] = [height, time - 1];
  if (left <= 0) return height * (1 - time * time);
  for (let hop = 0; hop < 8; hop++) {
    from *= 0.7;
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
