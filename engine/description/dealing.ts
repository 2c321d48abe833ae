import { type Card, isFaceDown, rankOf, suitOf } from '../model/card.ts';
import type { TableView } from '../model/table.ts';
import type { Dealing, FacesUp, LaidRank } from './description.ts';

/** Describes how a group of piles is dealt, read off the tables of several deals. */
export function dealingOf(tables: readonly TableView[], piles: readonly number[]): Dealing {
  const [first, ...rest] = tables.map((table) => dealtOn(table, piles));
  if (first === undefined || rest.some((other) => JSON.stringify(other) !== JSON.stringify(first)))
    return variedOn(tables, piles);
  return first;
}

/** Describes what holds in every deal for piles that do not always have the same number of cards. */
function variedOn(tables: readonly TableView[], piles: readonly number[]): Dealing {
  const sizes = tables.map((table) => piles.map((pile) => table.size(pile)));
  const totals = new Set(sizes.map((each) => each.reduce((sum, size) => sum + size, 0)));
  const total = totals.size === 1 ? totals.values().next().value : undefined;
  const isOfRank = piles.length > 1 && piles.every((pile) => ranksOn(tables, pile).size < 2);
  return { kind: 'varies', total, most: Math.max(...sizes.flat()), ofRank: isOfRank };
}

const ranksOn = (tables: readonly TableView[], pile: number): Set<number> =>
  new Set(tables.flatMap((table) => cardsOn(table, pile).map(rankOf)));

const cardsOn = (table: TableView, pile: number): Card[] =>
  Array.from({ length: table.size(pile) }, (_, at) => table.at(pile, at));

/** At most this many cards on a group of piles are named by rank. */
const MAX_LAID = 24;

/**
 * Lists the ranks that lie on these piles, face up, after every deal, from the lowest; empty where the deals differ.
 */
export function laidOn(tables: readonly TableView[], piles: readonly number[]): LaidRank[] {
  const deals = tables.map((table) => piles.flatMap((pile) => cardsOn(table, pile)));
  const [ranks = [], ...others] = deals.map((cards) => cards.map(rankOf).toSorted((one, other) => one - other));
  const isNamed = ranks.length <= MAX_LAID && !deals.flat().some(isFaceDown);
  if (!isNamed || others.some((other) => String(other) !== String(ranks))) return [];
  return [...new Set(ranks)].map((rank) => {
    const ofRank = deals.map((cards) => cards.filter((card) => rankOf(card) === rank));
    const suits = new Set(ofRank.map((cards) => new Set(cards.map(suitOf)).size));
    const cards = new Set(ofRank.flat());
    const [count, [card]] = [ofRank[0]!.length, cards];
    return { rank, count, card: cards.size === 1 ? card : undefined, suits: suits.size === 1 ? [...suits][0]! : 0 };
  });
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
