import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findOwnPuzzle, makeMove, makeOwnPuzzle, parseMove, type PuzzleList } from '../../../../../engine/index.ts';
import type { LostGame } from '../../../../../preload/api.ts';
import { ownPuzzle } from '../../../../../renderer/app/actions/analysis/own-puzzles.ts';
import { shippedPuzzle, startPuzzle } from '../../../../../renderer/app/actions/analysis/puzzles.ts';
import { fetchPuzzling } from '../../../../../renderer/words/fetched/puzzling.ts';
import { lostAtPuzzle } from '../../../../tools/lost-at-puzzle.ts';
import { toEnd } from '../../../../tools/to-end.ts';
import { appWithGame } from '../../seated.ts';

const LIST = JSON.parse(
  readFileSync(new URL('../../../../../assets/puzzles/freecell.json', import.meta.url), 'utf8'),
) as PuzzleList;

/** A puzzle on the table, and a way to play a move of it. */
async function seated(place: number) {
  const puzzle = LIST.puzzles[place]!;
  const table = await appWithGame('freecell', 1, { autoplay: false });
  const words = await fetchPuzzling();
  await startPuzzle(table.app, shippedPuzzle(table.app, 'freecell', LIST.options, puzzle), words);
  const play = (move: string): void => table.app.lifecycle.done(table.session().play(parseMove(move)!)!);
  const wrong = table
    .session()
    .legalMoves()
    .map(makeMove)
    .find((move) => !puzzle.wins.includes(move))!;
  return { ...table, puzzle, play, wrong, say: words.say };
}

test('the move that wins is told to be right, and raises the rating', async () => {
  const { app, puzzle, play, say } = await seated(0);
  expect(app.state.message).toBe(say('puzzle.find'));
  play(puzzle.wins[0]!);
  expect(app.state.message).toBe(say('puzzle.right'));
  expect(app.state.settings.puzzleRating[0]).toBeGreaterThan(1500);
  expect(app.state.settings.puzzlesSolved).toEqual({ freecell: [puzzle.deal] });
});

test('another move loses and lowers the rating once, whatever is tried after it', async () => {
  const { app, session, puzzle, play, wrong, say } = await seated(1);
  play(wrong);
  expect(app.state.message).toBe(say('puzzle.wrong'));
  const rating = app.state.settings.puzzleRating;
  expect(rating[0]).toBeLessThan(1500);
  app.lifecycle.done(session().undo());
  expect(app.state.message).toBe(say('puzzle.find'));
  play(puzzle.wins[0]!);
  expect(app.state.message).toBe(say('puzzle.right'));
  expect(app.state.settings.puzzleRating).toEqual(rating);
  expect(app.state.settings.puzzlesFailed).toEqual({ freecell: [puzzle.deal] });
});

test('a puzzle counts in no figure of the statistics', async () => {
  const { app } = await seated(0);
  expect(app.state.play?.shown).toBe(true);
});

test('once another game is on the table nothing more is said of it', async () => {
  const { app, session, say } = await seated(0);
  await app.games.enter('golf');
  app.lifecycle.done(session().play(session().legalMoves()[0]!)!);
  expect(app.state.message).not.toBe(say('puzzle.wrong'));
});

test('a puzzle of one’s own lost game lies on the table as it was met, and its first answer is kept beside the game', async () => {
  const { app, session } = await appWithGame('freecell', 1, { autoplay: false });
  const [missed] = LIST.puzzles;
  const lost = lostAtPuzzle(missed!).save();
  const ended = { ...app.state.play!.save(), ...lost, outcome: 'lost', ended: 1_790_000_000_000 } as const;
  await app.bridge.request('play.finish', ended);
  const listed = async (): Promise<readonly LostGame[]> => {
    const reply = await app.bridge.request('puzzles.list', 'freecell', 10);
    return reply.ok ? reply.value : expect.unreachable();
  };
  const [game] = await listed();
  await app.bridge.request('puzzles.keep', game!.id, makeOwnPuzzle(toEnd(findOwnPuzzle(lost))));
  const puzzle = await ownPuzzle(app, (await listed())[0]!);
  await startPuzzle(app, puzzle!, await fetchPuzzling());
  expect(session().deal).toBe(missed!.deal);
  app.lifecycle.done(session().play(parseMove(missed!.wins[0]!)!)!);
  expect(app.state.settings.puzzleRating[0]).toBeGreaterThan(1500);
  await expect.poll(async () => (await listed())[0]?.answer).toBe('right');
});
