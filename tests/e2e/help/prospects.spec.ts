import type { Page } from 'playwright/test';
import { findGame, makeOptions, parseMove } from '../../../engine/rules.ts';
import { makeByMouse, moveCount } from '../support/hand.ts';
import { expect, openPage, settled, test } from '../support/host.ts';
import { BY_NIGHT } from '../../tools/night.ts';
import { showGame } from '../../tools/pictures/page.ts';

declare global {
  interface Window {
    /** The number of moves made, each time the table changed. */
    shownMoves?: number[];
  }
}

test.use({ settings: { showProspect: true } });

/** The shortest time between two moves of a solution, in milliseconds. */
const MOVE = 250;

const sign = (page: Page) => page.locator('.prospect');

/** Notes from now on each move that the table shows; returns how many have been made so far. */
const noteMoves = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { board, session } = window.baizeTest!;
    const shown: number[] = (window.shownMoves = []);
    const apply = board.apply.bind(board);
    board.apply = (changes) => {
      apply(changes);
      shown.push(session()!.moveCount);
    };
    return session()!.moveCount;
  });

test('shows Lost after a losing move, reverts on undo, and goes back by a key', async ({ asNew: page }) => {
  await showGame(page, 'seahaven', 20);
  await expect(sign(page)).toHaveAccessibleName('Can be won. Show the solution');
  await makeByMouse(page, parseMove('9>5')!);
  await expect(sign(page)).toHaveAccessibleName('Lost since move 1. Back to where it could be won');
  await expect(page.getByRole('status').filter({ hasText: 'Lost since move 1' })).toBeAttached();
  await page.keyboard.press('Control+z');
  await expect(sign(page)).toHaveAccessibleName('Can be won. Show the solution');
  await page.keyboard.press('Control+Shift+z');
  await makeByMouse(page, parseMove('9>2')!);
  // Few positions are left, so the game says automatically that none wins; its bar lies over the sign.
  await expect(page.getByRole('button', { name: 'Back to where it could be won', exact: true })).toBeVisible();
  await page.keyboard.press('b');
  await expect(page.locator('.message')).toHaveText('Back to just after move 0: it can be won from here.');
  expect(await moveCount(page)).toBe(0);
  const help = await page.evaluate(() => window.baizeTest!.state.play!.save().help);
  expect(help).toMatchObject({ solver: true, undos: 3 });
  await page.evaluate(() => window.baizeTest!.settings({ showProspect: false }));
  await expect(sign(page)).toBeHidden();
});

/** A game, its options, a deal of it, and how its solution is asked for. */
const SOLVED = [
  ['freecell', {}, 1, 'sign'],
  ['klondike', {}, 30, 'key'],
  ...(BY_NIGHT ? ([['spider', { suits: 'one' }, 1, 'key']] as const) : []),
] as const;

test('plays the solutions of a FreeCell and a Klondike to the win', async ({ page, host }) => {
  // The playback of a solution waits on a clock that the test moves. Everything else runs normally.
  await page.clock.install();
  await openPage(page, host);
  for (const [game, answers, deal, pressed] of SOLVED) {
    const options = makeOptions(findGame(game)!, answers);
    await page.evaluate(([game, options, deal]) => window.baizeTest!.enter(game, options, deal), [
      game,
      options,
      deal,
    ] as const);
    await settled(page);
    if (pressed === 'sign') await sign(page).click();
    else await page.keyboard.press('Shift+W');
    const replay = page.getByRole('region', { name: 'Replay' });
    await expect(replay).toBeVisible();
    await replay.getByRole('combobox', { name: 'Speed' }).selectOption('4');
    const length = Number(await replay.getByRole('slider').getAttribute('max'));
    const first = await noteMoves(page);
    await page.clock.runFor(MOVE * (length - first + 1));
    const rest = Array.from({ length: length - first }, (_, nth) => first + nth + 1);
    expect(await page.evaluate(() => window.shownMoves)).toEqual(rest);
    expect(await page.evaluate(() => window.baizeTest!.session()!.won)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(replay).toBeHidden();
    expect(await moveCount(page)).toBe(0);
  }
});

test('pauses and steps through a solution, and leaves it for the player', async ({ asNew: page }) => {
  await showGame(page, 'klondike', 30);
  await sign(page).click();
  const replay = page.getByRole('region', { name: 'Replay' });
  await replay.getByRole('button', { name: 'Pause' }).click();
  await replay.getByRole('slider').focus();
  await page.keyboard.press('Home');
  for (let step = 1; step <= 3; step++) await replay.getByRole('button', { name: 'Forward one move' }).click();
  await replay.getByRole('button', { name: 'Play on from here' }).click();
  await settled(page);
  expect(await moveCount(page)).toBe(3);
  await expect(replay).toBeHidden();
  await expect(sign(page)).toHaveAccessibleName('Can be won. Show the solution');
  await page.keyboard.press('Control+z');
  expect(await moveCount(page)).toBe(2);
});
