import type { RuleSet } from '../legality/rule-set.ts';
import { relationBit } from '../model/acceptance.ts';
import { type Card, KING, makeCard, rankOf, suitOf, SUITS } from '../model/card.ts';
import { BASE } from '../model/counters.ts';
import { countOf, fromOf, isDrag, type Move, toOf } from '../model/move.ts';
import type { Role } from '../model/pile.ts';
import type { TableView } from '../model/table.ts';
import type { MoveEvaluation } from '../player/move-evaluation.ts';
import type { Position } from '../search/boards/position/position.ts';
import type { HintReason } from './base/advice.ts';

/** Returns the reason for a move: its purpose, unless the rules then do something else with the cards. */
export function reasonFor(move: Move, position: Position, evaluation: MoveEvaluation): HintReason {
  const judged = evaluation.purpose(move);
  if (!isDrag(move) || judged === 'takes-back') return judged;
  const { table, rules } = position;
  const [from, to] = [fromOf(move), toOf(move)];
  const unsuited = rules.piles[from]!.rules.role === 'tableau' ? 'joins' : 'brings';
  const purpose = judged === 'joins-suit' && !gainsBySuit(move, position) ? unsuited : judged;
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

/** Whether the card continues the one under it, or lies there at all, only because both have the same suit. */
function gainsBySuit(move: Move, { table, rules }: Position): boolean {
  const { piles, tables } = rules.compiled(table.counter(BASE));
  const { accept, lift } = piles[toOf(move)]!;
  const card = table.at(fromOf(move), table.size(fromOf(move)) - countOf(move));
  const onto = table.top(toOf(move));
  const isRun = typeof rules.piles[toOf(move)]!.rules.lift === 'function';
  const fits = (one: Card): boolean =>
    relationBit(tables, accept, one, onto) === 1 && (!isRun || relationBit(tables, lift, one, onto) === 1);
  const others = SUITS.map((_, suit) => makeCard(rankOf(card), suit)).filter((one) => suitOf(one) !== suitOf(card));
  return fits(card) && !others.some(fits);
}

/** Purposes that put a card on or beside another one. */
const JOINING: ReadonlySet<HintReason> = new Set(['joins', 'beside', 'brings', 'covers']);

/** Returns the card on or beside which a move puts its card, if that is the purpose of the move. */
export function cardJoined(move: Move, reason: HintReason, table: TableView, rules: RuleSet): Card | undefined {
  if (reason === 'removes') return cardPlayedOn(move, table, rules);
  if (!isDrag(move) || !JOINING.has(reason)) return undefined;
  const { on } = rules.piles[toOf(move)]!.taking;
  return table.top(on.index) || undefined;
}

const RANKS = Array.from({ length: KING }, (_, at) => at + 1);

/** Returns the card under the one that a move plays to the waste by a click, or to a foundation that it must fit. */
function cardPlayedOn(move: Move, table: TableView, rules: RuleSet): Card | undefined {
  const to = isDrag(move) ? toOf(move) : rules.piles[fromOf(move)]!.rules.tap?.plays?.index;
  if (to === undefined) return undefined;
  const card = table.top(fromOf(move));
  const { tables, piles } = rules.compiled(table.counter(BASE));
  const fits = (onto: Card): boolean => relationBit(tables, piles[to]!.accept, card, onto) === 1;
  const isChosen =
    !isDrag(move) || (rules.piles[to]!.rules.role === 'foundation' && RANKS.some((rank) => !fits(makeCard(rank, 0))));
  return isChosen ? table.top(to) || undefined : undefined;
}

/** Whether cards leave the game on that foundation, rather than being built up. */
function removesCards(foundation: number, { rules }: Position): boolean {
  const { build, start, takes } = rules.piles[foundation]!.rules;
  return takes !== undefined && build === undefined && start === undefined;
}

/** Whether the tableau has rows in which each card follows the one beside it. */
const isInRows = ({ rules }: Position): boolean =>
  rules.piles.some(({ rules: { role, on } }) => role === 'tableau' && on !== undefined);

/** Counts the cards on all piles of a role. */
const cardsOf = (role: Role, { rules, table }: Position): number =>
  rules.piles.reduce((sum, pile) => (pile.rules.role === role ? sum + table.size(pile.index) : sum), 0);
