import { describe, type Description, type Game, type OptionsKey, parseOptions } from '../../../engine/rules.ts';

/** The most versions of one game whose descriptions are kept. */
const MAX_VERSIONS = 8;

const described = new WeakMap<Game, Map<OptionsKey, Description>>();

/** Returns the description of a game with its options, and keeps it: computing takes longer than drawing a picture. */
export function describedGame(game: Game, options: OptionsKey): Description {
  const versions = described.get(game) ?? new Map<OptionsKey, Description>();
  described.set(game, versions);
  const known = versions.get(options);
  if (known) return known;
  const made = describe(game, parseOptions(game, options) ?? {});
  if (versions.size >= MAX_VERSIONS) versions.clear();
  versions.set(options, made);
  return made;
}
