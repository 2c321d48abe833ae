import type { Advice } from '../../../../engine/search.ts';
import { countOf, fromOf, rankOf, toOf } from '../../../../engine/rules.ts';
import { cardNoun } from '../../../words/table/cards.ts';
import { kindValues } from '../../../words/table/pile-names.ts';
import { say } from '../../../words/say.ts';
import { inNames, type SayMoved, type SeenTable } from './move-words.ts';

/**
 * Shares of playouts won from which a move is called very good, good and open; measured against how such games ended.
 */
const VERY_GOOD_SHARE = 0.7;
const GOOD_SHARE = 0.3;
const OPEN_SHARE = 0.1;
/** Playouts below which nothing is said. */
const MIN_TRIES = 4;

/**
 * Says in a few words why a move is advised: what it is for, and how well it did. `next`: the second-best advice;
 * `moved` phrases the move that turning the stock prepares.
 */
export function sayAdvice(
  seen: SeenTable,
  { move, purpose, onto, by, turns, brings, back }: Advice,
  lost: boolean,
  next: Advice | undefined,
  moved: SayMoved = inNames,
): string {
  const turned =
    brings === undefined
      ? say('hint.turns', { turns })
      : say('hint.turns-then', { turns, move: moved(seen, brings.card, toOf(brings.move)) });
  // That turns of the stock deal cards goes without saying.
  const saysTurns = purpose === 'deals' && (turns > 1 || by.kind === 'look');
  const words = [
    lost ? say('notice.no-win') : '',
    turns > 1 || brings !== undefined ? turned : '',
    back ? say('hint.back') : '',
    purpose && !saysTurns ? sayPurpose(seen, move, purpose, onto) : '',
    sayTried(by, next?.by),
  ];
  return words.filter(Boolean).join(' ');
}

/** Says what a move is for; of a card that joins another, how the two follow each other. */
function sayPurpose(
  { shapes, table }: SeenTable,
  move: Advice['move'],
  purpose: NonNullable<Advice['purpose']>,
  onto: Advice['onto'],
): string {
  const source = shapes[fromOf(move)];
  if (purpose === 'reserve') return say('hint.reserve', kindValues(source?.name ?? 'reserve'));
  // Which card it joins is not known before the stock is turned.
  if (onto === undefined) return purpose === 'joins' || purpose === 'beside' ? '' : say(`hint.${purpose}`);
  const card = table.at(fromOf(move), table.size(fromOf(move)) - countOf(move));
  return say(`hint.${purpose}`, { onto: cardNoun(onto), how: HOW_BY_STEP.get(rankOf(card) - rankOf(onto)) ?? 'other' });
}

/** How the rank of a card relates to that of the card under it, by their difference. */
const HOW_BY_STEP: ReadonlyMap<number, string> = new Map([
  [-1, 'down'],
  [0, 'same'],
  [1, 'up'],
]);

/** Longer wins are mentioned without their number of moves. */
const MAX_COUNTED_MOVES = 150;

function sayTried(by: Advice['by'], next: Advice['by'] | undefined): string {
  if (by.kind === 'judged') return '';
  if (by.kind === 'look') return say('hint.look');
  if (by.kind === 'wins')
    return by.moves > MAX_COUNTED_MOVES ? say('prospect.still-won') : say('hint.wins', { moves: by.moves });
  const { won, of } = by;
  if (of < MIN_TRIES) return '';
  const share = won / of;
  const how =
    share >= VERY_GOOD_SHARE ? 'very' : share >= GOOD_SHARE ? 'good' : share >= OPEN_SHARE ? 'open' : 'doubtful';
  const tried = say('hint.played', { how, won, of });
  // A next move that does as well, or better, says nothing about this one.
  const differs = next?.kind === 'played' && next.won / next.of < share;
  return differs ? `${tried} ${say('hint.next', { won: next.won, of: next.of })}` : tried;
}
