import { joinPrints, type RankLetters, printIndex, printMiddle, type Prints } from './face-prints.ts';
import { MINI_CARD, type Mini, type Miniature } from './miniature.ts';

/**
 * A picture drawn with as few outlines as possible: cards in layers, the lowest first, and the print on their faces.
 */
export interface PicturePaths {
  readonly layers: readonly { readonly kind: Mini['kind']; readonly path: string }[];
  readonly prints: Prints;
}

interface Layer {
  readonly kind: Mini['kind'];
  readonly cards: Mini[];
}

const RADIUS = 0.12;
/** Returns the outlines of a picture; `letters` are those in the corners of court cards, where not English. */
export function pathsOf({ cards }: Miniature, letters: RankLetters = {}): PicturePaths {
  const layers = layersOf(cards);
  const prints = cards.flatMap((card, at) => (card.kind === 'up' ? print(card, cards.slice(at + 1), letters) : []));
  return {
    layers: layers.map(({ kind, cards }) => ({ kind, path: cards.map((card) => outline(card, cards)).join('') })),
    prints: joinPrints(prints),
  };
}

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

const overlap = (a: Pick<Mini, 'x' | 'y'>, b: Pick<Mini, 'x' | 'y'>): boolean =>
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

/** Prints a card's index if no card covers it, and the rest of its face if no card covers any of it. */
function print({ card, ...mini }: Mini, later: readonly Mini[], letters: RankLetters): Prints[] {
  const { x, y } = mini;
  const over = later.filter((other) => overlap(mini, other));
  if (over.some((other) => other.x < x + 0.25 && other.y < y + 0.27)) return [];
  const index = printIndex(card, x, y, letters);
  return over.length > 0 ? [index] : [index, printMiddle(card, x, y)];
}

const n = (value: number): number => Math.round(value * 1000) / 1000;
const at = (x: number, y: number): string => `M${n(x)} ${n(y)}`;
