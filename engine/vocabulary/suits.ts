import type { Pile, PileRules } from '../model/pile.ts';
import { eachPile, foundation } from './piles.ts';
import { aces, build, ofSuit, sameSuit, up, wrapped } from './relations.ts';

/** Clubs, spades, hearts, diamonds. */
const SUIT_ORDER = [0, 3, 2, 1];

/** Makes a foundation with these rules for each suit, which only that suit may begin. */
export const ofEachSuit = ({ start, ...rules }: Omit<PileRules, 'role'>): Pile[] =>
  eachPile(SUIT_ORDER.length, (at) => foundation({ ...rules, start: ofSuit(SUIT_ORDER[at]!, start!) }));

/** A foundation for each suit, which its ace alone begins and which goes up to the king. */
export const upBySuit = (): Pile[] => ofEachSuit({ build: build(up, sameSuit), start: aces, room: 13 });

/** Four foundations for two packs: each takes a suit from ace to king, and then again. */
export function twiceAround(): Pile[] {
  const around = { build: build(wrapped(up), sameSuit), room: 26 };
  return eachPile(4, (suit) => foundation({ ...around, start: ofSuit(suit, aces) }));
}
