import { ACE, type Card, isRed, JACK, JOKER, KING, rankOf, suitOf } from '../../../../engine/rules.ts';
import { LETTER_STROKES, PIPS, RANK_HEIGHT, RANK_STROKES, RANK_WIDTH } from '../../../board/art/cards/glyphs.ts';
import { scaledPath, writeNumbers } from './scaled-path.ts';

/** The prints on the faces of a picture, as SVG path data: outlines to fill by colour, and lines to stroke. */
export interface Prints {
  readonly red: string;
  readonly black: string;
  readonly redLines: string;
  readonly blackLines: string;
  /** Parts of figures: clothes that are not red, crowns, and skin. */
  readonly blue: string;
  readonly gold: string;
  readonly skin: string;
}

const NOTHING: Prints = { red: '', black: '', redLines: '', blackLines: '', blue: '', gold: '', skin: '' };
const NAMES = Object.keys(NOTHING) as (keyof Prints)[];

export const joinPrints = (prints: readonly Prints[]): Prints => ({
  ...NOTHING,
  ...Object.fromEntries(NAMES.map((name) => [name, prints.map((part) => part[name]).join('')])),
});

/** Where the rank is, and its height, in card widths. */
const INDEX = { x: 0.15, y: 0.17, height: 0.23 } as const;
/** By suit, 0.66 card widths high around their middle: shorter than the outlines of real cards. */
const SHAPES: readonly string[] = [
  'm-.14-.16a.14.14 0 1 0 .28 0a.14.14 0 1 0-.28 0zm-.15.23a.14.14 0 1 0 .28 0a.14.14 0 1 0-.28 0zm.3 0a.14.14 0 1 0 .28 0a.14.14 0 1 0-.28 0zm-.01-.05l.09.3h-.18z',
  'm0-.33l.24.33-.24.33-.24-.33z',
  'm0 .31c-.07-.16-.3-.29-.3-.46a.15.15 0 0 1 .3-.05a.15.15 0 0 1 .3.05c0 .17-.23.3-.3.46z',
  'm0-.33c.07.16.3.27.3.44a.14.14 0 0 1-.25.08l.06.14h-.22l.06-.14a.14.14 0 0 1-.25-.08c0-.17.23-.28.3-.44z',
];
/** Factors on that height for an ace's pip and for other pips. */
const [ACE_PIP, PIP] = [0.8, 0.37];

/** Scales the strokes of a rank, given in the box of the ranks, to a corner and centres them there. */
function indexOf(strokes: string): string {
  const factor = INDEX.height / RANK_HEIGHT;
  return `m${writeNumbers([(-RANK_WIDTH / 2) * factor, (-RANK_HEIGHT / 2) * factor])}${scaledPath(strokes, factor)}`;
}

const RANKS = RANK_STROKES.map(indexOf);

const SUITS = SHAPES.map((shape) => ({
  ace: scaledPath(shape, ACE_PIP),
  up: scaledPath(shape, PIP),
  down: scaledPath(shape, -PIP),
}));

const at = (x: number, y: number): string => `M${writeNumbers([x, y])}`;

/** Letters of ranks, where they differ from the English ones. */
export type RankLetters = Readonly<Partial<Record<number, string>>>;

/** Prints a rank in the upper left corner of a card. */
export function printIndex(card: Card, x: number, y: number, letters: RankLetters): Prints {
  const { [rankOf(card)]: letter = '' } = letters;
  const strokes = LETTER_STROKES[letter];
  const index = strokes === undefined ? (RANKS[rankOf(card)] ?? '') : indexOf(strokes);
  return { ...NOTHING, [isRed(card) ? 'redLines' : 'blackLines']: at(x + INDEX.x, y + INDEX.y) + index };
}

/** Prints the pips or the figure in the middle of a card. */
export function printMiddle(card: Card, x: number, y: number): Prints {
  const rank = rankOf(card);
  if (rank >= JACK && rank <= KING) return printFigure(card, x, y);
  const spots = rank === ACE || rank === JOKER ? [[50, 71] as const] : (PIPS[rank] ?? []);
  const suit = SUITS[suitOf(card)];
  const shape = (pipY: number): string => suit?.[spots.length === 1 ? 'ace' : pipY > 71 ? 'down' : 'up'] ?? '';
  const pips = spots.map(([pipX, pipY]) => at(x + pipX / 100, y + pipY / 100) + shape(pipY)).join('');
  return { ...NOTHING, [isRed(card) ? 'red' : 'black']: pips };
}

/** Parts of a figure, around the middle of its card; the frame has a hole. */
const FIGURE = {
  robe: 'm-.27-.02c.01-.12.1-.17.2-.18h.14c.1.01.19.06.2.18v.04c-.01.12-.1.17-.2.18h-.14c-.1-.01-.19-.06-.2-.18z',
  face: 'm-.11-.3a.11.12 0 1 0 .22 0a.11.12 0 1 0-.22 0zm0 .6a.11.12 0 1 0 .22 0a.11.12 0 1 0-.22 0z',
  frame: 'm-.28-.53h.56v1.06h-.56zm.028.028v1.004h.504v-1.004z',
} as const;
/** Hats of jacks, queens and kings. */
const HATS: readonly string[] = [
  'm-.14-.35c0-.15.28-.15.28 0z',
  'm-.13-.36v-.1l.065.045.065-.08.065.08.065-.045v.1z',
  'm-.14-.35v-.15l.07.06.07-.08.07.08.07-.06v.15z',
];

/** Prints a figure with two heads, in a frame. */
function printFigure(card: Card, x: number, y: number): Prints {
  const middle = at(x + 0.5, y + 0.7);
  const hat = HATS[rankOf(card) - JACK] ?? '';
  return {
    ...NOTHING,
    [isRed(card) ? 'red' : 'blue']: middle + FIGURE.frame + middle + FIGURE.robe,
    skin: middle + FIGURE.face,
    gold: middle + hat + middle + scaledPath(hat, -1),
  };
}
