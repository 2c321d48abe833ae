import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { findGame, Session, usualOptions } from '../../../engine/rules.ts';
import { ROOT } from '../../../main/build/root.ts';
import { winOf } from '../../renderer/app/services/analysis/search-to-end.ts';
import { showGame } from '../../tools/pictures/page.ts';
import { dragCards, playAtOnce, spotOf } from '../support/hand.ts';
import { expect, openPage, settled, test } from '../support/host.ts';
import { comeToTable, enterOn, goToPile, pressTableKey, walkTo } from '../support/keyboard.ts';
import { closePanel, openPanel } from '../support/panels.ts';
import { Pointer } from '../support/pixels.ts';
import { shownOn } from '../support/shown.ts';

/** The shape of a tablet held upright. */
test.use({ settings: { autoplay: false }, hasTouch: true, viewport: { width: 500, height: 900 } });

const settings = (page: Page) => page.evaluate(() => window.baizeTest!.state.settings);
const onTable = (page: Page) =>
  page.evaluate(() => {
    const { game, options, deal } = window.baizeTest!.session()!;
    return { game: game.id, options, deal };
  });
/** Waits until a game with the chosen options is on the table. */
async function dealtWith(page: Page, options: RegExp): Promise<void> {
  await expect.poll(async () => (await onTable(page)).options).toMatch(options);
  await settled(page);
}

const dialog = (page: Page): Locator => page.getByRole('dialog');
const button = (within: Page | Locator, name: string): Locator => within.getByRole('button', { name, exact: true });
const radio = (page: Page, name: string): Locator => dialog(page).getByRole('radio', { name, exact: true });
const inGroup = (page: Page, group: string, name: string): Locator =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });

/** Opens by finger a panel whose tool does not fit in the bar. */
async function tapInMore(page: Page, name: string): Promise<void> {
  await button(page, 'More').tap();
  await page.getByRole('menuitem', { name }).tap();
  await expect(dialog(page)).toBeVisible();
}

async function closeByTap(page: Page): Promise<void> {
  await button(dialog(page), 'Close').tap();
  await expect(dialog(page)).toHaveCount(0);
}

/** Lists what can be pressed but is lower than a fingertip, in the toolbar, the status bar and the open panel. */
const tooLow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 40;
    // While a panel still rises, its heights are a fraction of a pixel off. A label above a field need not be hit: the
    // field is.
    const pressed = document.querySelectorAll(
      '.toolbar button, .status button, dialog :is(button, select, label:not([for]), input[maxlength])',
    );
    return [...pressed]
      .filter((each) => each.checkVisibility() && Math.round(each.getBoundingClientRect().height) < LEAST)
      .map((each) => each.outerHTML);
  });

test('returns a card dropped where it can’t go, and says the rule beside the pile and aloud', async ({
  page,
  host,
}) => {
  const DEAL = 3;
  const klondike = findGame('klondike')!;
  const session = Session.begin(klondike, usualOptions(klondike), DEAL);
  const columns = session.shapes.flatMap(({ role }, pile) => (role === 'tableau' ? [pile] : []));
  const from = columns[1]!;
  const to = columns.find((other) => other !== from && !session.targets(from, 1).includes(other))!;
  const why = 'The three of spades takes only a red two.';
  await openPage(page, host);
  await showGame(page, 'klondike', DEAL);
  const before = await shownOn(page);
  const ways: readonly (() => Promise<void>)[] = [
    async () => {
      const [start, end] = [await spotOf(page, from), await spotOf(page, to)];
      const finger = await Pointer.on(page, 'touch');
      await finger.does([
        { ...start, does: 'press' },
        { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 + 20, does: 'move' },
        { ...end, does: 'move' },
        { ...end, does: 'release' },
      ]);
      await finger.leave();
    },
    () => dragCards(page, from, 1, to),
    async () => {
      await comeToTable(page);
      await goToPile(page, session, from);
      await pressTableKey(page, 'space');
      await goToPile(page, session, to);
      await pressTableKey(page, 'enter');
    },
  ];
  for (const way of ways) {
    await page.evaluate(() => window.baizeTest!.tell(''));
    await way();
    await expect(page.locator('.beside')).toHaveText(why);
    await expect(page.locator('[aria-live="polite"]')).toHaveText(why);
    await settled(page);
    expect(await shownOn(page)).toEqual(before);
  }
});

test('chooses game, options, looks, sounds and language by touch, with large enough targets', async ({
  page,
  host,
}) => {
  await openPage(page, host);
  const more = button(page, 'More');
  const lit = (): Promise<string> => more.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await lit();
  for (let i = 0; i < 2; i += 1) await more.tap();
  expect([await page.getByRole('menu').count(), await lit()], 'nothing stays lit').toEqual([0, before]);
  await tapInMore(page, 'Options');
  expect(await tooLow(page)).toEqual([]);
  await inGroup(page, 'Cards turned at a time', 'Draw three').tap();
  await inGroup(page, 'Scoring', 'Vegas').tap();
  await dealtWith(page, /scoring=vegas/);
  await closeByTap(page);
  const { deal } = await onTable(page);
  await button(page, 'New deal').tap();
  await expect.poll(async () => (await onTable(page)).deal).not.toBe(deal);
  expect((await onTable(page)).options).toMatch(/^turning=three;.*scoring=vegas$/);

  await page.locator('.tool.game').tap();
  await expect(dialog(page)).toBeVisible();
  expect(await tooLow(page)).toEqual([]);
  await dialog(page)
    .getByRole('button', { name: /^FreeCell family/ })
    .tap();
  await page.locator('.tile-main[data-game="bakers-game"]').tap();
  await expect.poll(async () => (await onTable(page)).game).toBe('bakers-game');

  await tapInMore(page, 'Settings');
  expect(await tooLow(page)).toEqual([]);
  await button(dialog(page), 'Cards and table').tap();
  expect(await tooLow(page)).toEqual([]);
  for (const name of ["Baker's Game only", 'Four colours', 'Waves', 'Slate']) await radio(page, name).tap();
  const chooser = page.waitForEvent('filechooser');
  await button(dialog(page), 'Your own picture for the table…').tap();
  await (await chooser).setFiles(join(ROOT, 'assets/pictures/table.png'));
  await expect
    .poll(async () => (await settings(page)).looks)
    .toMatchObject({
      'bakers-game': { cardSet: 'four-colour', back: 'waves', table: 'own' },
    });
  await button(dialog(page), 'All settings').tap();
  await button(dialog(page), 'Sound').tap();
  await page.getByRole('switch', { name: 'Sounds' }).tap();
  const volume = page.getByRole('slider', { name: 'Card volume' });
  await expect(volume).toBeEnabled();
  const { width, height } = (await volume.boundingBox())!;
  await volume.tap({ position: { x: width - 2, y: height / 2 } });
  await button(dialog(page), 'All settings').tap();
  await button(dialog(page), 'General').tap();
  await radio(page, 'Deutsch').tap();
  await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText('Einstellungen');
  expect(await settings(page)).toMatchObject({ cardSet: 'classic', table: 'baize', sounds: true, volume: 1 });
  await dialog(page).getByRole('button', { name: 'Schließen' }).tap();
  await button(page, 'Mehr').tap();
  await page.getByRole('menuitem', { name: 'Ziele' }).tap();
  await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText('Ziele');
  await page.getByRole('switch').tap();
  await expect.poll(async () => (await settings(page)).milestones).toBe(false);
});

test('changes options, hides goals and chooses a language by keyboard', async ({ page, host }) => {
  await openPage(page, host);
  await walkTo(page, button(page, 'More'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Today' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Options' })).toBeFocused();
  await page.keyboard.press('Enter');
  await walkTo(page, inGroup(page, 'Cards turned at a time', 'Draw one'));
  await page.keyboard.press('ArrowRight');
  await walkTo(page, inGroup(page, 'Scoring', 'Standard'));
  for (const [key, scoring] of [
    ['ArrowDown', /scoring=vegas/],
    ['ArrowUp', /scoring=standard/],
    ['ArrowDown', /scoring=vegas/],
  ] as const) {
    await page.keyboard.press(key);
    await dealtWith(page, scoring);
  }
  await closePanel(page);
  expect((await onTable(page)).options).toMatch(/^turning=three;.*scoring=vegas$/);

  await openPanel(page, 'g');
  await walkTo(page, page.getByRole('switch'));
  await page.keyboard.press('Space');
  await expect.poll(async () => (await settings(page)).milestones).toBe(false);
  await closePanel(page);

  await openPanel(page, 'Control+,');
  await walkTo(page, button(dialog(page), 'General'));
  await page.keyboard.press('Enter');
  await walkTo(page, page.getByRole('group', { name: 'Language' }).getByRole('radio').first());
  await walkTo(page, radio(page, 'Deutsch'), 'ArrowDown');
  await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText('Einstellungen');
});

test('replays, shares and deals again after a win by touch, mouse and keyboard', async ({ page, host }) => {
  const DEAL = 30;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, host);
  const won = page.getByRole('region', { name: 'You won' });
  const replay = page.getByRole('region', { name: 'Replay' });
  for (const press of [
    (goal: Locator) => goal.tap(),
    (goal: Locator) => goal.click(),
    (goal: Locator) => enterOn(page, goal),
  ]) {
    await showGame(page, 'klondike', DEAL);
    await playAtOnce(page, winOf('klondike', DEAL).slice(0, -1));
    await press(button(page, 'Send all home'));
    await expect(won).toBeVisible();
    await press(button(won, 'Watch'));
    await expect(replay).toBeVisible();
    await press(button(replay, 'Close the replay'));
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await press(button(won, 'Share'));
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^Klondike no\. 30 .*\nbaize:klondike.*#30\//);
    await press(button(won, 'New deal'));
    await expect.poll(async () => (await onTable(page)).deal).not.toBe(DEAL);
    await settled(page);
  }
});
