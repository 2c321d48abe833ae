import { ACE, JACK, KING, makeCard, QUEEN } from '../model/card.ts';
import {
  aceOrKingAmongEight,
  acesWithKings,
  all,
  type Arranging,
  asTheyLay,
  toFront,
  toBack,
  likeTheFirst,
  likeTheFirstBySuit,
  oneOfCards,
  oneOfRanks,
  oneOfSuits,
  only,
} from './arranging.ts';

const [CLUBS, DIAMONDS, HEARTS, SPADES] = [0, 1, 2, 3] as const;

const acesFirst = toFront(all(ACE));
const acesLast = toBack(all(ACE));
/** Aces, then kings, of the first pack, at the front. */
const acesThenKings = toFront(all(ACE, 0), all(KING, 0));
const lowFirst = toFront(all(ACE), all(2));

/** Lists cards of rising ranks, with the suits in turn. */
const rising = (ranks: readonly number[], suits: readonly number[]): number[] =>
  ranks.map((rank, at) => makeCard(rank, suits[at % suits.length]!));

const CLOCK_ORDER = rising([2, 3, 4, 5, 6, 7, 8, 9, 10, JACK, QUEEN, KING], [SPADES, HEARTS, CLUBS, DIAMONDS]);
const BELL_ORDER = rising([2, 3, 4, 5, 6, 7, 8, 9, 10, JACK, QUEEN, KING], [CLUBS, HEARTS, SPADES, DIAMONDS]);

/** How PySolFC rearranges the shuffled pack before it deals, by Baize's games; in others it does not. */
export const PYSOL_ARRANGING: Readonly<Record<string, Arranging>> = {
  acme: acesFirst,
  acquaintance: acesFirst,
  citadel: acesFirst,
  galary: acesFirst,
  'red-and-black': acesFirst,
  'red-moon': acesFirst,
  strategy: acesFirst,
  'variegated-canfield': acesFirst,
  'british-constitution': acesFirst,
  fly: acesFirst,
  'puss-in-the-corner': acesFirst,
  'lady-of-the-manor': acesFirst,
  lanes: acesFirst,
  octave: acesFirst,
  'san-juan-hill': acesFirst,
  brigade: acesLast,
  martha: acesLast,
  raglan: acesLast,
  siegecraft: acesLast,
  trefoil: acesLast,
  perseverance: acesLast,
  'royal-family': toBack(all(KING)),
  alhambra: acesThenKings,
  granada: acesThenKings,
  'grants-reinforcement': acesThenKings,
  archway: acesThenKings,
  crescent: acesThenKings,
  patriarchs: acesThenKings,
  colorado: acesThenKings,
  parisienne: acesThenKings,
  fort: toFront(acesWithKings),
  'sly-fox': toFront(acesWithKings),
  capricieuse: toBack(all(ACE, 0), all(KING, 0)),
  nationale: toBack(all(ACE, 0), all(KING, 0)),
  'st-helena': toBack(all(KING, 0), all(ACE, 0)),
  'algerian-patience': toFront(all(KING, 0)),
  'solid-square': toFront(all(ACE, 0)),
  parliament: toFront(all(ACE, 0), all(ACE, 1)),
  'royal-rendezvous': toFront(all(ACE, 0), all(ACE, 1), all(2, 0)),
  deuces: toFront(all(2)),
  storehouse: toFront(all(2)),
  'challenge-freecell': toFront(all(2), all(ACE)),
  'super-challenge-freecell': toFront(all(2), all(ACE)),
  'mount-olympus': lowFirst,
  zeus: lowFirst,
  contradance: toFront(all(5), all(6)),
  matriarchy: toFront(all(QUEEN)),
  kingdom: toFront(oneOfRanks(ACE)),
  'faerie-queen': toFront(oneOfRanks(KING)),
  kings: toFront(oneOfRanks(KING)),
  windmill: toFront(only(makeCard(ACE, CLUBS))),
  sultan: toFront(all(KING), only(makeCard(ACE, HEARTS))),
  'salic-law': toFront(asTheyLay(QUEEN), oneOfRanks(KING)),
  'double-freecell': toBack(all(ACE, 0)),
  'black-hole': toBack(only(makeCard(ACE, SPADES))),
  'grandfathers-clock': toBack(oneOfCards(CLOCK_ORDER)),
  'big-ben': toFront(oneOfCards(BELL_ORDER)),
  'virginia-reel': toFront(oneOfRanks(2, 3, 4)),
  corners: toFront(oneOfSuits),
  uintah: toFront(oneOfSuits),
  penguin: toFront(likeTheFirst),
  'der-kleine-napoleon': toBack(likeTheFirstBySuit),
  'royal-marriage': (order) => toBack(only(makeCard(KING, HEARTS)))(toFront(only(makeCard(QUEEN, HEARTS)))(order)),
  'la-nivernaise': toFront(aceOrKingAmongEight),
  tournament: toFront(aceOrKingAmongEight),
};
