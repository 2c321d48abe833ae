import { expect, test } from 'vitest';
import { countOf, fromOf, isDrag, type Move, parseMove, toOf } from '../../../../../engine/rules.ts';
import { KnownWins } from '../../../../../engine/search.ts';
import { Analysis } from '../../../../../renderer/app/actions/analysis/analysis.ts';
import { type GameToJudge, judgeSaved } from '../../../../../renderer/app/services/analysis/worker/judge-saved.ts';
import { Prospects } from '../../../../../renderer/app/actions/analysis/prospects.ts';
import type { Judge } from '../../../../../renderer/app/services/analysis/search-worker.ts';
import { appWithGame } from '../../seated.ts';
import { searchToEnd } from '../../services/analysis/search-to-end.ts';

/** Seats a game whose positions are judged at once. */
async function watched(game: string, deal: number, showProspect = true) {
  const table = await appWithGame(game, deal, { showProspect, autoplay: false });
  const { app, actions } = table;
  const asked: GameToJudge[] = [];
  const judge: Judge = (one, hear) => {
    asked.push(one);
    for (const _ of judgeSaved(one, hear, () => 0));
    return () => {};
  };
  const wins = new KnownWins();
  const prospects = new Prospects({ ...app, actions, judge, wins });
  const analysis = new Analysis(app, (saved, hear) => (hear(searchToEnd(saved).at(-1)!), () => {}), wins);
  const make = (move: Move): void => {
    if (isDrag(move)) actions.drop(fromOf(move), countOf(move), toOf(move));
    else actions.tap(fromOf(move));
  };
  return { ...table, asked, prospects, analysis, wins, make };
}

test('searches nothing along a known win, after a loss or after going back', async () => {
  const { app, actions, session, asked, wins, make } = await watched('seahaven', 20);
  expect(app.state.prospect).toMatchObject({ known: 'won', searching: false });
  for (let made = 0; made < 5; made++) make(wins.of(session().save())![0]!);
  expect(app.state.prospect).toMatchObject({ known: 'won' });
  for (let made = 0; made < 5; made++) actions.undo();
  expect(asked).toHaveLength(1);
  make(parseMove('9>5')!);
  expect(app.state.prospect).toMatchObject({ known: 'lost', since: { move: 1, sure: true } });
  make(session().legalMoves()[0]!);
  expect(app.state.prospect).toMatchObject({ known: 'lost', since: { move: 1, sure: true } });
  expect(asked).toHaveLength(2);
  actions.restart();
  expect(app.state.prospect).toMatchObject({ known: 'won' });
  expect(asked).toHaveLength(2);
});

test('records a shown verdict as help, and searches nothing while off', async () => {
  const { app, asked, make } = await watched('seahaven', 20, false);
  make(parseMove('9>5')!);
  expect(asked).toEqual([]);
  expect(app.state).toMatchObject({ prospect: undefined, play: { solver: false } });
  await app.preferences.set({ showProspect: true });
  expect(app.state).toMatchObject({ prospect: { known: 'lost' }, play: { solver: true } });
  await app.preferences.set({ showProspect: false });
  expect(app.state.prospect).toBeUndefined();
});

test('finds the way back without a shown verdict, or says that there is none', async () => {
  const { app, session, prospects, make } = await watched('seahaven', 20, false);
  prospects.back();
  expect(app.state.message).toBe('It can be won from here.');
  make(parseMove('9>5')!);
  make(session().legalMoves()[0]!);
  prospects.back();
  expect(session().moveCount).toBe(0);
  expect(app.state.message).toBe('Back to just after move 0: it can be won from here.');
  expect(app.state.play).toMatchObject({ solver: true, undos: 2 });
});

test('says that a deal can’t be won', async () => {
  const { app, prospects } = await watched('freecell', 11_982);
  expect(app.state.prospect).toMatchObject({ known: 'lost', since: { move: 0 } });
  prospects.back();
  expect(app.state.message).toBe('This deal can’t be won.');
});

test('shows a solution beside the waiting game, and plays on from it', async () => {
  const { app, session, analysis } = await watched('seahaven', 20);
  analysis.solution();
  await expect.poll(() => app.state.replay?.playing).toBe(true);
  const { replay } = app.state;
  expect(app.state.prospect).toBeUndefined();
  replay!.seek(replay!.total);
  expect(session().won).toBe(true);
  replay!.seek(2);
  await app.replays.playOn();
  expect(app.state.replay).toBeUndefined();
  expect(session().moveCount).toBe(2);
  expect(app.state).toMatchObject({ prospect: { known: 'won' }, play: { solver: true, finished: false } });
});
