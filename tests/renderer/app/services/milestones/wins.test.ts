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

/** Wins the deal, and returns the message about the win. */
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

test('announces a first win and its milestone once, then best times', async () => {
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

test('says by how much time a win beats the best before', async () => {
  const table = await appWithGame('klondike', DEAL, { autoplay: false });
  const { app, session } = table;
  for (const move of winOf('klondike', DEAL)) session().play(move);
  const slow = { ...app.state.play!.save(), clock: 3_600_000, outcome: 'won', ended: Date.now() } as const;
  expect(await app.bridge.request('play.finish', slow)).toMatchObject({ ok: true });
  // An untouched table is left without a question.
  while (session().moveCount > 0) session().undo();
  new Wins(app, () => Promise.resolve(FAMILIES)).begin();
  await win(table);
  const by = app.state.win!.feats.flatMap((feat) => ('by' in feat ? [[feat.kind, feat.by]] : []));
  expect(by).toContainEqual(['best-time', 3_600_000 - app.state.play!.save().clock]);
});

test('keeps the day on which a milestone was reached', async () => {
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

test('counts milestones as announced when announcements are off', async () => {
  const table = await appWithGame('klondike', DEAL + 1, { autoplay: false, milestones: false });
  new Wins(table.app, () => Promise.resolve(FAMILIES)).begin();
  expect((await win(table)).announced).toEqual([]);
  expect(table.app.state.settings.milestonesTold).toContain('family-klondike');
});
