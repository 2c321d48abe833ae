import type { MethodChoice } from './chosen.ts';
import type { HintMethod, MethodName, MethodTools } from './method.ts';
import { PlayoutMethod } from './methods/playout-method.ts';
import { RevealMethod } from './methods/reveal-method.ts';
import { UctMethod } from './methods/uct-method.ts';
import { boardWorthOf } from './tree/board-worth.ts';

/** Makes each method. `game`: the game's id. */
const MAKERS: Readonly<Record<MethodName, (tools: MethodTools, choice: MethodChoice, game: string) => HintMethod>> = {
  playout: (tools, choice) => new PlayoutMethod(tools, choice),
  reveal: (tools) => new RevealMethod(tools),
  uct: (tools, choice, game) => new UctMethod(tools, choice, boardWorthOf(game)),
};

/** The names of all methods. */
export const METHOD_NAMES = Object.keys(MAKERS) as readonly MethodName[];

/** Makes the method chosen for a game. */
export const makeMethod = (tools: MethodTools, choice: MethodChoice, game: string): HintMethod =>
  MAKERS[choice.method](tools, choice, game);
