import { COUNTERS } from '../../model/counters.ts';
import type { Pile, Role } from '../../model/pile.ts';
import type { RuleSet } from '../../legality/rule-set.ts';
import type { Pruning } from '../pruning.ts';
import { type Talon, talonOf } from './talon.ts';

/** What is known of a game beyond its rules; found by chance play and held by a test over every game (known.ts). */
export interface Known {
  /**
   * Since when piles of a role that share their rules may change places: always, or once every card of the stock is
   * dealt.
   */
  readonly alike?: Readonly<Partial<Record<Role, 'always' | 'dealt'>>>;
  /** Roles whose piles that give no card are sunk: how their buried cards lie changes nothing. */
  readonly sunk?: readonly Role[];
  /** Counters that change nothing but themselves. */
  readonly idle?: readonly number[];
  /** Turning cards of the stock and any other move may change places, and a turn does nothing else. */
  readonly talon?: true;
  /** What a foundation that has begun takes it takes ever after, if only foundations take cards at all. */
  readonly lasting?: true;
  /** What follows a move does not rest on the table alone, or would do more if it were done again. */
  readonly restless?: true;
}

/** How much of a pile is part of the position. */
export const ALL = 0;
/** Its top card and how many it holds. */
export const TOP = 1;
/** How many it holds. */
const SIZE = 2;

/** The same, pile by pile. */
export interface Facts {
  /** Piles with the same number may change places. Two positions that differ by such a change have the same future. */
  readonly kinds: Int32Array;
  /** The same while the stock holds cards. */
  readonly kindsBefore: Int32Array;
  /** The piles that have to be empty for `kinds` to hold; none when both are the same. */
  readonly stocks: readonly number[];
  /** ALL, TOP or SIZE. */
  readonly counts: Uint8Array;
  /** The counters that are part of the position. */
  readonly counters: readonly number[];
  /** The stock and waste of which every card that can be had is one move; undefined where that view does not hold. */
  readonly talon: Talon | undefined;
  /** What follows a move rests on the table alone, and does nothing when it is done again. */
  readonly settles: boolean;
  /** What a foundation that has begun takes it takes ever after. */
  readonly lasting: boolean;
  /** Of empty piles that may change places only the first is gone to. */
  readonly oneEmpty: boolean;
}

export function solverFactsOf(rules: RuleSet, known: Known, pruning: ReadonlySet<Pruning>): Facts {
  const { piles, variant } = rules;
  const alike = pruning.has('alike') ? (known.alike ?? {}) : {};
  const kinds = (since: readonly string[]): Int32Array =>
    Int32Array.from(piles, (pile) =>
      since.includes(alike[pile.rules.role] ?? '') ? firstLike(piles, pile) : pile.index,
    );
  const waits = Object.values(alike).includes('dealt');
  const sunk = pruning.has('sunk') ? (known.sunk ?? []) : [];
  const idle = pruning.has('idle') ? (known.idle ?? []) : [];
  return {
    kinds: kinds(['always', 'dealt']),
    kindsBefore: kinds(['always']),
    stocks: waits ? piles.filter(({ rules }) => rules.role === 'stock').map(({ index }) => index) : [],
    counts: Uint8Array.from(piles, (pile) =>
      sunk.includes(pile.rules.role) && isKept(pile) ? countsOf(pile, piles) : ALL,
    ),
    counters: Array.from({ length: COUNTERS }, (_, counter) => counter).filter((counter) => !idle.includes(counter)),
    talon: known.talon && !waits && pruning.has('talon') ? talonOf(rules) : undefined,
    settles: !known.restless && (variant.after ?? []).every((step) => step.length < 2),
    lasting: known.lasting === true,
    oneEmpty: pruning.has('one-empty'),
  };
}

const firstLike = (piles: readonly Pile[], { rules }: Pile): number => piles.findIndex((pile) => pile.rules === rules);

/** The pile gives no card by a move of its own. */
export const isKept = ({ rules }: Pile): boolean =>
  (rules.lift ?? 'nothing') === 'nothing' && rules.tap === undefined && typeof rules.double !== 'object';

/** Only the top card can matter, if cards are compared with it; some other pile may be compared with it too. */
function countsOf(pile: Pile, piles: readonly Pile[]): number {
  const asked = pile.rules.build ?? pile.rules.within;
  return asked || piles.some(({ rules }) => rules.on === pile) ? TOP : SIZE;
}
