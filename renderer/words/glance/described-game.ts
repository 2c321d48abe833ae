import { describe, type Description, type Game, type OptionsKey, parseOptions } from '../../../engine/index.ts';

interface Known {
  readonly game: Game;
  readonly options: OptionsKey;
  readonly description: Description;
}

let known: Known | undefined;

/**
 * Returns the description of a game with its options. Computing it takes longer than drawing a picture, so the last one
 * is kept.
 */
export function describedGame(game: Game, options: OptionsKey): Description {
  if (known?.game !== game || known.options !== options)
    known = { game, options, description: describe(game, parseOptions(game, options) ?? {}) };
  return known.description;
}
