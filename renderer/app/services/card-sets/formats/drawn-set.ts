import type { SetPart } from '../../../../../preload/api.ts';
import { Cutter } from '../svg/cut.ts';
import type { Drawing } from '../svg/drawing.ts';
import type { FoundPicture } from './found-set.ts';

const RANKS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'];
const LETTERS = 'A23456789TJQK';
const SUITS = ['club', 'diamond', 'heart', 'spade'];
const OTHERS: readonly (readonly [part: SetPart, id: string])[] = [
  ['back', 'back'],
  ['?B', 'joker_black'],
  ['?R', 'joker_red'],
];

/**
 * Cuts the cards out of a drawing by their names, with rank and suit in either order. Each is as large as what it
 * draws, wherever it is on the page: cards of one set may be drawn in several sizes, and in no grid.
 */
export function cutByName(drawing: Drawing, path: string): Map<SetPart, FoundPicture> {
  const cutter = new Cutter(drawing);
  const pictures = new Map<SetPart, FoundPicture>();
  for (const [part, ids] of named()) {
    const id = ids.find((name) => cutter.has(name));
    const node = id === undefined ? undefined : cutter.cut(id);
    if (node) pictures.set(part, { node, box: undefined, path: `${path}#${id}` });
  }
  return pictures;
}

/** Lists the cards with the names that each may have. */
const named = (): (readonly [SetPart, readonly string[]])[] => [
  ...SUITS.flatMap((suit, at) =>
    RANKS.map(
      (rank, i) =>
        [`${LETTERS.charAt(i)}${'CDHS'.charAt(at)}` as SetPart, [`${rank}_${suit}`, `${suit}_${rank}`]] as const,
    ),
  ),
  ...OTHERS.map(([part, id]) => [part, [id]] as const),
];
