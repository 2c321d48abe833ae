import { fail, type Result, succeed } from '../model/result.ts';
import { type Fault, fault } from '../session/fault.ts';
import type { BoardWord, WrittenBoard } from './board-word.ts';
import { isCardWord } from './cards.ts';

/*
 * A table as Solvitaire and lonelybot read it: JSON whose `tableau piles` are lists of cards, the lowest first, `waste`
 * and `reserve` too; of the `stock` the last card is drawn first. What lies on foundations follows from the rest.
 */

/** The names of its lists. */
export const BOARD_PARTS = ['tableau piles', 'stock', 'waste', 'reserve', 'foundations', 'foundation', 'hole'];

export const isJson = (text: string): boolean => text.startsWith('{');

/** Where each card's word stands is the line of the text. */
export function boardOfJson(text: string): Result<WrittenBoard, Fault> {
  const parts = partsOf(text);
  if (parts === undefined) return fail(fault('board-json'));
  const stranger = Object.keys(parts).find((part) => !BOARD_PARTS.includes(part));
  if (stranger !== undefined) return fail(fault('board-part', 1, stranger));
  const lineOf = linesOfWords(text);
  const words = (list: unknown): BoardWord[] | undefined => {
    if (list === undefined) return [];
    return isTexts(list) ? list.map((word) => ({ text: capitalsOf(word), line: lineOf(word) })) : undefined;
  };
  const columns = Array.isArray(parts['tableau piles']) ? parts['tableau piles'].map(words) : [];
  const [waste, cells, stock] = [parts['waste'], parts['reserve'], parts['stock']].map(words);
  if (!waste || !cells || !stock) return fail(fault('board-json'));
  const whole = columns.filter((column) => column !== undefined);
  return whole.length === columns.length && whole.length > 0
    ? succeed({ columns: whole, cells, waste, stock: stock.toReversed() })
    : fail(fault('board-json'));
}

function partsOf(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null ? { ...json } : undefined;
  } catch {
    return undefined;
  }
}

const isTexts = (list: unknown): list is readonly string[] =>
  Array.isArray(list) && list.every((each) => typeof each === 'string');

/** A small suit says that a card lies face down, which a game's own rules say too. */
const capitalsOf = (word: string): string => (isCardWord(word.toUpperCase()) ? word.toUpperCase() : word);

/** The line on which a word stands for the first, the second … time it is asked for. */
function linesOfWords(text: string): (word: string) => number {
  const from = new Map<string, number>();
  return (word) => {
    const at = text.indexOf(`"${word}"`, from.get(word) ?? 0);
    from.set(word, at + 1);
    return text.slice(0, Math.max(at, 0)).split('\n').length;
  };
}
