import { expect, test } from 'vitest';
import { Adviser } from '../../../../../engine/search.ts';
import { parseOptions, Session } from '../../../../../engine/rules.ts';
import { sayHint } from '../../../../../renderer/app/services/speech/speech.ts';
import { appWithGame } from '../../seated.ts';

/** Returns the beginning of the message for a session's first hint. */
function firstHint(session: Session): string {
  const { game, options } = session;
  const thinking = new Adviser(game, parseOptions(game, options)!).think(session.save())!;
  thinking.go(6000);
  return sayHint(session, thinking.advised().advice[0]!.move);
}

test('hints a card of the present table after a new deal and a different game', async () => {
  const { app, actions, session } = await appWithGame('klondike', 1);
  const asked = (): string => {
    actions.hint();
    return app.state.said.trim();
  };
  expect(asked()).toContain(firstHint(session()));
  await app.games.newDeal(2);
  expect(asked()).toContain(firstHint(session()));
  await app.games.enter('freecell', undefined, 7);
  expect(asked()).toContain(firstHint(session()));
  await app.games.enter('klondike', undefined, 1);
  expect(asked()).toContain(firstHint(session()));
});

test('hints a card of the present table after a replay', async () => {
  const { app, actions, session } = await appWithGame('klondike', 1);
  actions.hint();
  const other = Session.begin(session().game, session().options, 3);
  other.play(other.legalMoves()[0]!);
  await app.replays.show(other);
  app.replays.close();
  actions.hint();
  expect(app.state.said).toContain(firstHint(session()));
});

test('notifies observers of every table change', async () => {
  const { app, otherTakes, session } = await appWithGame('klondike', 1);
  const seen: (Session | undefined)[] = [];
  const positions = new Set<object>();
  app.disposables.watch(
    () => app.tabletop.position,
    (position) => {
      positions.add(position);
      seen.push(app.state.play?.session);
    },
  );
  const first = session();
  await app.games.newDeal(2);
  const klondike = session();
  await app.games.enter('freecell');
  const freecell = session();
  otherTakes(klondike);
  await app.games.enter('klondike');
  expect(app.state.play).toBeUndefined();
  expect(seen).toEqual([first, klondike, freecell, undefined]);
  expect(positions.size).toBe(4);
});

test('notifies observers of every move and undo', async () => {
  const { app, actions } = await appWithGame('klondike', 1);
  let heard = -1;
  app.disposables.watch(
    () => app.tabletop.position,
    () => (heard += 1),
  );
  actions.deal();
  expect(heard).toBe(1);
  actions.undo();
  expect(heard).toBe(2);
  actions.hint();
  expect(heard).toBe(2);
});

test('reports nothing of a table taken by another page', async () => {
  const { app, actions, otherTakes, session } = await appWithGame('klondike', 1);
  actions.hint();
  actions.drop(6, 1, 6);
  otherTakes(session());
  await app.games.taken(session().game.id, session().options);
  expect(app.state.elsewhere).toBeDefined();
  expect([app.state.message, app.state.said]).toEqual(['', '']);
});

test('reports no taken game once another is on the table', async () => {
  const { app, otherTakes, hold, session } = await appWithGame('klondike', 1);
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
