import { KING } from '../model/card.ts';
import type { Pile, PileRules, Relation, Step, Test } from '../model/pile.ts';
import { grid, overColumns, type Place, rows, type Variant, widthOf } from '../model/variant.ts';
import { type Turning, turnTo } from '../vocabulary/actions.ts';
import { fillFrom, turnForEmpty } from '../vocabulary/after.ts';
import { baseShown, reserveShown, setBase } from '../vocabulary/base.ts';
import { byCells } from '../vocabulary/cells.ts';
import { cardsOn, holds } from '../vocabulary/conditions.ts';
import { dealDown, dealHeights, dealUp, kingsDown, takeOut, turnUpTops } from '../vocabulary/deals.ts';
import { dealInRows, FAN_STEP_WIDTHS, shuffleFans } from '../vocabulary/families/columns/fan.ts';
import { cell, foundation, pile, piles, reserve, tableau, topOrAll, waste } from '../vocabulary/piles.ts';
import { aces, anyCard, baseCards, baseOrFirst, build, kings, ofRank, up, wrapped } from '../vocabulary/relations.ts';
import { columnsOf, homesOf, inCells, inStock } from './columns.ts';
import type { Recipe } from './recipe.ts';
import { onlyFromWaste, stockDealing } from './stock-dealing.ts';
import { inColumns, runsOf, SUIT_ANSWERS, timesOf } from './words.ts';

const RANKS = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'] as const;
const TURNED_CARDS = { one: 1, two: 2, three: 3 } as const;
const noCard: Test = () => false;

/** More columns than this are laid out as fans, if no column is higher than MAX_FAN_HEIGHT. */
const MAX_COLUMNS = 13;
const MAX_FAN_HEIGHT = 4;
/** Up to this many cells lie in the row of the foundations, more beside the columns. */
const MAX_CELLS_IN_ROW = 4;

/** All piles of a game in which cards go home one by one. */
interface Piles {
  readonly columns: readonly Pile[];
  readonly homes: readonly Pile[];
  readonly cells: readonly Pile[];
  /** None, or one. */
  readonly stores: readonly Pile[];
  readonly turned: Pile | undefined;
}

/** Makes the game of a recipe in which cards go to the foundations one by one. */
export function foundationGame(recipe: Recipe): Variant {
  const made = pilesOf(recipe);
  const { columns, homes, cells, stores } = made;
  const talon: Pile = pile(stockRules(recipe, made, () => talon));
  const isSeen = talon.rules.tap !== undefined;
  const { heights, open } = columnsOf(recipe);
  const first = homes.slice(0, 1);
  const isFirstDealt = recipe.first === 'dealt';
  return {
    places: placesOf(recipe, made, isSeen ? [talon] : []),
    ...(isSeen ? {} : { hidden: [talon] }),
    from: talon,
    ...(recipe.packs === '1' ? {} : { deck: { packs: recipe.packs === '2' ? 2 : 3 } }),
    deal: [
      ...(recipe.laid === 'yes' ? [takeOut(talon, firstCards(recipe), homes)] : []),
      ...(recipe.shown === 'all'
        ? [dealUp(talon, stores, Number(recipe.reserve))]
        : dealReserve(recipe, talon, stores)),
      dealHeights(talon, columns, heights, open),
      ...(isFirstDealt ? [dealUp(talon, first), setBase(first)] : []),
      ...(inCells(recipe) > 0 ? [dealUp(talon, cells.slice(0, inCells(recipe)))] : []),
      ...(recipe.sunk === 'yes' ? [kingsDown(columns, true)] : []),
    ],
    after: afterOf(recipe, made, talon),
    won: holds(homes, 13 * homes.length),
    score: cardsOn(homes, recipe.laid === 'yes' ? homes.length : 0),
    ...(recipe.rising === 'same' ? {} : { noneSafe: true as const }),
    ...factsOf(recipe, stores),
  };
}

function pilesOf(recipe: Recipe): Piles {
  const turned =
    inStock(recipe) > 0 && isTurning(recipe.stock)
      ? pile(waste({ fan: recipe.stock === 'one' ? 'none' : { right: 3 } }))
      : undefined;
  const cells = piles(Number(recipe.cells), recipe.filled === 'once' ? reserve() : cell());
  const stores = recipe.reserve === '0' ? [] : [pile(reserve(recipe.shown === 'all' ? { fan: 'down' } : {}))];
  const rules: PileRules = tableau({
    build: inColumns(recipe),
    start: START_RULES[recipe.start],
    lift: liftOf(recipe),
    ...(recipe.lift === 'cells' && { most: byCells(cells, () => (recipe.start === 'any' ? columns : [])) }),
    ...(isFanned(recipe) && { fan: 'right' }),
    ...(recipe.room !== 'endless' && { room: Number(recipe.room) }),
    ...reachOf(recipe, turned),
  });
  const columns: Pile[] = piles(Number(recipe.columns), rules);
  return { columns, homes: piles(homesOf(recipe), homeRules(recipe)), cells, stores, turned };
}

const START_RULES = {
  any: anyCard,
  kings,
  none: noCard,
  reserve: anyCard,
  wasteOnly: anyCard,
  waste: anyCard,
  stock: anyCard,
} as const;

function liftOf(recipe: Recipe): Relation | 'top' | 'any' {
  if (recipe.lift === 'top' || recipe.lift === 'any') return recipe.lift;
  if (recipe.lift === 'suit') return runsOf(recipe, 'same');
  return recipe.lift === 'colour' ? runsOf(recipe, 'colour') : inColumns(recipe);
}

function reachOf(recipe: Recipe, turned: Pile | undefined): Pick<PileRules, 'reach'> {
  const isWhole = recipe.lift === 'whole';
  if (recipe.start === 'wasteOnly' && turned) return { reach: onlyFromWaste(turned, isWhole) };
  return isWhole ? { reach: topOrAll } : {};
}

/** Returns the test for cards that may begin a foundation. */
function firstCards({ first }: Recipe): Test {
  if (first === 'ace') return aces;
  if (first === 'chosen') return baseOrFirst;
  return first === 'dealt' ? baseCards : ofRank(RANKS.indexOf(first) + 1);
}

function homeRules(recipe: Recipe): PileRules {
  const start = firstCards(recipe);
  const ranks = recipe.first === 'ace' ? up : wrapped(up);
  return foundation({
    build: build(ranks, SUIT_ANSWERS[recipe.rising]),
    start,
    room: KING,
    ...(recipe.back === 'no' && { lift: 'nothing' }),
    ...(recipe.back === 'butFirst' && { gives: (card, base) => !start(card, base) }),
  });
}

const isTurning = (stock: Recipe['stock']): stock is keyof typeof TURNED_CARDS => stock in TURNED_CARDS;

/** Returns the rules of the stock, with what a click on it does, if anything. */
function stockRules(recipe: Recipe, { columns, turned }: Piles, talon: () => Pile): PileRules {
  const rules = { role: 'stock', lift: 'nothing' } as const;
  if (inStock(recipe) > 0) {
    if (!turned || !isTurning(recipe.stock)) return { ...rules, tap: stockDealing(recipe, columns) };
    const turning: Turning = { turn: TURNED_CARDS[recipe.stock], redeals: timesOf(recipe.redeals) };
    return { ...rules, tap: turnTo(turned, turning) };
  }
  if (recipe.shuffles === '0') return { role: 'stock' };
  const deal: Step = (t, move) => dealInRows(talon(), columns, Math.max(...columnsOf(recipe).heights))(t, move);
  return {
    ...rules,
    tap: shuffleFans(
      timesOf(recipe.shuffles),
      () => columns,
      (t) => deal(t, 0),
    ),
  };
}

const dealReserve = (recipe: Recipe, talon: Pile, stores: readonly Pile[]): Step[] =>
  stores.length > 0 ? [dealDown(talon, stores, Number(recipe.reserve)), turnUpTops(stores)] : [];

/**
 * Returns the steps after a move: empty columns are filled, uncovered cards turned up, and the first card on a
 * foundation sets the base.
 */
function afterOf(recipe: Recipe, { columns, homes, stores, turned }: Piles, talon: Pile): Step[] {
  const { start } = recipe;
  return [
    turnUpTops(columns),
    ...(recipe.first === 'chosen' ? [setBase(homes)] : []),
    ...(start === 'reserve' || start === 'wasteOnly' ? stores.map((store) => fillFrom(store, columns)) : []),
    ...(start === 'waste' && turned ? [turnForEmpty(columns, talon, turned), fillFrom(turned, columns)] : []),
    ...(start === 'stock' ? [fillFrom(talon, columns)] : []),
    ...(stores.length > 0 ? [turnUpTops(stores)] : []),
  ];
}

function factsOf({ first }: Recipe, stores: readonly Pile[]): Pick<Variant, 'shows'> {
  const isBased = first === 'dealt' || first === 'chosen';
  const shows = [...stores.map(reserveShown), ...(isBased ? [baseShown] : [])];
  return shows.length > 0 ? { shows } : {};
}

const isFanned = (recipe: Recipe): boolean =>
  Number(recipe.columns) > MAX_COLUMNS && Math.max(...columnsOf(recipe).heights) <= MAX_FAN_HEIGHT;

/** Places the foundations over the columns, or over fans; many cells and a face-up reserve beside them. */
function placesOf(recipe: Recipe, { columns, homes, cells, stores, turned }: Piles, talon: readonly Pile[]): Place[] {
  const isOpen = recipe.shown === 'all';
  const beside = cells.length > MAX_CELLS_IN_ROW ? cells : [];
  const first = [...talon, ...(turned ? [turned] : []), ...(isOpen ? [] : stores), ...(beside.length > 0 ? [] : cells)];
  const over = isFanned(recipe) ? overFans(first, homes, columns) : overColumns(first, homes, columns);
  const x = widthOf(over) + 0.5;
  const across = Math.ceil(Math.sqrt(beside.length));
  return [
    ...over,
    ...grid(beside, across, { x }),
    ...(isOpen ? grid(stores, 1, { x: x + (across > 0 ? across + 0.5 : 0) }) : []),
  ];
}

function overFans(first: readonly Pile[], homes: readonly Pile[], fans: readonly Pile[]): Place[] {
  const across = fans.length > 18 ? 7 : 6;
  const wide = (across - 1) * FAN_STEP_WIDTHS + 1.5;
  const gap = Math.max(0.5, (wide - homes.length) / 2 - first.length);
  return [...rows([[...first, gap, ...homes]]), ...grid(fans, across, { y: 1, step: FAN_STEP_WIDTHS })];
}
