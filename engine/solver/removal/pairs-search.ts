import { drag, type Move, tap } from '../../model/move.ts';
import { numbersBelow, xoshiro } from '../../model/random.ts';
import type { Earliest } from '../../search/memory/earliest.ts';
import type { PairedDeal, PairRules } from './pairs-game.ts';
import { Pairings } from './pairings.ts';

/** Which pruning rules apply, see `PRUNING`. */
export interface PairsPruning {
  readonly unpaired: boolean;
  readonly laterPlace: boolean;
  readonly onlyPartner: boolean;
}

/** A step done: a card is turned, or (from 0 on) a card leaves alone, or two leave. */
const TURN_STEP = -1;
/** Bits of a card's number. */
const CARD_BITS = 7;
const NO_CARD = (1 << CARD_BITS) - 1;

/** Random words by card; a position's key is the XOR of the words of the cards gone. */
const [WORDS_A, WORDS_B] = ((): [Int32Array, Int32Array] => {
  const below = numbersBelow(xoshiro(0x9a175));
  const words = (): Int32Array => Int32Array.from({ length: NO_CARD }, () => (below(2 ** 16) << 16) | below(2 ** 16));
  return [words(), words()];
})();

/**
 * A depth-first search over which cards have left and how many of the stock are turned; unlimited redeals reach every
 * place. A card that may leave alone does so at once, and cards are turned only for one that then leaves. A position is
 * lost where its cards can't all be paired without one card of a pair under the other, or where some card can't leave
 * even if every such pair could.
 */
export class PairsSearch {
  positions = 0;
  readonly #rules: PairRules;
  readonly #deal: PairedDeal;
  readonly #earliest: Earliest;
  readonly #pruning: PairsPruning;
  /** The number of cards in piles; those of the talon come after them. */
  readonly #inPiles: number;
  readonly #cards: number;
  readonly #redeals: number;
  readonly #alone: Uint8Array;
  /** By card: whether the game is won only once it has left. */
  readonly #isRequired: Uint8Array;
  /** By card: those that it lies on, and its possible partners. */
  readonly #under: readonly Uint8Array[];
  readonly #partners: readonly Uint8Array[];
  readonly #pairings: Pairings;

  readonly #gone: Uint8Array;
  /** By card: how many of the cards that lie on it are still there. */
  readonly #over: Uint8Array;
  /** The number of required cards left. */
  #left = 0;
  #keyA = 1;
  #keyB = 0;
  #turned: number;
  #redealt: number;
  /** All steps done. */
  readonly #trail: number[] = [];
  /**
   * The possible steps of each position of the line, those of the last position at the end. A step is three numbers:
   * taps of the stock, one card and the other.
   */
  readonly #steps: number[] = [];
  /** By depth: where its steps begin, the steps done before, cards turned and redeals. */
  readonly #frames: { first: number; trail: number; turned: number; redealt: number }[] = [];
  /** The same, if every pair within reach had left. */
  readonly #maybeGone: Uint8Array;
  readonly #maybeOver: Uint8Array;

  constructor(rules: PairRules, deal: PairedDeal, earliest: Earliest, pruning: PairsPruning) {
    this.#rules = rules;
    this.#deal = deal;
    this.#earliest = earliest;
    this.#pruning = pruning;
    const { cards, above, talon } = deal;
    const all = [...cards.keys()];
    this.#cards = cards.length;
    this.#inPiles = cards.length - talon;
    this.#redeals = rules.redeals;
    this.#turned = deal.turned;
    this.#redealt = deal.redealt;
    this.#alone = Uint8Array.from(cards, (card) => Number(rules.alone(card)));
    // A card of the stock that leaves alone only has to be turned.
    this.#isRequired = Uint8Array.from(all, (card) =>
      Number(card < this.#inPiles || (rules.all && this.#alone[card] === 0)),
    );
    const before = above.map((_, card) => allAbove(above, card));
    this.#partners = all.map((card) =>
      Uint8Array.from(
        all.filter(
          (other) =>
            other !== card &&
            this.#alone[card] === 0 &&
            this.#alone[other] === 0 &&
            rules.pairs(cards[card]!, cards[other]!) &&
            (rules.within || Math.min(card, other) < this.#inPiles) &&
            !before[card]!.has(other) &&
            !before[other]!.has(card),
        ),
      ),
    );
    this.#under = all.map((card) => Uint8Array.from(all.filter((other) => above[other]!.includes(card))));
    const isPaired = this.#isRequired.map((one, card) => one & (1 - this.#alone[card]!));
    this.#pairings = new Pairings(this.#partners, isPaired);
    this.#gone = new Uint8Array(cards.length);
    this.#over = Uint8Array.from(above, (those) => those.length);
    this.#maybeGone = new Uint8Array(cards.length);
    this.#maybeOver = new Uint8Array(cards.length);
    this.#left = this.#isRequired.reduce((sum, one) => sum + one, 0);
    earliest.clear();
    this.#sendAlone();
    this.#enter(-1);
  }

  go(more: number): 'won' | 'exhausted' | undefined {
    for (const until = this.positions + more; this.positions < until;) {
      if (this.#left === 0) return 'won';
      const frame = this.#frames.at(-1);
      if (frame === undefined) return 'exhausted';
      this.#backTo(frame);
      if (this.#steps.length === frame.first) this.#frames.pop();
      else this.#make(this.#steps.pop()!);
    }
    return this.#left === 0 ? 'won' : undefined;
  }

  /** Yields the moves to the present position, each in the direction that the rules allow on the table. */
  *moves(allows: (move: Move) => boolean): Generator<Move, void> {
    const { piles } = this.#deal;
    for (const done of this.#trail) {
      const [one, other] = [piles[done & NO_CARD], piles[done >> CARD_BITS]];
      if (done === TURN_STEP) yield tap(this.#rules.stock!);
      else if (other === undefined) yield tap(one!);
      else yield [drag(one!, 1, other), drag(other, 1, one!)].find(allows) ?? drag(one!, 1, other);
    }
  }

  #backTo({ trail, turned, redealt }: { trail: number; turned: number; redealt: number }): void {
    while (this.#trail.length > trail) {
      const done = this.#trail.pop()!;
      if (done === TURN_STEP) continue;
      this.#comeBack(done & NO_CARD);
      if (done >> CARD_BITS !== NO_CARD) this.#comeBack(done >> CARD_BITS);
    }
    this.#turned = turned;
    this.#redealt = redealt;
  }

  #comeBack(card: number): void {
    this.#gone[card] = 0;
    this.#left += this.#isRequired[card]!;
    this.#keyA ^= WORDS_A[card]!;
    this.#keyB ^= WORDS_B[card]!;
    for (const under of this.#under[card]!) this.#over[under]! += 1;
  }

  #leave(card: number): void {
    this.#gone[card] = 1;
    this.#left -= this.#isRequired[card]!;
    this.#keyA ^= WORDS_A[card]!;
    this.#keyB ^= WORDS_B[card]!;
    for (const under of this.#under[card]!) this.#over[under]! -= 1;
  }

  #make(step: number): void {
    for (let taps = step >> (2 * CARD_BITS); taps > 0; taps--) this.#tap();
    const [one, other] = [step & NO_CARD, (step >> CARD_BITS) & NO_CARD];
    this.#trail.push(one | (other << CARD_BITS));
    this.#leave(one);
    this.#leave(other);
    this.#sendAlone();
    this.#enter(one);
  }

  /** Taps the stock; a card that may leave alone leaves. */
  #tap(): void {
    this.#trail.push(TURN_STEP);
    let card = this.#inPiles + this.#turned;
    while (card < this.#cards && this.#gone[card] === 1) card++;
    if (card === this.#cards) {
      this.#turned = 0;
      this.#redealt++;
      return;
    }
    this.#turned = card + 1 - this.#inPiles;
    if (this.#alone[card] === 1) this.#leaveAlone(card);
  }

  #leaveAlone(card: number): void {
    this.#trail.push(card | (NO_CARD << CARD_BITS));
    this.#leave(card);
  }

  /** Removes all cards that may leave alone, and those uncovered by that. */
  #sendAlone(): void {
    for (let grew = true; grew;) {
      grew = false;
      for (let card = 0; card < this.#inPiles; card++) {
        if (this.#alone[card] === 0 || this.#gone[card] === 1 || this.#over[card]! > 0) continue;
        this.#leaveAlone(card);
        grew = true;
      }
    }
    for (let top = this.#top(); top >= 0 && this.#alone[top] === 1; top = this.#top()) this.#leaveAlone(top);
  }

  /** Returns the card on top of the waste; -1: there is none. */
  #top(): number {
    return this.#lastBefore(this.#inPiles + this.#turned);
  }

  /** Returns the last card of the talon before `end` that has not left; -1: there is none. */
  #lastBefore(end: number): number {
    for (let card = end - 1; card >= this.#inPiles; card--) if (this.#gone[card] === 0) return card;
    return -1;
  }

  /** Enters the position just reached; `left`: a card that left last, -1 when none did. */
  #enter(left: number): void {
    this.positions++;
    const top = this.#top();
    this.#turned = top < 0 ? 0 : top + 1 - this.#inPiles;
    if (this.#left === 0) return this.#turnRest();
    if (this.#isMet() || this.#isLost(left)) return;
    this.#frames.push({
      first: this.#steps.length,
      trail: this.#trail.length,
      turned: this.#turned,
      redealt: this.#redealt,
    });
    this.#list(top);
  }

  /** Turns the rest of the stock where it has to leave too: each of its cards leaves once it is turned. */
  #turnRest(): void {
    for (let card = this.#inPiles; this.#rules.all && card < this.#cards; card++)
      if (this.#gone[card] === 0) this.#tap();
  }

  /**
   * Whether the search was here before: the same cards were left, right after some had gone, at this place of the talon
   * or an earlier one. Any card that can leave next, before or after turning, could leave there too.
   */
  #isMet(): boolean {
    const place = this.#redeals === Infinity ? 0 : this.#redealt * (this.#deal.talon + 1) + this.#turned;
    if (!this.#pruning.laterPlace) {
      const [a, b] = [this.#keyA ^ Math.imul(place, 0x9e3779b1), this.#keyB ^ Math.imul(place, 0x85ebca6b)];
      if (this.#earliest.placeOf(a, b) === 0) return true;
      this.#earliest.note(a, b, 0);
      return false;
    }
    if (this.#earliest.placeOf(this.#keyA, this.#keyB) <= place) return true;
    this.#earliest.note(this.#keyA, this.#keyB, place);
    return false;
  }

  #isLost(left: number): boolean {
    if (!this.#pruning.unpaired) return false;
    return !this.#pairings.exist(left, this.#gone) || !this.#canAllLeave();
  }

  /** Lists the pairs that may leave, the best last. */
  #list(top: number): void {
    const first = this.#steps.length;
    this.#listTurned(top);
    this.#steps.push(...this.#steps.splice(first).toReversed());
    for (let one = 0; one < this.#inPiles; one++) {
      if (this.#gone[one] === 1 || this.#over[one]! > 0) continue;
      for (const other of this.#partners[one]!) {
        if (other > one && other < this.#inPiles && this.#gone[other] === 0 && this.#over[other] === 0)
          this.#steps.push(one | (other << CARD_BITS));
      }
    }
    if (this.#pruning.onlyPartner) this.#keepForced(first);
  }

  /** Keeps only a pair in which one card has to leave and has no other partner, if there is one. */
  #keepForced(first: number): void {
    for (let at = this.#steps.length - 1; at >= first; at--) {
      const step = this.#steps[at]!;
      if (step >> (2 * CARD_BITS) > 0) continue;
      if (!this.#isOnly(step & NO_CARD) && !this.#isOnly((step >> CARD_BITS) & NO_CARD)) continue;
      this.#steps.length = first;
      this.#steps.push(step);
      return;
    }
  }

  #isOnly(card: number): boolean {
    if (this.#isRequired[card] === 0) return false;
    let count = 0;
    for (const other of this.#partners[card]!) count += 1 - this.#gone[other]!;
    return count === 1;
  }

  /** Lists the pairs with a card of the talon, in the order in which these are turned. */
  #listTurned(top: number): void {
    if (top >= 0) this.#listWith(top, this.#lastBefore(top), 0);
    const taps = this.#listFrom(this.#inPiles + this.#turned, this.#cards, top, 0);
    if (this.#redealt < this.#redeals) this.#listFrom(this.#inPiles, top, -1, taps + 1);
  }

  /**
   * Lists the pairs of a part of the talon, turned onto the card `onto` after `before` taps; returns the taps after the
   * last of them.
   */
  #listFrom(first: number, end: number, onto: number, before: number): number {
    let [under, taps] = [onto, before];
    for (let card = first; card < end; card++) {
      if (this.#gone[card] === 1) continue;
      taps++;
      if (this.#alone[card] === 1) continue;
      this.#listWith(card, under, taps);
      under = card;
    }
    return taps;
  }

  #listWith(card: number, under: number, taps: number): void {
    for (const other of this.#partners[card]!) {
      if (this.#gone[other] === 1) continue;
      const fits = other < this.#inPiles ? this.#over[other] === 0 : other === under && this.#rules.within;
      if (fits) this.#steps.push(card | (other << CARD_BITS) | (taps << (2 * CARD_BITS)));
    }
  }

  /** Whether every required card could leave if each could with any partner within reach. */
  #canAllLeave(): boolean {
    const [gone, over] = [this.#maybeGone, this.#maybeOver];
    gone.set(this.#gone);
    over.set(this.#over);
    let left = this.#left;
    for (let grew = true; grew;) {
      grew = false;
      const lowest = this.#lowestInReach(gone);
      for (let card = 0; card < this.#cards; card++) {
        if (gone[card] === 1 || !this.#isInReach(card, lowest) || !this.#canPair(card, lowest)) continue;
        gone[card] = 1;
        left -= this.#isRequired[card]!;
        if (left === 0) return true;
        for (const under of this.#under[card]!) over[under]! -= 1;
        grew = true;
      }
    }
    return false;
  }

  /** Returns the lowest card of the waste within reach; with a redeal left, any is. */
  #lowestInReach(gone: Uint8Array): number {
    if (this.#redealt < this.#redeals) return this.#inPiles;
    let lowest = this.#inPiles + this.#turned;
    let inTheWay = -1;
    for (let card = lowest - 1; card >= this.#inPiles; card--) {
      if (this.#gone[card] === 1) continue;
      if (inTheWay >= 0 && !(this.#rules.within && this.#partners[card]!.includes(inTheWay))) return lowest;
      lowest = card;
      if (inTheWay >= 0) return lowest;
      if (gone[card] === 0) inTheWay = card;
    }
    return lowest;
  }

  #isInReach(card: number, lowest: number): boolean {
    return card < this.#inPiles ? this.#maybeOver[card] === 0 : card >= lowest;
  }

  /** Whether it can leave alone, or some partner has not left and is within reach. */
  #canPair(card: number, lowest: number): boolean {
    if (this.#alone[card] === 1) return true;
    const partners = this.#partners[card]!;
    for (let i = 0; i < partners.length; i++) {
      const other = partners[i]!;
      if (this.#gone[other] === 0 && (this.#maybeGone[other] === 1 || this.#isInReach(other, lowest))) return true;
    }
    return false;
  }
}

/** Returns all cards that have to be gone before a card. */
function allAbove(above: readonly (readonly number[])[], card: number): Set<number> {
  const all = new Set(above[card]);
  for (const one of all) for (const other of above[one]!) all.add(other);
  return all;
}
