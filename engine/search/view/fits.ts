import type { RuleSet } from '../../legality/rule-set.ts';
import { isNear, takesCards } from '../../model/acceptance.ts';
import type { Pile, PileRules } from '../../model/pile.ts';

/*
 * Conditions on piles under which a search or an argument fits a game. Each search names the conditions that it needs.
 * It can handle every rule that none of them excludes.
 */

/** Whether a pile has none of these rules. */
const hasNone = ({ rules }: Pile, ...names: readonly (keyof PileRules)[]): boolean =>
  names.every((name) => rules[name] === undefined);

const takesOneCard = ({ taking: { least } }: Pile): boolean => least === 1;

/** Whether these piles share their rules. */
export const areAlike = (piles: readonly Pile[]): boolean => piles.every(({ rules }) => rules === piles[0]!.rules);

/** Whether neither a click nor a double-click on the pile is a move of its own. */
export const hasNoClicks = ({ rules: { tap, double } }: Pile): boolean =>
  tap === undefined && typeof double !== 'object';

/** Whether some card may be picked up from the pile. */
export const givesCards = ({ rules: { lift = 'nothing' } }: Pile): boolean => lift !== 'nothing';

/** Whether no move begins at the pile. */
export const beginsNoMove = (pile: Pile): boolean => !givesCards(pile) && hasNoClicks(pile);

/** Whether no move begins or ends at the pile. */
export const isOutOfPlay = (pile: Pile): boolean => beginsNoMove(pile) && !takesCards(pile);

/**
 * Whether the cards that the pile takes and gives depend only on the cards and their origin, and clicks have no effect.
 */
export const isPlainPile = (pile: Pile): boolean =>
  hasNoClicks(pile) && hasNone(pile, 'covered', 'closed', 'on', 'takes', 'within', 'reach') && takesOneCard(pile);

/** Whether the pile takes cards from every other pile. */
export const takesFromAll = (pile: Pile): boolean => hasNone(pile, 'near');

/** Whether a plain pile gives any card, takes cards from every other pile, and several together as they lie. */
export const isPlainColumn = (pile: Pile): boolean =>
  isPlainPile(pile) && takesFromAll(pile) && hasNone(pile, 'gives') && !pile.taking.oneByOne;

/** Whether the top card alone decides what the pile takes, from every other pile and any number of cards. */
export const isBuiltOnTop = (pile: Pile): boolean =>
  hasNone(pile, 'reach', 'near', 'covered', 'closed', 'most', 'room', 'on', 'takes', 'gives', 'within') &&
  !pile.taking.oneByOne &&
  takesOneCard(pile) &&
  pile.rules.build !== undefined;

/** Whether any number of cards fits on the pile. */
export const hasRoomForAll = (pile: Pile): boolean => pile.taking.room === Infinity;

/** Whether the pile gives its top card at any time unless others cover it. */
export const isOpenUnlessCovered = (pile: Pile): boolean =>
  hasNone(pile, 'gives', 'closed', 'on', 'near', 'reach') && takesOneCard(pile);

/** Whether the pile is a stock that is dealt once: each time a card to each of some piles, where it lies on top. */
export const isDealt = ({ rules: { role, tap, double } }: Pile): boolean =>
  role === 'stock' &&
  tap?.round !== undefined &&
  (tap.redeals ?? 0) === 0 &&
  tap.chance === undefined &&
  typeof double !== 'object';

/** Whether the pile is a stock without a part in the game. */
export const isIdleStock = (pile: Pile): boolean => pile.rules.role === 'stock' && beginsNoMove(pile);

/** Whether the pile is a reserve that gives its top card alone and takes none. */
export const isGivingReserve = (pile: Pile): boolean =>
  pile.rules.role === 'reserve' && pile.rules.lift === 'top' && !takesCards(pile) && hasNoClicks(pile);

/** Whether the pile is a waste that takes cards from a stock alone and gives its top card at any time. */
export const isTurnedWaste = (pile: Pile): boolean =>
  pile.rules.role === 'waste' &&
  pile.rules.lift === 'top' &&
  hasNone(pile, 'build', 'start', 'takes', 'within', 'room', 'tap', 'covered', 'closed', 'gives') &&
  typeof pile.rules.double !== 'object';

/** Whether the cards of a pile leave it only for foundations. */
export const leavesForHome = ({ index, rules: { role } }: Pile, piles: readonly Pile[]): boolean =>
  role !== 'foundation' &&
  role !== 'stock' &&
  piles.every(
    (other) =>
      other.index === index || other.rules.role === 'foundation' || !takesCards(other) || !isNear(other, index),
  );

/** Whether a heap takes any card from the source and none from elsewhere, and its top card may go home at any time. */
export const isHeapFrom = (pile: Pile, source: Pile, piles: readonly Pile[]): boolean =>
  pile !== source &&
  pile.rules.role !== 'foundation' &&
  pile.rules.lift === 'top' &&
  hasNone(pile, 'closed') &&
  pile.rules.start !== undefined &&
  piles.every(({ index }) => index === pile.index || isNear(pile, index) === (index === source.index));

/** Whether cards are built on foundations one by one; otherwise whole runs go there, or pairs, or none. */
export const isBuilt = (rules: RuleSet): boolean =>
  rules.piles.some(
    ({ rules: { role, build, least = 1 } }) => role === 'foundation' && build !== undefined && least === 1,
  );
