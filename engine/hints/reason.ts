import type { RuleSet } from '../legality/rule-set.ts';
import type { Card } from '../model/card.ts';
import { countOf, fromOf, isDrag, type Move, toOf } from '../model/move.ts';
import type { Role } from '../model/pile.ts';
import type { TableView } from '../model/table.ts';
import type { MoveEvaluation } from '../player/move-evaluation.ts';
import type { Position } from '../search/boards/position/position.ts';
import type { HintReason } from './base/advice.ts';

/** Returns the reason for a move: its purpose, unless the rules then do something else with the cards. */
export function reasonFor(move: Move, position: Position, evaluation: MoveEvaluation): HintReason {
  const purpose = evaluation.purpose(move);
  if (!isDrag(move) || purpose === 'takes-back') return purpose;
  const { table, rules } = position;
  const [from, to] = [fromOf(move), toOf(move)];
  const before = { size: table.size(to), top: table.top(to), home: cardsOf('foundation', position) };
  const reserved = cardsOf('reserve', position);
  const mark = table.end;
  rules.make(table, move);
  const isExchanged = before.size > 0 && table.top(from) === before.top;
  const stays = table.size(to) === before.size + countOf(move);
  const covers = table.top(to) !== before.top;
  const isRefilled = purpose === 'empties' && table.size(from) > 0;
  const wentHome = cardsOf('foundation', position) - before.home;
  const refill = cardsOf('reserve', position) < reserved ? 'reserve' : 'brings';
  table.undo(mark);
  if (rules.piles[to]!.rules.role === 'foundation') return removesCards(to, position) ? 'removes' : purpose;
  if (!stays && wentHome > 0) return wentHome > 1 ? 'removes' : covers ? 'covers' : 'home';
  if (!stays && purpose !== 'stores') return isExchanged ? 'exchanges' : 'places';
  if (purpose === 'idle' && before.size === 0 && isInRows(position))
    return rules.piles[to]!.rules.on === undefined ? 'places' : 'beside';
  return isRefilled ? refill : purpose;
}

/** Returns the card on or beside which a move's card goes, if that is what the move is for. */
export function cardJoined(move: Move, reason: HintReason, table: TableView, rules: RuleSet): Card | undefined {
  if (!isDrag(move) || (reason !== 'joins' && reason !== 'beside')) return undefined;
  const { on } = rules.piles[toOf(move)]!.taking;
  return table.top(on.index) || undefined;
}

/** Whether cards leave the game on that foundation, rather than being built up. */
function removesCards(foundation: number, { rules }: Position): boolean {
  const { build, start, takes } = rules.piles[foundation]!.rules;
  return takes !== undefined && build === undefined && start === undefined;
}

/** Whether the tableau lies in rows in which a card follows the one beside it. */
const isInRows = ({ rules }: Position): boolean =>
  rules.piles.some(({ rules: { role, on } }) => role === 'tableau' && on !== undefined);

/** Counts the cards on all piles of a role. */
const cardsOf = (role: Role, { rules, table }: Position): number =>
  rules.piles.reduce((sum, pile) => (pile.rules.role === role ? sum + table.size(pile.index) : sum), 0);
