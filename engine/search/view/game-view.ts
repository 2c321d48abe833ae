import type { Pile, Role } from '../../model/pile.ts';
import type { RuleSet } from '../../legality/rule-set.ts';
import { type Relations, relationsOf } from './relations.ts';

/** A stock that is turned to a waste. */
export interface TurnedStock {
  readonly stock: Pile;
  readonly waste: Pile;
  /** Cards turned at a time; undefined: their number varies. */
  readonly count: number | undefined;
  /** How often the waste may be turned back. */
  readonly redeals: number;
}

/** A game as searches see it, read from its rules: its piles by role and, by base rank, which card goes on which. */
export class GameView {
  readonly rules: RuleSet;
  readonly columns: readonly Pile[];
  readonly cells: readonly Pile[];
  readonly reserves: readonly Pile[];
  readonly foundations: readonly Pile[];
  readonly stocks: readonly Pile[];
  /** The only stock that is turned to a waste; undefined: none is, or several are. */
  readonly turning: TurnedStock | undefined;
  /** Whether each card occurs once. */
  readonly isOnePack: boolean;
  readonly #relations: (Relations | undefined)[] = [];

  constructor(rules: RuleSet) {
    this.rules = rules;
    this.columns = this.ofRole('tableau');
    this.cells = this.ofRole('cell');
    this.reserves = this.ofRole('reserve');
    this.foundations = this.ofRole('foundation');
    this.stocks = this.ofRole('stock');
    this.turning = turningOf(rules.piles);
    this.isOnePack = new Set(rules.deck).size === rules.deck.length;
  }

  ofRole(role: Role): readonly Pile[] {
    return this.rules.piles.filter((pile) => pile.rules.role === role);
  }

  /** Returns the piles that are not among those. */
  othersThan(...those: readonly (Pile | undefined)[]): readonly Pile[] {
    return this.rules.piles.filter((pile) => !those.includes(pile));
  }

  /** Returns the relations for a base rank, 0 where the game has none; made when first requested. */
  at(base: number): Relations {
    return (this.#relations[base] ??= relationsOf(this.rules, base));
  }
}

export const indicesOf = (piles: readonly Pile[]): number[] => piles.map(({ index }) => index);

function turningOf(piles: readonly Pile[]): TurnedStock | undefined {
  const [stock, ...more] = piles.filter(({ rules: { tap } }) => tap?.turns !== undefined);
  const { turns, redeals = 0 } = stock?.rules.tap ?? {};
  return stock && turns && more.length === 0 ? { stock, waste: turns.to, count: turns.count, redeals } : undefined;
}
