import type { Page } from 'playwright/test';
import type { Settings } from '../../../preload/api.ts';
import { RELEASES } from '../../../main/requests/host-info.ts';
import { expect, openPage, settingsKept, settled, test } from '../support/host.ts';
import { expectNoFaults } from '../support/axe.ts';
import { walkTo } from '../support/keyboard.ts';
import { closePanel, openPanel, openSettings } from '../support/panels.ts';

/** Changes settings as if the panel had done so. */
const change = (page: Page, changed: Partial<Settings>) =>
  page.evaluate((changed) => window.baizeTest!.settings(changed), changed);

const settings = (page: Page) => page.evaluate(() => window.baizeTest!.state.settings);

test('changes cards, back and table by their pictures at once', async ({ page, host }) => {
  await openPage(page, host);
  await openSettings(page, 'Cards and table');
  for (const name of ['Four colours', 'Waves', 'Slate']) await page.getByRole('radio', { name }).check();
  expect(await settings(page)).toMatchObject({ cardSet: 'four-colour', back: 'waves', table: 'slate' });
  await settingsKept(page);
  await page.reload();
  await settled(page);
  expect(await settings(page)).toMatchObject({ cardSet: 'four-colour', back: 'waves', table: 'slate' });
});

test('chooses pictures by arrow keys', async ({ asNew: page }) => {
  await openSettings(page, 'Cards and table');
  await page.getByRole('radio', { name: 'Lattice' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Waves' })).toBeChecked();
  expect((await settings(page)).back).toBe('waves');
});

test('resets all settings, which can be undone', async ({ asNew: page }) => {
  await change(page, { table: 'wood', showScore: false });
  await openPanel(page, 'Control+,');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('button', { name: 'Restore defaults' }).click();
  const question = page.getByRole('group', { name: 'Restore defaults' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await question.getByRole('button', { name: 'Restore defaults' }).click();
  await expect(page.getByRole('radio', { name: 'Match system' }).first()).toBeChecked();
  expect(await settings(page)).toMatchObject({ table: 'baize', showScore: true });
  await page.getByRole('button', { name: 'Undo this' }).click();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(await settings(page)).toMatchObject({ table: 'wood', showScore: false });
});

/** Returns the list of the groups of settings. */
const groups = (page: Page) => page.getByRole('navigation', { name: 'Groups of settings' });

test('shows the groups beside the first one, whose second setting is the language', async ({ asNew: page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPanel(page, 'Control+,');
  await expect(groups(page).getByRole('button')).toHaveText([
    'General',
    'Cards and table',
    'Play',
    'Help while you play',
    'Status bar',
    'Sound',
    'Gamepad and switch access',
    'Your data',
  ]);
  await expect(groups(page).getByRole('button', { name: 'General' })).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('.setting').nth(1).getByRole('group')).toHaveAccessibleName('Language');
  await walkTo(page, groups(page).getByRole('button').first(), 'Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText('Play');
  await expect(groups(page).getByRole('button', { name: 'Play', exact: true })).toBeFocused();
  await expectNoFaults(page, 'a group of settings');
});

test('begins with an index in a narrow window, and keeps the focus on the way', async ({ asNew: page }) => {
  await page.setViewportSize({ width: 500, height: 900 });
  await openPanel(page, 'Control+,');
  await expect(groups(page).getByRole('button')).toHaveCount(8);
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(0);
  await expectNoFaults(page, 'the index of settings');
  await walkTo(page, groups(page).getByRole('button', { name: 'Sound' }));
  await page.keyboard.press('Enter');
  await expect(groups(page)).toHaveCount(0);
  const back = page.getByRole('button', { name: 'All settings' });
  await expect(back).toBeFocused();
  await expect(page.getByRole('switch', { name: 'Sounds' })).toBeVisible();
  await expectNoFaults(page, 'a group of settings in a narrow window');
  await page.keyboard.press('Enter');
  await expect(groups(page).getByRole('button', { name: 'Sound' })).toBeFocused();
});

for (const width of [1280, 500])
  test(`finds settings by label and choice from the keyboard at ${width} px`, async ({ asNew: page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPanel(page, 'Control+,');
    const field = page.getByRole('searchbox', { name: 'Search settings' });
    const status = page.getByRole('dialog').getByRole('status').first();
    await page.keyboard.press('Control+f');
    await expect(field).toBeFocused();
    await page.keyboard.type('koi');
    await expect(status).toHaveText('1 setting found');
    await expect(page.getByRole('heading', { level: 3 })).toHaveText('Cards and table');
    await expectNoFaults(page, 'settings found');
    await field.fill('volume');
    await expect(status).toHaveText('3 settings found');
    await field.fill('show the');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('switch', { name: 'Show the time' })).toBeFocused();
    await page.keyboard.press('Space');
    expect((await settings(page)).showClock).toBe(false);
    // A letter goes on with the search.
    await page.keyboard.press('x');
    await expect(field).toHaveValue('show thex');
    await expect(status).toHaveText('No settings found');
    await expect(page.getByText('Nothing found for “show thex”.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');
    await expect(groups(page).getByRole('button')).toHaveCount(8);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

test('finds settings in German without umlauts', async ({ asNew: page }) => {
  await change(page, { language: 'de' });
  await openPanel(page, 'Control+,');
  const field = page.getByRole('searchbox', { name: 'Einstellungen durchsuchen' });
  for (const word of ['ruckseiten', 'Rückseiten', 'rueckseiten']) {
    await field.fill(word);
    await expect(page.getByRole('group', { name: 'Rückseiten' })).toBeVisible();
    await expect(page.locator('.setting')).toHaveCount(1);
  }
});

test('says below a language without every page of rules that those are in English', async ({ asNew: page }) => {
  await openPanel(page, 'Control+,');
  const hint = page.getByText('Úplná pravidla jsou anglicky.');
  await expect(hint).toHaveCount(0);
  await change(page, { language: 'cs' });
  await expect(hint).toBeVisible();
});

test('hides each figure of the status bar', async ({ asNew: page }) => {
  const status = page.getByRole('contentinfo', { name: 'Status' });
  await expect(status).toContainText('0 moves');
  await openSettings(page, 'Status bar');
  for (const name of ['Show the time', 'Show the moves', 'Show the score'])
    await page.getByRole('switch', { name }).uncheck();
  await closePanel(page);
  await expect(status).not.toContainText(/moves|Score|0:0/);
  await expect(status).toContainText('Stock 24');
});

test('covers the cards during a pause and blocks play', async ({ asNew: page }) => {
  await openSettings(page, 'Play');
  await page.getByRole('switch', { name: 'Hide the cards when paused' }).check();
  await closePanel(page);
  await page.keyboard.press('d');
  await settled(page);
  await page.keyboard.press('Control+p');
  const goOn = page.getByRole('button', { name: 'Resume', exact: true });
  await expect(goOn).toBeFocused();
  await expect(page.locator('canvas').last()).toBeHidden();
  await page.keyboard.press('d');
  await page.keyboard.press('Control+z');
  expect(await page.evaluate(() => window.baizeTest!.session()!.moveCount)).toBe(1);
  await goOn.click();
  await expect(page.locator('canvas').last()).toBeVisible();
  await page.keyboard.press('Control+z');
  expect(await page.evaluate(() => window.baizeTest!.session()!.moveCount)).toBe(0);
});

test('loads sounds once when on, and plays a changed volume', async ({ page, host }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.addInitScript(() => {
    const heard: number[] = [];
    class Heard extends AudioBufferSourceNode {
      override start(...at: number[]): void {
        heard.push(this.buffer?.duration ?? 0);
        super.start(...at);
      }
    }
    Object.assign(window, { heard, AudioBufferSourceNode: Heard });
  });
  /** Returns the length of each sound that has begun, in hundredths of a second. */
  const heard = () =>
    page.evaluate(() => (window as unknown as { heard: number[] }).heard.map((each) => Math.round(each * 100)));
  await openPage(page, host);
  await page.keyboard.press('d');
  await settled(page);
  await openSettings(page, 'Sound');
  const volume = page.getByRole('slider', { name: 'Refused-move volume' });
  await expect(volume).toBeDisabled();
  expect(fetched.filter((url) => url.includes('player'))).toEqual([]);
  await closePanel(page);
  await page.getByRole('button', { name: 'Mute', pressed: true }).click();
  await expect.poll(heard).toEqual([17]);
  await openSettings(page, 'Sound');
  await volume.press('ArrowRight');
  await expect.poll(heard).toEqual([17, 30]);
  expect(await settings(page)).toMatchObject({ sounds: true, volume: 0.3, refusalVolume: 0.35, winVolume: 0.3 });
  const { width, height } = (await volume.boundingBox())!;
  await volume.click({ position: { x: width - 2, y: height / 2 } });
  await expect.poll(heard).toHaveLength(3);
  expect(await settings(page)).toMatchObject({ volume: 0.3, refusalVolume: 1, winVolume: 0.3 });
});

test('shows version and age, and opens the list of versions in a new tab', async ({ asNew: page }) => {
  await page.evaluate(() => window.baizeTest!.open('about'));
  const about = page.getByRole('dialog', { name: 'About Baize' });
  await expect(about.getByText(/^Version \d+\.\d+\.\d+(?:, \d+ (?:day|month|year)s? old)?$/)).toBeVisible();
  const link = about.getByRole('link', { name: 'See all versions' });
  await expect(link).toHaveAttribute('href', RELEASES);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('is refused by the browser when it connects elsewhere', async ({ asNew: page }) => {
  const sent: string[] = [];
  page.on('response', (response) => sent.push(response.url()));
  await page.evaluate(() => window.baizeTest!.open('about'));
  const about = page.getByRole('dialog', { name: 'About Baize' });
  await about.getByRole('button', { name: 'Try to connect elsewhere' }).click();
  await expect(about.getByRole('status').first()).toHaveText('Refused: no connection to elsewhere.invalid was made.');
  expect(sent.filter((address) => address.includes('elsewhere.invalid'))).toEqual([]);
  await closePanel(page);
});
