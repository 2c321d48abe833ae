import { expect, test } from 'vitest';
import { findGame } from '../../../engine/games/index.ts';
import { makeGameTools } from '../../../engine/hints/game-tools.ts';
import { parseOptions, usualOptions } from '../../../engine/model/options.ts';
import type { TableView } from '../../../engine/model/table.ts';
import { Session } from '../../../engine/session/session.ts';

const yukon = findGame('yukon')!;
const { context, player } = makeGameTools(yukon, parseOptions(yukon, usualOptions(yukon))!);
const session = Session.begin(yukon, usualOptions(yukon), 1);
const FATES = Array.from({ length: 40 }, (_, number) => number);

function played(fate: number, { table }: { readonly table: TableView }, chance: 'fate' | 'seed' = 'fate'): number {
  player[chance](fate);
  context.position.begin(table);
  return player.play();
}

test('a game of one fate goes on from its first move as one that begins after it', () => {
  const whole = FATES.map((fate) => played(fate, session));
  const parts = session.legalMoves().map((move) => {
    session.play(move);
    const values = FATES.map((fate) => played(fate, session));
    session.undo();
    return values;
  });
  expect(FATES.filter((fate) => !parts.some((values) => values[fate] === whole[fate]))).toEqual([]);
});

test('fates differ as seeds do', () => {
  const [fates, seeds] = (['fate', 'seed'] as const).map(
    (chance) => new Set(FATES.map((fate) => played(fate, session, chance))).size,
  );
  expect(fates!).toBeGreaterThan(1);
  expect(Math.abs(fates! - seeds!)).toBeLessThan(4);
});
