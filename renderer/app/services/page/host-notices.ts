import type { HostInfo, Notice } from '../../../../preload/api.ts';
import { say } from '../../../words/say.ts';
import { joinSentences } from '../../../words/joins.ts';

/** Returns the host's notices about its start as one text. */
export const sayNotices = ({ notices }: HostInfo): string => joinSentences(notices.map(sayNotice));

function sayNotice(notice: Notice): string {
  const { kind, detail } = notice;
  if (kind === 'memory-only') return say('notice.memory-only', { detail, why: notice.why });
  if (kind === 'database-unsaved') return say('notice.unsaved', { detail, why: notice.why });
  if (kind === 'database-rewritten') return say('notice.rewritten', { detail });
  const { kept, named, results } = notice.saved;
  const any = kept + named + results > 0;
  return any ? say('notice.salvaged', { detail, kept, named, results }) : say('notice.set-aside', { detail });
}
