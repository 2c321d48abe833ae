import type { Page } from 'playwright/test';
import { games } from '../../../engine/rules.ts';
import { expectNoFaults } from '../support/axe.ts';
import { expect, openPage, settled, test } from '../support/host.ts';
import { closePanel, openPanel } from '../support/panels.ts';

const on = (page: Page) => page.evaluate(() => window.baizeTest!.session()?.game.id);
const search = (page: Page) => page.getByRole('searchbox');
const tiles = (page: Page) => page.locator('.tile-main');

test('finds a version by its own name and plays it', async ({ page, host }) => {
  await openPage(page, host);
  await openPanel(page, 'Control+o');
  await search(page).fill('signora');
  const [found, alike] = [page.locator('.grid section').first(), page.locator('.grid section').nth(1)];
  await expect(found.locator('.tile-main')).toHaveCount(1);
  await expect(found).toContainText('A version of Terrace');
  await expect(alike.getByRole('heading')).toHaveText('Similar games');
  await expect(alike.locator('.tile-main')).toHaveCount(6);
  await expectNoFaults(page, 'one game found and those like it');
  await page.keyboard.press('Enter');
  await settled(page);
  await page.waitForFunction(() => window.baizeTest!.session()?.options === 'variation=signora');
});

test('is used by keyboard: arrows, letters, favourites and pages', async ({ page, host }) => {
  await openPage(page, host);
  await openPanel(page, 'Control+o');
  await page.keyboard.press('ArrowDown');
  await expect(tiles(page).first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tiles(page).nth(1)).toBeFocused();
  await page.keyboard.press('*');
  const liked = await tiles(page).nth(1).getAttribute('data-game');
  expect(await page.evaluate(() => window.baizeTest!.state.settings.favourites)).toEqual([liked]);
  await page.keyboard.press('F1');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(tiles(page).last()).toBeFocused();
  await page.keyboard.press('y');
  await expect(search(page)).toBeFocused();
  await expect(search(page)).toHaveValue('y');
  await page.keyboard.type('ukon');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => window.baizeTest!.session()?.game.id === 'yukon');
});

test('keeps filters while the window is open, and offers a way out of an empty result', async ({ page, host }) => {
  await openPage(page, host);
  await openPanel(page, 'Control+o');
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByRole('combobox', { name: 'Packs' }).selectOption('2');
  // Tiles that don't fit in the window are drawn later, or when one has the focus.
  await tiles(page).first().focus();
  const count = await tiles(page).count();
  await closePanel(page);
  await openPanel(page, 'Control+o');
  await expect(page.getByRole('button', { name: 'Two packs' })).toHaveAttribute('aria-pressed', 'true');
  await expect(tiles(page)).toHaveCount(count);
  await search(page).fill('osmosis');
  await expect(page.getByText('No game called “osmosis” matches these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all games' }).click();
  await expect(tiles(page)).not.toHaveCount(count);
  await expect(search(page)).toBeFocused();
});

test('finds a misspelled name, shows it, and keeps filters at a start', async ({ page, host }) => {
  await openPage(page, host);
  await openPanel(page, 'Control+o');
  await search(page).fill('napoleon at st helena');
  await expect(tiles(page).first()).toContainText('also called Napoleon at Saint Helena');
  await search(page).fill('osmozys');
  await search(page).press('Enter');
  await expect(search(page)).toHaveValue('Osmosis');
  await search(page).fill('osmozys');
  await expect(page.getByText('No game is called “osmozys”.')).toBeVisible();
  await page.getByRole('button', { name: 'Osmosis', exact: true }).click();
  await expect(search(page)).toHaveValue('Osmosis');
  await page.getByRole('button', { name: 'About Osmosis', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Osmosis' });
  await dialog.getByRole('button', { name: 'Favourite: Osmosis' }).click();
  await dialog.getByRole('button', { name: 'Back to the games' }).click();
  const favourites = page.getByRole('button', { name: 'Favourites' });
  await search(page).fill('');
  await favourites.click();
  await favourites.hover();
  await expectNoFaults(page, 'the list that is shown, with the pointer on it');
  await search(page).fill('klondike');
  await expect(page.getByText('No game called “klondike” matches these filters.')).toBeVisible();
  await page.locator('.none-found').getByRole('button', { name: 'Clear the filters' }).click();
  await expect(tiles(page).first()).toHaveAttribute('data-game', 'klondike');
  await search(page).fill('');
  await favourites.click();
  await tiles(page).click();
  await page.waitForFunction(() => window.baizeTest!.session()?.game.id === 'osmosis');
  await openPanel(page, 'Control+o');
  await expect(favourites).toHaveAttribute('aria-pressed', 'true');
  await expect(search(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Short' }).click();
  await page.getByRole('button', { name: 'Overview' }).click();
  await expect(page.getByRole('heading', { name: 'Well known' })).toBeVisible();
});

test('marks a game in progress and resumes it by a click', async ({ page, host }) => {
  await openPage(page, host);
  await page.keyboard.press('d');
  await settled(page);
  await openPanel(page, 'Control+o');
  await search(page).fill('freecell');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => window.baizeTest!.session()?.game.id === 'freecell');
  await settled(page);
  await openPanel(page, 'Control+o');
  await page.getByRole('button', { name: 'In progress' }).click();
  await expect(tiles(page)).toContainText('1 move, 0:0');
  await tiles(page).click();
  await page.waitForFunction(() => window.baizeTest!.session()?.moveCount === 1);
  expect(await on(page)).toBe('klondike');
});

test('shows a game’s page without leaving the present game', async ({ page, host }) => {
  await openPage(page, host);
  await openPanel(page, 'Control+o');
  await search(page).fill('spider');
  await page.getByRole('button', { name: 'About Spider', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Spider' });
  for (const text of ['Family', 'Skill', 'Goal', 'Version', 'Your games']) await expect(dialog).toContainText(text);
  await expectNoFaults(page, 'the page of a game');
  expect(await on(page)).toBe('klondike');
  await dialog.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForFunction(() => window.baizeTest!.session()?.game.id === 'spider');
});

test('goes to the last game by End at once', async ({ page, host }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await openPage(page, host);
  await openPanel(page, 'Control+o');
  await page.getByRole('button', { name: 'All games' }).click();
  await tiles(page).first().focus();
  await page.keyboard.press('End');
  await expect(tiles(page)).toHaveCount(games.length);
  await expect(tiles(page).last()).toBeFocused();
});

test('returns from a game’s page to the same place', async ({ page, host }) => {
  await openPage(page, host);
  await openPanel(page, 'Control+o');
  await page.getByRole('button', { name: 'All games' }).click();
  await tiles(page).first().focus();
  await page.keyboard.press('End');
  await expect(tiles(page).last()).toBeFocused();
  await page.keyboard.press('F1');
  await expect(page.getByRole('dialog')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(tiles(page).last()).toBeFocused();
  await expect(tiles(page).last()).toBeInViewport();
  // Opened by its button, the page returns the focus to it; letters typed there search too.
  await page.locator('.tile-tools .info').last().click();
  await expect(page.getByRole('dialog')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.type('golf');
  await expect(search(page)).toHaveValue('golf');
});

test('opens on likely games, and leads to families and similar games', async ({ page, host }) => {
  await openPage(page, host);
  await openPanel(page, 'Control+o');
  const headings = page.getByRole('dialog').getByRole('heading', { level: 3 });
  await expect(headings.first()).toHaveText('Well known');
  await page.getByRole('button', { name: /^FreeCell family/ }).click();
  await expect(page.getByRole('combobox', { name: 'Family' })).toHaveValue('freecell');
  await page.getByRole('button', { name: 'About FreeCell', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'FreeCell' })
    .getByRole('button', { name: /^Baker's Game/ })
    .click();
  await expect(page.getByRole('dialog', { name: "Baker's Game" })).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForFunction(() => window.baizeTest!.session()?.game.id === 'bakers-game');
});

test('chooses no game by Enter without a search', async ({ page, host }) => {
  await openPage(page, host);
  await openPanel(page, 'Control+o');
  await search(page).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await on(page)).toBe('klondike');
});

test('resumes the game under a replay', async ({ page, host }) => {
  await openPage(page, host);
  await page.keyboard.press('d');
  await page.evaluate(async () => {
    const { replay, session } = window.baizeTest!;
    await replay({ ...session()!.save(), deal: 7, moves: '', at: 0 });
  });
  await expect(page.getByRole('region', { name: 'Replay' })).toBeVisible();
  await openPanel(page, 'Control+o');
  await search(page).fill('klondike');
  await search(page).press('Enter');
  await expect(page.getByRole('region', { name: 'Replay' })).toHaveCount(0);
  expect(await page.evaluate(() => window.baizeTest!.session()!.moveCount)).toBe(1);
});

test('puts small groups in one row, which arrows cross', async ({ asNew: page }) => {
  await page.evaluate(() => window.baizeTest!.settings({ recent: ['klondike', 'golf'], favourites: ['yukon'] }));
  await openPanel(page, 'Control+o');
  // Both measured at the same moment.
  const [recent, favourites] = await page
    .getByRole('heading', { name: /^(Recent|Favourites)$/ })
    .evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect()));
  expect(favourites?.y).toBe(recent?.y);
  expect(favourites?.x).toBeGreaterThan(recent?.x ?? Infinity);
  const at = (game: string) => page.locator(`.tile-main[data-game=${game}]`);
  await at('golf').focus();
  await page.keyboard.press('ArrowRight');
  await expect(at('yukon')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('section', { hasText: 'Well known' }).locator('.tile-main:focus')).toHaveCount(1);
  await page.keyboard.press('ArrowUp');
  await expect(at('yukon')).toBeFocused();
});

test('goes to the first game of a letter', async ({ asNew: page }) => {
  await openPanel(page, 'Control+o');
  await page.getByRole('button', { name: 'All games' }).click();
  const letters = page.getByRole('navigation', { name: 'Games by letter' });
  await letters.getByRole('button', { name: 'S', exact: true }).click();
  const first = page.locator('.tile-main:focus');
  await expect(first).toContainText(/^S/);
  await expect(first).toBeInViewport({ ratio: 1 });
  await expectNoFaults(page, 'all games', '.letters');
  await page.getByRole('button', { name: 'Overview' }).click();
  await expect(letters).toHaveCount(0);
  await closePanel(page);
});
