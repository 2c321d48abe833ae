import { takesCards } from '../../model/acceptance.ts';
import { fromOf, isDrag, type Move, toOf } from '../../model/move.ts';
import type { Pile } from '../../model/pile.ts';
import type { TableView } from '../../model/table.ts';
import { tapsOf } from '../position/talon.ts';
import type { SearchContext } from '../strategy.ts';

/**
 * A card that goes to a foundation which has begun, where only foundations take cards and each takes ever after what it
 * takes once, does so at once.
 *
 * Nothing is lost by it: no card could lie on that card but there, what lies under it comes free the sooner, and no
 * other card could come home only as long as this one has not. A line that wins with the card in play for longer wins
 * without its later move, and, where it lay in the waste, without the taps that would have turned it. It does not hold
 * for a waste that gets several cards at a time: the others would come in another order.
 */
export class LastingHomes {
  readonly #homes: Uint8Array;
  readonly #sources: Uint8Array;

  /** Undefined where the argument does not hold. */
  static for({ position, facts, pruning }: SearchContext): LastingHomes | undefined {
    const { piles } = position.rules;
    const holds = pruning.has('lasting-home') && facts.lasting && piles.every(isHomeOrTakesNone);
    return holds ? new LastingHomes(piles) : undefined;
  }

  private constructor(piles: readonly Pile[]) {
    this.#homes = Uint8Array.from(piles, (pile) => Number(isHome(pile)));
    this.#sources = Uint8Array.from(piles, (pile) => Number(givesInOrder(pile, piles)));
  }

  /** Whether no other move needs to be tried beside this one. */
  isForced(move: Move, table: TableView): boolean {
    const to = toOf(move);
    return (
      tapsOf(move) === 0 &&
      isDrag(move) &&
      this.#sources[fromOf(move)] === 1 &&
      this.#homes[to] === 1 &&
      table.size(to) > 0
    );
  }
}

const isHome = ({ rules: { role } }: Pile): boolean => role === 'foundation';

/** Only foundations take cards. */
export const isHomeOrTakesNone = (pile: Pile): boolean => isHome(pile) || !takesCards(pile);

/** Cards come from it one by one, and none of them changes the order in which the others come. */
const givesInOrder = ({ index, rules: { role } }: Pile, piles: readonly Pile[]): boolean =>
  role === 'waste'
    ? piles.some(({ rules: { tap } }) => tap?.turns?.to.index === index && tap.turns.count === 1)
    : role !== 'foundation' && role !== 'stock';
