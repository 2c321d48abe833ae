import { KING } from '../model/card.ts';
import type { Fan, Pile, PileRules, Relation, Step, Test } from '../model/pile.ts';
import { dealAgain, shuffleFans, type Turning, turnTo } from '../vocabulary/actions.ts';
import { byCells } from '../vocabulary/cells.ts';
import { dealInRows } from '../vocabulary/deals.ts';
import { cell, foundation, openStock, pile, piles, reserve, tableau, topOrAll, waste } from '../vocabulary/piles.ts';
import {
  aces,
  anyCard,
  baseCards,
  baseOrFirst,
  build,
  down,
  kings,
  ofRank,
  sameSuit,
  up,
  wrapped,
} from '../vocabulary/relations.ts';
import { runByRun, wholeRun } from '../vocabulary/sequences.ts';
import { cellsOf, columnsOf, inStock, suitsOf } from './columns.ts';
import type { GamePiles, GameRecipe, GamePileKind } from './game-recipe.ts';
import { isFanned } from './places.ts';
import { onlyFromWaste, stockDealing } from './stock-dealing.ts';
import { inColumns, runsOf, SUIT_ANSWERS, timesOf } from './words.ts';

const RANKS = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'] as const;
const TURNED_CARDS = { one: 1, two: 2, three: 3 } as const;

/** Makes the piles of a game of columns, whose rules refer to each other. */
export function columnPiles(recipe: GameRecipe): GamePiles {
  const made: Mutable<GamePiles> = {
    stock: pile({ role: 'stock' }),
    waste: [],
    cells: [],
    reserve: [],
    columns: [],
    homes: [],
  };
  const rulesOf = (kind: GamePileKind, usual: PileRules): PileRules => withMore(recipe, kind, usual, made);
  const fan = recipe.wasteFan ?? (recipe.stock === 'one' ? 'none' : { right: 3 });
  const isTurned = inStock(recipe) > 0 && isTurning(recipe.stock) && !recipe.openStock;
  made.cells = piles(cellsOf(recipe), rulesOf('cells', recipe.filled === 'once' ? reserve() : cell()));
  made.waste = isTurned ? [pile(rulesOf('waste', waste({ fan })))] : [];
  const store = reserve(recipe.shown === 'all' ? { fan: 'down' } : {});
  made.reserve = recipe.reserve === '0' ? [] : [pile(rulesOf('reserve', store))];
  const { heights } = columnsOf(recipe);
  made.columns = piles(heights.length, rulesOf('columns', columnRules(recipe, made)));
  made.homes = recipe.homes?.() ?? piles(suitsOf(recipe), rulesOf('homes', homeRules(recipe)));
  made.stock = pile(rulesOf('stock', stockRules(recipe, made)));
  return made;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Returns the rules of piles of one kind with those that the recipe adds. */
function withMore(recipe: GameRecipe, kind: GamePileKind, usual: PileRules, made: GamePiles): PileRules {
  const given = recipe.rules?.[kind];
  const more = typeof given === 'function' ? given(made) : given;
  const double = recipe.doubles?.(made)[kind];
  return { ...(more?.role ? {} : usual), ...more, role: more?.role ?? usual.role, ...(double && { double }) };
}

function columnRules(recipe: GameRecipe, made: GamePiles): PileRules {
  const [turned] = made.waste;
  return tableau({
    build: inColumns(recipe),
    ...(recipe.start !== 'none' && { start: recipe.start === 'kings' ? kings : anyCard }),
    lift: liftOf(recipe),
    ...(recipe.lift === 'cells' && { most: byCells(made.cells, () => (recipe.start === 'any' ? made.columns : [])) }),
    ...(isFanned(recipe) && { fan: fanOf(recipe), name: 'fan' }),
    ...(recipe.columnFan && { fan: recipe.columnFan }),
    ...(recipe.room !== 'endless' && { room: Number(recipe.room) }),
    ...reachOf(recipe, turned),
    ...(recipe.suitBySuit && { reach: runByRun(wholeOf(recipe), () => made.columns) }),
    ...(recipe.reserveGoesHome && { near: (from: number) => made.reserve[0]?.index !== from }),
  });
}

const fanOf = ({ room }: GameRecipe): Fan => (room === 'endless' ? 'right' : { right: Number(room) });

function liftOf(recipe: GameRecipe): Relation | 'top' | 'any' {
  if (recipe.lift === 'top' || recipe.lift === 'any') return recipe.lift;
  if (recipe.lift === 'suit') return recipe.home === 'runs' ? SUIT_RUN : runsOf(recipe, 'same');
  return recipe.lift === 'colour' ? runsOf(recipe, 'colour') : inColumns(recipe);
}

function reachOf(recipe: GameRecipe, turned: Pile | undefined): Pick<PileRules, 'reach'> {
  const isWhole = recipe.lift === 'whole';
  if (recipe.start === 'wasteOnly' && turned) return { reach: onlyFromWaste(turned, isWhole) };
  return isWhole ? { reach: topOrAll } : {};
}

/** The runs in suit that move together if whole runs go home. */
const SUIT_RUN = build(down, sameSuit);

/** Returns how the runs are built that go home as a whole. */
const wholeOf = ({ rising }: GameRecipe): Relation =>
  rising === 'same' ? SUIT_RUN : build(down, SUIT_ANSWERS[rising]);

function homeRules(recipe: GameRecipe): PileRules {
  if (recipe.home === 'runs')
    return foundation({ start: kings, lift: 'nothing', least: KING, most: KING, ...wholeRun(wholeOf(recipe)) });
  const start = firstCards(recipe);
  const isFromAce = recipe.first === 'ace';
  return foundation({
    build: build(isFromAce ? up : wrapped(up), SUIT_ANSWERS[recipe.rising]),
    start,
    ...(!isFromAce && { room: KING }),
    ...(recipe.severalHome && { most: KING, oneByOne: true }),
    ...(recipe.back === 'no' && { lift: 'nothing' }),
    ...(recipe.back === 'butFirst' && { gives: (card, base) => !start(card, base) }),
  });
}

/** Returns the test for cards that may begin a foundation. */
function firstCards({ first }: GameRecipe): Test {
  if (first === 'ace') return aces;
  if (first === 'chosen') return baseOrFirst;
  return first === 'dealt' ? baseCards : ofRank(RANKS.indexOf(first) + 1);
}

const isTurning = (stock: GameRecipe['stock']): stock is keyof typeof TURNED_CARDS => stock in TURNED_CARDS;

/** Returns the rules of the stock, including the effect of a click on it, if any. */
function stockRules(recipe: GameRecipe, made: GamePiles): PileRules {
  const rules = { role: 'stock', lift: 'nothing' } as const;
  const { columns, waste: wastes } = made;
  const [turned] = wastes;
  if (recipe.openStock) return openStock();
  if (inStock(recipe) > 0) {
    if (!turned || !isTurning(recipe.stock))
      return { ...rules, tap: stockDealing(recipe, columns.slice(0, recipe.dealsTo)) };
    const turn = recipe.turns ?? TURNED_CARDS[recipe.stock];
    const turning: Turning = { turn, redeals: timesOf(recipe.redeals) };
    return { ...rules, tap: turnTo(turned, turning) };
  }
  if (recipe.dealtAgain) return { ...rules, tap: dealAgain(recipe.dealtAgain, () => made.stock, columns) };
  const shuffles = recipe.shuffleCount ?? timesOf(recipe.shuffles);
  if (shuffles === 0) return { role: 'stock' };
  return {
    ...rules,
    tap: shuffleFans(
      shuffles,
      () => columns,
      (t, move) => dealFans(recipe, made)(t, move),
    ),
  };
}

/** Deals the columns as fans: where the cards do not fill the last fan, it lies in the last rows. */
export function dealFans(recipe: GameRecipe, { stock, columns }: GamePiles): Step {
  const { heights, open } = columnsOf(recipe);
  return dealInRows(stock, columns, Math.max(...heights), typeof open === 'number' ? open : undefined);
}
