import type { Locator, Page } from 'playwright/test';
import { findGame } from '../../../engine/rules.ts';
import { BY_NIGHT } from '../../tools/night.ts';
import { expectNoFaults } from '../support/axe.ts';
import { expect, openPage, settled, test } from '../support/host.ts';
import { chooseGame, openPanel } from '../support/panels.ts';

test.use({ settings: { lessons: true } });

const bar = (page: Page, id: string): Locator =>
  page.getByRole('region', { name: `How to play ${findGame(id)!.name}` });
const offer = (page: Page): Locator => page.getByRole('region', { name: 'How to play', exact: true });

/** Returns the game on the table as it is saved. */
const dealt = (page: Page) =>
  page.evaluate(() => {
    const { waitingPlay, play } = window.baizeTest!.state;
    return (waitingPlay ?? play)!.session.save();
  });

const shownMoves = (page: Page) => page.evaluate(() => window.baizeTest!.session()!.moveCount);

/** Goes through a lesson by its button, and returns its captions. */
async function goThrough(page: Page, id: string): Promise<string[]> {
  const lesson = bar(page, id);
  await expect(lesson).toBeVisible();
  const said: string[] = [];
  const last = Number(await lesson.getByRole('progressbar').getAttribute('max'));
  for (let at = 0; at < last; at++) {
    said.push((await lesson.locator('.lesson-caption').textContent()) ?? '');
    await lesson.getByRole('button', { name: 'Next' }).click();
    await expect(lesson.locator('.lesson-caption')).not.toHaveText(said[at]!);
  }
  return said;
}

/**
 * Games of six kinds, with what their lessons say of the rules; by day three of them, as the words are also tested
 * without a page.
 */
const KINDS = [
  ['klondike', ['alternating colours', 'only a king', 'up in suit', 'stock']],
  ['spider', ['move together', 'deal one card to each of the 10 columns']],
  ['thirteen', ['add up to 13', 'No other rank can be removed alone']],
  ['freecell', ['A cell holds any one card', 'alternating colours']],
  ['golf', ['The waste is built up or down']],
  ['accordion', ['a suit or a rank']],
] as const;

test('asks its question beside any message', async ({ page, host }) => {
  await openPage(page, host);
  await page.evaluate(() => window.baizeTest!.tell('Kept under My games.'));
  await expect(page.getByRole('contentinfo')).toContainText('Kept under My games.');
  await expect(offer(page)).toContainText('New to Klondike?');
  await expect(offer(page).getByRole('button', { name: 'Show me' })).toBeVisible();
});

test('offers a lesson for a new game and keeps the player’s deal', async ({ page, host }) => {
  await openPage(page, host);
  for (const [id, rules] of BY_NIGHT ? KINDS : KINDS.slice(0, 3)) {
    if (id !== 'klondike') await chooseGame(page, id);
    const before = await dealt(page);
    await offer(page).getByRole('button', { name: 'Show me' }).click();
    const said = await goThrough(page, id);
    expect(said[0]).toContain('The goal: '.trim());
    for (const rule of rules) expect(said.join(' ')).toContain(rule);
    expect(await shownMoves(page)).toBeGreaterThan(0);
    if (id === 'klondike') await expectNoFaults(page, 'a lesson');
    await bar(page, id).getByRole('button', { name: 'Play' }).click();
    await settled(page);
    expect(await dealt(page)).toEqual(before);
    await expect(offer(page)).toHaveCount(0);
  }
});

test('offers a lesson once; later it pauses, steps by key and ends by Escape', async ({ page, host }) => {
  await openPage(page, host);
  await expectNoFaults(page, 'the offer of a lesson');
  await offer(page).getByRole('button', { name: 'No, thanks' }).click();
  await expect(offer(page)).toHaveCount(0);
  await chooseGame(page, 'golf');
  await expect(offer(page)).toBeVisible();
  await page.keyboard.press('d');
  await expect(offer(page)).toHaveCount(0);
  await chooseGame(page, 'klondike');
  await expect(offer(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Show me how' }).click();
  const lesson = bar(page, 'klondike');
  await lesson.getByRole('button', { name: 'Pause' }).click();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => shownMoves(page)).toBe(1);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => shownMoves(page)).toBe(0);
  await expect(lesson.getByRole('button', { name: 'Play automatically' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lesson).toHaveCount(0);
  expect((await dealt(page)).at).toBe(0);
});

test('offers large print with the first game only', async ({ page, host }) => {
  await openPage(page, host);
  const large = offer(page).getByRole('button', { name: 'Large print' });
  const look = () =>
    page.evaluate(() => [window.baizeTest!.state.settings.cardSet, window.baizeTest!.state.settings.zoom]);
  await large.focus();
  await page.keyboard.press('Enter');
  expect(await look()).toEqual(['large', 125]);
  await expect(large).toHaveAttribute('aria-pressed', 'true');
  await expect(offer(page).getByRole('button', { name: 'Show me' })).toBeInViewport();
  await expectNoFaults(page, 'the offer in large print');
  await large.click();
  expect(await look()).toEqual(['classic', 100]);
  await chooseGame(page, 'golf');
  await expect(offer(page)).toBeVisible();
  await expect(large).toHaveCount(0);
});

test('offers no lesson when lessons are off', async ({ page, host }) => {
  await openPage(page, host);
  await openPanel(page, 'Control+,');
  await page.getByRole('switch', { name: 'Offer to show how a new game is played' }).setChecked(false);
  await page.keyboard.press('Escape');
  await chooseGame(page, 'golf');
  await expect(offer(page)).toHaveCount(0);
});
