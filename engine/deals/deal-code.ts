import { DIFFICULTIES, type Difficulty } from './difficulty.ts';

/** A deal that can certainly be won. */
export interface WinnableDeal {
  readonly deal: number;
  readonly difficulty: Difficulty;
}

/*
 * Deals as text, in ascending order. Each is one number, 4 × (difference from the deal before, at first from 0) +
 * difficulty, written in signs of six bits, the lowest bits first: five bits of the number, and 32 when more signs
 * follow.
 */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const MORE_SIGNS = 32;

/** @param deals in ascending order of their numbers */
export function encodeDeals(deals: readonly WinnableDeal[]): string {
  let text = '';
  let before = 0;
  for (const { deal, difficulty } of deals) {
    let left = (deal - before) * DIFFICULTIES.length + DIFFICULTIES.indexOf(difficulty);
    for (; left >= MORE_SIGNS; left = Math.floor(left / MORE_SIGNS)) text += SIGNS[MORE_SIGNS + (left % MORE_SIGNS)]!;
    text += SIGNS[left]!;
    before = deal;
  }
  return text;
}

/** @throws when the text was not written by `encodeDeals` */
export function decodeDeals(text: string): WinnableDeal[] {
  const deals: WinnableDeal[] = [];
  let deal = 0;
  let number = 0;
  let worth = 1;
  for (const sign of text) {
    const bits = SIGNS.indexOf(sign);
    if (bits < 0) throw new Error(`deals are not written with ${sign}`);
    number += (bits % MORE_SIGNS) * worth;
    worth *= MORE_SIGNS;
    if (bits >= MORE_SIGNS) continue;
    deal += Math.floor(number / DIFFICULTIES.length);
    deals.push({ deal, difficulty: DIFFICULTIES[number % DIFFICULTIES.length]! });
    number = 0;
    worth = 1;
  }
  if (worth > 1) throw new Error('the last of the deals is cut off');
  return deals;
}
