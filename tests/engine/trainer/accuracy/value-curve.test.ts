import { expect, test } from 'vitest';
import { findGame } from '../../../../engine/games/index.ts';
import { makeGameTools } from '../../../../engine/hints/game-tools.ts';
import { makeOptions } from '../../../../engine/model/options.ts';
import { Session } from '../../../../engine/session/session.ts';
import { Position } from '../../../../engine/search/boards/position/position.ts';
import { ValueCurve } from '../../../../engine/trainer/accuracy/value-curve.ts';
import { Valuer } from '../../../../engine/trainer/value/valuer.ts';
import { GameReplay } from '../../../../engine/hints/base/replay.ts';

const spider = findGame('spider')!;
const tools = makeGameTools(spider, { suits: 'one' });
const position = new Position(tools.solver.rules, tools.context.facts, undefined);

/** Stages played as hints advise, and moves before those that are valued. */
const STAGES = 16;
const MOVES_BEFORE = 14;

test('keeps the value on moves to the best end until a card is seen', () => {
  const valuer = new Valuer(tools);
  const session = Session.begin(spider, makeOptions(spider, { suits: 'one' }), 3);
  for (let stage = 0; stage < STAGES; stage++) {
    const replay = GameReplay.of(session.save(), position)!;
    replay.goToEnd();
    for (const move of valuer.line(replay)) session.play(move);
  }
  const replay = GameReplay.of(session.save(), position)!;
  while (replay.at < MOVES_BEFORE) replay.go();
  const curve = new ValueCurve(replay, valuer, 3, () => undefined);
  const hidden = [replay.unseen.length];
  while (replay.next !== undefined && curve.step()) hidden.push(replay.unseen.length);
  const { shares, best } = curve;
  const kept = [...best].map((at) => at - MOVES_BEFORE).filter((at) => hidden[at + 1] === hidden[at]);
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.map((at) => shares[at + 1])).toEqual(kept.map((at) => shares[at]));
});
