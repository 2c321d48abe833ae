import type { Pile, PileRules } from '../model/pile.ts';
import { eachPile, foundation, pile, piles } from './piles.ts';
import { aces, build, kings, ofSuit, sameSuit, up, wrapped } from './relations.ts';

/** Clubs, spades, hearts, diamonds. */
const SUIT_ORDER = [0, 3, 2, 1];

/** Makes a foundation with these rules for each suit, which only that suit may begin. */
export const ofEachSuit = ({ start, ...rules }: Omit<PileRules, 'role'>): Pile[] =>
  eachPile(SUIT_ORDER.length, (at) => foundation({ ...rules, start: ofSuit(SUIT_ORDER[at]!, start!) }));

/** A foundation for each suit, which its ace alone begins and which goes up to the king. */
export const upBySuit = (): Pile[] => ofEachSuit({ build: build(up, sameSuit), start: aces, room: 13 });

/** Four foundations for two packs: each takes a suit from ace to king, and then again. */
export const twiceAround = (): Pile[] =>
  eachPile(4, (suit) => foundation({ build: build(wrapped(up), sameSuit), start: ofSuit(suit, aces), room: 26 }));

/** Eight foundations for two packs that go from ace to queen in suit, and a ninth for the kings of all suits. */
export const queensAndKings = (): Pile[] => [
  ...piles(8, foundation({ build: build(up, sameSuit), start: aces, room: 12 })),
  pile(foundation({ start: kings, build: kings, room: 8 })),
];
