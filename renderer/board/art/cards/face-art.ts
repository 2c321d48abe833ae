import { ACE, type Card, JACK, JOKER, makeCard, rankOf, suitOf } from '../../../../engine/rules.ts';
import type { Box } from '../../model/box.ts';
import type { CardSet, PaintedLook } from '../../model/look.ts';
import { paintBlank } from './card.ts';
import { paintCourt } from './court.ts';
import { PIPS } from './glyphs.ts';
import { type CourtLetters, paintRank, paintSuit, paintTwice } from './strokes.ts';

const BLACK = '#16181d';
const RED = '#c4202f';
/** By suit: clubs, diamonds, hearts, spades. */
const TWO_COLOURS = [BLACK, RED, RED, BLACK];
const FOUR_COLOURS = ['#0c7a3e', '#1a5fc4', RED, BLACK];

const PAPER = { light: '#fefdfa', dark: '#ebe7dd' };

const CLASSIC: CardSet = { colours: TWO_COLOURS, paint: paintClassic };
const SETS = {
  classic: CLASSIC,
  'four-colour': { colours: FOUR_COLOURS, paint: paintClassic },
  large: { colours: TWO_COLOURS, paint: paintLarge },
  index: { colours: TWO_COLOURS, paint: paintIndex },
} satisfies Readonly<Partial<Record<PaintedLook['cardSet'], CardSet>>>;

/** Paints a face; from the classic set while the look's own is missing or lacks the card. */
export function paintFace(
  on: CanvasRenderingContext2D,
  card: Card,
  look: Omit<PaintedLook, 'back' | 'table' | 'tableColour'>,
): void {
  const { set, colours, art } = look.pictures;
  if (set?.id === look.cardSet && set.paintFace(on, card, look.dark))
    return colours?.paint(on, card, { ...look, cardSet: 'own' });
  const sets: Readonly<Partial<Record<typeof look.cardSet, CardSet>>> = { ...SETS, ...art?.sets };
  const { colours: inks, paper = PAPER, paint: usual } = sets[look.cardSet] ?? CLASSIC;
  const isLarger = look.narrow === true && usual === paintClassic;
  const paint = isLarger ? paintLarge : usual;
  paintBlank(on, look.dark ? paper.dark : paper.light, look.dark ? 'rgb(20 18 12 / 66%)' : 'rgb(30 26 18 / 56%)');
  paint(on, card, inks[suitOf(card)] ?? BLACK, look.letters);
  colours?.paint(on, card, isLarger ? { ...look, cardSet: 'large' } : look);
}

function paintClassic(on: CanvasRenderingContext2D, card: Card, colour: string, letters: CourtLetters): void {
  paintTwice(on, () => {
    paintRank(on, rankOf(card), colour, { x: 11.2, y: 12.8, height: 17, weight: 2.8 }, letters);
    if (rankOf(card) === JOKER) return;
    paintSuit(on, suitOf(card), colour, { x: 11.2, y: 29.6, size: 12.4 });
    // A closed-up fan covers the suit under the rank, but not this one.
    paintSuit(on, suitOf(card), colour, { x: 89, y: 11.4, size: 11.2 });
  });
  paintMiddle(on, card, colour, { court: { x: 21, y: 15.5, width: 58, height: 109 }, pip: 18.5, across: 1, down: 1 });
}

/** Corners enlarged by half, with whole court figures and all pips between them. */
function paintIndex(on: CanvasRenderingContext2D, card: Card, colour: string, letters: CourtLetters): void {
  paintTwice(on, () => {
    paintRank(on, rankOf(card), colour, { x: 14.4, y: 17, height: 25, weight: 4.4 }, letters);
    if (rankOf(card) === JOKER) return;
    paintSuit(on, suitOf(card), colour, { x: 14.4, y: 42, size: 19 });
    paintSuit(on, suitOf(card), colour, { x: 84.5, y: 15.5, size: 19 });
  });
  paintMiddle(on, card, colour, { court: { x: 26, y: 21, width: 48, height: 98 }, pip: 16, across: 0.72, down: 0.88 });
}

/**
 * Rank and suit side by side, as large as a narrow fan can show, and one large pip or the upper half of a large figure.
 */
function paintLarge(on: CanvasRenderingContext2D, card: Card, colour: string, letters: CourtLetters): void {
  paintRank(on, rankOf(card), colour, { x: 22, y: 22.8, height: 35, weight: 6 }, letters);
  if (rankOf(card) === JOKER) return paintRank(on, JOKER, colour, { x: 50, y: 84, height: 76, weight: 7 });
  paintSuit(on, suitOf(card), colour, { x: 74, y: 23, size: 34 });
  if (rankOf(card) < JACK) return paintSuit(on, suitOf(card), colour, { x: 50, y: 91, size: 62 });
  const shown = { x: 8, y: 46, width: 84, height: 87 };
  on.save();
  on.beginPath();
  on.rect(shown.x, shown.y, shown.width, shown.height);
  on.clip();
  paintFigure(on, card, colour, { ...shown, height: shown.width * 1.84 });
  on.restore();
  frame(on, shown);
}

interface Middle {
  readonly court: Box;
  /** The size of a pip, and factors on the default distances between pips. */
  readonly pip: number;
  readonly across: number;
  readonly down: number;
}

function paintMiddle(
  on: CanvasRenderingContext2D,
  card: Card,
  colour: string,
  { court, pip, across, down }: Middle,
): void {
  const rank = rankOf(card);
  if (rank === ACE) return paintSuit(on, suitOf(card), colour, { x: 50, y: 70, size: suitOf(card) === 3 ? 54 : 44 });
  if (rank === JOKER) return paintRank(on, JOKER, colour, { x: 50, y: 70, height: 60, weight: 6 });
  if (rank >= JACK) return paintCourtCard(on, card, colour, court);
  for (const [x, y] of PIPS[rank] ?? [])
    paintSuit(on, suitOf(card), colour, {
      x: 50 + (x - 50) * across,
      y: 70 + (y - 70) * down,
      size: pip,
      down: y > 71,
    });
}

function paintCourtCard(on: CanvasRenderingContext2D, card: Card, colour: string, box: Box): void {
  paintFigure(on, card, colour, box);
  frame(on, box);
  const size = box.width / 4;
  paintTwice(on, () => paintSuit(on, suitOf(card), colour, { x: box.x + size * 0.635, y: box.y + size * 0.73, size }));
}

function paintFigure(on: CanvasRenderingContext2D, card: Card, colour: string, box: Box): void {
  on.fillStyle = 'rgb(244 226 178 / 22%)';
  on.fillRect(box.x, box.y, box.width, box.height);
  const up = makeCard(rankOf(card), suitOf(card));
  paintCourt(on, up, new DOMRectReadOnly(box.x, box.y, box.width, box.height), colour);
}

function frame(on: CanvasRenderingContext2D, { x, y, width, height }: Box): void {
  on.lineWidth = 0.6;
  on.strokeStyle = '#26418f';
  on.strokeRect(x, y, width, height);
}
