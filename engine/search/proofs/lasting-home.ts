import { takesCards } from '../../model/acceptance.ts';
import { fromOf, isDrag, type Move, toOf } from '../../model/move.ts';
import type { Pile } from '../../model/pile.ts';
import type { TableView } from '../../model/table.ts';
import { tapsOf } from '../boards/position/talon.ts';
import type { SearchContext } from '../context/context.ts';

/**
 * Forces a card home at once, to a foundation that has begun, where only foundations take cards and a card that one
 * takes now it takes ever after.
 *
 * Nothing is lost by it: no card could lie on that card except there, the cards under it come free the sooner, and no
 * card can come home before it that could not come after it. A line that wins with the card in play for longer wins
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

  /** Whether this move makes all others needless. */
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

/** Whether the pile is a foundation or takes no cards. */
export const isHomeOrTakesNone = (pile: Pile): boolean => isHome(pile) || !takesCards(pile);

/** Whether cards come from it one by one without changing the order of the others. */
const givesInOrder = ({ index, rules: { role } }: Pile, piles: readonly Pile[]): boolean =>
  role === 'waste'
    ? piles.some(({ rules: { tap } }) => tap?.turns?.to.index === index && tap.turns.count === 1)
    : role !== 'foundation' && role !== 'stock';
