import type { Advice } from '../../../../engine/search.ts';
import { toOf } from '../../../../engine/rules.ts';
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
  { purpose, by, turns, brings, back }: Advice,
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
    purpose && !saysTurns ? say(`hint.${purpose}`) : '',
    sayTried(by, next?.by),
  ];
  return words.filter(Boolean).join(' ');
}

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
