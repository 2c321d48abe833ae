/** The largest group that is checked. */
const MAX_GROUP = 16;

const UNKNOWN = 0;
const YES = 1;
const NO = 2;

/** Cards connected by possible pairs, directly or through others. */
interface Group {
  readonly cards: readonly number[];
  /** By place in the group: its possible partners, one bit each. */
  readonly partners: readonly number[];
  /** The cards that have to leave. */
  readonly required: number;
  /** By the set of cards left: whether these can be paired. */
  readonly known: Uint8Array;
}

/** Checks whether the cards left that have to leave can be paired off, each with a possible partner. */
export class Pairings {
  readonly #groups: readonly Group[];
  /** By card: its group; -1: none. */
  readonly #groupOf: Int16Array;

  /** `partners`: by card, its possible partners. */
  constructor(partners: readonly Uint8Array[], isRequired: Uint8Array) {
    this.#groupOf = new Int16Array(partners.length).fill(-1);
    const groups: number[][] = [];
    for (const [first, those] of partners.entries()) {
      if (this.#groupOf[first]! >= 0 || (those.length === 0 && isRequired[first] === 0)) continue;
      const group = new Set([first]);
      for (const card of group) {
        this.#groupOf[card] = groups.length;
        for (const other of partners[card]!) group.add(other);
      }
      groups.push([...group]);
    }
    this.#groups = groups.map((cards) => ({
      cards,
      partners: cards.map((card) => bitsOf([...partners[card]!].map((other) => cards.indexOf(other)))),
      required: bitsOf([...cards.keys()].filter((at) => isRequired[cards[at]!] === 1)),
      known: new Uint8Array(cards.length > MAX_GROUP ? 0 : 2 ** cards.length),
    }));
  }

  /** Whether such pairs exist in the group of a card; -1: in all groups. */
  exist(card: number, gone: Uint8Array): boolean {
    if (card < 0) return this.#groups.every((group) => existIn(group, gone));
    const group = this.#groups[this.#groupOf[card]!];
    return group === undefined || existIn(group, gone);
  }
}

const bitsOf = (places: readonly number[]): number => places.reduce((bits, at) => bits | (1 << at), 0);

function existIn(group: Group, gone: Uint8Array): boolean {
  const { cards, known } = group;
  if (known.length === 0) return true;
  let left = 0;
  for (let at = 0; at < cards.length; at++) if (gone[cards[at]!] === 0) left |= 1 << at;
  return canPair(group, left);
}

function canPair(group: Group, left: number): boolean {
  const { known, partners, required } = group;
  if (known[left] !== UNKNOWN) return known[left] === YES;
  const wanting = left & required;
  let can = wanting === 0;
  if (!can) {
    const one = 31 - Math.clz32(wanting & -wanting);
    for (let others = left & partners[one]!; others !== 0 && !can; others &= others - 1)
      can = canPair(group, left & ~(1 << one) & ~(others & -others));
  }
  known[left] = can ? YES : NO;
  return can;
}
