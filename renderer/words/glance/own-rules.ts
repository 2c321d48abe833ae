import type { Describing } from '../fetched/description-words.ts';

/** Games that share the handwritten rules of another in lessons. */
const SHARED_LESSONS: Readonly<Record<string, string>> = {
  'double-montana': 'gaps',
  'miss-muffet': 'curds-and-whey',
  'royal-marriage': 'push-pin',
  'virginia-reel': 'royal-parade',
  'three-shuffles-and-a-draw': 'three-shuffles',
};

/** Returns the id of the message with a game's handwritten rules; there may be none. */
export const ownRulesOf = (game: string): string => `lesson.own-${SHARED_LESSONS[game] ?? game}`;

/** Returns the handwritten rules of a game, which a few words about piles can't say; '' if it has none. */
export function sayOwnRules({ has, say }: Describing, game: string): string {
  const word = ownRulesOf(game);
  return has(word) ? say(word) : '';
}
