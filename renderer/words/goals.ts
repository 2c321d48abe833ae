import { withAccents } from './accent.ts';
import { messagesIn } from './message.ts';
import { catalogue, tongue } from './say.ts';

/** Returns the goal of a game, given the English of its page. */
export function sayGoal(english: string): string {
  if (tongue() === 'pseudo') return messagesIn('en')(withAccents(english))({});
  const { goals, spell } = catalogue();
  return goals[english] ?? spell?.(english) ?? english;
}
