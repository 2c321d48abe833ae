import type { Game } from '../../../engine/model/game.ts';
import type { Language } from '../../../preload/api.ts';
import { SPOKEN_LANGUAGES } from '../../../renderer/words/language.ts';
import { type Component, readComponent } from '../words/catalogues.ts';
import { labelMessages } from './game-messages.ts';
import type { Missing } from './missing.ts';

/** Lists the texts of a game that languages lack: its goal, and the labels of its options and versions. */
export const missingWordsOf = (game: Game): readonly Missing[] =>
  SPOKEN_LANGUAGES.flatMap((language) =>
    lackingIn(language, 'goals', [`goal.${game.id}`]).concat(
      lackingIn(language, 'options', Object.keys(labelMessages(game))),
    ),
  );

function lackingIn(language: Language, component: Component, ids: readonly string[]): Missing[] {
  const messages = readComponent(language, component);
  return ids
    .filter((id) => !Object.hasOwn(messages, id))
    .map((id) => ({
      what: `a message in ${language}`,
      by: language === 'en' ? 'npm run games' : `add ${id} to assets/words/${language}/${component}.json`,
    }));
}
