import type { RefusalFacts, Refusal } from '../../preload/api.ts';
import { hasWord, say, type Word } from './say.ts';

/** Says the reason as a part of a sentence; a host may have reasons unknown to this page. */
export function sayAbout({ because, text = '', count = 0 }: RefusalFacts): string {
  const word: Word = `because.${because}`;
  return say(hasWord(word) ? word : 'because.unknown', { text, count });
}

export const sayRefusal = ({ code, about }: Refusal): string =>
  say(`refusal.${code}`, { because: sayAbout(about ?? { because: 'unknown' }), text: about?.text ?? '' });
