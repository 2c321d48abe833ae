import { sayRefusal } from '../words/refusals.ts';
import { sayNotices } from './services/page/host-notices.ts';
import type { FirstAnswers } from './first-answers.ts';
import { takeLanguage } from './services/page/language.ts';
import type { Direction } from '../words/language.ts';
import { firstState, type State } from './model/state.ts';
import { joinSentences } from '../words/joins.ts';

/**
 * Builds the program's first state from the host's answers; returns a message if the host does not answer. Sets the
 * language to the chosen one, or the system's.
 */
export async function startState(
  answers: FirstAnswers,
  testing: boolean,
  pseudo: Direction | undefined,
): Promise<State | string> {
  const system = takeLanguage('system', pseudo);
  const [hello, settings, going] = await Promise.all([answers.hello, answers.settings, answers.going]);
  if (!hello.ok || !settings.ok) await system;
  if (!hello.ok) return sayRefusal(hello.refusal);
  if (!settings.ok) return sayRefusal(settings.refusal);
  const missing = await takeLanguage(settings.value.language, pseudo);
  return firstState({
    hello: hello.value,
    settings: settings.value,
    gamesInProgress: going.ok ? going.value.toSorted((a, b) => b.saved - a.saved) : [],
    warning: joinSentences([sayNotices(hello.value), missing]),
    testing,
  });
}
