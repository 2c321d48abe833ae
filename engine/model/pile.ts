import type { Card, Rank } from './card.ts';
import type { Move } from './move.ts';
import type { Reason, RefusedDrop } from './reason.ts';
import type { Table } from './table.ts';

export type Role = 'stock' | 'waste' | 'foundation' | 'tableau' | 'reserve' | 'cell';

/**
 * The names of piles that are not columns, cells or reserves; each is a word in every language. A pyramid and a grid
 * consist of piles of one card each.
 */
export const PILE_NAMES = [
  'fan',
  'heap',
  'pile',
  'pyramid',
  'grid',
  'braid',
  'edge',
  'free',
  'divan',
  'carpet',
  'backbone',
  'sail',
  'peak',
  'lady',
  'lord',
  'gatepost',
  'rail',
  'head',
  'tail',
  'barrier',
  'lid',
  'jewel',
  'casket',
  'index',
  'antechamber',
  'zodiac',
  'equator',
  'trapdoor',
] as const;

export type PileName = (typeof PILE_NAMES)[number];

/** Whether `card` may lie on `onto`; `base` is the base rank of the deal, 0 in games without one. */
export type Relation = (card: Card, onto: Card, base: Rank) => boolean;
/** Whether a card may be here at all. */
export type Test = (card: Card, base: Rank) => boolean;
/** Something true or false of a pile in a position. */
export type Condition = (table: Table, at: number) => boolean;
/** Says what prevents an action in a position. */
export type Explain = (table: Table, at: number) => Reason;
/** A number read off a position: score, cards left. */
export type Measure = (table: Table) => number;
/** A part of the deal, or something that follows a move and belongs to it. */
export interface Step {
  (table: Table, move: Move): void;
  /** Set when the step only removes a card that was dropped on another, together with that other, to this pile. */
  readonly removesPairs?: Pile;
  /** Set when the step only turns cards face up. */
  readonly turnsUp?: true;
  /** Set when the step only turns up face-down top cards of columns. */
  readonly turnsTops?: true;
}

/** Something that happens when a pile is clicked or double-clicked. */
export interface Action {
  readonly can: Condition;
  run(table: Table, at: number): void;
  /** Why it can't be done; called only when `can` is false, and never in a search. */
  readonly why: Explain;
  /** The conditions it needs, each named by the reason it is refused without it. */
  readonly needs?: readonly Reason['code'][];
  /** Its result is random (a shuffle), always or while the condition holds. A search stops there. */
  readonly chance?: true | Condition;
  /** The stock may be clicked when empty, for something other than a redeal. */
  readonly again?: true;
  /** How often the stock may be turned again, for the status line; Infinity when it always may. */
  readonly redeals?: number;
  /** The number of piles that it deals a card to. */
  readonly round?: number;
  /**
   * It turns `count` cards at a time to the pile `to`, a fixed number if given, and a click on the empty stock takes
   * that pile back in its old order.
   */
  readonly turns?: { readonly to: Pile; readonly count?: number };
  /** Set when the action is the same as dragging the top card to this pile. */
  readonly plays?: Pile;
}

/** A double-click that stands for another move: the first of these that is allowed. */
export type Shortcut = (table: Table, at: number) => readonly Move[];

/**
 * How a pile is fanned: `down`, `right` and `plait` (down, alternately to either side) show every card, `{ right: 3 }`
 * the top three, `none` the top one.
 */
export type Fan = 'down' | 'plait' | 'right' | 'none' | { readonly right: number } | { readonly down: number };

/**
 * The meaning of a rule that depends on the position, which tests with cards cannot show. `once-a-suit`: a suit begun
 * on one of these piles begins no other; `from-some`: it depends only on where the cards come from and whether the pile
 * is empty; `in-run`: several cards must form a run, a single card may always come; `top-or-all`: the top card alone,
 * or all that can be carried; `spares`: no card that is alone in its pile; `stock-empty`, `waste-empty`: once the
 * stock, or stock and waste, are used up; `base-chosen`: once there is a base card.
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

/** Whether a pile takes `count` cards from another in this position. */
export interface Reach {
  (from: number, to: number, count: number, table: Table): boolean;
  /** The complete meaning of the rule; absent where only the game's own code says it. */
  readonly described?: readonly Described[];
}

/** The rules of one pile. What they do not mention is not allowed. */
export interface PileRules {
  readonly role: Role;
  /** The game's name for the pile; absent: named by its role. */
  readonly name?: PileName;
  /** The cards that may be put on its top card. */
  readonly build?: Relation;
  /** The cards that may be put here when it is empty. */
  readonly start?: Test;
  /** The cards that may be put here whatever the pile holds, even on face-down cards. */
  readonly takes?: Test;
  /** The pile whose top an incoming card is compared with instead of this one's; this pile must be empty. */
  readonly on?: Pile;
  /**
   * The top card may be dropped on the card under it if they are so related; 0 stands for no card, under a single one.
   */
  readonly within?: Relation;
  /** Which other piles it takes cards from at any time; usually all. */
  readonly near?: (from: number, to: number) => boolean;
  /** Which other piles it takes cards from in this position, and how many together; usually any. */
  readonly reach?: Reach;
  /** Why `reach` refuses cards that would fit, where there is more to say than that the pile takes none. */
  readonly outOfReach?: RefusedDrop;
  /** Cards carried here together arrive one by one, the top card first, each on the one before it. */
  readonly oneByOne?: true;
  /**
   * Cards that may be picked up together: those related pair by pair, any face-up cards, the top card alone, or none.
   */
  readonly lift?: Relation | 'top' | 'any' | 'nothing';
  /**
   * The relation within a run that leaves the table as a whole, or that wins where it lies. Players build such runs for
   * good, whether or not they may be carried.
   */
  readonly run?: Relation;
  /** Cards that may be picked up from here. */
  readonly gives?: Test;
  /**
   * While true, the pile neither gives nor takes cards: others lie on it, or its place is out of the game and not
   * drawn.
   */
  readonly covered?: Condition;
  /** It is one of the places of a row that grows at its end and closes up: while empty, it is not drawn. */
  readonly growing?: true;
  /** While true, no card may be picked up from here. */
  readonly closed?: Condition;
  /** Fewest cards taken at once; usually 1. */
  readonly least?: number;
  /** Most cards taken at once. */
  readonly most?: number | ((table: Table, to: number) => number);
  /** The most cards it may hold. */
  readonly room?: number;
  /**
   * It matters which of these piles a card is in, since each has its own neighbours or counts for a line: no two are
   * interchangeable.
   */
  readonly placed?: true;
  readonly fan?: Fan;
  readonly tap?: Action;
  /** The effect of a double-click when the top card can't go to a foundation. */
  readonly double?: Action | Shortcut;
}

/** The fields of PileRules that say which single card may lie on which, all of them present. */
export interface Accepting {
  readonly build: Relation | undefined;
  readonly start: Test | undefined;
  readonly takes: Test | undefined;
}

/**
 * The rules that say which cards a pile takes. Every field is present, so that the hot code that reads them sees
 * objects of one shape.
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

/** A pile of a variant. Its number, `index`, is its place there, assigned by the rule set. */
export class Pile {
  index = -1;
  /**
   * By base rank: the look-up table of the cards that may lie on each other here (acceptance.ts); filled once the rules
   * are compiled for that rank.
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
