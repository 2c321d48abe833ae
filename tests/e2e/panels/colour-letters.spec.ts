import type { Page } from 'playwright/test';
import { expect, test } from '../support/host.ts';
import { openSettings } from '../support/panels.ts';

const letters = (page: Page) =>
  page.evaluate(() => {
    const { red, black } = window.baizeTest!.state.pictures.colours ?? {};
    return [red, black];
  });

/** Returns the picture of the cards in the settings. */
const picture = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLCanvasElement>('.look-stage')!.toDataURL());

test('shows letters for red and black cards in the chosen language by a switch', async ({ asNew: page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openSettings(page, 'Cards and table');
  const before = await picture(page);
  const paints = () => fetched.filter((address) => address.includes('/colour-letters'));
  expect(paints()).toEqual([]);
  const toggle = page.getByRole('switch', { name: 'R and B in the corners of red and black cards' });
  await toggle.press('Space');
  await expect.poll(() => letters(page)).toEqual(['R', 'B']);
  expect(paints().length).toBeGreaterThan(0);
  await expect.poll(() => picture(page)).not.toBe(before);
  const lettered = await picture(page);
  await page.evaluate(() => window.baizeTest!.settings({ language: 'de' }));
  await expect.poll(() => letters(page)).toEqual(['R', 'S']);
  await expect(page.getByRole('switch', { name: 'R und S in den Ecken' })).toBeChecked();
  await expect.poll(() => picture(page)).not.toBe(lettered);
  await page.getByRole('switch', { name: 'R und S in den Ecken' }).uncheck();
  await expect.poll(() => letters(page)).toEqual([undefined, undefined]);
  await expect.poll(() => picture(page)).toBe(before);
});
