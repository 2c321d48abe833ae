import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LookForDeal } from '../../../../../renderer/app/services/analysis/search-worker.ts';
import { listedWinnableDeals } from '../../../../../renderer/app/services/deals/deal-lists.ts';
import { dialogOf } from '../../dialog-of.ts';
import { appWithGame } from '../../seated.ts';
import { PATIENTLY } from '../../../../tools/patiently.ts';

type HearDeal = Parameters<LookForDeal>[1];

/** Makes a search for deals that reports what the test says. */
function looking() {
  const asked: { wanted: Parameters<LookForDeal>[0]; hear: HearDeal }[] = [];
  let stopped = 0;
  const look: LookForDeal = (wanted, hear) => {
    asked.push({ wanted, hear });
    return () => void stopped++;
  };
  return { look, asked, stops: () => stopped };
}

/** Options of Baker's Game without a list of deals. */
const RARE = 'automatic=true;open=true;cells=7;columns=9';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

test('deals a different listed deal of the chosen level each time', async () => {
  const { look, asked } = looking();
  const { app, session } = await appWithGame('freecell', 1, {}, look);
  await app.preferences.wish('freecell', 'hard');
  const known = await listedWinnableDeals('freecell', 'automatic=true');
  let before = 1;
  for (let times = 0; times < 5; times++) {
    await app.games.newDeal();
    const { deal } = session();
    expect(known.find((each) => each.deal === deal)?.difficulty).toBe('hard');
    expect(deal).not.toBe(before);
    before = deal;
  }
  expect(asked).toEqual([]);
});

test('keeps the chosen level per game, and deals a named deal', async () => {
  const { app, session } = await appWithGame('freecell', 1);
  await app.preferences.wish('freecell', 'easy');
  expect(app.preferences.wishOf('klondike')).toBe('any');
  await app.games.newDeal(77);
  expect(session().deal).toBe(77);
});

test('deals the chosen level when a game is entered again', async () => {
  const { app, session } = await appWithGame('golf', 1);
  await app.preferences.wish('freecell', 'easy');
  await app.games.enter('freecell');
  const known = await listedWinnableDeals('freecell', 'automatic=true');
  expect(known.find(({ deal }) => deal === session().deal)?.difficulty).toBe('easy');
});

test('searches without a list, and shows progress after a second', async () => {
  const { look, asked } = looking();
  const { app, session } = await appWithGame('bakers-game', 1, { options: { 'bakers-game': RARE } }, look);
  await app.preferences.wish('bakers-game', 'medium');
  const dealt = app.games.newDeal();
  await vi.waitFor(() => expect(asked).toHaveLength(1), PATIENTLY);
  const [{ wanted, hear } = asked[0]!] = asked;
  expect(wanted).toEqual({ game: 'bakers-game', options: RARE, sought: 'medium' });
  expect(app.state.dialog).toBeUndefined();
  vi.advanceTimersByTime(1000);
  expect(app.state.dialog).toMatchObject({ kind: 'search', progress: undefined });
  expect(app.panels.covering).toBe(true);
  const far = { tried: 5, found: 3, wanted: 7 };
  hear({ found: 'looking', far });
  expect(app.state.dialog).toMatchObject({ progress: far });
  hear({ found: 'deal', deal: 4711 });
  await dealt;
  expect(session().deal).toBe(4711);
  expect(app.state.dialog).toBeUndefined();
});

test('keeps the present game and stops when cancelled', async () => {
  const { look, asked, stops } = looking();
  const { app, session } = await appWithGame('bakers-game', 1, { options: { 'bakers-game': RARE } }, look);
  await app.preferences.wish('bakers-game', 'winnable');
  const dealt = app.games.newDeal();
  await vi.waitFor(() => expect(asked).toHaveLength(1), PATIENTLY);
  vi.advanceTimersByTime(1000);
  dialogOf(app.state, 'search').cancel();
  await dealt;
  expect([session().deal, stops(), app.state.dialog]).toEqual([1, 1, undefined]);
});

test('reports a failed search and keeps the present game', async () => {
  const { look, asked } = looking();
  const { app, session } = await appWithGame('bakers-game', 1, { options: { 'bakers-game': RARE } }, look);
  await app.preferences.wish('bakers-game', 'winnable');
  const dealt = app.games.newDeal();
  await vi.waitFor(() => expect(asked).toHaveLength(1), PATIENTLY);
  asked[0]!.hear({ found: 'failed' });
  await dealt;
  expect([session().deal, app.state.message]).toEqual([
    1,
    'The search for a deal failed. Try again, or choose “Any deal”.',
  ]);
});

/** A game whose list has a single deal. */
const FEW = 'auld-lang-syne';

test('searches when fewer than 20 deals are known, and falls back to a known one', async () => {
  const { look, asked, stops } = looking();
  const { app, session } = await appWithGame(FEW, 1, {}, look);
  const known = (await listedWinnableDeals(FEW, session().options)).map(({ deal }) => deal);
  expect(known.length).toBeGreaterThan(0);
  expect(known.length).toBeLessThan(20);
  await app.preferences.wish(FEW, 'easy');
  const first = app.games.newDeal();
  await vi.waitFor(() => expect(asked).toHaveLength(1), PATIENTLY);
  expect(asked[0]!.wanted.sought).toBe('winnable');
  asked[0]!.hear({ found: 'deal', deal: 4711 });
  await first;
  expect(session().deal).toBe(4711);

  const second = app.games.newDeal();
  await vi.waitFor(() => expect(asked).toHaveLength(2), PATIENTLY);
  vi.advanceTimersByTime(10_000);
  await second;
  expect(known).toContain(session().deal);
  expect([stops(), app.state.dialog]).toEqual([1, undefined]);
});
