import { FIRST_DEAL, LAST_DEAL } from '../../../engine/legality/deal.ts';
import type { Answers, Game } from '../../../engine/model/game.ts';
import { findGame } from '../../../engine/games/index.ts';
import { usageOf } from '../commands.ts';
import { makeOptions, type OptionsKey, parseOptions } from '../../../engine/model/options.ts';

/** The deals that the command solves, and how. */
export interface SolveCommand {
  readonly game: Game;
  readonly options: OptionsKey;
  readonly answers: Answers;
  readonly from: number;
  readonly to: number;
  /** CPU seconds for a deal. */
  readonly seconds: number;
  readonly moves: boolean;
}

const USUAL_SECONDS = 20;
const USAGE = usageOf('solve');

/** Parses the arguments of the command; returns a sentence about the fault, if there is one. */
export function parseSolve(words: readonly string[]): SolveCommand | string {
  const rest = [...words];
  const moves = take(rest, '--moves') !== undefined;
  const seconds = secondsOf(rest, USUAL_SECONDS);
  if (typeof seconds === 'string') return seconds;
  const flag = rest.find((word) => word.startsWith('--'));
  if (flag !== undefined) return `There is no ${flag}.\n${USAGE}`;
  const [id, ...more] = rest;
  if (id === undefined) return USAGE;
  const game = findGame(id);
  if (game === undefined) return `There is no game "${id}".`;
  const deals = more.pop();
  const range = dealsOf(deals ?? '');
  if (typeof range === 'string') return `${range}\n${USAGE}`;
  const options = optionsOf(game, more);
  if (typeof options === 'object') return options.wrong;
  return { game, options, answers: parseOptions(game, options) ?? {}, ...range, seconds, moves };
}

/** Removes a word and the `more` words after it, and returns them; undefined when the word is not there. */
export function take(words: string[], word: string, more = 0): string[] | undefined {
  const at = words.indexOf(word);
  return at < 0 ? undefined : words.splice(at, 1 + more);
}

/** Removes `--seconds N` and returns the number, or a text about the fault. */
export function secondsOf(words: string[], usual: number): number | string {
  const taken = take(words, '--seconds', 1);
  if (taken === undefined) return usual;
  const seconds = Number(taken[1] ?? '');
  return seconds > 0 && Number.isFinite(seconds)
    ? seconds
    : `--seconds wants a number above 0, not "${taken[1] ?? ''}".`;
}

export interface DealRange {
  readonly from: number;
  /** The last deal. */
  readonly to: number;
}

/** Parses `1-100` or `7`; returns a text about the fault, if there is one. */
export function dealsOf(text: string): DealRange | string {
  const [, first, last] = /^(\d{1,10})(?:-(\d{1,10}))?$/.exec(text) ?? [];
  if (first === undefined) return `Deals are a number or two, as in 1-100, not "${text}".`;
  const [from, to] = [Number(first), Number(last ?? first)];
  if (from < FIRST_DEAL || to > LAST_DEAL) return `Deals have the numbers ${FIRST_DEAL} to ${LAST_DEAL}.`;
  return from <= to ? { from, to } : `${text} ends before it begins.`;
}

function optionsOf(game: Game, words: readonly string[]): OptionsKey | { readonly wrong: string } {
  const answers: Record<string, string | boolean> = {};
  for (const word of words) {
    const [, key = '', answer = ''] = /^([^=]+)=(.+)$/.exec(word) ?? [];
    const former = Object.hasOwn(game.former, key) ? game.former[key] : undefined;
    const option = Object.hasOwn(game.options, key) ? game.options[key] : undefined;
    if (option === undefined && !former) return { wrong: `${game.name} has no option "${key || word}".` };
    if (Object.hasOwn(answers, key)) return { wrong: `The option "${key}" is there twice.` };
    const values = former ?? (option?.kind === 'choice' ? option.values : undefined);
    const known = values ? Object.keys(values) : ['true', 'false'];
    if (!known.includes(answer)) return { wrong: `"${key}" is one of ${known.join(', ')}, not "${answer}".` };
    answers[key] = values ? answer : answer === 'true';
  }
  return makeOptions(game, answers);
}
