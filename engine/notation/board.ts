import { dealOwn } from '../legality/deal.ts';
import { RuleSet } from '../legality/rule-set.ts';
import { type Card, faceUp } from '../model/card.ts';
import type { Game } from '../model/game.ts';
import { deckOf } from '../model/deck-order.ts';
import { type OptionsKey, parseOptions } from '../model/options.ts';
import type { Pile, Role } from '../model/pile.ts';
import { shuffled } from '../model/random.ts';
import { fail, type Result, succeed } from '../model/result.ts';
import type { Table } from '../model/table.ts';
import { type Fault, fault } from '../session/fault.ts';
import { cardsOfWords, cardWordsOf } from './cards.ts';

/*
 * A table as other programs write it: a column a line, the bottom card first, perhaps with a colon before it; an empty
 * line is an empty column. `Freecells:` and `Talon:` (the next card first) may name other cards; what `Foundations:`
 * says follows from the rest.
 */

const HEAD = /^\s*(foundations?|founds?|decks?|freecells?|fc|talon)\s*:/i;
const EMPTY = /^[-*]$/;

/** The cards of a table, pile by pile. */
interface Board {
  readonly columns: readonly (readonly string[])[];
  readonly cells: readonly string[];
  readonly talon: readonly string[];
}

/** Whether a text is a board: it is marked as one, or its lines are no list that was broken where a line was full. */
export function isBoard(text: string): boolean {
  const lines = linesOf(text);
  if (lines.some((line) => HEAD.test(line) || line.trimStart().startsWith(':'))) return true;
  if (lines.length < 3) return false;
  const sizes = lines.map((line) => cardWordsOf(line).length);
  return sizes.slice(0, -1).some((size) => size !== sizes[0]) || (sizes.at(-1) ?? 0) > sizes[0]!;
}

const linesOf = (text: string): string[] => text.replace(/\s+$/, '').split(/\r?\n/);

/**
 * The cards in the order in which they are dealt to lie as on the board. Where a game deals by what the cards are,
 * those on no column (aces on their foundations) come first.
 */
export function parseBoard(text: string, game: Game, options: OptionsKey): Result<readonly Card[], Fault> {
  const variant = game.variant(parseOptions(game, options) ?? {});
  const rules = new RuleSet(variant);
  const board = boardIn(text);
  const deck = deckOf(game, options);
  const columns = ofRole(rules.piles, 'tableau');
  if (columns.length !== board.columns.length)
    return fail(fault('board-columns', board.columns.length, String(columns.length)));
  const cells = ofRole(rules.piles, 'cell');
  const asides = cells.length > 0 ? cells : ofRole(rules.piles, 'reserve');
  const piles = new Map<number, readonly string[]>(columns.map(({ index }, at) => [index, board.columns[at]!]));
  for (const [at, name] of board.cells.entries()) if (asides[at]) piles.set(asides[at].index, [name]);
  const [stock] = ofRole(rules.piles, 'stock');
  if (stock && board.talon.length > 0) piles.set(stock.index, board.talon.toReversed());
  const given = cardsOfWords([...piles.values()].flat(), deck);
  if (!given.ok) return given;
  const { cards, left } = given.value;
  const laid = new Map<number, readonly Card[]>();
  let at = 0;
  for (const [pile, names] of piles) laid.set(pile, cards.slice(at, (at += names.length)));
  return orderFor(laid, left, (order) => dealOwn(variant, order, rules).table);
}

function boardIn(text: string): Board {
  let [cells, talon]: [readonly string[], readonly string[]] = [[], []];
  const columns: (readonly string[])[] = [];
  for (const line of linesOf(text)) {
    const head = HEAD.exec(line)?.[1]?.toLowerCase() ?? '';
    const names = cardWordsOf(line.slice(line.indexOf(':') + 1).replaceAll(/[<>]/g, ' ')).filter(
      (word) => !EMPTY.test(word),
    );
    if (head.startsWith('f') && !head.startsWith('found')) cells = names;
    else if (head === 'talon') talon = names;
    else if (head === '') columns.push(names);
  }
  return { columns, cells, talon };
}

const ofRole = (piles: readonly Pile[], role: Role): Pile[] => piles.filter(({ rules }) => rules.role === role);

/** Deals tried by chance: after so many no two cards have had the same places by accident. */
const TRIES = 24;

/**
 * Finds which card of a deal comes to which place, by dealing others; then deals the one that is wanted, and looks at
 * it.
 */
function orderFor(
  laid: ReadonlyMap<number, readonly Card[]>,
  others: readonly Card[],
  deal: (order: readonly Card[]) => Table,
): Result<readonly Card[], Fault> {
  const places = [...laid].flatMap(([pile, cards]) => cards.map((card, index) => ({ pile, index, card })));
  const cards = places.map(({ card }) => card);
  const sources = places.map(() => new Set(cards.keys()));
  for (let nth = 1; nth <= TRIES; nth++) {
    const order = shuffled(cards, nth, 1);
    const table = deal([...others, ...order]);
    const column = [...laid].findIndex(([pile, { length }]) => table.size(pile) !== length);
    if (column >= 0) return fail(fault('board-sizes', column + 1, String(table.size([...laid.keys()][column]!))));
    for (const [at, { pile, index }] of places.entries())
      for (const source of sources[at]!)
        if (order[source] !== faceUp(table.at(pile, index))) sources[at]!.delete(source);
  }
  const order: Card[] = [];
  for (const [at, { card }] of places.entries()) {
    const [source] = sources[at]!;
    if (source === undefined || order[source] !== undefined) return fail(fault('board-none'));
    order[source] = card;
  }
  const whole = [...others, ...order];
  const table = deal(whole);
  const isThere = places.every(({ pile, index, card }) => faceUp(table.at(pile, index)) === card);
  return isThere ? succeed(whole) : fail(fault('board-none'));
}
