import type { Card, Rank } from './card.ts';
import type { Move } from './move.ts';
import type { Reason, RefusedDrop } from './reason.ts';
import type { Table } from './table.ts';

export type Role = 'stock' | 'waste' | 'foundation' | 'tableau' | 'reserve' | 'cell';

/** Whether `card` may lie on `onto`; `base` is the base rank of the deal, 0 in games without one. */
export type Relation = (card: Card, onto: Card, base: Rank) => boolean;
/** Whether a card may be here at all. */
export type Test = (card: Card, base: Rank) => boolean;
/** Something true or false of a pile in a position. */
export type Condition = (table: Table, at: number) => boolean;
/** What stands in the way in a position. */
export type Explain = (table: Table, at: number) => Reason;
/** A number read off a position: score, cards left. */
export type Measure = (table: Table) => number;
/** A part of the deal, or something that follows a move and belongs to it. */
export interface Step {
  (table: Table, move: Move): void;
  /** It does no more than take out of play, to that pile, a card that was dropped on another, and that one. */
  readonly removesPairs?: Pile;
  /** It does no more than turn cards face up. */
  readonly turnsUp?: true;
  /** It does no more than turn up columns' top cards that lie face down. */
  readonly turnsTops?: true;
}

/** Something that happens when a pile is clicked or double-clicked. */
export interface Action {
  readonly can: Condition;
  run(table: Table, at: number): void;
  /** Why it can't be done; asked only when `can` is false, and never in a search. */
  readonly why: Explain;
  /** What has to be so first, each told by why it can't be done without. */
  readonly needs?: readonly Reason['code'][];
  /** Its result is not known beforehand (a shuffle), or is not while that holds: a search stops there. */
  readonly chance?: true | Condition;
  /** The empty stock may be clicked, though not to be turned again. */
  readonly again?: true;
  /** How often the stock may be turned again, for the status line; Infinity when it always may. */
  readonly redeals?: number;
  /** It deals a card to each of so many piles. */
  readonly round?: number;
  /**
   * It turns so many cards at a time to that pile, unless that changes, and the empty stock takes that pile back in its
   * old order.
   */
  readonly turns?: { readonly to: Pile; readonly count?: number };
  /** It does no more than a drag of the top card to that pile. */
  readonly plays?: Pile;
}

/** A double-click that is short for another move: the first of these that is allowed. */
export type Shortcut = (table: Table, at: number) => readonly Move[];

/**
 * How a pile lies: down, right and plait (down, to either side by turns) show every card, `{ right: 3 }` the top three,
 * none the top.
 */
export type Fan = 'down' | 'plait' | 'right' | 'none' | { readonly right: number } | { readonly down: number };

/**
 * What a rule that looks at the position comes to, since asking about cards alone doesn't show it. `once-a-suit`: a
 * suit that has begun one of these piles begins no other; `from-some`: only where cards come from counts, and whether
 * the pile is empty; `in-run`: cards together have to be runs, one card may always come; `top-or-all`: the top card
 * alone, or all that can be carried; `spares`: no card that lies alone; `stock-empty`, `waste-empty`: once the stock,
 * or stock and waste, are used up; `base-chosen`: once there is a base card.
 */
export type Described =
  | 'once-a-suit'
  | 'from-some'
  | 'in-run'
  | 'top-or-all'
  | 'spares'
  | 'stock-empty'
  | 'waste-empty'
  | 'base-chosen';

/** Whether a pile takes so many cards from another in this position. */
export interface Reach {
  (from: number, to: number, count: number, table: Table): boolean;
  /** All that it comes to; not there where the game alone knows. */
  readonly described?: readonly Described[];
}

/** The rules of one pile. What is not said is not allowed. */
export interface PileRules {
  readonly role: Role;
  /** What may be put on its top card. */
  readonly build?: Relation;
  /** What may be put here when it is empty. */
  readonly start?: Test;
  /** What may be put here whatever lies here, face-down cards too. */
  readonly takes?: Test;
  /** Compare with that pile's top instead of this one's; this pile must be empty. */
  readonly on?: Pile;
  /**
   * The top card may be dropped on the card under it, when so related; 0 stands for no card, under a card that is
   * alone.
   */
  readonly within?: Relation;
  /** Which other piles it takes cards from at any time; usually all. */
  readonly near?: (from: number, to: number) => boolean;
  /** Which other piles it takes cards from in this position, and how many together; usually any. */
  readonly reach?: Reach;
  /** Why cards that would fit are out of its reach, where there is more to say than that it takes none. */
  readonly outOfReach?: RefusedDrop;
  /** Cards carried here together come one by one, the top card first, each on the one before it. */
  readonly oneByOne?: true;
  /**
   * Cards that may be picked up together: those related pair by pair, any face-up cards, the top card alone, or none.
   */
  readonly lift?: Relation | 'top' | 'any' | 'nothing';
  /**
   * How cards lie that leave together, or win as they lie: what a player puts together for good, whatever may be
   * carried.
   */
  readonly run?: Relation;
  /** Cards that may be picked up from here. */
  readonly gives?: Test;
  /**
   * While true, the pile neither gives nor takes cards: others lie on it, or its place has left the game and is not
   * drawn.
   */
  readonly covered?: Condition;
  /** While true, no card may be picked up from here. */
  readonly closed?: Condition;
  /** Fewest cards taken at once; usually 1. */
  readonly least?: number;
  /** Most cards taken at once. */
  readonly most?: number | ((table: Table, to: number) => number);
  /** Most cards it holds. */
  readonly room?: number;
  /**
   * It matters which of these piles a card lies in, since each has neighbours of its own or counts for a line: none is
   * like another.
   */
  readonly placed?: true;
  readonly fan?: Fan;
  readonly tap?: Action;
  /** What a double-click does when the top card can't go to a foundation. */
  readonly double?: Action | Shortcut;
}

/** Which single card may lie on which; as in PileRules, every field there. */
export interface Accepting {
  readonly build: Relation | undefined;
  readonly start: Test | undefined;
  readonly takes: Test | undefined;
}

/**
 * The rules that say what a pile takes. Every field is there, so that all look alike to the code that asks most often.
 */
export interface Taking extends Accepting {
  /** The pile whose top an incoming card is compared with: usually its own. */
  readonly on: Pile;
  readonly onlyEmpty: boolean;
  readonly near: PileRules['near'] | undefined;
  readonly reach: PileRules['reach'] | undefined;
  readonly covered: Condition | undefined;
  readonly oneByOne: boolean;
  readonly least: number;
  /** Infinity: any number. */
  readonly most: number | ((table: Table, to: number) => number);
  /** Infinity: any number. */
  readonly room: number;
}

/** A pile of a variant. Its number is its place there, given when the game is put together. */
export class Pile {
  index = -1;
  /**
   * By base rank: which cards may lie on which here, tabulated (acceptance.ts); there once the rules have been made
   * ready for it.
   */
  readonly tables: (Int32Array | undefined)[] = [];
  readonly rules: PileRules;
  readonly taking: Taking;

  constructor(rules: PileRules) {
    const {
      build,
      start,
      takes,
      on,
      near,
      reach,
      covered,
      oneByOne = false,
      least = 1,
      most = Infinity,
      room = Infinity,
    } = rules;
    const onlyEmpty = on !== undefined;
    this.rules = rules;
    this.taking = { build, start, takes, on: on ?? this, onlyEmpty, near, reach, covered, oneByOne, least, most, room };
  }
}
