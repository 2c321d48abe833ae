import type { Game, Preset } from '../../engine/rules.ts';
import { hasWord, say } from './say.ts';

/** Returns the message of a label. A label without a message is a plain number, and is returned as it is. */
const sayLabel = (id: string, label: string): string => (hasWord(id) ? say(id) : label);

/** Names an option of a game. */
export const sayOption = (game: Game, key: string): string =>
  sayLabel(`option.${game.id}.${key}`, game.options[key]?.label ?? '');

/** Names a value of a choice. */
export function sayValue(game: Game, key: string, value: string): string {
  const option = game.options[key];
  return sayLabel(
    `option.${game.id}.${key}.${value}`,
    (option?.kind === 'choice' && option.values[value]?.label) || '',
  );
}

/** Names a preset, for those who search for it. */
export const sayPreset = (game: Game, { name, label }: Preset): string => sayLabel(`preset.${game.id}.${name}`, label);

/** Says the name by which players know a preset. */
export const sayTitle = (game: Game, { name, title = '' }: Preset): string =>
  sayLabel(`version.${game.id}.${name}`, title);
