import type { Locator, Page } from 'playwright/test';
import { makeGameFile } from '../../../engine/notation/game-file.ts';
import { makeGame } from '../../../engine/recipes/make-game.ts';
import { KLONDIKE } from '../../../engine/recipes/patterns.ts';
import { showGame } from '../../tools/pictures/page.ts';
import { expectNoFaults } from '../support/axe.ts';
import { expect, settingsKept, settled, test } from '../support/host.ts';

const oddsWorkers = (page: Page): number =>
  page.workers().filter((worker) => worker.url().includes('odds.worker')).length;

/** Lists the names of choices that show nothing. */
const blanks = (workshop: Locator): Promise<string[]> =>
  workshop
    .getByRole('combobox')
    .evaluateAll((all) =>
      all.filter((one) => (one as HTMLSelectElement).selectedIndex < 0).map((one) => one.ariaLabel ?? one.id),
    );

test('changes the present game’s rules from its options', async ({ asNew: page }) => {
  await showGame(page, 'klondike', 617);
  await page.evaluate(() => window.baizeTest!.enter('klondike', 'turning=three;passes=three;scoring=cards'));
  await page.evaluate(() => window.baizeTest!.open('options'));
  await page.getByRole('button', { name: 'Change the rules…' }).click();
  const workshop = page.getByRole('dialog', { name: 'Make a game' });
  await expect(workshop.getByRole('combobox', { name: 'A click on the stock' })).toHaveValue('three');
  await expect(workshop.getByRole('combobox', { name: 'Redeals' })).toHaveValue('2');
  await expect(workshop.getByRole('combobox', { name: 'Redeals' }).locator('option:checked')).toHaveText('2');
  await workshop.getByRole('combobox', { name: 'Cards leave the table' }).selectOption('runs');
  await expect(workshop.getByRole('alert')).toContainText('Change “Suits in the columns”.');
  await expect(workshop.locator('.picture')).toBeVisible();
  expect(await blanks(workshop)).toEqual([]);
  await workshop.getByRole('button', { name: 'Suits in the columns: Same suit' }).click();
  await expect(workshop.getByRole('combobox', { name: 'Suits in the columns' })).toHaveValue('same');
  await expect(workshop.getByRole('alert')).toHaveCount(0);
  await workshop.getByRole('combobox', { name: 'Cards leave the table' }).selectOption('cards');
  await expect(workshop.getByRole('combobox', { name: 'A click on the stock' })).toHaveValue('three');
});

test('leaves no question without an answer for any game', async ({ asNew: page }) => {
  await showGame(page, 'klondike', 617);
  await page.evaluate(() => window.baizeTest!.open('workshop'));
  const workshop = page.getByRole('dialog', { name: 'Make a game' });
  const home = workshop.getByRole('combobox', { name: 'Cards leave the table' });
  for (const game of ['pyramid', 'golf', 'spider', 'klondike']) {
    await workshop.getByRole('combobox', { name: 'Start from' }).selectOption(game);
    for (const how of ['runs', 'waste', 'pairs', 'cards']) {
      await home.selectOption(how);
      expect(await blanks(workshop), `${game}, then ${how}`).toEqual([]);
      await expect(workshop.locator('.picture')).toBeVisible();
    }
  }
});

test('changes rules, plays the game and lists it among the player’s own', async ({ asNew: page }) => {
  await showGame(page, 'klondike', 617);
  await page.evaluate(() => window.baizeTest!.open('picker'));
  await page.getByRole('button', { name: 'Make a game…' }).click();
  const workshop = page.getByRole('dialog', { name: 'Make a game' });
  await workshop.getByRole('combobox', { name: 'An empty column takes' }).selectOption('Any card');
  await workshop.getByRole('combobox', { name: 'Columns', exact: true }).selectOption('12');
  await expect(workshop.getByRole('alert')).toContainText('78');
  await expect(workshop.getByRole('button', { name: 'Keep and play' })).toBeDisabled();
  await workshop.getByRole('combobox', { name: 'Columns', exact: true }).selectOption('7');
  await workshop.getByRole('combobox', { name: 'Cells' }).selectOption('2');
  await expect(workshop.getByText('Like Klondike, but:')).toBeVisible();
  const from = workshop.getByRole('combobox', { name: 'Start from' });
  await expect(from.locator('option:checked')).toHaveText('Klondike, changed');
  await expect(workshop.getByRole('textbox', { name: 'Name' })).toHaveAttribute(
    'placeholder',
    'Klondike with house rules',
  );
  await expect(workshop.getByRole('listitem').filter({ hasText: 'Cells: 2' })).toBeVisible();
  await expect(workshop.getByText(/^About \d+ moves$/)).toBeVisible();
  await expect.poll(() => oddsWorkers(page)).toBeGreaterThan(0);
  await workshop.getByRole('button', { name: 'Stop counting' }).click();
  await expect(workshop.getByRole('button', { name: 'Try more deals' })).toBeVisible();
  await expect.poll(() => oddsWorkers(page)).toBe(0);
  await workshop.getByRole('button', { name: 'A little harder' }).click();
  await expect(workshop.getByText('Trying single changes')).toBeVisible();
  await expect.poll(() => oddsWorkers(page)).toBe(1);
  await workshop.getByRole('textbox', { name: 'Name' }).fill('Grandmother’s <b>');
  await workshop.getByRole('textbox', { name: 'Note' }).fill('Learned in 1962.');
  await workshop.getByRole('button', { name: 'Keep and play' }).click();
  await page.waitForFunction(() => window.baizeTest!.session()!.game.id.startsWith('own-'));
  await expect(page.getByRole('contentinfo')).toContainText('Kept under My games.');
  await settled(page);
  await expect.poll(() => oddsWorkers(page)).toBe(0);
  await settingsKept(page);
  await page.reload();
  await page.waitForFunction(() => window.baizeTest?.session()?.game.id.startsWith('own-'));
  await page.evaluate(() => window.baizeTest!.open('picker'));
  await expect(page.getByRole('heading', { name: 'My games' })).toBeVisible();
  await page.getByRole('button', { name: 'About Grandmother’s b' }).click();
  const own = page.getByRole('dialog', { name: 'Grandmother’s b' });
  await expect(own).toContainText('Learned in 1962.');
  await expect(own).toContainText(/[1-9][\d,]* deals? tried/);
  await expect(own).toContainText('An empty column takes any card.');
  await expect(own).not.toContainText('can’t be loaded');
  await own.getByRole('button', { name: 'Remove from My games' }).click();
  await expect(page.getByRole('heading', { name: 'My games' })).toHaveCount(0);
});

const OWN = makeGame({ ...KLONDIKE, cells: '2' }).id;

test('shows up to three easier changes with their effect, and makes one on a click', async ({ asNew: page }) => {
  await showGame(page, 'freecell', 617);
  await page.evaluate(() => window.baizeTest!.open('workshop'));
  const workshop = page.getByRole('dialog', { name: 'Make a game' });
  const cells = workshop.getByRole('combobox', { name: 'Cells', exact: true });
  await cells.selectOption('1');
  await workshop.getByRole('button', { name: 'A little easier' }).click();
  const changes = workshop.getByRole('listitem').filter({ hasText: 'In a quick test' });
  await expect(changes.first()).toContainText(/\d+ of \d+ deals were won; without the change, \d+\./, {
    timeout: 60_000,
  });
  expect(await changes.count()).toBeLessThanOrEqual(3);
  await expect(workshop.getByText(/make.* it .*easier:/)).toBeVisible();
  const make = changes.first().getByRole('button', { name: 'Make this change' });
  await expect(make).toHaveAccessibleDescription(/In a quick test/);
  const before = await workshop
    .getByRole('combobox')
    .evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
  await make.click();
  await expect(changes).toHaveCount(0);
  const after = await workshop
    .getByRole('combobox')
    .evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
  expect(after).not.toEqual(before);
});

test('opens a link from the list of games', async ({ asNew: page }) => {
  await showGame(page, 'klondike', 617);
  await page.evaluate(() => window.baizeTest!.open('picker'));
  await page.getByRole('button', { name: 'Open a link…' }).click();
  await expect(page.getByRole('textbox', { name: 'Paste a link here' })).toBeFocused();
});

test('shows a file’s game with its note and keeps its name', async ({ asNew: page }) => {
  await showGame(page, 'klondike', 617);
  await drop(page, 'a.baize', makeGameFile({ id: OWN, name: 'Oma & Opa', note: 'Two cells.' }));
  const own = page.getByRole('dialog', { name: 'Oma & Opa' });
  await expect(own).toContainText('Two cells.');
  await expect(own.getByRole('button', { name: 'Keep in My games' })).toBeVisible();
  await own.getByRole('button', { name: 'Play' }).click();
  await page.waitForFunction((id) => window.baizeTest?.session()?.game.id === id, OWN);
  await settled(page);
  await settingsKept(page);
  await page.reload();
  await page.waitForFunction((id) => window.baizeTest?.session()?.game.id === id, OWN);
  await expect(page.getByRole('heading', { name: 'Oma & Opa', level: 1 })).toBeAttached();
  expect(await page.evaluate(() => window.baizeTest!.state.settings.ownNotes)).toEqual({ [OWN]: 'Two cells.' });
  await drop(page, 'b.baize', 'baize:own-1-0300000000402?name=A.0026B#7');
  await page.getByRole('dialog', { name: 'A&B' }).getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'A&B', level: 1 })).toBeAttached();
});

test('shows how a shared game differs, and keeps it on request', async ({ asNew: page }) => {
  await showGame(page, 'klondike', 617);
  const link = `baize:${OWN}?name=Friday#7`;
  await drop(page, 'a.baize', link);
  const met = page.getByRole('dialog', { name: 'Friday' });
  await expect(met.getByRole('button', { name: 'Keep and play' })).toBeFocused();
  await expect(met).toHaveAccessibleDescription(/Like Klondike, but:\s*Cells: 2/);
  await expect(met).toContainText('At a glance');
  await expectNoFaults(page, 'a game that is met', '.meeting');
  await page.keyboard.press('Escape');
  await expect(met).toHaveCount(0);
  expect(await page.evaluate(() => window.baizeTest!.session()!.game.id)).toBe('klondike');
  await drop(page, 'a.baize', link);
  await met.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForFunction((id) => window.baizeTest!.session()!.game.id === id, OWN);
  expect(await page.evaluate(() => window.baizeTest!.session()!.deal)).toBe(7);
  await settled(page);
  await settingsKept(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Friday', level: 1 })).toBeAttached();
  expect(await page.evaluate(() => window.baizeTest!.state.settings.ownGames)).toEqual({});
  const other = makeGame({ ...KLONDIKE, cells: '3' }).id;
  await drop(page, 'b.baize', `baize:${other}?name=Saturday#8`);
  const second = page.getByRole('dialog', { name: 'Saturday' });
  await second.getByRole('button', { name: 'Keep and play' }).click();
  await page.waitForFunction((id) => window.baizeTest!.session()!.game.id === id, other);
  await expect(page.getByRole('contentinfo')).toContainText('Kept under My games.');
  await page.evaluate(() => window.baizeTest!.open('picker'));
  await expect(page.getByRole('button', { name: /^Saturday\s*Like Klondike/ })).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'About Saturday' }).click();
  await page.getByRole('dialog', { name: 'Saturday' }).getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`baize:${other}?name=Saturday#1`);
  await page.evaluate(() => window.baizeTest!.open(undefined));
  await page.evaluate(() => window.baizeTest!.open('picker'));
  await expect(page.getByRole('button', { name: 'About Saturday' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Saturday' })).toHaveCount(0);
});

test('refuses a file without a game by a sentence', async ({ asNew: page }) => {
  await showGame(page, 'klondike', 617);
  await drop(page, 'a.baize', makeGameFile({ id: OWN, name: '<b>', note: '' }));
  await expect(page.getByRole('alert')).toContainText('The game’s name is missing, too long');
});

/** Drops a file on the window. */
const drop = (page: Page, name: string, text: string): Promise<void> =>
  page.evaluate(
    ([called, content]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content!], called!));
      window.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
    },
    [name, text],
  );
