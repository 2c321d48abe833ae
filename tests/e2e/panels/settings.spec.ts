import type { Page } from 'playwright/test';
import { RELEASES } from '../../../main/requests/host-info.ts';
import { expect, openPage, settingsKept, settled, test } from '../support/host.ts';
import { closePanel, openPanel } from '../support/panels.ts';

const settings = (page: Page) => page.evaluate(() => window.baizeTest!.state.settings);

test('cards, back and table are chosen by their pictures, and the table has them at once', async ({ page, host }) => {
  await openPage(page, host);
  await openPanel(page, 'Control+,');
  for (const name of ['Four colours', 'Waves', 'Slate']) await page.getByRole('radio', { name }).check();
  expect(await settings(page)).toMatchObject({ cardSet: 'four-colour', back: 'waves', table: 'slate' });
  await settingsKept(page);
  await page.reload();
  await settled(page);
  expect(await settings(page)).toMatchObject({ cardSet: 'four-colour', back: 'waves', table: 'slate' });
});

test('pictures are chosen by the arrow keys too', async ({ asNew: page }) => {
  await openPanel(page, 'Control+,');
  await page.getByRole('radio', { name: 'Lattice' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Waves' })).toBeChecked();
  expect((await settings(page)).back).toBe('waves');
});

test('a reset makes everything usual, and can be undone', async ({ asNew: page }) => {
  await openPanel(page, 'Control+,');
  await page.getByRole('radio', { name: 'Wood' }).check();
  await page.getByRole('switch', { name: 'Show the score' }).uncheck();
  await page.getByRole('button', { name: 'Restore defaults' }).click();
  const question = page.getByRole('group', { name: 'Restore defaults' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Wood' })).toBeChecked();
  await question.getByRole('button', { name: 'Restore defaults' }).click();
  await expect(page.getByRole('radio', { name: 'Baize' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Show the score' })).toBeChecked();
  await page.getByRole('button', { name: 'Undo this' }).click();
  await expect(page.getByRole('radio', { name: 'Wood' })).toBeChecked();
  expect(await settings(page)).toMatchObject({ table: 'wood', showScore: false });
});

test('each figure of the status bar can be hidden', async ({ asNew: page }) => {
  const status = page.getByRole('contentinfo', { name: 'Status' });
  await expect(status).toContainText('0 moves');
  await openPanel(page, 'Control+,');
  for (const name of ['Show the time', 'Show the moves', 'Show the score'])
    await page.getByRole('switch', { name }).uncheck();
  await closePanel(page);
  await expect(status).not.toContainText(/moves|Score|0:0/);
  await expect(status).toContainText('Stock 24');
});

test('a pause covers the cards where that is set, and nothing is played till it ends', async ({ asNew: page }) => {
  await openPanel(page, 'Control+,');
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

test('what makes the sounds is fetched once they are on, and a volume that is changed is heard', async ({
  page,
  host,
}) => {
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
  await openPanel(page, 'Control+,');
  const volume = page.getByRole('slider', { name: 'Refused-move volume' });
  await expect(volume).toBeDisabled();
  expect(fetched.filter((url) => url.includes('player'))).toEqual([]);
  await closePanel(page);
  await page.getByRole('button', { name: 'Mute', pressed: true }).click();
  await expect.poll(heard).toEqual([17]);
  await openPanel(page, 'Control+,');
  await volume.press('ArrowRight');
  await expect.poll(heard).toEqual([17, 30]);
  expect(await settings(page)).toMatchObject({ sounds: true, volume: 0.3, refusalVolume: 0.35, winVolume: 0.3 });
  const { width, height } = (await volume.boundingBox())!;
  await volume.click({ position: { x: width - 2, y: height / 2 } });
  await expect.poll(heard).toHaveLength(3);
  expect(await settings(page)).toMatchObject({ volume: 0.3, refusalVolume: 1, winVolume: 0.3 });
});

test('About names the version and its age, and leads to all versions in a tab of its own', async ({ asNew: page }) => {
  await page.evaluate(() => window.baizeTest!.open('about'));
  const about = page.getByRole('dialog', { name: 'About Baize' });
  await expect(about.getByText(/^Version \d+\.\d+\.\d+(?:, \d+ (?:day|month|year)s? old)?$/)).toBeVisible();
  const link = about.getByRole('link', { name: 'See all versions' });
  await expect(link).toHaveAttribute('href', RELEASES);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('the page that tries to connect elsewhere is refused by the browser, and nothing is sent', async ({
  asNew: page,
}) => {
  const sent: string[] = [];
  page.on('response', (response) => sent.push(response.url()));
  await page.evaluate(() => window.baizeTest!.open('about'));
  const about = page.getByRole('dialog', { name: 'About Baize' });
  await about.getByRole('button', { name: 'Try to connect elsewhere' }).click();
  await expect(about.getByRole('status').first()).toHaveText('Refused: no connection to elsewhere.invalid was made.');
  expect(sent.filter((address) => address.includes('elsewhere.invalid'))).toEqual([]);
  await closePanel(page);
});
