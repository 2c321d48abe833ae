import type { Deck } from '../model/deck.ts';
import type { Fan, Pile, PileRules, Relation, Step } from '../model/pile.ts';
import type { Place, Placing, Variant } from '../model/variant.ts';
import type { Open } from '../vocabulary/deals.ts';
import type { PyramidSpot } from '../vocabulary/shapes/pyramid.ts';
import type { Recipe } from './recipe.ts';

/** The piles of a game by their purpose. */
export interface GamePiles {
  /** Where the deck lies before the deal; without cards left it is never seen. */
  readonly stock: Pile;
  /** None, or one. */
  readonly waste: readonly Pile[];
  readonly homes: readonly Pile[];
  readonly columns: readonly Pile[];
  readonly cells: readonly Pile[];
  /** None, or one. */
  readonly reserve: readonly Pile[];
}

/** A part of the deal that other details describe; `base` deals the card that sets the base rank. */
export type NamedPart = 'homes' | 'reserve' | 'columns' | 'base' | 'cells';

/** A part of the deal. */
type DealPart = NamedPart | ((piles: GamePiles) => readonly Step[]);

/**
 * Further rules of piles of one kind, or with a role all of them; a function gets the piles made before: cells, waste,
 * reserve, columns, homes.
 */
type MoreRules = Partial<PileRules> | ((piles: GamePiles) => Partial<PileRules>);

/** How the cards of a catalogue game are dealt, beyond the answers of its recipe. */
interface DealDetails {
  /** How many cards each column is dealt, where `columns` and `cards` don't say it. */
  readonly heights?: readonly number[];
  /** How many cards of each column are dealt face up, where `open` doesn't say it. */
  readonly faceUp?: Open;
  /** The parts of the deal in their order; usually foundations, reserve, columns, base card, cells. */
  readonly dealt?: readonly DealPart[];
  /**
   * How the columns are dealt, usually row by row from their lowest cards on: `stairs` deals Klondike's columns first,
   * and then the rest face up; `fans` deals incomplete fans in the last rows; `pastHomes` sends a card that a
   * foundation takes there at once, and its column gets no other in its place.
   */
  readonly dealtBy?: 'stairs' | 'fans' | 'pastHomes';
  /** The first cell that is dealt a card; usually 0. */
  readonly firstCell?: number;
  /** Two kings of one column change their order when they go to its bottom. */
  readonly kingsTurned?: boolean;
  /** How many foundations have a first card from the start, where not all or none. */
  readonly laidHomes?: number;
  /** The order of the deck for a deal number, as in `Variant`. */
  readonly order?: NonNullable<Variant['order']>;
}

/** How the table of a catalogue game looks. */
interface LookDetails {
  /** Lays the piles, usually as for players' games. The order of the places numbers the piles. */
  readonly places?: (piles: GamePiles) => readonly Place[] | Placing;
  readonly wasteFan?: Fan;
  readonly columnFan?: Fan;
}

/** Details that make play easier or count it, without allowing anything that single moves do not. */
interface PlayDetails {
  /** Several cards go to a foundation at once. */
  readonly severalHome?: boolean;
  /** Whether no card goes home by itself, as in `Variant`; usually where foundations take cards of several suits. */
  readonly noneSafe?: boolean;
  /** Double-clicks of piles of one kind. */
  readonly doubles?: (piles: GamePiles) => Partial<Record<GamePileKind, PileRules['double']>>;
  /** Steps after each move, which follow those of the rules. */
  readonly after?: (piles: GamePiles) => readonly Step[];
  /** Changes the finished table, for example its score. */
  readonly finish?: (table: Variant, piles: GamePiles) => Partial<Variant>;
}

/**
 * Rules that no answer of a recipe says. Players can't derive a game of their own from a game that has any, or that
 * deals cards past the foundations, unless `sameMoves` says that the answers alone allow the same moves.
 */
interface RuleDetails {
  readonly sameMoves?: true;
  /** The packs, suits or ranks that `packs` doesn't say. */
  readonly deck?: Deck;
  /** How many cards are turned in each pass through the stock. */
  readonly turns?: readonly number[];
  /** Runs of several suits move as far as they could be moved suit by suit by way of empty columns. */
  readonly suitBySuit?: true;
  /** Cards of the reserve go to foundations only. */
  readonly reserveGoesHome?: true;
  /** The top card of the stock is face up and in play. */
  readonly openStock?: true;
  /** How many cells there are, where `cells` has no such answer. */
  readonly cellCount?: number;
  /** How often fans are shuffled, where `shuffles` has no such answer. */
  readonly shuffleCount?: number;
  /** Which two cards leave together, where `pairs` doesn't say it. */
  readonly pairing?: Relation;
  /** Where the cards of a heap lie that `cards` doesn't name. */
  readonly spots?: readonly PyramidSpot[];
  /** The stock deals only to this many columns, the first ones. */
  readonly dealsTo?: number;
  /** Fills empty columns after each move, where `start` doesn't say how. */
  readonly fills?: (piles: GamePiles) => readonly Step[];
  /** How often the columns may be gathered and dealt out again in their order, once all cards are dealt. */
  readonly dealtAgain?: number;
  /** Deals the cards, where no detail says how. */
  readonly deal?: (piles: GamePiles) => readonly Step[];
  /** The foundations, where they are not all alike. */
  readonly homes?: () => readonly Pile[];
  /** Further rules of piles of one kind. */
  readonly rules?: Readonly<Partial<Record<GamePileKind, MoreRules>>>;
}

/** The kinds of piles whose rules a recipe may extend. */
export type GamePileKind = keyof GamePiles;

/**
 * The rules of a catalogue game: a player's recipe, and details that only games of the catalogue have. Their file
 * states them, and begins with a pattern of `patterns.ts`.
 */
export interface GameRecipe extends Recipe, DealDetails, LookDetails, PlayDetails, RuleDetails {}
