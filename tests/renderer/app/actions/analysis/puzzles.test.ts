import { expect, test } from 'vitest';
import { countsAsMove, findOwnPuzzle, makeOwnPuzzle } from '../../../../../engine/search.ts';
import { findGame, makeMove, type Move, parseMove, type Session } from '../../../../../engine/rules.ts';
import { makeGameTools } from '../../../../../engine/hints/game-tools.ts';
import { leastMoves } from '../../../../lab/puzzles/least-moves.ts';
import type { Bridge, LostGame } from '../../../../../preload/api.ts';
import { ownPuzzle, searchOwnPuzzles } from '../../../../../renderer/app/actions/analysis/own-puzzles.ts';
import { shippedPuzzle, startPuzzle } from '../../../../../renderer/app/actions/analysis/puzzles.ts';
import { fetchPuzzling } from '../../../../../renderer/words/fetched/puzzle-words.ts';
import { lostAtPuzzle } from '../../../../tools/lost-at-puzzle.ts';
import { toEnd } from '../../../../tools/to-end.ts';
import { shippedPuzzles } from '../../../../tools/shipped-puzzles.ts';
import { appWithGame } from '../../seated.ts';

const LIST = shippedPuzzles('only', 'freecell');

/** Lays a puzzle on the table, and returns a version a move of it. */
async function seated(place: number) {
  const puzzle = LIST.puzzles[place]!;
  const table = await appWithGame('freecell', 1, { autoplay: false });
  const words = await fetchPuzzling();
  await startPuzzle(table.app, shippedPuzzle(table.app, 'only', 'freecell', LIST, puzzle), words);
  const play = (move: string): void => table.app.lifecycle.done(table.session().play(parseMove(move)!)!);
  const wrong = table
    .session()
    .legalMoves()
    .map(makeMove)
    .find((move) => !puzzle.wins.includes(move))!;
  return { ...table, puzzle, play, wrong, say: words.say };
}

test('confirms the winning move and raises the rating', async () => {
  const { app, puzzle, play, say } = await seated(0);
  expect(app.state.puzzle?.text).toBe(say('puzzle.find'));
  play(puzzle.wins[0]!);
  expect(app.state.puzzle?.text).toBe(say('puzzle.right'));
  expect(app.state.settings.puzzleRating[0]).toBeGreaterThan(1500);
  expect(app.state.settings.puzzlesSolved).toEqual({ freecell: [puzzle.deal] });
});

test('loses and lowers the rating once by another move', async () => {
  const { app, session, puzzle, play, wrong, say } = await seated(1);
  play(wrong);
  expect(app.state.puzzle?.text).toBe(say('puzzle.wrong'));
  const rating = app.state.settings.puzzleRating;
  expect(rating[0]).toBeLessThan(1500);
  app.lifecycle.done(session().undo());
  expect(app.state.puzzle?.text).toBe(say('puzzle.find'));
  play(puzzle.wins[0]!);
  expect(app.state.puzzle?.text).toBe(say('puzzle.right'));
  expect(app.state.settings.puzzleRating).toEqual(rating);
  expect(app.state.settings.puzzlesFailed).toEqual({ freecell: [puzzle.deal] });
});

test('counts in no statistics', async () => {
  const { app } = await seated(0);
  expect(app.state.play?.shown).toBe(true);
});

test('says nothing once another game is on the table', async () => {
  const { app, session, say } = await seated(0);
  await app.games.enter('golf');
  app.lifecycle.done(session().play(session().legalMoves()[0]!)!);
  expect(app.state.message).not.toBe(say('puzzle.wrong'));
});

test('lays out a lost game’s puzzle as it was met, and saves its first answer', async () => {
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

test('searches an unreadable lost game again later', async () => {
  const { app } = await appWithGame('freecell', 1, { autoplay: false });
  const lost = { ...lostAtPuzzle(LIST.puzzles[0]!).save(), outcome: 'lost', ended: 1_790_000_000_000 } as const;
  await app.bridge.request('play.finish', { ...app.state.play!.save(), ...lost });
  const listed = await app.bridge.request('puzzles.list', 'freecell', 10);
  const games = listed.ok ? listed.value : expect.unreachable();
  const asked: string[] = [];
  const bridge = {
    request: (name: string) => {
      asked.push(name);
      return Promise.resolve({ ok: false, refusal: { code: 'failed', message: 'The disk is away.' } });
    },
  } as unknown as Bridge;
  const isFailed = await new Promise((ended) => {
    searchOwnPuzzles({ ...app, bridge }, games, () => {}, ended);
  });
  expect([games.length, isFailed, asked]).toEqual([1, true, ['results.get']]);
});

/** Lays a puzzle of another kind on the table. */
async function laid(kind: 'within' | 'lost', place: number) {
  const list = shippedPuzzles(kind, 'freecell');
  const puzzle = list.puzzles[place]!;
  const table = await appWithGame('freecell', 1, { autoplay: false });
  const words = await fetchPuzzling();
  await startPuzzle(table.app, shippedPuzzle(table.app, kind, 'freecell', list, puzzle), words);
  const play = (move: Move): void => table.app.lifecycle.done(table.session().play(move)!);
  return { ...table, puzzle, play, say: words.say };
}

/** Finds a win with the fewest possible moves. */
function leastWay({ table }: Session): readonly Move[] {
  const { context } = makeGameTools(findGame('freecell')!, {});
  return leastMoves(context.position, table, 20, Infinity).way;
}

test('confirms a win within the moves asked for, automatic moves not counted', async () => {
  const { app, session, puzzle, play, say } = await laid('within', 0);
  const { within } = shippedPuzzles('within', 'freecell').puzzles[0]!;
  expect(app.state.puzzle?.text).toBe(say('puzzle.within', { count: within }));
  const [first, ...rest] = leastWay(session());
  play(first!);
  expect(app.state.puzzle?.text).toBe(say('puzzle.within-left', { count: within - 1 }));
  for (const move of rest) play(move);
  expect(app.state.settings.puzzlesSolved).toEqual({ 'freecell-within': [puzzle.deal] });
  expect(app.state.settings.puzzleRating[0]).toBeGreaterThan(1500);
});

test('refuses one move too many, undone moves included', async () => {
  const { app, session, puzzle, play, say } = await laid('within', 1);
  const way = leastWay(session());
  play(way[0]!);
  app.lifecycle.done(session().undo());
  const { within } = shippedPuzzles('within', 'freecell').puzzles[1]!;
  expect(app.state.puzzle?.text).toBe(say('puzzle.within-back', { count: within }));
  expect(app.state.settings.puzzlesFailed).toEqual({ 'freecell-within': [puzzle.deal] });
  const rating = app.state.settings.puzzleRating;
  for (let made = 0; made <= within; made++) {
    const isHome = (pile: number): boolean => app.state.play!.homes.has(pile);
    play(
      session()
        .legalMoves()
        .find((move) => countsAsMove(move, isHome))!,
    );
  }
  expect(app.state.puzzle?.text).toBe(say('puzzle.within-wrong'));
  expect(app.state.settings.puzzleRating).toEqual(rating);
});

test.each([true, false])('accepts the answer %s once to whether a position is lost', async (said) => {
  const { puzzles } = shippedPuzzles('lost', 'freecell');
  const place = puzzles.findIndex(({ lost }) => lost);
  const { app, puzzle, say } = await laid('lost', place);
  expect(app.state.said).toBe(say('puzzle.lost'));
  app.state.puzzle!.answer!(said);
  expect(app.state.puzzle?.text).toBe(say(said ? 'puzzle.lost-right' : 'puzzle.lost-wrong'));
  expect(app.state.puzzle?.answer).toBeUndefined();
  expect(app.state.settings[said ? 'puzzlesSolved' : 'puzzlesFailed']).toEqual({ 'freecell-lost': [puzzle.deal] });
  expect(app.state.puzzle?.reveal).toBe('why-lost');
});

test('says only that a winnable position can be won', async () => {
  const { puzzles } = shippedPuzzles('lost', 'freecell');
  const { app, say } = await laid(
    'lost',
    puzzles.findIndex(({ lost }) => !lost),
  );
  app.state.puzzle!.answer!(false);
  expect(app.state.puzzle?.text).toBe(say('puzzle.won-right'));
  expect(app.state.puzzle?.reveal).toBe('solution');
});

test('asks at the puzzle’s position only, and counts a move tried before as help', async () => {
  const { app, session, play, say } = await laid('lost', 0);
  app.lifecycle.done(session().undo());
  expect(app.state.puzzle?.answer).toBeUndefined();
  app.lifecycle.done(session().redo());
  expect(app.state.puzzle).toMatchObject({ isOpen: true, answer: expect.any(Function) as unknown });
  play(session().legalMoves()[0]!);
  expect(app.state.puzzle).toMatchObject({ text: say('puzzle.lost-first'), answer: undefined, isOpen: false });
  app.lifecycle.done(session().undo());
  expect(app.state.puzzle?.answer).toBeDefined();
  await app.games.enter('golf');
  expect(app.state.puzzle).toBeUndefined();
});
