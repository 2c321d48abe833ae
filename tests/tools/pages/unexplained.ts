import { games, usualOptions } from '../../../engine/rules.ts';
import { textsIn } from '../words/catalogues.ts';
import { describedGame } from '../../../renderer/words/glance/described-game.ts';
import { sharedRulesOf } from '../../../renderer/words/glance/glance.ts';
import { ownRulesOf } from '../../../renderer/words/glance/own-rules.ts';

/** What a game's description leaves open, and where that is explained. */
interface Unexplained {
  readonly id: string;
  readonly parts: readonly string[];
  /** Where the game's handwritten rules explain it; `nobody`: only the page of rules may explain it. */
  readonly by: 'glance' | 'lesson' | 'nobody';
}

/** Lists every game whose description leaves something open. */
export const unexplainedGames = (): Unexplained[] =>
  games.flatMap((game) => {
    const open = describedGame(game, usualOptions(game)).undescribed.filter(({ part }) => part !== 'goal');
    const parts = [...new Set(open.map(({ part, role }) => (role === undefined ? part : `${role} ${part}`)))];
    return parts.length > 0 ? [{ id: game.id, parts, by: explainerOf(game.id) }] : [];
  });

function explainerOf(id: string): Unexplained['by'] {
  const texts = textsIn('en', ['glance']);
  if (Object.hasOwn(texts, `handwritten.${sharedRulesOf(id)}`)) return 'glance';
  return Object.hasOwn(texts, ownRulesOf(id)) ? 'lesson' : 'nobody';
}
