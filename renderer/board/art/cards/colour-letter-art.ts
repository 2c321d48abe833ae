import { type Card, isRed, JOKER, rankOf } from '../../../../engine/rules.ts';
import type { ColourLetters } from '../../model/look.ts';
import { LETTER_STROKES } from './glyphs.ts';
import { paintStrokes, paintTwice } from './strokes.ts';

/** A letter's centre and height, on a card 100 wide and 140 high. */
type Spot = readonly [x: number, y: number, size: number];

interface Places {
  readonly spots: readonly Spot[];
  /** Repeated upside down in the lower half. */
  readonly isTwice: boolean;
}

/** In the strip that a downward fan leaves visible and, where there is room, in that of a fan to the right. */
const CLASSIC: Places = {
  spots: [
    [73.5, 10.6, 14.4],
    [11.2, 46.5, 15],
  ],
  isTwice: true,
};
const PLACES: Readonly<Partial<Record<Parameters<ColourLetters['paint']>[2]['cardSet'], Places>>> = {
  index: {
    spots: [
      [62, 14.6, 18],
      [14.4, 65, 19],
    ],
    isTwice: true,
  },
  large: { spots: [[47.5, 22.8, 18]], isTwice: false },
  modern: {
    spots: [
      [70.5, 11.6, 15],
      [12.4, 52, 16],
    ],
    isTwice: true,
  },
  minimal: { spots: [[50, 20, 22]], isTwice: false },
  own: { spots: [[88, 12, 16]], isTwice: true },
};

const INKS = { red: '#c4202f', black: '#16181d' };
const PAPER = { light: '#fefdfa', dark: '#ebe7dd' };

/** Strokes of the letters that ranks do not have, in the box of the ranks. */
const STROKES: Readonly<Partial<Record<string, string>>> = {
  ...LETTER_STROKES,
  C: 'M75 28C66 -8 8 -14 8 60C8 134 66 128 75 92',
  Č: 'M14 -22L40 -3L66 -22M75 66C66 32 8 26 8 84C8 142 66 136 75 102',
  N: 'M8 120L8 2L72 118L72 0',
  P: 'M11 120L11 3L42 3C82 3 82 66 42 66L11 66',
  S: 'M71 27C64 -8 10 -8 10 28C10 68 72 52 72 90C72 130 14 128 7 92',
  Z: 'M8 3L70 3L9 117L73 117',
  Н: LETTER_STROKES['H'],
  Ч: 'M12 0L12 34C12 74 40 72 68 62M68 0L68 120',
};

/** Marks a card's colour with a letter, on a disc for red and on a tile for black. */
export function paintColourLetter(
  on: CanvasRenderingContext2D,
  card: Card,
  { cardSet, dark }: Parameters<ColourLetters['paint']>[2],
  { red, black }: Pick<ColourLetters, 'red' | 'black'>,
): void {
  if (rankOf(card) === JOKER) return;
  const { spots, isTwice } = PLACES[cardSet] ?? CLASSIC;
  const paper = cardSet !== 'own' && dark ? PAPER.dark : PAPER.light;
  const [ink, letter, round] = isRed(card) ? [INKS.red, red, 1] : [INKS.black, black, 0.5];
  const paint = (): void => {
    for (const spot of spots) {
      const [x, y, size] = spot;
      // A rim of paper sets the letter off from a figure's frame or a picture.
      tile(on, [x, y, size + 2.4], round, paper);
      tile(on, spot, round, ink);
      paintStrokes(on, STROKES[letter], paper, { x, y, height: size * 0.64, weight: size * 0.135 });
    }
  };
  if (isTwice) paintTwice(on, paint);
  else paint();
}

function tile(on: CanvasRenderingContext2D, [x, y, size]: Spot, round: number, ink: string): void {
  on.fillStyle = ink;
  on.beginPath();
  on.roundRect(x - size / 2, y - size / 2, size, size, (size / 2) * round);
  on.fill();
}
