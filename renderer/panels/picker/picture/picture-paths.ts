import { MINI_CARD, type Mini, type Miniature } from './miniature.ts';

/**
 * A picture drawn with as few outlines as possible: cards in layers, the lowest first, and the print on their faces.
 */
export interface PicturePaths {
  readonly layers: readonly { readonly kind: Mini['kind']; readonly path: string }[];
  readonly red: string;
  readonly black: string;
}

interface Layer {
  readonly kind: Mini['kind'];
  readonly cards: Mini[];
}

const RADIUS = 0.12;
/** The box of a card's index. */
const INDEX = { x: 0.09, y: 0.09, width: 0.17, height: 0.19 } as const;
/** By suit, around the centre of a card. */
const PIPS: readonly string[] = [
  'm-.14-.16a.14.14 0 1 0 .28 0a.14.14 0 1 0-.28 0zm-.15.23a.14.14 0 1 0 .28 0a.14.14 0 1 0-.28 0zm.3 0a.14.14 0 1 0 .28 0a.14.14 0 1 0-.28 0zm-.01-.05l.09.3h-.18z',
  'm0-.33l.24.33-.24.33-.24-.33z',
  'm0 .31c-.07-.16-.3-.29-.3-.46a.15.15 0 0 1 .3-.05a.15.15 0 0 1 .3.05c0 .17-.23.3-.3.46z',
  'm0-.33c.07.16.3.27.3.44a.14.14 0 0 1-.25.08l.06.14h-.22l.06-.14a.14.14 0 0 1-.25-.08c0-.17.23-.28.3-.44z',
];

export function pathsOf({ cards }: Miniature): PicturePaths {
  const layers = layersOf(cards);
  const printed = cards.filter(({ kind }) => kind === 'up');
  const prints = (red: boolean): string =>
    printed
      .filter(({ suit }) => isRed(suit) === red)
      .map((card) => print(card, cards.slice(cards.indexOf(card) + 1)))
      .join('');
  return {
    layers: layers.map(({ kind, cards }) => ({ kind, path: cards.map((card) => outline(card, cards)).join('') })),
    red: prints(true),
    black: prints(false),
  };
}

const isRed = (suit: number): boolean => suit === 1 || suit === 2;

/** Puts each card in the lowest layer that is drawn over the cards it lies on. */
function layersOf(cards: readonly Mini[]): Layer[] {
  const layers: Layer[] = [];
  for (const card of cards) {
    const least = layers.reduce((least, layer, at) => {
      const under = layer.cards.filter((other) => overlap(card, other));
      if (under.length === 0) return least;
      return under.every((other) => other.pile === card.pile) && layer.kind === card.kind ? at : at + 1;
    }, 0);
    const layer = layers.find(({ kind }, at) => at >= least && kind === card.kind);
    if (layer) layer.cards.push(card);
    else layers.push({ kind: card.kind, cards: [card] });
  }
  return layers;
}

const overlap = (a: Mini, b: Mini): boolean =>
  Math.abs(a.x - b.x) < MINI_CARD.width - 0.01 && Math.abs(a.y - b.y) < MINI_CARD.height - 0.01;

/** Outlines a card, or the part of it that the next card of its fan leaves visible, open towards that card. */
function outline({ x, y, pile }: Mini, layer: readonly Mini[]): string {
  const later = layer.find((other) => other.pile === pile && other.x + other.y > x + y);
  const r = RADIUS;
  const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  if (later && later.y > y) {
    const h = later.y - y;
    return at(x, y + h + r) + `v${n(-h)}${corner(r, -r)}h${1 - 2 * r}${corner(r, r)}v${n(h)}`;
  }
  if (later) {
    const w = later.x - x;
    return (
      at(x + w + r, y) +
      `h${n(-w)}${corner(-r, r).replace('0 0 1', '0 0 0')}v${n(MINI_CARD.height - 2 * r)}` +
      `${corner(r, r).replace('0 0 1', '0 0 0')}h${n(w)}`
    );
  }
  const [w, h] = [1 - 2 * r, n(MINI_CARD.height - 2 * r)];
  return at(x + r, y) + `h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`;
}

/** Prints a card's index if no card covers it, and its suit if no card covers any of it. */
function print(card: Mini, later: readonly Mini[]): string {
  const { x, y, suit } = card;
  const over = later.filter((other) => overlap(card, other));
  if (over.some((other) => other.x < x + 0.25 && other.y < y + 0.27)) return '';
  const index = at(x + INDEX.x, y + INDEX.y) + `h${INDEX.width}v${INDEX.height}h${-INDEX.width}z`;
  return over.length > 0
    ? index
    : index + at(x + MINI_CARD.width / 2, y + MINI_CARD.height / 2 + 0.06) + (PIPS[suit] ?? '');
}

const n = (value: number): number => Math.round(value * 1000) / 1000;
const at = (x: number, y: number): string => `M${n(x)} ${n(y)}`;
