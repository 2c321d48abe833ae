import { expect, test } from 'vitest';
import {
  countOf,
  fromOf,
  isDrag,
  loggedWords,
  makeMove,
  parseMove,
  resume,
  toOf,
} from '../../../../../engine/rules.ts';
import { Guard, type LosingFinder } from '../../../../../renderer/app/actions/analysis/guard.ts';
import { Hints } from '../../../../../renderer/app/actions/analysis/hints.ts';
import { PlayerActions } from '../../../../../renderer/app/actions/cards/player-actions.ts';
import { guardSaved } from '../../../../../renderer/app/services/analysis/worker/guard-saved.ts';
import { say } from '../../../../../renderer/words/say.ts';
import { shippedPuzzles } from '../../../../tools/shipped-puzzles.ts';
import { appWithGame } from '../../seated.ts';
import { fetchGameRules } from '../../../../../renderer/words/glance/described-rules.ts';

const LIST = shippedPuzzles('only', 'freecell');

/** Finds losing moves at once, and counts the requests. */
class AtOnce implements LosingFinder {
  asked = 0;
  readonly guard: LosingFinder['guard'] = (saved, hear) => {
    this.asked++;
    Array.from(guardSaved(saved, hear, () => 0));
    return () => undefined;
  };
  close(): void {}
}

/** Opens a position of FreeCell with a single winning move, with the guard on or off. */
async function guarded(guard: boolean) {
  const table = await appWithGame('freecell', 1, { guard, autoplay: false });
  const finder = new AtOnce();
  const hints = new Hints(table.app, () => () => undefined);
  const actions = new PlayerActions({ ...table.app, rulesOf: fetchGameRules }, hints, new Guard(table.app, finder));
  const puzzle = LIST.puzzles[0]!;
  const { deal, moves } = puzzle;
  const at = loggedWords(moves).length;
  const resumed = resume({ game: 'freecell', options: LIST.options, rules: 1, deal, cards: '', moves, at });
  await table.app.games.take(resumed.ok ? resumed.value.session : expect.unreachable());
  const wrong = table
    .session()
    .legalMoves()
    .filter(isDrag)
    .find((move) => !puzzle.wins.includes(makeMove(move)))!;
  const make = (move: number): void => actions.drop(fromOf(move), countOf(move), toOf(move));
  return { ...table, finder, puzzle, wrong, make };
}

test('asks before a move that loses a sure win, makes it on repeat, and counts help', async () => {
  const { app, session, wrong, make } = await guarded(true);
  const before = session().moveCount;
  make(wrong);
  expect(app.state.message).toBe(say('guard.asked'));
  expect(session().moveCount).toBe(before);
  expect(app.state.play!.solver).toBe(true);
  make(wrong);
  expect(session().moveCount).toBe(before + 1);
});

test('makes the winning move without a question', async () => {
  const { session, puzzle, make } = await guarded(true);
  const before = session().moveCount;
  make(parseMove(puzzle.wins[0]!)!);
  expect(session().moveCount).toBe(before + 1);
});

test('asks and searches nothing when off', async () => {
  const { session, finder, wrong, make } = await guarded(false);
  const before = session().moveCount;
  make(wrong);
  expect(session().moveCount).toBe(before + 1);
  expect(finder.asked).toBe(0);
});
