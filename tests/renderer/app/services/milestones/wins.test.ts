import { expect, test, vi } from 'vitest';
import { Wins } from '../../../../../renderer/app/services/milestones/wins.ts';
import { achieved } from '../../../../../renderer/app/services/milestones/achieved.ts';
import { winOf } from '../analysis/search-to-end.ts';
import { appWithGame } from '../../seated.ts';
import { PATIENTLY } from '../../../../tools/patiently.ts';

const FAMILIES = new Map([['klondike', 'klondike']]);
/** A deal of Klondike that can be won. */
const DEAL = 30;

type Seated = Awaited<ReturnType<typeof appWithGame>>;

/** Wins the deal, and returns what is said about the win. */
async function win({ app, session }: Seated) {
  await app.games.newDeal(DEAL);
  const { play } = app.state;
  for (const move of winOf('klondike', DEAL)) app.lifecycle.done(session().play(move)!);
  await vi.waitUntil(() => app.state.win?.play === play, PATIENTLY);
  return {
    best: app.state.win!.best,
    feats: app.state.win!.feats.map(({ kind }) => kind),
    announced: app.state.win!.milestones.map(({ name }) => name),
  };
}

test('a first win is told as such, and the milestone it reached once; after it the best time is', async () => {
  const table = await appWithGame('klondike', DEAL + 1, { autoplay: false });
  new Wins(table.app, () => Promise.resolve(FAMILIES)).begin();
  const first = await win(table);
  expect(first.feats).toContain('first');
  expect(first.announced).toContain('family-klondike');
  const second = await win(table);
  expect(second.feats).toContain('fewest-moves');
  expect(second.feats).not.toContain('first');
  expect([first.best, second.best?.moves]).toEqual([undefined, table.session().moveCount]);
  expect(second.announced).toEqual([]);
  expect((await achieved(table.app.bridge))?.games).toMatchObject([{ game: 'klondike', won: 2 }]);
});

test('the day on which a milestone is reached is kept, whoever wins more later', async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 27, 23, 30), toFake: ['Date'] });
  const table = await appWithGame('klondike', DEAL + 1, { autoplay: false });
  new Wins(table.app, () => Promise.resolve(FAMILIES)).begin();
  await win(table);
  vi.setSystemTime(new Date(2026, 10, 28));
  await win(table);
  vi.useRealTimers();
  expect(table.app.state.settings.milestoneDays).toMatchObject({
    'family-klondike': Date.UTC(2026, 10, 27) / 86_400_000,
  });
});

test('milestones count as announced even where announcements are switched off', async () => {
  const table = await appWithGame('klondike', DEAL + 1, { autoplay: false, milestones: false });
  new Wins(table.app, () => Promise.resolve(FAMILIES)).begin();
  expect((await win(table)).announced).toEqual([]);
  expect(table.app.state.settings.milestonesTold).toContain('family-klondike');
});
