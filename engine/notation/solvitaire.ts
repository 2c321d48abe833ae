import { fail, type Result, succeed } from '../model/result.ts';
import { type Fault, fault } from '../session/fault.ts';
import type { BoardWord, WrittenBoard } from './board-word.ts';
import { isCardWord } from './cards.ts';

/*
 * A table as Solvitaire and lonelybot read it: JSON whose `tableau piles` are lists of cards, the lowest first, as are
 * `waste` and `reserve`; the last card of the `stock` is drawn first. The cards on foundations follow from the rest.
 */

/** The names of the lists in a board of Solvitaire. */
export const BOARD_PARTS = ['tableau piles', 'stock', 'waste', 'reserve', 'foundations', 'foundation', 'hole'];

export const isJson = (text: string): boolean => text.startsWith('{');

/** Parses such a board; each card's word is recorded with its line in the text. */
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

/** Converts a card to capitals: a small suit marks a face-down card, but the game's rules decide that anyway. */
const capitalsOf = (word: string): string => (isCardWord(word.toUpperCase()) ? word.toUpperCase() : word);

/** Finds the line of a word: each call for the same word returns that of its next occurrence. */
function linesOfWords(text: string): (word: string) => number {
  const from = new Map<string, number>();
  return (word) => {
    const at = text.indexOf(`"${word}"`, from.get(word) ?? 0);
    from.set(word, at + 1);
    return text.slice(0, Math.max(at, 0)).split('\n').length;
  };
}
