import type { Page } from 'playwright';
import {
  findGame,
  type Move,
  parseMove,
  parseOptions,
  Session,
  solver,
  usualAnswers,
  usualOptions,
} from '../../../engine/index.ts';
import type { Panel } from '../../../renderer/app/state/state.ts';
import { say } from '../../../renderer/words/say.ts';
import { settled } from '../../e2e/host.ts';
import { SHOWN_DAY } from './history.ts';
import { playMoves, showGame } from './page.ts';

/** Something to take a picture of, beginning at a game in its first deal. */
interface SceneOf {
  readonly game: string;
  readonly set: (page: Page) => Promise<void>;
}

/** A deal of Klondike that the search wins. */
export const WON = 30;

const open =
  (panel: Panel) =>
  async (page: Page): Promise<void> => {
    await page.evaluate((panel) => window.baizeTest!.app.panels.open(panel), panel);
    await page.getByRole('dialog').waitFor();
  };

/** The figures of a game come with a chart, drawn when they are there. */
async function openStatistics(page: Page): Promise<void> {
  await open('statistics')(page);
  await page.getByRole('dialog').locator('.plot svg').first().waitFor();
}

/** On a day in the middle of a month, some of whose deals were played. */
async function openCalendar(page: Page): Promise<void> {
  await page.clock.setFixedTime(SHOWN_DAY);
  await open('daily')(page);
  await page.getByRole('dialog').getByRole('grid').waitFor();
}

/** The goals, once it is known how far each is. */
async function openMilestones(page: Page): Promise<void> {
  await open('milestones')(page);
  await page.getByRole('dialog').getByRole('list').first().waitFor();
}

/** The third thing a lesson shows, standing still. */
async function teach(page: Page): Promise<void> {
  await page.getByRole('button', { name: say('command.more') }).click();
  await page.getByRole('menuitem', { name: say('command.lesson') }).click();
  const bar = page.locator('.lesson');
  await bar.getByRole('button', { name: say('lesson.hold') }).click();
  for (let step = 0; step < 3; step++) await bar.getByRole('button', { name: say('lesson.next') }).click();
  await page.waitForFunction(() => window.baizeTest!.session()!.moveCount >= 3);
  await settled(page);
}

const tab = (word: 'all' | 'latest' | 'data') => async (page: Page) => {
  await openStatistics(page);
  await page.getByRole('tab', { name: say(`statistics.${word}`) }).click();
  if (word === 'all') await page.getByRole('dialog').locator('.plot svg').first().waitFor();
};

export const SCENES: Readonly<Record<string, SceneOf>> = {
  picker: { game: 'klondike', set: open('picker') },
  options: { game: 'klondike', set: open('options') },
  'options-many': { game: 'match-solitaire', set: open('options') },
  settings: { game: 'klondike', set: open('settings') },
  'new-deal': { game: 'klondike', set: open('new') },
  deal: { game: 'klondike', set: open('deal') },
  daily: { game: 'klondike', set: openCalendar },
  lesson: { game: 'klondike', set: teach },
  milestones: { game: 'klondike', set: openMilestones },
  statistics: { game: 'klondike', set: openStatistics },
  'statistics-all': { game: 'klondike', set: tab('all') },
  'statistics-latest': { game: 'klondike', set: tab('latest') },
  'statistics-data': { game: 'klondike', set: tab('data') },
  review: { game: 'klondike', set: reviewLost },
  saved: { game: 'klondike', set: open('saved') },
  keys: { game: 'klondike', set: open('keys') },
  about: { game: 'klondike', set: open('about') },
  rules: { game: 'spider', set: (page) => page.keyboard.press('F1') },
  hint: { game: 'freecell', set: (page) => page.keyboard.press('h') },
  pause: {
    game: 'freecell',
    set: async (page) => {
      await page.evaluate(() => window.baizeTest!.app.preferences.set({ pauseHides: true }));
      await playMoves(page, await anyMoves(page, 3));
      await page.keyboard.press('Control+p');
    },
  },
  question: {
    game: 'freecell',
    set: async (page) => {
      await playMoves(page, await anyMoves(page, 3));
      await page.keyboard.press('Control+n');
      await page.keyboard.press('Alt+n');
      await page.getByRole('dialog').waitFor();
    },
  },
  replay: { game: 'golf', set: (page) => watch(page) },
  // A deal that its first move here throws away.
  prospect: {
    game: 'seahaven',
    set: async (page) => {
      await showGame(page, 'seahaven', 20);
      await page.evaluate(() => window.baizeTest!.app.preferences.set({ showProspect: true }));
      await page.locator('.prospect.won').waitFor();
      await playMoves(page, [parseMove('9>5')!]);
      await page.locator('.prospect.lost').waitFor();
    },
  },
  stuck: { game: 'golf', set: async (page) => playMoves(page, await anyMoves(page, 200)) },
  win: {
    game: 'klondike',
    set: async (page) => {
      await showGame(page, 'klondike', WON);
      await playMoves(page, winningMoves());
    },
  },
};

/** Klondike’s cards one by one, three times through, where a game can be thrown away: a deal, and so many moves of a win of it. */
const LOST = { options: 'dealing=one', deal: 8, good: 127 };

/** Makes those moves, turns the stock once too often, gives the game up and opens its review. */
export async function reviewLost(page: Page): Promise<void> {
  const klondike = findGame('klondike')!;
  const { options, deal, good } = LOST;
  const win = solver(klondike, parseOptions(klondike, options)!).solve(deal).toEnd().moves ?? [];
  await page.evaluate(([options, deal]) => window.baizeTest!.app.games.enter('klondike', options, deal), [
    options,
    deal,
  ] as const);
  await settled(page);
  await playMoves(page, win.slice(0, good));
  await page.evaluate(() => {
    const { app, session } = window.baizeTest!;
    app.lifecycle.done(session()!.play(session()!.dealMove!) ?? []);
  });
  await page.evaluate(async () => {
    const { bridge, panels, state } = window.baizeTest!.app;
    const { game, options, ...saved } = state.play!.save();
    await bridge.request('play.finish', { ...saved, game, options, outcome: 'lost', ended: Date.now() });
    const results = await bridge.request('results.list', game, options, 1, null);
    if (results.ok) await panels.review(results.value[0]?.id);
  });
  await page.getByRole('dialog').locator('.review').waitFor({ timeout: 60_000 });
}

/** The moves of a search that wins the deal `WON`. */
export function winningMoves(): readonly Move[] {
  const klondike = findGame('klondike')!;
  return solver(klondike, usualAnswers(klondike)).solve(WON).toEnd().moves ?? [];
}

/** The first move there is, time and again, until there is none or so many are made. */
async function anyMoves(page: Page, most: number): Promise<Move[]> {
  const [id, deal] = await page.evaluate(() => {
    const { game, deal } = window.baizeTest!.session()!;
    return [game.id, deal] as const;
  });
  const session = Session.begin(findGame(id)!, usualOptions(findGame(id)!), deal);
  const moves: Move[] = [];
  for (let [move] = session.legalMoves(); move !== undefined && moves.length < most; [move] = session.legalMoves()) {
    session.play(move);
    moves.push(move);
  }
  return moves;
}

async function watch(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { app } = window.baizeTest!;
    const games = await app.bridge.request('export.results', 0);
    const golf = games.ok ? games.value.results.find(({ game }) => game === 'golf') : undefined;
    if (golf) await app.replays.replay(golf);
  });
  await page.getByRole('region', { name: say('replay.name') }).waitFor();
}
