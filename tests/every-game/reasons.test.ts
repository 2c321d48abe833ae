import { expect, test } from 'vitest';
import { makeGameTools, type GameTools } from '../../engine/hints/game-tools.ts';
import { gainOf } from '../../engine/hints/gain.ts';
import { cardJoined, reasonFor } from '../../engine/hints/reason.ts';
import type { Gain, HintReason } from '../../engine/hints/base/advice.ts';
import { type Card, makeCard, rankOf, suitOf, SUITS } from '../../engine/model/card.ts';
import { BASE } from '../../engine/model/counters.ts';
import { countOf, drag, fromOf, isDrag, type Move, toOf } from '../../engine/model/move.ts';
import type { Role } from '../../engine/model/pile.ts';
import { parseOptions } from '../../engine/model/options.ts';
import { waysByDay } from './by-day.ts';
import { deal, legalMoves, playAtRandom, type Way, ways } from '../engine/play.ts';

/** Positions of each version, by the number of random moves from its deal. */
const POSITIONS = [0, 3, 9, 20, 40];

interface Case {
  readonly way: Way;
  readonly reason: HintReason;
  readonly holds: boolean;
}

/**
 * Returns whether the claim of a hint's reason is true, tested by making the move; undefined where the claim cannot be
 * tested.
 */
function claimOf({ context, evaluation }: GameTools, move: Move): { reason: HintReason; holds: boolean } | undefined {
  const { table, rules } = context.position;
  const reason = reasonFor(move, context.position, evaluation);
  const [from, to] = [fromOf(move), toOf(move)];
  const cards = (role: Role): number =>
    rules.piles.reduce((sum, { rules, index }) => (rules.role === role ? sum + table.size(index) : sum), 0);
  const left = table.size(from) - countOf(move);
  const [card, onto, under] = [table.at(from, left), table.top(to), table.at(from, left - 1)];
  const before = { size: table.size(to), home: cards('foundation'), reserve: cards('reserve') };
  // A card of the same rank and another suit that would go there as well, and leave together with the card under it.
  const twins = SUITS.map((_, suit) => makeCard(rankOf(card), suit)).filter((one) => suitOf(one) !== suitOf(card));
  const { lift } = rules.piles[to]!.rules;
  const carries = (one: Card): boolean => typeof lift !== 'function' || lift(one, onto, table.counter(BASE));
  const takesTwin = twins.some((one) => rules.joins(table, to, one, onto) && carries(one));
  const mark = table.end;
  rules.make(table, move);
  const stays = table.size(to) === before.size + countOf(move);
  const holds: Partial<Record<HintReason, boolean>> = {
    empties: table.size(from) === 0,
    joins: stays,
    'joins-suit': stays && suitOf(onto) === suitOf(card) && !takesTwin,
    removes: cards('foundation') > before.home,
    home: cards('foundation') > before.home,
    // A card it brings out may be replaced at once from the stock.
    reserve: rules.piles[from]!.rules.role === 'reserve' || cards('reserve') < before.reserve,
    uncovers: left > 0 && table.at(from, left - 1) !== under,
    exchanges: table.top(from) === onto && table.top(to) !== onto,
    covers: cards('foundation') > before.home && table.top(to) !== onto,
    places: table.size(to) > 0 && before.size <= table.size(to),
  };
  table.undo(mark);
  const held = holds[reason];
  return held === undefined ? undefined : { reason, holds: held };
}

test('states true effects of hinted moves in every version', { timeout: 300_000 }, () => {
  const cases: Case[] = [];
  for (const way of ways) {
    const tools = makeGameTools(way.game, parseOptions(way.game, way.options)!);
    for (const [at, moves] of POSITIONS.entries()) {
      const dealt = deal(way, at + 1);
      playAtRandom(dealt, at, moves);
      tools.context.position.begin(dealt.table);
      for (const move of legalMoves(dealt).filter(isDrag)) {
        const claim = claimOf(tools, move);
        if (claim) cases.push({ way, ...claim });
      }
    }
  }
  const untrue = cases.filter(({ holds }) => !holds).map(({ way, reason }) => `${way.name}: ${reason}`);
  expect([...new Set(untrue)]).toEqual([]);
  expect(new Set(cases.map(({ way }) => way.game.id)).size).toBeGreaterThan(280);
  expect(cases.length).toBeGreaterThan(6000);
});

/** Reasons that say little without what becomes possible after the move, or the card it goes on. */
const VAGUE: ReadonlySet<HintReason> = new Set(['idle', 'fills', 'stores', 'brings', 'exchanges', 'covers']);
/** The most vague reasons that may stay so, as a share; many random moves make nothing possible. */
const MOST_VAGUE = 0.5;

/** Whether a gain holds after the move: the card it names can go there, or be lifted. */
function holdsGain({ context }: GameTools, move: Move, gain: Gain): boolean {
  const { table, rules } = context.position;
  const mark = table.end;
  rules.make(table, move);
  const piles = rules.piles.map(({ index }) => index);
  const holds = piles.some((from) => {
    const at = Array.from({ length: table.size(from) }, (_, index) => table.at(from, index)).lastIndexOf(gain.card);
    const count = table.size(from) - at;
    if (at < 0 || !rules.mayLift(table, from, count)) return false;
    if (gain.kind === 'free') return count === 1;
    return piles.some((to) => {
      const isHome = rules.piles[to]!.rules.role === 'foundation';
      const onto = gain.kind === 'onto' ? gain.onto : gain.kind === 'gap' ? 0 : table.top(to);
      return isHome === (gain.kind === 'home') && table.top(to) === onto && rules.allows(table, drag(from, count, to));
    });
  });
  table.undo(mark);
  return holds;
}

/** Odd games, which together have every rule, and others as they are: a share of the odd ones alone says little. */
const SAMPLED = ways.filter((way, at) => waysByDay.includes(way) || at % 20 === 0);

test('states true consequences of hinted moves, and says something for most', () => {
  const wrong = new Set<string>();
  const counts = { vague: 0, told: 0, gains: 0 };
  for (const way of SAMPLED) {
    const tools = makeGameTools(way.game, parseOptions(way.game, way.options)!);
    const { position } = tools.context;
    for (const [at, moves] of POSITIONS.entries()) {
      const dealt = deal(way, at + 1);
      playAtRandom(dealt, at, moves);
      position.begin(dealt.table);
      for (const move of legalMoves(dealt).filter(isDrag)) {
        const reason = reasonFor(move, position, tools.evaluation);
        const gain = gainOf(move, position);
        const onto = cardJoined(move, reason, position.table, position.rules);
        if (gain && !holdsGain(tools, move, gain)) wrong.add(`${way.name}: ${gain.kind}`);
        counts.gains += Number(gain !== undefined);
        counts.vague += Number(VAGUE.has(reason));
        counts.told += Number(VAGUE.has(reason) && (gain !== undefined || onto !== undefined));
      }
    }
  }
  expect([...wrong]).toEqual([]);
  expect(counts.gains).toBeGreaterThan(300);
  expect(1 - counts.told / counts.vague).toBeLessThan(MOST_VAGUE);
}, 300_000);
