import { expect, test } from 'vitest';
import { Session } from '../../../../engine/index.ts';
import { sayHint } from '../../../../renderer/app/speech/speech.ts';
import { seated } from '../seated.ts';

const firstHint = (session: Session): string => sayHint(session, session.hints()[0]!);

test('a hint is one of the table that lies there: after a new deal, another game, and back', async () => {
  const { app, actions, session } = await seated('klondike', 1);
  const asked = (): string => {
    actions.hint();
    return app.state.said.trim();
  };
  expect(asked()).toBe(firstHint(session()));
  await app.games.newDeal(2);
  expect(asked()).toBe(firstHint(session()));
  await app.games.enter('freecell', undefined, 7);
  expect(asked()).toBe(firstHint(session()));
  await app.games.enter('klondike');
  expect(asked()).toBe(firstHint(session()));
});

test('a hint is one of the table that lies there when a replay has ended', async () => {
  const { app, actions, session } = await seated('klondike', 1);
  actions.hint();
  const other = Session.begin(session().game, session().options, 3);
  other.play(other.legalMoves()[0]!);
  await app.replays.show(other);
  app.replays.close();
  actions.hint();
  expect(app.state.said.trim()).toBe(firstHint(session()));
});

test('the turn is raised whenever another table lies there, and when none does', async () => {
  const { app, otherTakes, session } = await seated('klondike', 1);
  const turns: number[] = [];
  let before = { ...app.state };
  app.state.subscribe(() => {
    if (app.state.play !== before.play) turns.push(app.state.turn - before.turn);
    before = { ...app.state };
  });
  await app.games.newDeal(2);
  const klondike = session();
  await app.games.enter('freecell');
  otherTakes(klondike);
  await app.games.enter('klondike');
  expect(app.state.play).toBeUndefined();
  expect(turns).toHaveLength(3);
  expect(turns).not.toContain(0);
});

test('nothing is told any more of a table that another page has taken', async () => {
  const { app, actions, otherTakes, session } = await seated('klondike', 1);
  actions.hint();
  actions.drop(6, 1, 6);
  otherTakes(session());
  await app.games.taken(session().game.id, session().options);
  expect(app.state.elsewhere).toBeDefined();
  expect([app.state.message, app.state.said]).toEqual(['', '']);
});

test('that another page has taken a game is no news once another lies there', async () => {
  const { app, otherTakes, hold, session } = await seated('klondike', 1);
  const klondike = session();
  otherTakes(klondike);
  const answer = hold('play.open');
  const heard = app.games.taken(klondike.game.id, klondike.options);
  await app.games.enter('freecell');
  answer();
  await heard;
  expect(app.state.elsewhere).toBeUndefined();
  expect(session().game.id).toBe('freecell');
});
