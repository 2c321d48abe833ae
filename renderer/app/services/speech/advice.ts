import type { Advice } from '../../../../engine/search.ts';
import { countOf, fromOf, isDrag, rankOf, suitOf, toOf } from '../../../../engine/rules.ts';
import { cardNoun } from '../../../words/table/cards.ts';
import { kindValues } from '../../../words/table/pile-names.ts';
import { say, sayWhole } from '../../../words/say.ts';
import { inNames, type SayMoved, type SeenTable } from './move-words.ts';
import { joinSentences } from '../../../words/joins.ts';

/**
 * A move is called very good, good or open from these shares of playouts won; measured against the results of such
 * games.
 */
const VERY_GOOD_SHARE = 0.7;
const GOOD_SHARE = 0.3;
const OPEN_SHARE = 0.1;
/** Below this many playouts, the quality of a move is not mentioned. */
const MIN_TRIES = 4;

/**
 * Says in a few words why a move is advised: its purpose, and how well it did. `lost`: the words for a game that can't
 * be won, '' where it may be won. `moved` phrases the move that turning the stock prepares.
 */
export function sayAdvice(seen: SeenTable, advice: Advice, lost: string, moved: SayMoved = inNames): string {
  const { purpose, by, turns, brings, back } = advice;
  const turned =
    brings === undefined
      ? say('hint.turns', { turns })
      : say('hint.turns-then', { turns, move: moved(seen, brings.card, toOf(brings.move)) });
  // Turns of the stock need no words where their purpose is to deal cards.
  const saysTurns = purpose === 'deals' && (turns > 1 || by.kind === 'look');
  const words = [
    lost,
    turns > 1 || brings !== undefined ? turned : '',
    back ? say('hint.back') : '',
    purpose && !saysTurns ? sayPurpose(seen, advice, purpose) : '',
    sayTried(by),
  ];
  return joinSentences(words);
}

/**
 * Says the purpose of a move: something that it makes possible or, if a card joins another, how the two follow each
 * other.
 */
function sayPurpose(
  { shapes, table }: SeenTable,
  { move, onto, removal, lets, alone }: Advice,
  purpose: NonNullable<Advice['purpose']>,
): string {
  const source = shapes[fromOf(move)];
  if (lets) return sayGain(lets);
  if (removal && onto === undefined) return sayRemoval(removal);
  if (purpose === 'reserve') return say('hint.reserve', kindValues(source?.name ?? 'reserve'));
  if (purpose === 'deals') return say('hint.deals', { alone: alone ? 'yes' : 'no' });
  if (purpose === 'brings' && onto === undefined)
    return say('hint.brings', { empty: isDrag(move) && table.size(toOf(move)) === 0 ? 'yes' : 'no' });
  // The card that it joins is not known before the stock is turned.
  if (onto === undefined) return purpose === 'joins' || purpose === 'beside' ? '' : say(`hint.${purpose}`);
  const card = table.at(fromOf(move), table.size(fromOf(move)) - (isDrag(move) ? countOf(move) : 1));
  const how = HOW_BY_STEP.get(rankOf(card) - rankOf(onto)) ?? 'other';
  if (purpose === 'covers')
    return say('hint.covers', { onto: cardNoun(onto), how: suitOf(card) === suitOf(onto) ? 'suit' : how });
  return say(purpose === 'beside' ? 'hint.beside' : 'hint.joins', { onto: cardNoun(onto), how });
}

const sayRemoval = (removal: NonNullable<Advice['removal']>): string =>
  say('hint.removes', {
    how: removal.kind,
    onto: 'other' in removal ? cardNoun(removal.other) : '',
    sum: removal.kind === 'sum' ? removal.sum : 0,
    count: removal.kind === 'several' ? removal.count : 0,
  });

function sayGain(gain: NonNullable<Advice['lets']>): string {
  const card = cardNoun(gain.card);
  return say('hint.lets', { how: gain.kind, card, onto: gain.kind === 'onto' ? cardNoun(gain.onto) : '' });
}

/** The words for the relation between the rank of a card and that of the card under it, by their difference. */
const HOW_BY_STEP: ReadonlyMap<number, string> = new Map([
  [-1, 'down'],
  [0, 'same'],
  [1, 'up'],
]);

/** Longer wins are mentioned without their number of moves. */
const MAX_COUNTED_MOVES = 150;

function sayTried(by: Advice['by']): string {
  if (by.kind === 'judged') return '';
  if (by.kind === 'look') return say('hint.look');
  if (by.kind === 'wins')
    return by.moves > MAX_COUNTED_MOVES ? say('prospect.still-won') : say('hint.wins', { moves: by.moves });
  return by.of < MIN_TRIES ? '' : say('hint.share', { share: sayWhole(by.won / by.of) });
}

/** Says how a move did when it was tried, and the second best one; '' where that was not tried enough. */
export function sayTrials(by: Advice['by'], next: Advice['by'] | undefined): string {
  if (by.kind !== 'played' || by.of < MIN_TRIES) return '';
  const { won, of } = by;
  const share = won / of;
  const how =
    share >= VERY_GOOD_SHARE ? 'very' : share >= GOOD_SHARE ? 'good' : share >= OPEN_SHARE ? 'open' : 'doubtful';
  const tried = say('hint.played', { how, won, of });
  // A next move that does as well, or better, says nothing about this one.
  const differs = next?.kind === 'played' && next.won / next.of < share;
  return joinSentences([tried, differs && say('hint.next', { won: next.won, of: next.of })]);
}
