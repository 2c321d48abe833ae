import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { intervalOf } from '../../../engine/trainer/cards-or-me/interval.ts';

/** The result of one game's review. */
export interface ReviewedLine {
  /** The version, such as `spider-one`, who played, and the deal. */
  readonly way: string;
  readonly who: Who;
  readonly deal: number;
  readonly won: boolean;
  readonly moves: number;
  readonly by: string;
  /** CPU milliseconds of the review. */
  readonly ms: number;
  readonly accuracy: number | undefined;
  /** Decisions examined, and those there was no time for. */
  readonly choices: number;
  readonly passed: number;
  readonly blunders: number;
  readonly named: number;
  /**
   * Moves named that are no inserted blunders, and those of them that a longer look finds no worse than the better
   * move.
   */
  readonly others: number;
  readonly wrong: number;
  /** Moves named though there was no other legal move. */
  readonly alone: number;
  /** Whether the review is the same with hidden cards in another order; undefined where that was not tried. */
  readonly same: boolean | undefined;
}

export type Who = 'blunders' | 'hint' | 'glance' | 'chance';

/** The lines of reviewed games, kept in a file if one is named; games found there are not reviewed again. */
export class ReviewedLines {
  readonly #file: string | undefined;
  readonly #lines: ReviewedLine[];

  constructor(file: string | undefined) {
    const text = file !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : '';
    const whole = text.slice(0, text.lastIndexOf('\n') + 1).split('\n');
    this.#file = file;
    this.#lines = whole.filter((line) => line !== '').map((line) => JSON.parse(line) as ReviewedLine);
  }

  has(way: string, who: Who, deal: number): boolean {
    return this.#lines.some((line) => line.way === way && line.who === who && line.deal === deal);
  }

  add(line: ReviewedLine): void {
    this.#lines.push(line);
    const text = `${JSON.stringify(line)}\n`;
    if (this.#file === undefined) process.stderr.write(text);
    else appendFileSync(this.#file, text);
  }

  /** Returns the totals of all games of a version. */
  of(way: string): unknown {
    const lines = this.#lines.filter((line) => line.way === way);
    const blundered = lines.filter(({ who }) => who === 'blunders');
    const sum = (name: 'blunders' | 'named' | 'others' | 'wrong' | 'alone' | 'choices' | 'passed', of = blundered) =>
      of.reduce((all, line) => all + line[name], 0);
    const swapped = blundered.filter(({ same }) => same !== undefined);
    const ms = lines.map((line) => line.ms);
    const long = lines.filter(({ moves }) => moves > 0).map((line) => (line.ms * 120) / line.moves);
    return {
      games: blundered.length,
      blunders: sum('blunders'),
      named: sum('named'),
      share: intervalOf(sum('named'), sum('blunders')),
      others: sum('others'),
      wrong: sum('wrong'),
      alone: sum('alone', lines),
      swapped: swapped.length,
      same: swapped.filter(({ same }) => same).length,
      looked: sum('choices', lines),
      passed: sum('passed', lines),
      accuracy: Object.fromEntries((['hint', 'glance', 'chance'] as const).map((who) => [who, meanOf(lines, who)])),
      ms: { mean: mean(ms), most: Math.max(0, ...ms), of120: Math.round(Math.max(0, ...long)) },
    };
  }
}

function meanOf(lines: readonly ReviewedLine[], who: Who): unknown {
  const all = lines.flatMap((line) => (line.who === who && line.accuracy !== undefined ? [line.accuracy] : []));
  return { of: all.length, mean: mean(all) };
}

const mean = (all: readonly number[]): number =>
  Math.round((10 * all.reduce((sum, each) => sum + each, 0)) / Math.max(1, all.length)) / 10;
