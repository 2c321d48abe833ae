import { capacityOf, isNear, takesCards } from '../model/acceptance.ts';
import { kindOfCards } from '../model/card-kind.ts';
import { type Card, isFaceDown } from '../model/card.ts';
import { isDrag, toOf } from '../model/move.ts';
import type { Pile, Role } from '../model/pile.ts';
import type { Reason, RefusedDrop } from '../model/reason.ts';
import { reasonNoClick } from './redeal.ts';
import { Moves } from './move-generator.ts';
import type { RuleSet } from './rule-set.ts';
import type { Table } from '../model/table.ts';

/** Returns why the rules refuse a drop. */
export function reasonNoDrop(rules: RuleSet, table: Table, from: number, count: number, to: number): Reason {
  const code = refusal(rules, table, from, count, to);
  if (code === 'taken') return { code, count: capacityOf(rules.piles[to]!.taking) };
  return code === 'order' || code === 'empty' ? { code, ...fitting(rules, table, rules.piles[to]!) } : { code };
}

/** Returns why a card, with those on it, has no place to go. */
export function reasonNoTarget(rules: RuleSet, table: Table, pile: number, index: number): Reason {
  const count = table.size(pile) - index;
  const card = table.at(pile, index);
  const role = rules.piles[pile]?.rules.role;
  const idle = count > 1 ? undefined : reasonNoClick(rules, table, pile);
  if (isFaceDown(card)) return idle ?? { code: 'facedown' };
  if (role === 'foundation') return { code: rules.mayLift(table, pile, count) ? 'home' : 'stays' };
  if (!rules.mayLift(table, pile, count)) return idle ?? { code: count > 1 ? 'run' : 'covered' };
  if (rules.piles.some(({ index: to }) => rules.obstacle(table, pile, count, to) === 'many')) return { code: 'many' };
  const fits = wanted(rules, table, pile, card);
  return fits ? { code: 'nowhere', card, fits } : (idle ?? { code: 'nowhere', card });
}

function refusal(rules: RuleSet, table: Table, from: number, count: number, to: number): RefusedDrop {
  const grasped = table.at(from, table.size(from) - count);
  if (isFaceDown(grasped)) return 'facedown';
  if (!rules.mayLift(table, from, count)) return count > 1 ? 'run' : 'covered';
  const target = rules.piles[to];
  if (target === undefined) return 'closed';
  if (!takesCards(target)) return TAKES_NONE[target.rules.role];
  const fits = rules.fits(table, from, count, to);
  const obstacle = rules.obstacle(table, from, count, to);
  if (obstacle === 'covered') return table.size(to) > 0 ? 'buried' : 'closed';
  if (obstacle === 'near' && goesOnlyHome(rules, from)) return 'home-only';
  if (obstacle === 'near') return isPlaced(target) && isPlaced(rules.piles[from]) ? 'far' : 'elsewhere';
  if (obstacle === 'room') return 'taken';
  if (obstacle === 'reach') return outOfReach(rules, table, target, fits);
  return fits ? 'many' : table.size(to) === 0 ? 'empty' : 'order';
}

/** Whether cards of a pile may only go to foundations, whatever they are. */
const goesOnlyHome = (rules: RuleSet, from: number): boolean => {
  const near = rules.piles.filter((pile) => takesCards(pile) && isNear(pile, from) && pile.index !== from);
  return near.length > 0 && near.every(({ rules: { role } }) => role === 'foundation');
};

const isPlaced = (pile: Pile | undefined): boolean => pile?.rules.placed === true;

/** The reason why a pile never takes a card, by its role. */
const TAKES_NONE = {
  stock: 'dealt-from',
  waste: 'turned-to',
  foundation: 'removed-to',
  tableau: 'played-from',
  reserve: 'played-from',
  cell: 'played-from',
} as const satisfies Record<Role, RefusedDrop>;

/** Returns why a pile takes no cards from there now, whether or not they would fit. */
function outOfReach(rules: RuleSet, table: Table, { index, rules: { outOfReach } }: Pile, fits: boolean): RefusedDrop {
  if (outOfReach !== undefined) return fits ? outOfReach : 'order';
  if (!isOpen(rules, table, index)) return 'closed';
  return fits ? 'elsewhere' : 'order';
}

/** Whether some card can go there now. */
function isOpen(rules: RuleSet, table: Table, to: number): boolean {
  const moves = new Moves();
  rules.legalMoves(table, moves);
  return moves.list.subarray(0, moves.length).some((move) => isDrag(move) && toOf(move) === to);
}

/** Returns the top card of a pile, or of the one it is compared with, if any, and the cards that fit on it. */
function fitting(rules: RuleSet, table: Table, { index, taking }: Pile): Pick<Reason, 'card' | 'fits'> {
  const onto = table.top(taking.on.index);
  if (isFaceDown(onto)) return {};
  const fits = kindOfCards(
    rules.deck.filter((card) => rules.joins(table, index, card, onto)),
    rules.deck,
  );
  return { ...(onto > 0 && { card: onto }), ...(fits && { fits }) };
}

/**
 * Returns the cards on which a card could be laid in the columns, or else on any pile but a foundation where cards are
 * built.
 */
function wanted(rules: RuleSet, table: Table, from: number, card: Card): Reason['fits'] {
  const builds = rules.piles.filter(
    (pile) => pile.rules.build !== undefined && pile.rules.role !== 'foundation' && isNear(pile, from),
  );
  const at = builds.find(({ index, rules: { role } }) => role === 'tableau' && index !== from) ?? builds[0];
  if (at === undefined) return undefined;
  const kind = kindOfCards(
    rules.deck.filter((onto) => rules.joins(table, at.index, card, onto)),
    rules.deck,
  );
  return kind && kind.ranks.length > 0 ? kind : undefined;
}
