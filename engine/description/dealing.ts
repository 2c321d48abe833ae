import { isFaceDown } from '../model/card.ts';
import type { TableView } from '../model/table.ts';
import type { Dealing, FacesUp } from './description.ts';

/** Describes how a group of piles is dealt, read off the tables of several deals. */
export function dealingOf(tables: readonly TableView[], piles: readonly number[]): Dealing {
  const [first, ...rest] = tables.map((table) => dealtOn(table, piles));
  if (first === undefined || rest.some((other) => JSON.stringify(other) !== JSON.stringify(first)))
    return { kind: 'varies' };
  return first;
}

function dealtOn(table: TableView, piles: readonly number[]): Dealing {
  const cards = piles.map((pile) => table.size(pile));
  const up = facesUp(piles.map((pile) => facesOf(table, pile)).filter((faces) => faces.length > 0));
  const [first = 0] = cards;
  if (cards.every((size) => size === first)) return { kind: 'same', cards: first, up };
  const last = cards.at(-1)!;
  const step = Math.sign(last - first);
  if (cards.length > 2 && cards.every((size, at) => size === first + at * step))
    return { kind: 'rising', from: first, to: last, up };
  return { kind: 'list', cards, up };
}

/** Lists whether each card lies face up, the top card first. */
const facesOf = (table: TableView, pile: number): boolean[] =>
  Array.from({ length: table.size(pile) }, (_, at) => !isFaceDown(table.at(pile, at))).toReversed();

/** Describes how many top cards lie face up on the piles that hold any. */
function facesUp(piles: readonly (readonly boolean[])[]): FacesUp {
  if (piles.every((faces) => faces.every(Boolean))) return 'all';
  if (piles.every((faces) => !faces.some(Boolean))) return 'none';
  if (piles.every((faces) => faces.every((up, at) => up === (at % 2 === 0)))) return 'every-other';
  const counts = piles.map((faces) => faces.filter(Boolean).length);
  const top = Math.max(...counts);
  const isTop = piles.every((faces, at) => {
    const least = Math.min(top, faces.length);
    return counts[at] === least && faces.slice(0, least).every(Boolean);
  });
  return isTop ? top : undefined;
}
