import { KING, type Rank, rankOf, suitOf } from '../model/card.ts';
import type { Fact, Place, ScoredLine } from '../model/variant.ts';
import type { Pile, PileName, Role } from '../model/pile.ts';
import type { RuleSet } from '../legality/rule-set.ts';
import { seatsOf } from './seats.ts';
import { REDEALS } from '../model/counters.ts';
import type { Table } from '../model/table.ts';

/** Where and how a pile lies; x and y in card widths and heights from the table's upper left corner. */
export interface PileShape {
  readonly role: Role;
  /** What the game calls it; absent: by its role. */
  readonly name?: PileName;
  readonly x: number;
  readonly y: number;
  /** The pile in whose place it lies; absent: its own. See `seatsOf`. */
  readonly seat?: number;
  readonly fan: {
    /** The direction in which its cards fan out; undefined: they lie on top of each other. */
    readonly direction: 'down' | 'right' | undefined;
    /** How many of its top cards are visible; Infinity: all. */
    readonly shown: number;
    /** Whether its cards lie to the left and to the right in turn, as in a plait. */
    readonly woven: boolean;
  };
  /** The one rank that may start it when it is empty; 0 any card, undefined several ranks or none. */
  readonly starts: Rank | undefined;
  /** The one suit that may start it. */
  readonly suit: number | undefined;
  /** Whether it is a stock that may be clicked when it is empty. */
  readonly redeals: boolean;
  /** How often its cards may be turned again during a game; 0 never, Infinity always. */
  readonly turns: number;
  /** The number of cards that a click on it deals, one each to as many piles. */
  readonly round?: number;
  /** Its hour on a clock's face, from 1 to 12. */
  readonly hour?: number;
  /** The row it belongs to however the piles are laid, from 0. */
  readonly row?: number;
  /** Whether cards that lie here are out of the game: the player can neither put cards here nor take them. */
  readonly discards?: true;
  /** The sides on which the points of a line that ends here are shown. */
  readonly noted?: { readonly right?: true; readonly down?: true };
  /** Whether it takes only whole runs, whose first card is shown on top. */
  readonly headed?: true;
}

/** The places of piles, by pile number, as in PileShape. */
export type PilePlaces = readonly Pick<PileShape, 'x' | 'y'>[];
/** Several layouts of the same piles. */
export type PileLayouts = readonly PilePlaces[];

/** Returns how a pile fans out; where it does not, only its top card is visible. */
function fanOf({ fan = 'none' }: Pile['rules']): PileShape['fan'] {
  if (fan === 'none') return { direction: undefined, shown: 1, woven: false };
  if (fan === 'plait') return { direction: 'down', shown: Infinity, woven: true };
  if (typeof fan === 'string') return { direction: fan, shown: Infinity, woven: false };
  return 'right' in fan
    ? { direction: 'right', shown: fan.right, woven: false }
    : { direction: 'down', shown: fan.down, woven: false };
}

/** Returns the shapes of the visible piles, by pile number; piles with greater numbers are never visible. */
export function shapesOf(rules: RuleSet, table: Table): PileShape[] {
  const seats = seatsOf(rules, table);
  const lines = rules.variant.lines?.(table) ?? [];
  const seatOf = (at: number): Place => rules.variant.places[seats[at]!]!;
  return rules.variant.places.map(({ pile, hour, row }, at) => ({
    role: pile.rules.role,
    ...(pile.rules.name && { name: pile.rules.name }),
    x: seatOf(at).x,
    y: seatOf(at).y,
    ...(seats[at] !== at && { seat: seats[at]! }),
    fan: fanOf(pile.rules),
    ...startOf(rules.starters(table, pile.index)),
    redeals: redealsOf(pile) > 0 || pile.rules.tap?.again === true,
    turns: redealsOf(pile),
    ...(pile.rules.tap?.round && { round: pile.rules.tap.round }),
    ...(hour && { hour }),
    ...(row !== undefined && { row }),
    ...(isDiscard(pile) && { discards: true as const }),
    ...(takesWholeRuns(pile) && { headed: true as const }),
    ...notedOf(at, lines, rules.variant.places),
  }));
}

/** Tells beside which sides of a pile the points of lines that end at it are shown. */
function notedOf(at: number, lines: readonly ScoredLine[], places: readonly Place[]): Pick<PileShape, 'noted'> {
  const ends = lines.filter(({ piles }) => piles.at(-1) === at).map(({ piles }) => places[piles.at(-2)!]!);
  if (ends.length === 0) return {};
  const { x, y } = places[at]!;
  const [right, down] = [ends.some((before) => before.x < x), ends.some((before) => before.x === x && before.y < y)];
  return { noted: { ...(right && { right }), ...(down && { down }) } };
}

const isDiscard = ({ rules: { role, build, start, takes, lift, tap } }: Pile): boolean =>
  role === 'waste' && [build, start, takes, lift, tap].every((rule) => rule === undefined);

const takesWholeRuns = ({ rules: { role, least = 1, fan = 'none' } }: Pile): boolean =>
  role === 'foundation' && least > 1 && fan === 'none';

/**
 * Returns the places of the visible piles, by pile number, in the default layout and then in each alternative of the
 * game.
 */
export function layoutsOf({ variant }: RuleSet, shapes: readonly PileShape[]): PileLayouts {
  const { places, otherwise = [] } = variant;
  const inOrder = (way: readonly Place[]): PilePlaces =>
    shapes.map(({ seat }, at) => {
      const { pile } = places[seat ?? at]!;
      const place = way.find((other) => other.pile === pile);
      if (!place) throw new Error(`Pile ${pile.index} lies nowhere in another way to lay the table`);
      return { x: place.x, y: place.y };
    });
  return [places, ...otherwise].map(inOrder);
}

function startOf(starters: Uint8Array): Pick<PileShape, 'starts' | 'suit'> {
  const cards = Array.from(starters.keys()).filter((card) => starters[card] === 1);
  const ranks = new Set(cards.map(rankOf));
  const suits = new Set(cards.map(suitOf));
  const [rank] = ranks.size === 1 ? ranks : [ranks.size >= KING ? 0 : undefined];
  const [suit] = suits.size === 1 ? suits : [undefined];
  return { starts: rank, suit };
}

function redealsOf({ rules }: Pile): number {
  return (rules.tap ?? (typeof rules.double === 'object' ? rules.double : undefined))?.redeals ?? 0;
}

/** Lists what the status bar shows: the stock, its redeals left, and what the game adds. */
export function factsOf(rules: RuleSet, table: Table): Fact[] {
  const facts: Fact[] = [];
  const stock = rules.variant.places.find(({ pile }) => pile.rules.role === 'stock');
  if (stock) facts.push({ kind: 'stock', value: table.size(stock.pile.index) });
  const redeals = Math.max(...rules.piles.map(redealsOf));
  if (redeals > 0) facts.push({ kind: 'redeals', value: redeals - table.counter(REDEALS) });
  return [...facts, ...(rules.variant.shows ?? []).map((fact) => fact(table))];
}
