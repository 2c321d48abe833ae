import type { Card } from '../../../engine/rules.ts';
import { type Edges, type Side, toward } from '../../app/actions/hands/toward.ts';
import { MINI_CARD, type Mini } from '../picker/picture/miniature.ts';

const SIDES: Readonly<Record<string, Side>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Returns the cards of a picture that can be read. */
export const seenOf = (cards: readonly Mini[]): readonly Mini[] => cards.filter(({ kind }) => kind === 'up');

/** Returns the card that an arrow leads to; undefined: none. */
export function seenBeside(key: string, seen: readonly Mini[], at: Mini): Mini | undefined {
  const side = SIDES[key];
  if (key === 'Home') return seen[0];
  if (key === 'End') return seen.at(-1);
  if (side === undefined) return undefined;
  // Within a pile the next card, though the one above covers most of it.
  const along = side === 'down' || side === 'right' ? 1 : -1;
  const next = seen.find(({ pile, index }) => pile === at.pile && index === at.index + along);
  if (next && (side === 'left' || side === 'right' ? next.x !== at.x : next.y !== at.y)) return next;
  const inLine = seen.filter((other) =>
    side === 'up' || side === 'down'
      ? Math.abs(other.x - at.x) < MINI_CARD.width
      : Math.abs(other.y - at.y) < MINI_CARD.height,
  );
  return nearest(at, inLine, side) ?? nearest(at, seen, side);
}

const nearest = (at: Mini, seen: readonly Mini[], side: Side): Mini | undefined =>
  seen[toward(edgesOf(at), seen.map(edgesOf), side) ?? -1];

const edgesOf = ({ x, y }: Mini): Edges => ({
  left: x,
  top: y,
  right: x + MINI_CARD.width,
  bottom: y + MINI_CARD.height,
});

/** Returns for each card of the pack how often it may be the right one: once, but not the card assumed there. */
export function othersThan(wrong: Card | undefined, deck: readonly Card[]): ReadonlyMap<Card, number> {
  return new Map(deck.map((card) => [card, card === wrong ? 0 : 1]));
}
