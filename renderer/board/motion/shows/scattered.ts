import { RETURN_FROM, type Show, smooth, withReturn } from './show.ts';

/** The golden ratio's share: places taken in these steps are spread evenly, however many there are. */
const GOLDEN = 0.618;

/** Two by two, cards meet all over the table and flutter up and away together. */
export const pairs: Show = {
  lasts: 2400,
  between: 50,
  way: ({ home, i, chance, arena }) => {
    const side = i % 2 === 0 ? -1 : 1;
    const pair = Math.floor(i / 2);
    const along = (pair * GOLDEN + chance) % 1;
    const meeting = {
      x: (0.08 + 0.84 * along) * (arena.width - arena.cardWidth),
      y: arena.height * (0.42 + 0.28 * ((pair * GOLDEN * 3) % 1)),
    };
    const drift = Math.sin(pair * 2.4 + chance * 6) * arena.width * 0.2;
    return withReturn(home, (piece, part) => {
      const met = smooth(Math.min(1, part / 0.38));
      const up = Math.max(0, (part - 0.38) / 0.62);
      const beat = Math.sin(up * 6 * Math.PI);
      const apart = side * arena.cardWidth * (0.52 - 0.16 * beat);
      piece.x = home.x + (meeting.x + apart - home.x) * met + drift * smooth(up);
      piece.y = home.y + (meeting.y - home.y) * met - arena.height * 1.2 * up * up;
      piece.angle = side * (0.35 * up + 0.25 * beat * up);
    });
  },
};

/** How many bursts the cards of a win make, and the part of its flight in which the first card of each rises. */
const BURST = { bursts: 5, rises: 0.45 } as const;
/** Milliseconds that a card flies, that it starts after the one before it, and from the first start to the last. */
const TIME = { lasts: 2000, between: 36, spread: 1900 } as const;

/** Rockets: the cards of each gather in the sky one after another, and burst to all sides at once. */
export const burst: Show = {
  ...TIME,
  way: ({ home, i, count, chance, arena }) => {
    const each = Math.ceil(count / BURST.bursts);
    const [nth, late] = [Math.floor(i / each), i % each];
    const sky = {
      x: arena.width * (0.16 + (0.68 * ((nth * 2) % BURST.bursts)) / (BURST.bursts - 1)) - arena.cardWidth / 2,
      y: arena.height * (0.24 + 0.14 * Math.abs(Math.sin(nth * 1.9 + chance * 6))),
    };
    const to = ((late + chance) / each) * 2 * Math.PI;
    const far = arena.height * (late % 2 === 0 ? 0.46 : 0.3);
    // Those that start later rise faster.
    const wait = Math.min(TIME.between, TIME.spread / count);
    const rises = BURST.rises - (late * wait) / (TIME.lasts * RETURN_FROM);
    return withReturn(home, (piece, part) => {
      const risen = smooth(Math.min(1, part / rises));
      const after = Math.max(0, (part - rises) / (1 - BURST.rises));
      const out = 1 - (1 - Math.min(1, after)) ** 2;
      piece.x = home.x + (sky.x - home.x) * risen + Math.sin(to) * far * out;
      piece.y = home.y + (sky.y - home.y) * risen - Math.cos(to) * far * out + arena.height * 1.3 * after * after;
      piece.angle = Math.sin(to) * 4 * after;
    });
  },
};
