import { drag, type Move, tap } from '../../model/move.ts';
import type { Table } from '../../model/table.ts';
import type { Visited } from '../visited.ts';
import { mixedWord } from './mixed-word.ts';
import type { PairedDeal, PairRules } from './pairs-game.ts';

/** What is done in one step: a card leaves alone, two leave, or (-1) a card is turned. */
interface Step {
  readonly one: number;
  readonly other: number;
}

const TURN: Step = { one: -1, other: -1 };

interface Frame {
  readonly steps: readonly Step[];
  next: number;
  readonly gone: Gone;
  readonly turned: number;
  readonly redeals: number;
}

/** The cards that have left, 26 to a word. */
interface Gone {
  readonly low: number;
  readonly high: number;
}

const HALF = 26;
const bitOf = (card: number): Gone =>
  card < HALF ? { low: 1 << card, high: 0 } : { low: 0, high: 1 << (card - HALF) };
const isIn = ({ low, high }: Gone, card: number): boolean =>
  ((card < HALF ? low >>> card : high >>> (card - HALF)) & 1) === 1;
const joined = (one: Gone, other: Gone): Gone => ({ low: one.low | other.low, high: one.high | other.high });
const NONE: Gone = { low: 0, high: 0 };

/**
 * Depth first over which cards have left and how many of the stock are turned, which is an exact key. A card that may
 * leave alone does so at once. A position is lost where the cards of two ranks can't all be paired with none of a pair
 * under the other, or where some card can't leave even if every such pair could.
 */
export class PairsSearch {
  positions = 0;
  readonly #rules: PairRules;
  readonly #deal: PairedDeal;
  readonly #visited: Visited;
  readonly #isPruned: boolean;
  readonly #frames: Frame[] = [];
  /** By card: those it may leave with, and that need not be gone before it nor it before them. */
  readonly #partners: readonly (readonly number[])[];
  readonly #alone: readonly boolean[];
  /** The cards of each pair of ranks, and by which of them have left whether the others can be paired. */
  readonly #groups: readonly (readonly number[])[];
  readonly #pairable: readonly Map<number, boolean>[];

  constructor(rules: PairRules, deal: PairedDeal, visited: Visited, isPruned: boolean) {
    this.#rules = rules;
    this.#deal = deal;
    this.#visited = visited;
    this.#isPruned = isPruned;
    const { cards } = deal;
    const all = [...cards.keys()];
    this.#alone = cards.map(rules.alone);
    const under = all.map((card) => this.#closure(card));
    this.#partners = all.map((card) =>
      all.filter(
        (other) =>
          other !== card &&
          rules.pairs(cards[card]!, cards[other]!) &&
          !isIn(under[card]!, other) &&
          !isIn(under[other]!, card),
      ),
    );
    this.#groups = this.#grouped(all);
    this.#pairable = this.#groups.map(() => new Map());
    visited.clear();
    this.#enter(NONE, deal.turned, 0);
  }

  /** All that must be gone before a card. */
  #closure(card: number): Gone {
    let closure = NONE;
    const add = (at: number): void => {
      for (const other of this.#deal.above[at]!) {
        if (isIn(closure, other)) continue;
        closure = joined(closure, bitOf(other));
        add(other);
      }
    };
    add(card);
    return closure;
  }

  /** Cards that may leave together, by way of others or at once. */
  #grouped(all: readonly number[]): number[][] {
    const { cards } = this.#deal;
    const groups: number[][] = [];
    const seen = new Set<number>();
    for (const first of all) {
      if (seen.has(first) || this.#alone[first]) continue;
      const group = [first];
      seen.add(first);
      for (const card of group)
        for (const other of all)
          if (!seen.has(other) && this.#rules.pairs(cards[card]!, cards[other]!)) {
            seen.add(other);
            group.push(other);
          }
      groups.push(group);
    }
    return groups;
  }

  go(more: number): 'won' | 'exhausted' | undefined {
    for (const until = this.positions + more; this.positions < until;) {
      const frame = this.#frames.at(-1);
      if (frame === undefined) return 'exhausted';
      if (this.#isWon(frame.gone)) return 'won';
      const step = frame.steps[frame.next++];
      if (step === undefined) this.#frames.pop();
      else this.#make(frame, step);
    }
    return this.#frames.length > 0 && this.#isWon(this.#frames.at(-1)!.gone) ? 'won' : undefined;
  }

  /** The moves to where it stands, each as the rules allow it on the table. */
  *moves(table: Table, allows: (move: Move) => boolean): Generator<Move, void> {
    const { stock } = this.#rules;
    for (const { steps, next } of this.#frames) {
      const step = steps[next - 1];
      if (step === undefined) continue;
      if (step === TURN) yield tap(stock!);
      else if (step.other < 0) yield tap(this.#pileOf(step.one, table));
      else {
        const [one, other] = [this.#pileOf(step.one, table), this.#pileOf(step.other, table)];
        yield [drag(one, 1, other), drag(other, 1, one)].find(allows) ?? drag(one, 1, other);
      }
    }
  }

  #pileOf(card: number, table: Table): number {
    const { waste } = this.#rules;
    return this.#deal.talon.includes(card) && waste !== undefined && table.size(waste) > 0
      ? waste
      : this.#deal.piles[card]!;
  }

  #isWon({ low, high }: Gone): boolean {
    let count = 0;
    for (const word of [low, high]) for (let left = word; left !== 0; left &= left - 1) count++;
    return count === this.#deal.cards.length;
  }

  #make({ gone, turned, redeals }: Frame, step: Step): void {
    if (step !== TURN) {
      const left = joined(gone, bitOf(step.one));
      return this.#enter(step.other < 0 ? left : joined(left, bitOf(step.other)), turned, redeals);
    }
    const { talon } = this.#deal;
    let next = turned;
    while (next < talon.length && isIn(gone, talon[next]!)) next++;
    if (next < talon.length) this.#enter(gone, next + 1, redeals);
    else this.#enter(gone, 0, redeals + 1);
  }

  #enter(gone: Gone, turned: number, redeals: number): void {
    this.positions++;
    const isOver = !this.#isWon(gone) && (this.#isMet(gone, turned, redeals) || this.#isLost(gone, turned, redeals));
    const steps = isOver ? [] : this.#steps(gone, turned, redeals);
    this.#frames.push({ steps, next: 0, gone, turned, redeals });
  }

  #isMet({ low, high }: Gone, turned: number, redeals: number): boolean {
    const first = ((high << 5) | turned) << 1;
    const b = mixedWord((low | (redeals << HALF)) ^ mixedWord(first));
    const a = first ^ (b & -2);
    return this.#visited.full ? this.#visited.has(a, b) : !this.#visited.add(a, b);
  }

  /** The cards that no other lies on, the top of the waste and, where it may leave with that, the one under it last. */
  #open(gone: Gone, turned: number): { readonly open: number[]; readonly below: number | undefined } {
    const { cards, above, talon } = this.#deal;
    const inTalon = new Set(talon);
    const open = [...cards.keys()].filter(
      (card) => !inTalon.has(card) && !isIn(gone, card) && above[card]!.every((other) => isIn(gone, other)),
    );
    const waste = talon.slice(0, turned).filter((card) => !isIn(gone, card));
    const top = waste.at(-1);
    if (top !== undefined) open.push(top);
    return { open, below: this.#rules.within ? waste.at(-2) : undefined };
  }

  #steps(gone: Gone, turned: number, redeals: number): Step[] {
    const { open, below } = this.#open(gone, turned);
    const alone = open.find((card) => this.#alone[card]);
    if (alone !== undefined) return [{ one: alone, other: -1 }];
    const steps: Step[] = [];
    for (const [at, one] of open.entries()) {
      for (const other of open.slice(at + 1)) if (this.#partners[one]!.includes(other)) steps.push({ one, other });
    }
    const top = open.at(-1);
    if (below !== undefined && top !== undefined && this.#partners[top]!.includes(below))
      steps.push({ one: top, other: below });
    const { talon } = this.#deal;
    const isLeft = talon.slice(turned).some((card) => !isIn(gone, card));
    const isAny = talon.some((card) => !isIn(gone, card));
    if (isLeft || (isAny && redeals < this.#rules.redeals)) steps.push(TURN);
    return steps;
  }

  #isLost(gone: Gone, turned: number, redeals: number): boolean {
    if (!this.#isPruned) return false;
    return this.#groups.some((_, nth) => !this.#canPair(nth, gone)) || !this.#canAllLeave(gone, turned, redeals);
  }

  /** Whether the cards left of a group can be paired off, each with one that it may leave with. */
  #canPair(nth: number, gone: Gone): boolean {
    const group = this.#groups[nth]!;
    const left = group.filter((card) => !isIn(gone, card));
    const key = group.reduce((sum, card, at) => sum + (isIn(gone, card) ? 2 ** at : 0), 0);
    const kept = this.#pairable[nth]!;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const can = this.#isPaired(left);
    kept.set(key, can);
    return can;
  }

  #isPaired([first, ...rest]: readonly number[]): boolean {
    if (first === undefined) return true;
    return this.#partners[first]!.some(
      (other) => rest.includes(other) && this.#isPaired(rest.filter((card) => card !== other)),
    );
  }

  /** Whether every card could leave if each could with any partner that can be reached too. */
  #canAllLeave(gone: Gone, turned: number, redeals: number): boolean {
    const { cards, above, talon } = this.#deal;
    const buried = new Map<number, number[]>();
    if (redeals >= this.#rules.redeals) {
      const waste = talon.slice(0, turned).filter((card) => !isIn(gone, card));
      for (const [at, card] of waste.entries()) buried.set(card, waste.slice(at + 1));
    }
    let left = gone;
    const isOpen = (card: number): boolean =>
      above[card]!.every((other) => isIn(left, other)) &&
      (buried.get(card) ?? []).every(
        (other) => isIn(left, other) || (this.#rules.within && this.#partners[card]!.includes(other)),
      );
    for (let grew = true; grew;) {
      grew = false;
      for (const card of cards.keys()) {
        if (isIn(left, card) || !isOpen(card)) continue;
        const can =
          this.#alone[card] ||
          this.#partners[card]!.some((other) => (isIn(left, other) ? !isIn(gone, other) : isOpen(other)));
        if (!can) continue;
        left = joined(left, bitOf(card));
        grew = true;
      }
    }
    return this.#isWon(left);
  }
}
