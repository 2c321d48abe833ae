import { expect, test } from 'vitest';
import { appWithGame } from '../../seated.ts';

/** Seats a Klondike whose stock was turned `times` times. */
async function turned(times: number) {
  const table = await appWithGame('klondike', 30, { autoplay: false });
  for (let i = 0; i < times; i++) table.actions.deal();
  return { ...table, play: table.app.state.play! };
}

const sizes = ({ table, shapes }: Awaited<ReturnType<typeof turned>>['play']['session']): number[] =>
  shapes.map((_, pile) => table.size(pile));

test('goes back and forward over moves, each step back an undo', async () => {
  const { actions, play, session } = await turned(5);
  const end = sizes(session());
  actions.goTo(2);
  expect([session().moveCount, session().canRedo, play.undos]).toEqual([2, true, 3]);
  actions.goTo(5);
  expect(sizes(session())).toEqual(end);
  expect(play.undos).toBe(3);
  actions.goTo(99);
  expect(session().moveCount).toBe(5);
});

test('takes a try-out back whole, or keeps it', async () => {
  const { actions, play, session } = await turned(2);
  const before = sizes(session());
  actions.tryOut();
  expect(play.trying).toBe(2);
  for (let i = 0; i < 3; i++) actions.deal();
  actions.tryOut();
  expect([play.trying, session().moveCount, play.undos]).toEqual([undefined, 2, 3]);
  expect(sizes(session())).toEqual(before);
});

test('ends a try-out by going back beyond its start', async () => {
  const { actions, play } = await turned(2);
  actions.tryOut();
  actions.deal();
  actions.undo();
  expect(play.trying).toBe(2);
  actions.undo();
  expect(play.trying).toBeUndefined();
});
