import { games } from '../../../engine/games/index.ts';
import type { Game } from '../../../engine/model/game.ts';
import {
  everyOptions,
  makeOptions,
  type OptionsKey,
  uncountedOptions,
  usualOptions,
} from '../../../engine/model/options.ts';

/** One version of one game, by names, which threads can pass to each other. */
export interface NamedWay {
  readonly game: string;
  readonly options: OptionsKey;
}

/**
 * Returns the versions of each game whose odds are found: the default one, then the game's presets, or else those that
 * differ from it in one answer. Versions that differ only in scoring count as one.
 */
export const oddsWays = (ids: readonly string[]): NamedWay[] =>
  games
    .filter(({ id }) => ids.length === 0 || ids.includes(id))
    .flatMap((game) => optionsOf(game).map((options) => ({ game: game.id, options })));

function optionsOf(game: Game): OptionsKey[] {
  const usual = usualOptions(game);
  const others =
    game.presets.length > 0
      ? game.presets.map(({ answers }) => makeOptions(game, answers))
      : everyOptions(game).filter((options) => differences(options, usual) === 1);
  return [...new Set([usual, ...others].map((options) => uncountedOptions(game, options)))];
}

function differences(options: OptionsKey, usual: OptionsKey): number {
  const those = new Set(usual.split(';'));
  return options.split(';').filter((answer) => !those.has(answer)).length;
}
