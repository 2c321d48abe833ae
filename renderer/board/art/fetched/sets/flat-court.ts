import { JACK, KING } from '../../../../../engine/rules.ts';
import { around, at, centred, circle, fill, mirrored, stroke } from '../../cards/pen.ts';
import { paintSuit, paintTwice } from '../../cards/strokes.ts';

const GOLD = '#efb440';
const DEEP_GOLD = '#c78b1c';
const PAPER = '#fefdfa';
const STEEL = '#ccd3dc';
const DEEP_STEEL = '#a5afbd';
const INK = '#1f2733';

/** Half the sides of the field behind a figure. */
const FIELD = { width: 29, height: 57 } as const;

/** What differs between the figures of the suits; everything has a lit half and one in the shade. */
interface Person {
  readonly skin: string;
  readonly shade: string;
  readonly hair: string;
  readonly deepHair: string;
  readonly lips: string;
  /** The second colour of the clothes. */
  readonly cloth: string;
  /** The light comes from the right instead of the left. */
  readonly isTurned: boolean;
}

/** What a figure is painted with. */
interface Figure {
  readonly suit: number;
  readonly colour: string;
  readonly person: Person;
}

/** By suit: clubs, diamonds, hearts, spades. */
const PEOPLE: readonly Person[] = [
  {
    skin: '#d9a178',
    shade: '#bf8459',
    hair: '#634030',
    deepHair: '#472c20',
    lips: '#9c4436',
    cloth: '#3c8a7d',
    isTurned: true,
  },
  {
    skin: '#f2c9a4',
    shade: '#dda67c',
    hair: '#b8552c',
    deepHair: '#943f20',
    lips: '#b93f36',
    cloth: '#f3a07f',
    isTurned: false,
  },
  {
    skin: '#f6d5b8',
    shade: '#e2b08e',
    hair: '#dfae50',
    deepHair: '#bd8b33',
    lips: '#c4404a',
    cloth: '#8e1f33',
    isTurned: true,
  },
  {
    skin: '#9a6446',
    shade: '#7d4d34',
    hair: '#2f2529',
    deepHair: '#191316',
    lips: '#6d2f2a',
    cloth: '#5a78ab',
    isTurned: false,
  },
];

/** A jack, queen or king of a few plain shapes, head up and head down. */
export function paintFlatCourt(on: CanvasRenderingContext2D, rank: number, suit: number, colour: string): void {
  const person = PEOPLE[suit];
  if (!person) return;
  const { width, height } = FIELD;
  on.save();
  on.beginPath();
  on.roundRect(50 - width, 70 - height, 2 * width, 2 * height, 4);
  on.clip();
  on.globalAlpha = 0.12;
  on.fillStyle = colour;
  on.fill();
  on.globalAlpha = 1;
  paintTwice(on, () => centred((on) => paintHalf(on, rank, { suit, colour, person }))(on));
  centred((on) => {
    stroke(on, INK, 4.2, 'M-40 10L40 -10');
    stroke(on, GOLD, 2.8, 'M-40 10L40 -10');
  })(on);
  on.restore();
}

/** Paints the upper half, down to the slanted line across the middle of the card. */
function paintHalf(on: CanvasRenderingContext2D, rank: number, figure: Figure): void {
  on.save();
  on.beginPath();
  on.clip(new Path2D('M-40 -70L40 -70L40 -10L-40 10Z'));
  at(on, { y: 7, size: 1.13 }, () => {
    if (figure.person.isTurned) on.scale(-1, 1);
    PARTS[rank === KING ? 'king' : rank === JACK ? 'jack' : 'queen'](on, figure);
  });
  on.restore();
}

const PARTS: Readonly<Record<'jack' | 'queen' | 'king', (on: CanvasRenderingContext2D, figure: Figure) => void>> = {
  jack: paintJack,
  queen: paintQueen,
  king: paintKing,
};

/** Fills the lit half on the left, and its mirror image in the shade. */
function fillHalves(on: CanvasRenderingContext2D, lit: string, shade: string, half: string): void {
  fill(on, lit, half);
  on.save();
  on.scale(-1, 1);
  fill(on, shade, half);
  on.restore();
}

const MANTLE = 'M-34 12L-34 -4C-30 -12 -18 -15 -8 -18L8 -18C18 -15 30 -12 34 -4L34 12Z';

/** The head and the neck, with brows, eyes, nose and mouth. */
function paintHead(on: CanvasRenderingContext2D, { skin, shade, lips }: Person): void {
  fill(on, shade, 'M-5 -27L5 -27L6.6 -17.4L0 -9L-6.6 -17.4Z');
  fillHalves(on, skin, shade, 'M0 -46C-8 -46 -10.2 -41 -10 -35C-9.8 -27 -5 -21.4 0 -21.4Z');
  mirrored(on, () => {
    stroke(on, INK, 0.9, 'M-7.6 -36.4C-5.8 -38.2 -3.6 -38 -2 -36.6');
    fill(on, INK, 'M-7 -33.8C-5.4 -35.4 -3.6 -35.4 -2.1 -33.8C-3.6 -32.9 -5.4 -32.9 -7 -33.8Z');
  });
  fill(on, shade, 'M0.2 -37L-1.9 -28.6L0.2 -28.6Z');
  fill(
    on,
    lips,
    'M-2.8 -25.6C-1.6 -26.8 -0.6 -26.6 0 -26.2C0.6 -26.6 1.6 -26.8 2.8 -25.6C1.4 -24.2 -1.4 -24.2 -2.8 -25.6Z',
  );
}

/** A sword, an ermine collar, a pointed beard and a high crown. */
function paintKing(on: CanvasRenderingContext2D, { suit, colour, person }: Figure): void {
  const { hair, deepHair, cloth, lips } = person;
  fill(on, STEEL, 'M19.6 0L19.6 -45L21.8 -51L21.8 0Z');
  fill(on, DEEP_STEEL, 'M24 0L24 -45L21.8 -51L21.8 0Z');
  fillHalves(on, hair, deepHair, 'M-10 -42C-15 -37 -15 -26 -13.4 -19L0 -16L0 -44Z');
  fill(on, colour, MANTLE);
  fill(on, cloth, 'M-9 12L-9 -16L9 -16L9 12Z');
  fill(on, PAPER, 'M-7 -18.4L-16.4 -15.6C-16 -8 -8 2 0 7C8 2 16 -8 16.4 -15.6L7 -18.4L0 -8Z');
  for (const [x, y] of [
    [-12, -12],
    [-9, -6],
    [-4, -1],
    [12, -12],
    [9, -6],
    [4, -1],
  ] as const)
    fill(on, INK, `M${x} ${y - 1.4}L${x + 0.8} ${y + 1.2}L${x - 0.8} ${y + 1.2}Z`);
  paintPips(on, suit);
  paintHead(on, person);
  fillHalves(
    on,
    hair,
    deepHair,
    'M-10.2 -37C-11.4 -25 -7.4 -15 0 -10L0 -28C-2.8 -29 -5.6 -27.6 -7.4 -29.6C-9 -31.4 -9.6 -33.6 -10.2 -37Z',
  );
  fillHalves(on, deepHair, hair, 'M0 -28.4C-3 -29.8 -6.8 -27.6 -8.2 -23.6C-5.4 -25.2 -2 -24.6 0 -25.8Z');
  fill(on, lips, 'M-2.2 -24.6L2.2 -24.6L0 -22.8Z');
  fillHalves(on, GOLD, DEEP_GOLD, 'M0 -42L-11.6 -42L-13.8 -53L-7 -47.6L0 -56Z');
  fill(on, colour, 'M-12.1 -44.6L12.1 -44.6L11.5 -40.6L-11.5 -40.6Z');
  for (const x of [-7.4, 0, 7.4]) fill(on, GOLD, () => circle(on, x, -42.6, 1.2));
}

/** The suit on both shoulders. */
const paintPips = (on: CanvasRenderingContext2D, suit: number): void =>
  mirrored(on, () => paintSuit(on, suit, GOLD, { x: -20.8, y: -8.6, size: 7.4 }));

/** A flower, long hair, a low crown with pearls and a necklace. */
function paintQueen(on: CanvasRenderingContext2D, { suit, colour, person }: Figure): void {
  const { hair, deepHair, cloth } = person;
  stroke(on, DEEP_GOLD, 1.3, 'M21.4 0L21.4 -34');
  at(on, { x: 21.4, y: -37.4 }, () => {
    around(on, 5, () => fill(on, colour, 'M0 0C-4 -2 -3.4 -7 0 -7.4C3.4 -7 4 -2 0 0Z'));
    fill(on, GOLD, () => circle(on, 0, 0, 2.1));
  });
  fillHalves(on, hair, deepHair, 'M0 -46.4C-13 -46.4 -14.6 -36 -15 -26C-15.4 -19 -19 -15 -18.4 -6L0 -6Z');
  fill(on, colour, MANTLE);
  fill(
    on,
    cloth,
    'M-6.6 -17.6L-13 -15.4C-12.6 -6 -10 4 -10 12L10 12C10 4 12.6 -6 13 -15.4L6.6 -17.6C6 -8 -6 -8 -6.6 -17.6Z',
  );
  stroke(on, GOLD, 1.1, 'M-13 -15.4C-12.6 -6 -10 4 -10 12M13 -15.4C12.6 -6 10 4 10 12');
  paintPips(on, suit);
  paintHead(on, person);
  fillHalves(on, hair, deepHair, 'M0 -45C-4 -40.4 -9 -39 -10.4 -30C-13.4 -38 -10 -46.6 0 -46.6Z');
  stroke(on, GOLD, 1.2, 'M-6 -17.4C-4.4 -11.6 4.4 -11.6 6 -17.4');
  fill(on, colour, 'M0 -13L1.7 -10.6L0 -8.2L-1.7 -10.6Z');
  fillHalves(on, GOLD, DEEP_GOLD, 'M0 -45.4C-4 -45.4 -7.4 -44.4 -10 -43L-12.4 -50.4L-6 -47.4L0 -54.4Z');
  for (const [x, y] of [
    [-12.4, -50.8],
    [0, -54.8],
    [12.4, -50.8],
  ] as const)
    fill(on, colour, () => circle(on, x, y, 1.5));
}

/** A halberd, hair to the chin, and a beret with a feather. */
function paintJack(on: CanvasRenderingContext2D, { suit, colour, person }: Figure): void {
  const { hair, deepHair, cloth } = person;
  fill(on, DEEP_GOLD, 'M20.8 0L20.8 -47L22.4 -47L22.4 0Z');
  fill(on, STEEL, 'M21.6 -55L23.6 -47L21.6 -43L19.6 -47Z');
  fill(on, DEEP_STEEL, 'M22.4 -47C26.4 -48 28 -43 26.6 -37.6C25.6 -39.6 24 -40.4 22.4 -40.4Z');
  fill(on, STEEL, 'M20.8 -46L16.4 -43.4L20.8 -40.8Z');
  fillHalves(on, hair, deepHair, 'M0 -45C-10 -45 -13.4 -40 -13 -29C-12.8 -25 -10.6 -23 -6 -22.6L0 -22Z');
  fill(on, colour, MANTLE);
  fill(on, cloth, 'M-9 12L-9 -17.7L0 -17.7L0 12ZM4 -17.9L9 -17.7L9 12L4 12Z');
  stroke(on, GOLD, 1.1, 'M-9 12L-9 -17.4M9 12L9 -17.4');
  fill(on, PAPER, 'M-9.4 -18.6L-4.6 -20L0 -10L4.6 -20L9.4 -18.6L5.4 -8.4L0 -10L-5.4 -8.4Z');
  paintPips(on, suit);
  paintHead(on, person);
  fill(on, PAPER, 'M-9.4 -18.2L-6 -19.6L0 -9.6L-5.6 -7.6ZM9.4 -18.2L6 -19.6L0 -9.6L5.6 -7.6Z');
  fillHalves(
    on,
    hair,
    deepHair,
    'M0 -44C-4 -42 -8.4 -40 -9 -33C-9.6 -28 -8 -25 -8.6 -23.6C-14 -25 -13.4 -36 -11.6 -41C-9 -45 -4 -46 0 -46Z',
  );
  fill(on, colour, 'M-12.6 -41.6C-17 -48 -9 -54.6 2 -54C12 -53.6 17 -47 12.6 -41.6C4 -44.6 -4 -44.6 -12.6 -41.6Z');
  fill(on, GOLD, 'M-12.8 -40.4C-4 -43.6 4 -43.6 12.8 -40.4L12.8 -43.4C4 -46.6 -4 -46.6 -12.8 -43.4Z');
  fill(on, cloth, 'M8 -45C12 -54 8 -57 1 -58C-1 -52 2 -47 8 -45Z');
  stroke(on, PAPER, 0.7, 'M8 -45.4C6 -50 4 -54 2 -56.6');
}
