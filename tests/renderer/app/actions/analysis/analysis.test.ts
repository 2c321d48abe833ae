import { expect, test } from 'vitest';
import { countOf, fromOf, isDrag, isTap, type Move, parseMove, toOf } from '../../../../../engine/rules.ts';
import { KnownWins } from '../../../../../engine/search.ts';
import { Analysis } from '../../../../../renderer/app/actions/analysis/analysis.ts';
import type { StartSearch } from '../../../../../renderer/app/services/analysis/search-worker.ts';
import { sayHint } from '../../../../../renderer/app/services/speech/speech.ts';
import { appWithGame } from '../../seated.ts';
import { searchToEnd } from '../../services/analysis/search-to-end.ts';

/** Seats a game whose searches reply, and end, only when the test tells them to. */
async function asking(game: string, deal: number) {
  const table = await appWithGame(game, deal, { autoplay: true });
  const { app, actions, session } = table;
  const searches: { readonly answer: () => void; ended: boolean }[] = [];
  const seek: StartSearch = (saved, hear) => {
    const answer = (): void => hear(searchToEnd(saved).at(-1)!);
    const search = { answer, ended: false };
    searches.push(search);
    return () => (search.ended = true);
  };
  const analysis = new Analysis(app, seek, new KnownWins());
  const make = (move: Move): void => {
    if (isDrag(move)) actions.drop(fromOf(move), countOf(move), toOf(move));
    else if (isTap(move)) actions.tap(fromOf(move));
    else actions.doubleClick(fromOf(move), 0);
  };
  /** Returns the move that the analysis shows next. */
  const shown = (): Move => {
    analysis.ask();
    const said = app.state.said.trim();
    return session()
      .legalMoves()
      .find((move) => sayHint(session(), move) === said)!;
  };
  return { ...table, searches, analysis, make, shown };
}

const WON = 'This game can still be won.';

test.each([
  ['klondike', 30],
  ['klondike', 19],
  ['yukon', 3],
] as const)('keeps the shown win of %s %i known whatever goes home automatically', async (game, deal) => {
  const { app, session, searches, analysis, make, shown } = await asking(game, deal);
  analysis.ask();
  searches[0]!.answer();
  expect(app.state.message).toBe(WON);
  while (!session().won) {
    expect(app.state).toMatchObject({ solving: 'won', message: WON });
    make(shown());
  }
  expect(searches).toHaveLength(1);
  expect(app.state.solving).toBeUndefined();
});

test('finds the known win again after an undo', async () => {
  const { actions, session, searches, analysis, make, shown } = await asking('klondike', 30);
  analysis.ask();
  searches[0]!.answer();
  const next = shown();
  make(
    session()
      .legalMoves()
      .find((move) => isDrag(move) && move !== next)!,
  );
  actions.undo();
  expect(shown()).toBe(next);
  make(next);
  actions.undo();
  expect(shown()).toBe(next);
});

test('keeps the win known across a replay', async () => {
  const { app, session, searches, analysis, make, shown } = await asking('klondike', 30);
  analysis.ask();
  searches[0]!.answer();
  make(shown());
  const next = shown();
  await app.replays.replay(session().save());
  expect(app.state.solving).toBeUndefined();
  app.replays.close();
  expect(app.state.solving).toBe('won');
  expect(shown()).toBe(next);
});

test('ignores an answer about a former table', async () => {
  const { app, searches, analysis } = await asking('klondike', 30);
  analysis.ask();
  await app.games.newDeal(31);
  expect(searches[0]!.ended).toBe(true);
  searches[0]!.answer();
  expect(app.state).toMatchObject({ solving: undefined, message: '' });
});

test.each([
  ['labyrinth', 1, undefined, { solving: 'never', message: 'This deal can’t be won.' }],
  ['seahaven', 20, '9>5', { solving: 'lost', message: 'This game can no longer be won.' }],
] as const)('says of the lost game %s %i whether its deal was winnable', async (game, deal, move, expected) => {
  const { app, searches, analysis, make } = await asking(game, deal);
  if (move) make(parseMove(move)!);
  analysis.ask();
  searches[0]!.answer();
  expect(app.state).toMatchObject(expected);
});

test('searches the deal of a game lost by a move, and offers no way back without one', async () => {
  const { app, session, searches, analysis, make } = await asking('labyrinth', 1);
  make(session().legalMoves()[0]!);
  analysis.ask();
  searches[0]!.answer();
  expect(app.state.solving).toBe('lost');
  searches[1]!.answer();
  expect(app.state).toMatchObject({ solving: 'never', message: 'This deal can’t be won.' });
});

test('ends the search of a lost game’s deal with the next move', async () => {
  const { app, session, searches, analysis, make } = await asking('labyrinth', 1);
  make(session().legalMoves()[0]!);
  analysis.ask();
  searches[0]!.answer();
  make(session().legalMoves()[0]!);
  expect(searches[1]!.ended).toBe(true);
  searches[1]!.answer();
  expect(app.state.solving).toBeUndefined();
});
