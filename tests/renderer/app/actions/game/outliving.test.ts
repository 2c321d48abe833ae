import { expect, test } from 'vitest';
import { Adviser } from '../../../../../engine/search.ts';
import { parseOptions, Session } from '../../../../../engine/rules.ts';
import { sayHint } from '../../../../../renderer/app/services/speech/speech.ts';
import { appWithGame } from '../../seated.ts';

/** Returns the beginning of what is said for a session's first hint. */
function firstHint(session: Session): string {
  const { game, options } = session;
  const thinking = new Adviser(game, parseOptions(game, options)!).think(session.save())!;
  thinking.go(6000);
  return sayHint(session, thinking.advised().advice[0]!.move);
}

test('a hint is one of the table that lies there: after a new deal, another game, and back', async () => {
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
  await app.games.enter('klondike');
  expect(asked()).toContain(firstHint(session()));
});

test('a hint is one of the table that lies there when a replay has ended', async () => {
  const { app, actions, session } = await appWithGame('klondike', 1);
  actions.hint();
  const other = Session.begin(session().game, session().options, 3);
  other.play(other.legalMoves()[0]!);
  await app.replays.show(other);
  app.replays.close();
  actions.hint();
  expect(app.state.said).toContain(firstHint(session()));
});

test('whoever looks at the table hears whenever another one lies there, and when none does', async () => {
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

test('whoever looks at the table hears of every move, and of its being taken back', async () => {
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

test('nothing is told any more of a table that another page has taken', async () => {
  const { app, actions, otherTakes, session } = await appWithGame('klondike', 1);
  actions.hint();
  actions.drop(6, 1, 6);
  otherTakes(session());
  await app.games.taken(session().game.id, session().options);
  expect(app.state.elsewhere).toBeDefined();
  expect([app.state.message, app.state.said]).toEqual(['', '']);
});

test('that another page has taken a game is no news once another lies there', async () => {
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
