import { parseCard } from '../../../engine/rules.ts';
import { MAX_CARD_SETS } from '../../../preload/api.ts';
import type { NoSet } from '../../app/services/card-sets/set-messages.ts';
import type { SetRejection } from '../../app/services/card-sets/take-set.ts';
import { sayCard } from '../../words/table/cards.ts';
import { saySets } from '../../words/fetched/set-words.ts';
import { locale } from '../../words/say.ts';

/** The most missing cards listed by name. */
const MAX_NAMED_CARDS = 5;

/** Says why a set is rejected. */
export function saySetRejection(why: SetRejection): string {
  if ('refusal' in why) return saySets('sets.unkept', { why: why.refusal });
  if (why.fault === 'full') return saySets('sets.full', { most: MAX_CARD_SETS });
  return why.fault === 'lacks' ? sayLacking(why) : saySets(`sets.fault.${why.fault}`, { about: why.about });
}

/** Names the first missing cards and how many more there are, or the missing file. */
function sayLacking({ about }: Pick<NoSet, 'about'>): string {
  const cards = about.split(' ').flatMap((name) => parseCard(name) ?? []);
  if (cards.length === 0) return saySets('sets.lacks-file', { about });
  const named = new Intl.ListFormat(locale(), { type: 'unit' }).format(cards.slice(0, MAX_NAMED_CARDS).map(sayCard));
  return saySets('sets.fault.lacks', { about: named, more: Math.max(0, cards.length - MAX_NAMED_CARDS) });
}
