import { type Card, isFaceDown } from '../model/card.ts';
import { makeOrder, parseOrder } from '../model/deck-order.ts';
import { fail, type Result, succeed } from '../model/result.ts';
import { JOINED_MARK } from './log-words.ts';
import { resume } from './resume.ts';
import { movesMade, type Saved } from './saved-game.ts';
import type { Session } from './session.ts';

/**
 * Corrects a custom deal while it is played: exchanges the card at a place with `card` in the deal and makes the moves
 * again, except automatic ones that are no longer allowed. Fails with the number of the first of the player's moves
 * that is then forbidden.
 */
export function correctDeal(session: Session, pile: number, index: number, card: Card): Result<Saved, number> {
  const order = parseOrder(session.cards) ?? [];
  const wrong = session.source(pile, index);
  const saved = session.save();
  const ways = order.flatMap((other, at) => (other === card ? [replayExchanged(saved, order, wrong, at)] : []));
  const whole = ways.filter((way) => way.refused === undefined);
  const [best] = whole.toSorted(
    (a, b) => countSeenDifferences(a.session, session) - countSeenDifferences(b.session, session),
  );
  return best ? succeed(best.session.save()) : fail(Math.max(1, ...ways.map(({ refused = 1 }) => refused)));
}

interface Replayed {
  readonly session: Session;
  /** The number of the first of the player's moves that is forbidden. */
  readonly refused: number | undefined;
}

function replayExchanged(saved: Saved, order: readonly Card[], one: number, other: number): Replayed {
  const cards = makeOrder(order.with(one, order[other]!).with(other, order[one]!));
  for (let words = movesMade(saved); ;) {
    const resumed = resume({ ...saved, cards, moves: words.join(' '), at: words.length });
    if (!resumed.ok) throw new Error(`a game that was saved can't be opened: ${resumed.error.why}`);
    const { session, refused } = resumed.value;
    if (!refused) return { session, refused };
    const at = refused.move - 1;
    if (!words[at]!.endsWith(JOINED_MARK)) return { session, refused: session.moveCount + 1 };
    words = words.toSpliced(at, 1);
  }
}

/** Counts the places where both tables show a face-up card, but different ones. */
function countSeenDifferences({ table }: Session, { table: before, shapes }: Session): number {
  const open = shapes.flatMap((_, pile) =>
    Array.from({ length: table.size(pile) }, (_, index) => [table.at(pile, index), before.at(pile, index)] as const),
  );
  return open.filter(([now, then]) => now !== then && !isFaceDown(then) && !isFaceDown(now)).length;
}
