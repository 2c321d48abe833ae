import { expect, test } from 'vitest';
import { findGame } from '../../../engine/games/index.ts';
import { makeGameTools } from '../../../engine/hints/game-tools.ts';
import { parseOptions, usualOptions } from '../../../engine/model/options.ts';
import type { TableView } from '../../../engine/model/table.ts';
import { Session } from '../../../engine/session/session.ts';

const yukon = findGame('yukon')!;
const { context, player } = makeGameTools(yukon, parseOptions(yukon, usualOptions(yukon))!);
const session = Session.begin(yukon, usualOptions(yukon), 1);
const SEEDS = Array.from({ length: 40 }, (_, number) => number);

function played(
  number: number,
  { table }: { readonly table: TableView },
  chance: 'shareLuck' | 'seed' = 'shareLuck',
): number {
  player[chance](number);
  context.position.begin(table);
  return player.play();
}

test('continues from the first move like a game begun after it', () => {
  const whole = SEEDS.map((number) => played(number, session));
  const parts = session.legalMoves().map((move) => {
    session.play(move);
    const values = SEEDS.map((number) => played(number, session));
    session.undo();
    return values;
  });
  expect(SEEDS.filter((number) => !parts.some((values) => values[number] === whole[number]))).toEqual([]);
});

test('differs by number like seeds', () => {
  const [shared, drawn] = (['shareLuck', 'seed'] as const).map(
    (chance) => new Set(SEEDS.map((number) => played(number, session, chance))).size,
  );
  expect(shared!).toBeGreaterThan(1);
  expect(Math.abs(shared! - drawn!)).toBeLessThan(4);
});
