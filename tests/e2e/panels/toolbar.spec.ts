import type { Locator, Page } from 'playwright/test';
import { findGame, makeOptions } from '../../../engine/rules.ts';
import type { HostInfo, Reply } from '../../../preload/api.ts';
import { showGame } from '../../tools/pictures/page.ts';
import { expectNoFaults } from '../support/axe.ts';
import { clickPile, moveCount } from '../support/hand.ts';
import { expect, openPage, settled, test } from '../support/host.ts';
import { comeToTable, spotOn } from '../support/keyboard.ts';

const TOOLS = [
  'New deal',
  'Undo',
  'Redo',
  'Hint',
  'Draw',
  'Send all home',
  'Today',
  'Options',
  'Rules',
  'Statistics',
  'Settings',
  'Mute',
  'New deal by difficulty',
];
/** The items of the menu by their groups. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'This game': ['Restart', 'Try out a line of moves', 'Timeline', 'Saved games', 'Share or open a link', 'Favourite'],
  Help: ['Show me how', 'Can it be won?', 'Show the solution', 'Back to where it could be won', 'Why is it lost?'],
  Baize: [
    'Deal of the day',
    'Puzzles',
    'Goals',
    'Full screen',
    'How likely is it?',
    'Keyboard shortcuts',
    'About Baize',
  ],
};
const ALWAYS = Object.values(GROUPS).flat();

const bar = (page: Page): Locator => page.getByRole('toolbar', { name: 'Commands' });
const more = (page: Page): Locator => bar(page).getByRole('button', { name: 'More', exact: true });
const menu = (page: Page): Locator => page.getByRole('menu', { name: 'More' });
const named = (page: Page, name: string): Locator => menu(page).locator('.menu-item', { hasText: name });

/** Lists what is over the edge of the window, or is cut off by a bar. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('.toolbar, .toolbar button, .status, .status > *')];
    return parts
      .filter((part) => part.offsetParent !== null && part.textContent !== '')
      .filter((part) => {
        const { left, right, bottom } = part.getBoundingClientRect();
        const wide = !part.matches('.message, .game') && part.scrollWidth > part.clientWidth && part.tagName !== 'SPAN';
        return left < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5 || wide;
      })
      .map(({ className, textContent }) => `${className}: ${textContent}`);
  });

const namesOf = (locator: Locator): Promise<string[]> =>
  locator.evaluateAll((all) =>
    all
      .filter((one) => one.getClientRects().length > 0)
      .map((one) => one.querySelector('.tool-name, .menu-name')?.textContent ?? ''),
  );

test('keeps every tool and figure visible at any width in any language', async ({ page, host }) => {
  await openPage(page, host);
  await showGame(page, 'canfield', 1);
  await clickPile(page, 0);
  for (const language of ['en', 'de'] as const) {
    await page.evaluate((language) => window.baizeTest!.settings({ language }), language);
    for (const width of [1280, 800, 640, 500, 400, 320]) {
      await page.setViewportSize({ width, height: 700 });
      await settled(page);
      await expect.poll(() => cut(page), { message: `${language} at ${width}` }).toEqual([]);
    }
  }
  // The bank appears by itself once the host has reported it, while the bar stays as it is.
  await page.setViewportSize({ width: 500, height: 700 });
  await showGame(page, 'klondike', 7, makeOptions(findGame('klondike')!, { scoring: 'vegas' }));
  await expect(page.locator('.status')).toContainText('Bank');
  await expect.poll(() => cut(page), { message: 'with a bank' }).toEqual([]);
});

test('moves tools that don’t fit to the menu', async ({ page, host }) => {
  await openPage(page, host);
  for (const width of [1280, 500, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    await more(page).click();
    await expect(menu(page)).toBeVisible();
    const shown = await namesOf(bar(page).locator('.tool'));
    const away = await namesOf(menu(page).locator('.menu-item'));
    expect(away.slice(-ALWAYS.length), `${width}`).toEqual(ALWAYS);
    const tools = [...shown.filter((name) => TOOLS.includes(name)), ...away.slice(0, -ALWAYS.length)];
    expect(tools.toSorted(), `${width}`).toEqual(TOOLS.toSorted());
    expect(away.length > ALWAYS.length).toBe(width < 600);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
  }
});

test('shows Deal and All home in games that have them', async ({ page, host }) => {
  await openPage(page, host);
  const tools: Record<string, readonly string[]> = {
    klondike: ['Draw', 'Send all home'],
    spider: ['Deal a row', 'Send all home'],
    freecell: ['Send all home'],
    golf: ['Draw'],
    accordion: [],
  };
  for (const [game, expected] of Object.entries(tools)) {
    await showGame(page, game, 1);
    const shown = await namesOf(bar(page).locator('.tool'));
    expect(
      shown.filter((name) => ['Draw', 'Deal', 'Deal a row', 'Send all home'].includes(name)),
      game,
    ).toEqual(expected);
  }
});

test('moves through the menu by keyboard and returns the focus', async ({ page, host }) => {
  await openPage(page, host);
  await page.keyboard.press('d');
  await settled(page);
  await more(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(more(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(named(page, 'Restart')).toBeFocused();
  await expectNoFaults(page, 'the menu');
  await page.keyboard.press('ArrowUp');
  await expect(named(page, 'About')).toBeFocused();
  await page.keyboard.press('k');
  await expect(named(page, 'Keyboard shortcuts')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(named(page, 'Restart')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(more(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(named(page, 'Restart')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toHaveCount(0);
  await settled(page);
  expect(await moveCount(page)).toBe(0);
  await expect(more(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(named(page, 'Restart')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu(page)).toHaveCount(0);
});

test('shows its items in three groups with headings, side by side in a low window', async ({ page, host }) => {
  await openPage(page, host);
  for (const [width, height] of [
    [1280, 800],
    [1280, 640],
    [500, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settled(page);
    await more(page).focus();
    await page.keyboard.press('ArrowDown');
    for (const [name, items] of Object.entries(GROUPS))
      expect(await namesOf(menu(page).getByRole('group', { name }).locator('.menu-item')), name).toEqual(items);
    expect(
      await menu(page).evaluate((part) => [part.scrollHeight - part.clientHeight, part.scrollWidth - part.clientWidth]),
    ).toEqual(width > 500 ? [0, 0] : [expect.any(Number), 0]);
    await named(page, 'Restart').focus();
    await page.keyboard.press('ArrowRight');
    await expect(named(page, 'Show me how')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(named(page, 'Puzzles')).toBeFocused();
    await expectNoFaults(page, `the menu at ${width}`);
    await page.keyboard.press('Escape');
  }
});

test('opens the menu by mouse and keeps the keyboard on the table', async ({ page, host }) => {
  await openPage(page, host);
  await comeToTable(page);
  const spot = await spotOn(page);
  await page.keyboard.press('d');
  await settled(page);
  await more(page).click();
  await named(page, 'Restart').click();
  await settled(page);
  expect(await moveCount(page)).toBe(0);
  expect(await spotOn(page)).toEqual(spot);
  await more(page).click();
  await named(page, 'Restart').click({ force: true });
  await expect(menu(page)).toBeVisible();
  await page.locator('.status').click({ position: { x: 5, y: 5 } });
  await expect(menu(page)).toHaveCount(0);
  await more(page).click();
  await named(page, 'Keyboard shortcuts').click();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('has only tools that don’t fit beside a native menu', async ({ page, host }) => {
  await page.route('**/api/request', async (route) => {
    if ((route.request().postDataJSON() as { name: string }).name !== 'hello') return route.fallback();
    const response = await route.fetch();
    const reply = (await response.json()) as Reply<HostInfo>;
    return route.fulfill({ json: reply.ok ? { ...reply, value: { ...reply.value, host: 'electron' } } : reply });
  });
  await openPage(page, host);
  await expect(more(page)).toBeHidden();
  await page.setViewportSize({ width: 500, height: 900 });
  await more(page).click();
  await expect(menu(page)).toBeVisible();
  const away = await namesOf(menu(page).locator('.menu-item'));
  expect(away.length).toBeGreaterThan(0);
  expect(away.filter((name) => !TOOLS.includes(name))).toEqual([]);
});

test('makes the present game a favourite by menu and key', async ({ page, host }) => {
  await openPage(page, host);
  const item = menu(page).getByRole('menuitemcheckbox', { name: 'Favourite' });
  const favourites = (): Promise<readonly string[]> => page.evaluate(() => window.baizeTest!.state.settings.favourites);
  await more(page).click();
  await expect(item).toHaveAttribute('aria-checked', 'false');
  await item.click();
  await expect(page.locator('[aria-live="polite"]')).toHaveText('Klondike is one of your favourites now.');
  expect(await favourites()).toEqual(['klondike']);
  await more(page).click();
  await expect(item).toHaveAttribute('aria-checked', 'true');
  await page.keyboard.press('Escape');
  await page.keyboard.press('*');
  await expect(page.locator('[aria-live="polite"]')).toHaveText('Klondike is no longer one of your favourites.');
  expect(await favourites()).toEqual([]);
});
