import type { HostInfo, Notice } from '../../../preload/api.ts';
import { sayRefusal } from '../../words/refusals.ts';
import { say } from '../../words/say.ts';
import type { FirstAnswers } from './first-answers.ts';
import { takeLanguage } from './language.ts';
import { firstState, type State } from './state.ts';

/**
 * What the host knows, as the first state of the program; a sentence when the host does not answer. The language that
 * is set, or the system's, is spoken then.
 */
export async function startState(answers: FirstAnswers, testing: boolean, pseudo: boolean): Promise<State | string> {
  const system = takeLanguage('system', pseudo);
  const [hello, settings, going] = await Promise.all([answers.hello, answers.settings, answers.going]);
  if (!hello.ok || !settings.ok) await system;
  if (!hello.ok) return sayRefusal(hello.refusal);
  if (!settings.ok) return sayRefusal(settings.refusal);
  const missing = await takeLanguage(settings.value.language, pseudo);
  return firstState({
    hello: hello.value,
    settings: settings.value,
    going: going.ok ? going.value.toSorted((a, b) => b.saved - a.saved) : [],
    warning: [sayNotices(hello.value), missing].filter(Boolean).join(' '),
    testing,
  });
}

/** What the host has to tell about its opening. */
export const sayNotices = ({ notices }: HostInfo): string => notices.map(sayNotice).join(' ');

function sayNotice(notice: Notice): string {
  const { kind, detail } = notice;
  if (kind === 'memory-only') return say('told.memory-only', { detail, why: notice.why });
  if (kind === 'database-unsaved') return say('told.unsaved', { detail, why: notice.why });
  if (kind === 'database-rewritten') return say('told.rewritten', { detail });
  const { kept, named, results } = notice.saved;
  const any = kept + named + results > 0;
  return any ? say('told.salvaged', { detail, kept, named, results }) : say('told.set-aside', { detail });
}
