import type { Browser, Page } from 'playwright/test';
import { drag, findGame, type Move, Session, usualOptions } from '../../../engine/rules.ts';
import { solver } from '../../../engine/search.ts';
import { usualAnswers } from '../../../engine/model/options.ts';
import { openStore } from '../../../main/store/open.ts';
import { clickPile, kept, makeByMouse, position } from './hand.ts';
import { expect, openPage, type HostProcess, type RunningHost, startHost, test as base } from './host.ts';
import { showGame } from '../../tools/pictures/page.ts';

/* The deal for tests whose host dies while its page plays on. */

export const DEAL = 30;
const STOCK = 0;
export const RETURN = '**/api/return';
/** Moves an ace home, possible right after the deal. */
const OTHER_MOVE = drag(10, 1, 2);

/** Starts hosts on one data folder, one after the other; the last is ended with the test. */
export interface Fixtures {
  readonly hosts: { start(...args: string[]): Promise<HostProcess> };
}

export const test = base.extend<Fixtures>({
  hosts: async ({ data }, use) => {
    const started: HostProcess[] = [];
    const start = async (...args: string[]): Promise<HostProcess> => {
      const host = await startHost(data, undefined, { args: ['--no-open', ...args] });
      started.push(host);
      return host;
    };
    await use({ start });
    for (const host of started)
      if (host.process.exitCode === null && host.process.signalCode === null) await host.stop();
  },
});

export const sign = (page: Page) => page.getByRole('contentinfo').getByText('Not saved yet');
export const originOf = ({ address }: RunningHost): string => new URL(address).origin;
export const withTest = ({ address }: RunningHost): string => address.replace('/#', '/?test#');

/** Opens Klondike 30 and plays this many moves, which are kept. */
export async function begin(page: Page, host: RunningHost, moves = 2): Promise<void> {
  await openPage(page, host);
  await page.evaluate(() => window.baizeTest!.settings({ speed: 0, autoplay: false }));
  await showGame(page, 'klondike', DEAL);
  await play(page, moves);
  await kept(page);
}

export async function play(page: Page, moves: number): Promise<void> {
  for (let i = 0; i < moves; i += 1) await clickPile(page, STOCK);
}

/**
 * Kills the host, or calls `end`, and plays this many moves, which the page says are not kept; returns the position.
 */
export async function playAlone(
  page: Page,
  host: HostProcess,
  moves: number,
  end = () => host.kill(),
): Promise<string> {
  await end();
  await play(page, moves);
  await expect(sign(page)).toBeVisible();
  return position(page);
}

/** Does the same after `begin`. */
export async function outlive(page: Page, host: HostProcess, moves: number, end = () => host.kill()): Promise<string> {
  await begin(page, host);
  return playAlone(page, host, moves, end);
}

/** Stores Klondike 30 one move before its win; returns that move. */
export function keepAlmostWon(data: string): Move {
  const klondike = findGame('klondike')!;
  const moves = solver(klondike, usualAnswers(klondike)).solve(DEAL).toEnd().moves!;
  const session = Session.begin(klondike, usualOptions(klondike), DEAL);
  for (const move of moves.slice(0, -1)) session.play(move);
  const { moveCount, score } = session;
  const help = { undos: 0, hints: 0, solver: false };
  const store = openStore(data);
  store.settings.change({ autoplay: false });
  store.kept.keep({ ...session.save(), moveCount, score, clock: 1000, begun: Date.now() - 5000, help });
  store.close();
  return moves.at(-1)!;
}

export interface GameOnHost {
  readonly moveCount: number;
  readonly game: string;
  readonly deal: number;
}

const ask = <T>(page: Page, ...asked: unknown[]): Promise<T> =>
  page.evaluate(async (given) => {
    const { request } = window.baizeTest!;
    const reply = await (request as (...all: unknown[]) => Promise<{ ok: boolean; value: unknown }>)(...given);
    return reply.value as never;
  }, asked);

export const keptGames = (page: Page): Promise<readonly GameOnHost[]> => ask(page, 'play.list');
export const results = (page: Page): Promise<readonly { outcome: string; deal: number; ended: number }[]> =>
  ask(page, 'results.list', null, null, 100, null);
const savedGames = (page: Page): Promise<readonly { name: string; moveCount: number }[]> => ask(page, 'named.list');

/** Keeps the page from finding the host that is back, as in a tab that its browser has put to sleep. */
export const comeLate = async (page: Page): Promise<void> => {
  await page.route(RETURN, (route) => route.abort());
};

/** Plays in another browser context, without the data of this one. */
export async function playElsewhere<T>(
  browser: Browser,
  host: RunningHost,
  act: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await openPage(page, host);
  const got = await act(page);
  await context.close();
  return got;
}

/** Continues a game in a second window, then chooses one of the two games. */
export async function partAndChoose(
  page: Page,
  hosts: Fixtures['hosts'],
  browser: Browser,
  choice: 'here' | 'there',
): Promise<void> {
  const first = await hosts.start();
  await begin(page, first, 1);
  await comeLate(page);
  const here = await playAlone(page, first, 4);
  const there = await playElsewhere(browser, await hosts.start(), async (other) => {
    await makeByMouse(other, OTHER_MOVE);
    await kept(other);
    return position(other);
  });

  await page.unroute(RETURN);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: choice === 'here' ? 'Played here' : 'In the other window' })
    .click();
  await expect(sign(page)).toBeHidden();
  await expect.poll(() => position(page)).toBe(choice === 'here' ? here : there);
  const [chosen, other] = choice === 'here' ? [5, 2] : [2, 5];
  expect(await keptGames(page)).toMatchObject([{ moveCount: chosen }]);
  expect(await savedGames(page)).toMatchObject([{ moveCount: other }]);
  await play(page, 1);
  await kept(page);
}

export { expect } from './host.ts';

/**
 * Waits until the page has fetched what its first picture does without: it can't be fetched from a host that has ended.
 */
export async function restFetched(page: Page): Promise<void> {
  const file = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => /\/later-[^/]*\.js$/.test(name))?.name,
  );
  // The same import as the page's own: it resolves when all that the file imports is here as well.
  await file.evaluate(async (name) => void (await import(name!)));
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
  );
}
