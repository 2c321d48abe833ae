import { type Show, smooth, withReturn } from './show.ts';

/** Two by two, cards meet in the middle of the table and flutter up and away together. */
export const pairs: Show = {
  lasts: 2200,
  between: 40,
  way: ({ home, i, chance, arena }) => {
    const side = i % 2 === 0 ? -1 : 1;
    const pair = Math.floor(i / 2);
    const middle = { x: (arena.width - arena.cardWidth) / 2, y: arena.height * 0.62 };
    const goal = Math.sin(pair * 2.4 + chance * 6) * arena.width * 0.42;
    return withReturn(home, (piece, part) => {
      const met = smooth(Math.min(1, part / 0.4));
      const up = Math.max(0, (part - 0.4) / 0.6);
      const beat = Math.sin(up * 6 * Math.PI);
      const apart = side * arena.cardWidth * (0.52 - 0.16 * beat);
      piece.x = home.x + (middle.x + apart - home.x) * met + goal * smooth(up);
      piece.y = home.y + (middle.y - home.y) * met - arena.height * 1.1 * up * up;
      piece.angle = side * (0.35 * up + 0.25 * beat * up);
    });
  },
};

/** How many bursts the cards of a win make. */
const BURSTS = 5;

/** Rockets: cards rise together to a few places in the sky, and burst to all sides. */
export const burst: Show = {
  lasts: 2100,
  between: 36,
  way: ({ home, i, chance, arena }) => {
    const nth = i % BURSTS;
    const sky = {
      x: arena.width * (0.16 + (0.68 * ((nth * 2) % BURSTS)) / (BURSTS - 1)) - arena.cardWidth / 2,
      y: arena.height * (0.16 + 0.16 * Math.abs(Math.sin(nth * 1.9 + chance * 6))),
    };
    const to = i * 2.4 + chance * 6;
    const far = arena.height * (0.28 + 0.2 * Math.abs(Math.cos(i * 1.7)));
    return withReturn(home, (piece, part) => {
      const risen = smooth(Math.min(1, part / 0.42));
      const after = Math.max(0, (part - 0.42) / 0.58);
      const out = 1 - (1 - after) ** 2;
      piece.x = home.x + (sky.x - home.x) * risen + Math.sin(to) * far * out;
      piece.y = home.y + (sky.y - home.y) * risen - Math.cos(to) * far * out + arena.height * 0.5 * after * after;
      piece.angle = Math.sin(to) * 5 * after;
    });
  },
};
