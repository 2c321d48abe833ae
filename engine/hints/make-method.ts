import type { HintMethod, MethodSettings, MethodTools } from './base/method.ts';
import { PlayoutMethod } from './methods/playout-method.ts';
import { RevealMethod } from './methods/reveal-method.ts';
import { UctMethod } from './methods/uct-method.ts';

/**
 * The ways to compare moves in a game with hidden cards, in worlds in which these could lie:
 * - `playout`: the basic bot plays on from each move;
 * - `reveal`: the best-looking positions that can be reached before the next card is turned up are each played a little
 *   further;
 * - `uct`: each game is guided by the results of those before it, once the stock is known; until then `playout`.
 */
const METHODS = {
  playout: PlayoutMethod,
  reveal: RevealMethod,
  uct: UctMethod,
} as const satisfies Record<string, new (tools: MethodTools, settings: MethodSettings) => HintMethod>;

export type MethodName = keyof typeof METHODS;

/** The names of all methods. */
export const METHOD_NAMES = Object.keys(METHODS) as readonly MethodName[];

export const makeMethod = (name: MethodName, tools: MethodTools, settings: MethodSettings): HintMethod =>
  new METHODS[name](tools, settings);
