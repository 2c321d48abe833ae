import { KING, rankOf } from '../model/card.ts';
import type { Pile, PileRules, Step } from '../model/pile.ts';
import { takeSuits } from './deals.ts';
import { foundation, piles } from './piles.ts';
import { aces, build, down, kings, sameSuit, up } from './relations.ts';

type Rest = Omit<PileRules, 'role'>;
type Reach = NonNullable<PileRules['reach']>;

/** A suit that has begun one of these piles begins no other. */
const oncePerSuit =
  (homes: () => readonly Pile[]): Reach =>
  (from, to, _, t) =>
    t.size(to) > 0 || homes().every(({ index }) => t.at(index, 0) !== t.top(from));

/** Foundations of two packs, one for each suit, whichever comes first. */
export function onePerSuit(rest: Rest): Pile[] {
  const homes: Pile[] = piles(4, foundation({ reach: oncePerSuit(() => homes), ...rest }));
  return homes;
}

/** The foundations of two packs: of each suit one goes up from the ace and one down from the king. */
export const bothWays = (rest: Rest = {}): Pile[] => [
  ...onePerSuit({ build: build(up, sameSuit), start: aces, ...rest }),
  ...onePerSuit({ build: build(down, sameSuit), start: kings, ...rest }),
];

/** Lays an ace and a king of each suit on such foundations. */
export const laidBothWays = (from: Pile, homes: readonly Pile[]): Step[] => [
  takeSuits(from, aces, homes.slice(0, 4)),
  takeSuits(from, kings, homes.slice(4)),
];

/** Of each suit one foundation, from ace to king and from the other king back to the other ace. */
export function thereAndBack(rest: Rest = {}): Pile[] {
  const once = oncePerSuit(() => homes);
  const reach: Reach = (from, to, count, t) => {
    const size = t.size(to);
    if (size === 0) return once(from, to, count, t);
    return rankOf(t.top(from)) === (size < KING ? size + 1 : 2 * KING - size);
  };
  const homes: Pile[] = onePerSuit({ build: sameSuit, start: aces, reach, lift: 'nothing', ...rest });
  return homes;
}
