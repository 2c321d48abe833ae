import type english from '../../../assets/words/en/goals.json';
import { catalogue } from '../say.ts';
import { fetchedWords } from './fetched-words.ts';

const goals = fetchedWords<keyof typeof english>(
  (folder) => import(`../../../assets/words/${folder}/goals.json`, { with: { type: 'json' } }),
);

/** Fetches the goals of all games in the current language. @throws when they can't be fetched. */
export const fetchGoals = goals.fetch;

/** Returns the goal of a game; '' until the goals are fetched, and for a game that has none. */
export function sayGoal(id: string): string {
  const { spell = (text: string) => text } = catalogue();
  return spell(goals.say(`goal.${id}` as keyof typeof english));
}
