import { describe, type Description, type Game, type OptionsKey, parseOptions } from '../../../engine/index.ts';

interface Known {
  readonly game: Game;
  readonly options: OptionsKey;
  readonly description: Description;
}

let known: Known | undefined;

/** The description of a game with some options. To find it takes longer than a picture: the last one is kept. */
export function describedGame(game: Game, options: OptionsKey): Description {
  if (known?.game !== game || known.options !== options)
    known = { game, options, description: describe(game, parseOptions(game, options) ?? {}) };
  return known.description;
}
