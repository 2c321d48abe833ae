import { ACE, KING, rankOf } from '../model/card.ts';
import { cardOfPacked, type Packed, shuffledBy, swapAt } from './packs.ts';

/** Draws uniform numbers from 0 to n − 1. */
export type Below = (n: number) => number;

/** Converts a pack in its order before the shuffle into the order of dealing, the first card first. */
export type Shuffling = (pack: readonly Packed[], below: Below) => readonly Packed[];

const isKing = (packed: Packed): boolean => rankOf(cardOfPacked(packed)) === KING;

const plain: Shuffling = (pack, below) => shuffledBy(pack, below).toReversed();

/** Shuffles each of two packs by itself; the second is dealt first. */
const packsApart: Shuffling = (pack, below) => {
  const half = pack.length / 2;
  const orders = [pack.slice(0, half), pack.slice(half)].map((each) => plain(each, below));
  return orders.toReversed().flat();
};

/**
 * Deals eight rows of six without a repeated rank: while a row has one, its earlier card is exchanged with one of a
 * later row.
 */
const nestor: Shuffling = (pack, below) => {
  const list = shuffledBy(pack, below);
  for (let from = 0; from < 48; from += 6) {
    for (let twice = repeatIn(list, from); twice !== undefined; twice = repeatIn(list, from))
      swapAt(list, twice, from + 6 + below(list.length - from - 6));
  }
  return list;
};

/** Returns the earlier place of the first rank that occurs twice in a row of six. */
function repeatIn(list: readonly Packed[], from: number): number | undefined {
  const ranks = list.slice(from, from + 6).map((packed) => rankOf(cardOfPacked(packed)));
  const again = ranks.findIndex((rank, at) => ranks.indexOf(rank) < at);
  return again < 0 ? undefined : from + ranks.indexOf(ranks[again]!);
}

/** Makes the twenty-fifth card an ace, and moves kings to the bottom in each of eight heaps of three. */
const belvedere: Shuffling = (pack, below) => {
  const list = shuffledBy(pack, below);
  const [ace] = list.splice(
    list.findIndex((packed) => rankOf(cardOfPacked(packed)) === ACE),
    1,
  );
  const kings = [...list.slice(0, 24).keys()].filter((at) => isKing(list[at]!));
  for (const at of kings) {
    const lower = [at % 8, (at % 8) + 8].find((place) => place < at && !isKing(list[place]!));
    if (lower !== undefined) swapAt(list, at, lower);
  }
  return list.toSpliced(24, 0, ace!);
};

const SHUFFLING_OF_GAME: Readonly<Record<string, Shuffling>> = { 'pas-de-deux': packsApart, nestor, belvedere };

/** Returns how PySolFC shuffles for one of Baize's games. */
export const pysolShuffling = (game: string): Shuffling => SHUFFLING_OF_GAME[game] ?? plain;
