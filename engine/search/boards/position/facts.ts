import { COUNTERS } from '../../../model/counters.ts';
import type { Pile, Role } from '../../../model/pile.ts';
import { beginsNoMove } from '../../view/fits.ts';
import { type GameView, indicesOf } from '../../view/game-view.ts';
import type { Pruning } from '../../pruning/pruning.ts';
import { type Talon, talonOf } from './talon.ts';

/** Facts of a game beyond its rules, found by random play and checked by a test over every game (known.ts). */
export interface Known {
  /**
   * By role: when piles that share their rules are interchangeable, always or only once every card of the stock is
   * dealt.
   */
  readonly alike?: Readonly<Partial<Record<Role, 'always' | 'dealt'>>>;
  /** Roles whose piles are sunk if they give no card: how their buried cards lie changes nothing. */
  readonly sunk?: readonly Role[];
  /** Counters that affect nothing but themselves. */
  readonly idle?: readonly number[];
  /** A turn of the stock and any other move may be made in either order, and a turn does nothing else. */
  readonly talon?: true;
  /** A card that a begun foundation takes now it takes ever after, if only foundations take cards at all. */
  readonly lasting?: true;
  /** The consequences of a move depend on more than the table, or would grow if it were repeated. */
  readonly restless?: true;
}

/** How much of a pile is part of the position: all its cards. */
export const ALL = 0;
/** Only the top card and the size of a pile are part of the position. */
export const TOP = 1;
/** Only the size of a pile is part of the position. */
const SIZE = 2;

/** Facts of a game under the pruning rules in use. */
export interface Facts {
  /** Piles with the same number may change places. Two positions that differ by such a change have the same future. */
  readonly kinds: Int32Array;
  /** The same while the stock holds cards. */
  readonly kindsBefore: Int32Array;
  /** The piles that have to be empty for `kinds` to hold; none when both are the same. */
  readonly stocks: readonly number[];
  /** By pile: ALL, TOP or SIZE. */
  readonly counts: Uint8Array;
  /** The counters that are part of the position. */
  readonly counters: readonly number[];
  /** The stock and waste whose available cards are each one move; undefined: taps are moves. */
  readonly talon: Talon | undefined;
  /** Whether what follows a move depends on the table alone, and does nothing when repeated. */
  readonly settles: boolean;
  /** Whether a card that a begun foundation takes now it takes ever after (Known.lasting). */
  readonly lasting: boolean;
  /** Whether, of interchangeable empty piles, only the first is a target. */
  readonly oneEmpty: boolean;
}

export function solverFactsOf(view: GameView, known: Known, pruning: ReadonlySet<Pruning>): Facts {
  const { piles, variant } = view.rules;
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
    stocks: waits ? indicesOf(view.stocks) : [],
    counts: Uint8Array.from(piles, (pile) =>
      sunk.includes(pile.rules.role) && beginsNoMove(pile) ? countsOf(pile, piles) : ALL,
    ),
    counters: Array.from({ length: COUNTERS }, (_, counter) => counter).filter((counter) => !idle.includes(counter)),
    talon: known.talon && !waits && pruning.has('talon') ? talonOf(view) : undefined,
    settles: !known.restless && (variant.after ?? []).every((step) => step.length < 2),
    lasting: known.lasting === true,
    oneEmpty: pruning.has('one-empty'),
  };
}

const firstLike = (piles: readonly Pile[], { rules }: Pile): number => piles.findIndex((pile) => pile.rules === rules);

/** Returns TOP if cards are compared with its top card, on it or, by `on`, on another pile; else SIZE. */
function countsOf(pile: Pile, piles: readonly Pile[]): number {
  const compares = pile.rules.build ?? pile.rules.within;
  return compares || piles.some(({ rules }) => rules.on === pile) ? TOP : SIZE;
}
