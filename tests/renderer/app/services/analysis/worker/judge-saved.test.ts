import { expect, test } from 'vitest';
import { findGame, makeMove, parseMove, type Saved, Session, usualOptions } from '../../../../../../engine/rules.ts';
import {
  type GameToJudge,
  type SavedJudgement,
  judgeSaved,
} from '../../../../../../renderer/app/services/analysis/worker/judge-saved.ts';
import { winOf } from '../search-to-end.ts';

/** Returns all that an uninterrupted judgement says; the clock advances `tick` milliseconds per reading. */
function judged(one: Partial<GameToJudge> & Pick<GameToJudge, 'saved'>, tick = 0): SavedJudgement[] {
  const said: SavedJudgement[] = [];
  let time = 0;
  const now = (): number => (time += tick);
  for (const _ of judgeSaved({ known: [], near: undefined, back: false, ...one }, (one) => said.push(one), now));
  return said;
}

function played(id: string, deal: number, moves: readonly string[] = []): Saved {
  const session = Session.begin(findGame(id)!, usualOptions(findGame(id)!), deal);
  for (const move of moves) expect(session.play(parseMove(move)!)).toBeDefined();
  return session.save();
}

test('says that a game is winnable, with the win', () => {
  const [judgement, ...more] = judged({ saved: played('freecell', 1) });
  expect(judgement).toMatchObject({ known: ['won'], done: true });
  // Which win is found depends on the solver's method; none is much shorter.
  expect(judgement!.win?.moves.length).toBeGreaterThan(40);
  expect(more).toEqual([]);
});

test('says that a game is lost, then since when', () => {
  const session = Session.begin(findGame('freecell')!, usualOptions(findGame('freecell')!), 11982);
  for (const move of session.legalMoves().slice(0, 1)) session.play(move);
  const said = judged({ saved: session.save() });
  expect(said.map(({ done }) => done)).toEqual([false, true]);
  expect(said[0]!.known).toEqual([undefined, 'lost']);
  expect(said[1]!.known).toEqual(['lost', 'lost']);
});

test('follows a recently known win without searching', () => {
  const [first, ...rest] = winOf('klondike', 30);
  const from = played('klondike', 30);
  const saved = played('klondike', 30, [makeMove(first!)]);
  // This clock leaves no time for a search.
  expect(judged({ saved, near: { from, moves: [first!, ...rest] } }, 10_000)).toMatchObject([
    { known: ['won', 'won'], win: { from: saved, moves: rest } },
  ]);
});

test('leaves a slow position undecided and finds the last winnable one on request', () => {
  const saved = played('gaps', 1);
  expect(judged({ saved }, 5000)).toMatchObject([{ known: ['open'], win: undefined, done: true }]);
});
