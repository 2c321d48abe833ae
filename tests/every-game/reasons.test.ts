import { expect, test } from 'vitest';
import { makeGameTools, type GameTools } from '../../engine/hints/game-tools.ts';
import { reasonFor } from '../../engine/hints/reason.ts';
import type { HintReason } from '../../engine/hints/base/advice.ts';
import { suitOf } from '../../engine/model/card.ts';
import { countOf, fromOf, isDrag, type Move, toOf } from '../../engine/model/move.ts';
import type { Role } from '../../engine/model/pile.ts';
import { parseOptions } from '../../engine/model/options.ts';
import { deal, legalMoves, playAtRandom, type Way, ways } from '../engine/play.ts';

/** Positions of each way to play, by the number of random moves from its deal. */
const POSITIONS = [0, 3, 9, 20, 40];

interface Case {
  readonly way: Way;
  readonly reason: HintReason;
  readonly holds: boolean;
}

/** Returns what a hint's reason claims, tested by making the move; undefined where it claims nothing testable. */
function claimOf({ context, evaluation }: GameTools, move: Move): { reason: HintReason; holds: boolean } | undefined {
  const { table, rules } = context.position;
  const reason = reasonFor(move, context.position, evaluation);
  const [from, to] = [fromOf(move), toOf(move)];
  const cards = (role: Role): number =>
    rules.piles.reduce((sum, { rules, index }) => (rules.role === role ? sum + table.size(index) : sum), 0);
  const left = table.size(from) - countOf(move);
  const [card, onto, under] = [table.at(from, left), table.top(to), table.at(from, left - 1)];
  const before = { size: table.size(to), home: cards('foundation'), reserve: cards('reserve') };
  const mark = table.end;
  rules.make(table, move);
  const stays = table.size(to) === before.size + countOf(move);
  const holds: Partial<Record<HintReason, boolean>> = {
    empties: table.size(from) === 0,
    joins: stays,
    'joins-suit': stays && suitOf(onto) === suitOf(card),
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

test('what a hint says a move does is what the rules do, in every way of every game', { timeout: 300_000 }, () => {
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
