import { ACE, type Card, JACK, JOKER, rankOf, suitOf } from '../../../../../engine/rules.ts';
import type { CardSet } from '../../../model/look.ts';
import { around, at, box, centred, fill, mirrored, polar, stroke } from '../../cards/pen.ts';
import { PIPS } from '../../cards/glyphs.ts';
import { type CourtLetters, paintTwice } from '../../cards/strokes.ts';
import { paintArm, paintCollar, paintDress, paintLace } from './dress.ts';
import { paintHat } from './hats.ts';
import { paintHead } from './head.ts';
import { OUTLINE, dyeOf, ink } from './ink.ts';
import { paintItem } from './items.ts';
import { PEOPLE, type Person } from './people.ts';
import { paintOldRank, paintOldSuit } from './signs.ts';

const RED = '#b02f25';

/** Half the sides of the frame around a figure. */
const FRAME = { width: 31, height: 60 } as const;

/** A card as it was cut in wood and coloured with stencils. */
function paintHistoric(on: CanvasRenderingContext2D, card: Card, colour: string, letters: CourtLetters): void {
  const [rank, suit] = [rankOf(card), suitOf(card)];
  const person = PEOPLE[rank]?.[suit];
  if (person) paintCourt(on, person);
  paintTwice(on, () => {
    paintOldRank(on, rank, colour, { x: 10.4, y: 13, height: 17 }, letters);
    if (rank === JOKER) return;
    paintOldSuit(on, suit, colour, { x: 10.4, y: 30, size: 12.4 });
    paintOldSuit(on, suit, colour, { x: 89.6, y: 11.4, size: 11.2 });
  });
  if (rank === ACE) return paintAce(on, suit, colour);
  if (rank === JOKER) return paintOldRank(on, rank, colour, { x: 50, y: 70, height: 60 }, letters);
  if (rank < JACK)
    for (const [x, y] of PIPS[rank] ?? []) paintOldSuit(on, suit, colour, { x, y, size: 18.5, isDown: y > 71 });
}

/** The suit between branches of laurel; that of spades bears a star. */
function paintAce(on: CanvasRenderingContext2D, suit: number, colour: string): void {
  centred((on) => around(on, 2, () => mirrored(on, () => paintBranch(on))))(on);
  paintOldSuit(on, suit, colour, { x: 50, y: 70, size: 46 });
  if (suit !== SPADES) return;
  centred((on) => around(on, 8, () => fill(on, dyeOf('paper'), 'M0 1.4L-1.6 -1.6L0 -7L1.6 -1.6Z')))(on);
}

/** A branch from the right side of the card to its top. */
function paintBranch(on: CanvasRenderingContext2D): void {
  stroke(on, OUTLINE, 0.7, 'M27 0C27 -18 18 -34 7 -38');
  for (let leaf = 0; leaf < 6; leaf++) {
    const [x, y] = polar(1, 84 - leaf * 13.6);
    for (const side of [-1, 1])
      at(on, { x: x * 27, y: y * 38.5, turn: -8 - leaf * 13 + side * 34 }, () => ink(on, 'green', LEAF, 0.5));
  }
  at(on, { x: 7, y: -38, turn: -80 }, () => ink(on, 'green', LEAF, 0.5));
  ink(on, 'red', 'M25.4 0a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0Z', 0.5);
}

const LEAF = 'M0 0C-2.6 -2.4 -2.4 -6 0 -8.4C2.4 -6 2.6 -2.4 0 0Z';
const SPADES = 3;

/** A figure with two heads in a frame. */
function paintCourt(on: CanvasRenderingContext2D, person: Person): void {
  on.save();
  centred((on) => {
    on.beginPath();
    box(on, FRAME.width, FRAME.height);
  })(on);
  on.clip();
  paintTwice(on, () => centred((on) => paintHalf(on, person))(on));
  on.restore();
  centred((on) => {
    on.save();
    on.beginPath();
    box(on, FRAME.width, FRAME.height);
    on.clip();
    stroke(on, OUTLINE, 4.8, 'M-40 10.4L40 -10.4');
    stroke(on, dyeOf('yellow'), 3.2, 'M-40 10.4L40 -10.4');
    on.setLineDash([0.01, 4.2]);
    on.lineCap = 'round';
    stroke(on, dyeOf('red'), 1.6, 'M-40 10.4L40 -10.4');
    on.restore();
    stroke(on, OUTLINE, 0.7, () => box(on, FRAME.width, FRAME.height));
  })(on);
}

/** Paints the upper half, down to the slanted line across the middle of the card. */
function paintHalf(on: CanvasRenderingContext2D, { head, hat, dress, item, isTurned }: Person): void {
  on.save();
  on.clip(new Path2D('M-40 -70L40 -70L40 -10.4L-40 10.4Z'));
  at(on, { y: 6.6, size: 1.12 }, () => {
    if (isTurned) on.scale(-1, 1);
    if (dress.collar === 'lace') paintLace(on);
    paintDress(on, dress);
    paintItem(on, ...item);
    at(on, { x: -2.1 }, () => paintArm(on, dress));
    at(on, { x: -1.6, y: -34, size: 1.12 }, () => paintHead(on, head));
    paintCollar(on, dress);
    at(on, { x: -1.6, y: -34, size: 1.12 }, () => paintHat(on, ...hat));
  });
  on.restore();
}

export const HISTORIC: CardSet = {
  colours: [OUTLINE, RED, RED, OUTLINE],
  paper: { light: '#f8f1df', dark: '#e6dcc4' },
  paint: paintHistoric,
};
