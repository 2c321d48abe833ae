import type { BuildOrder } from '../../../engine/search.ts';
import { listNoun, rankNoun } from './cards.ts';
import type { Noun } from '../noun.ts';
import { kindValues, type PileKind } from './pile-names.ts';
import { say } from '../say.ts';

type Ordered = BuildOrder & { readonly kind: 'order' };

/** Most pairs of ranks that are listed one by one. */
const MAX_NAMED_COUPLES = 3;
/** Lowest rank of a card that shows no number, and whose value in a sum must be explained. */
const JACK = 11;

/** Says which cards move together. */
export function sayTogether(order: BuildOrder | undefined): string {
  if (order?.kind !== 'order' || (order.ranks.how === 'any' && order.suits === 'any')) return say('lesson.run-any');
  return order.ranks.how === 'same' ? say('lesson.run-same') : say('lesson.run-order', { order: sayOrder(order) });
}

/** Says which cards may lie on which in such piles; '' where a few words can't say it. */
export function sayBuilt(order: BuildOrder | undefined, pile: PileKind): string {
  if (order === undefined) return '';
  if (order.kind === 'alike') return say('lesson.alike');
  if (order.kind === 'couples') return sayCouples(order) ?? '';
  const { ranks, suits } = order;
  if (ranks.how === 'any') return say('lesson.any-rank', { ...kindValues(pile), suits });
  if (ranks.how === 'sum') return saySum(order);
  const plain = suits !== 'any' || ranks.how === 'same';
  return say(plain ? 'lesson.built' : 'lesson.any-suit', { ...kindValues(pile), order: sayOrder(order) });
}

/** Says which cards are removed together; undefined: a few words can't say it. */
export function sayPaired(order: BuildOrder | undefined): string | undefined {
  if (order?.kind === 'couples') return sayCouples(order);
  if (order?.kind !== 'order') return undefined;
  const { how } = order.ranks;
  if (how === 'sum') return saySum(order);
  if (how === 'same') return say('lesson.same');
  return how === 'any' && order.suits === 'same' ? say('lesson.same-suit') : undefined;
}

const saySum = ({ ranks: { by: sum }, suits }: Ordered): string =>
  say('lesson.sum', { sum, suits, high: sum > JACK ? 'yes' : 'no' });

function sayCouples({ ranks, suits }: BuildOrder & { readonly kind: 'couples' }): string | undefined {
  if (ranks.length > MAX_NAMED_COUPLES) return undefined;
  const couples = ranks.map(([one, other]) => coupleNoun(one, other));
  return say('lesson.couples', { suits, couples: listNoun(couples) });
}

/** `ace with queen`. */
const coupleNoun =
  (one: number, other: number): Noun =>
  (form) =>
    say('lesson.couple', { form, one: rankNoun(one), other: rankNoun(other) });

/** `downwards in alternating colours`. */
export function sayOrder({ ranks: { how, by, round }, suits }: Ordered): string {
  return say('lesson.order', { how, by, suits, round: round ? how : 'no' }).trim();
}
