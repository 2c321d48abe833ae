import { RuleSet } from '../legality/rule-set.ts';
import type { DealtPiles } from '../foreign/dealt-piles.ts';
import { orderOfLayout } from '../foreign/laying.ts';
import { type Card, makeCardName } from '../model/card.ts';
import { deckOf } from '../model/deck-order.ts';
import type { Game } from '../model/game.ts';
import { type OptionsKey, parseOptions } from '../model/options.ts';
import { fail, type Result } from '../model/result.ts';
import { type Fault, fault } from '../session/fault.ts';
import type { BoardWord, WrittenBoard } from './board-word.ts';
import { cardWordsOf, listOf, Pool } from './cards.ts';

/*
 * A table as other programs write it: a column a line, the bottom card first, perhaps after a colon; an empty line is
 * an empty column. `Freecells:` and `Talon:` (the next card first) may list other cards; the cards after `Foundations:`
 * follow from the rest.
 */

const LINE_HEAD = /^\s*(foundations?|founds?|decks?|freecells?|fc|talon)\s*:/i;
const EMPTY_PLACE = /^[-*]$/;

/**
 * Whether a text is a board: it has the marks of one, or its lines are not a list of cards wrapped at a fixed length.
 */
export function isBoard(text: string): boolean {
  const lines = linesOf(text);
  if (lines.some((line) => LINE_HEAD.test(line) || line.trimStart().startsWith(':'))) return true;
  if (lines.length < 3) return false;
  const sizes = lines.map((line) => cardWordsOf(line).length);
  return sizes.slice(0, -1).some((size) => size !== sizes[0]) || (sizes.at(-1) ?? 0) > sizes[0]!;
}

const linesOf = (text: string): string[] => text.replace(/\s+$/, '').split(/\r\n?|\n/);

/** Parses a board in lines. */
export function boardOfLines(text: string): WrittenBoard {
  let [cells, stock]: [readonly BoardWord[], readonly BoardWord[]] = [[], []];
  const columns: (readonly BoardWord[])[] = [];
  for (const [at, line] of linesOf(text).entries()) {
    const head = LINE_HEAD.exec(line)?.[1]?.toLowerCase() ?? '';
    const words = cardWordsOf(line.slice(line.indexOf(':') + 1).replaceAll(/[<>]/g, ' '))
      .filter((word) => !EMPTY_PLACE.test(word))
      .map((word) => ({ text: word, line: at + 1 }));
    if (head.startsWith('f') && !head.startsWith('found')) cells = words;
    else if (head === 'talon') stock = words;
    else if (head === '') columns.push(words);
  }
  return { columns, cells, waste: [], stock };
}

/**
 * Returns the cards in the order in which they are dealt to the layout of the board. If the deal depends on the cards,
 * cards on no column (aces on their foundations) come first or last.
 */
export function orderOfBoard(board: WrittenBoard, game: Game, options: OptionsKey): Result<readonly Card[], Fault> {
  const variant = game.variant(parseOptions(game, options) ?? {});
  const rules = new RuleSet(variant);
  const pool = new Pool(deckOf(game, options));
  const wrong: Fault[] = [];
  const cardsOf = (words: readonly BoardWord[]): Card[] => words.flatMap((word) => taken(pool, word, wrong) ?? []);
  const layout: DealtPiles = {
    columns: board.columns.map(cardsOf),
    cells: cardsOf(board.cells),
    waste: cardsOf(board.waste),
    stock: cardsOf(board.stock),
  };
  if (wrong[0]) return fail(wrong[0]);
  const found = orderOfLayout(rules, layout, pool.left);
  const short = !found.ok && found.error.why === 'board-sizes' && pool.left.length > 0;
  return short ? fail(fault('board-missing', pool.left.length, listOf(pool.left.map(makeCardName)))) : found;
}

function taken(pool: Pool, { text, line }: BoardWord, wrong: Fault[]): Card | undefined {
  const card = pool.take(text);
  if (typeof card === 'number') return card;
  wrong.push(fault(`board-${card}`, line, text));
  return undefined;
}
