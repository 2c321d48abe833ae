import { KING, rankOf } from '../model/card.ts';
import type { Pile, PileRules, Reach, Step } from '../model/pile.ts';
import { takeSuits } from './deals.ts';
import { described, eachPile, foundation, piles } from './piles.ts';
import { aces, build, down, kings, ofSuit, sameSuit, up } from './relations.ts';

type Rest = Omit<PileRules, 'role'>;

/** Four foundations, one for each suit; each takes any suit that has begun none of the others. */
export function onePerSuit({ reach, ...rest }: Rest): Pile[] {
  /** A suit that has begun one of them begins no other. */
  const once: Reach = (from, to, count, t) =>
    (t.size(to) > 0 || homes.every(({ index }) => t.at(index, 0) !== t.top(from))) &&
    (reach === undefined || reach(from, to, count, t));
  const kinds = reach === undefined ? [] : reach.described;
  const homes: Pile[] = piles(
    4,
    foundation({ ...rest, reach: kinds ? described(once, 'once-a-suit', ...kinds) : once }),
  );
  return homes;
}

/** The foundations of two packs: of each suit one goes up from the ace and one down from the king. */
export const bothWays = (rest: Rest = {}): Pile[] => [
  ...onePerSuit({ build: build(up, sameSuit), start: aces, ...rest }),
  ...onePerSuit({ build: build(down, sameSuit), start: kings, ...rest }),
];

/** Eight foundations, each for one suit: four go up from their aces, four down from their kings. */
export const eachSuitBothWays = (rest: Rest = {}): Pile[] => [
  ...eachPile(4, (suit) => foundation({ build: build(up, sameSuit), start: ofSuit(suit, aces), ...rest })),
  ...eachPile(4, (suit) => foundation({ build: build(down, sameSuit), start: ofSuit(suit, kings), ...rest })),
];

/** Lays an ace and a king of each suit on the foundations of `bothWays`. */
export const laidBothWays = (from: Pile, homes: readonly Pile[]): Step[] => [
  takeSuits(from, aces, homes.slice(0, 4)),
  takeSuits(from, kings, homes.slice(4)),
];

/** Goes on from ace to king, and then from the other king back to the other ace. */
const onAndBack: Reach = (from, to, _, t) => {
  const size = t.size(to);
  return size === 0 || rankOf(t.top(from)) === (size < KING ? size + 1 : 2 * KING - size);
};

/** One foundation for each suit, from ace to king and then from the other king back to the other ace. */
export const upThenDown = (rest: Rest = {}): Pile[] =>
  onePerSuit({ build: sameSuit, start: aces, reach: onAndBack, lift: 'nothing', ...rest });
