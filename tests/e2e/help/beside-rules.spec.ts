import { showGame } from '../../tools/pictures/page.ts';
import { expect, openPage, test } from '../support/host.ts';
import { unprintedWords } from '../support/printed.ts';

const WINDOW_SIZES = [
  { width: 400, height: 700 },
  { width: 500, height: 900 },
  { width: 800, height: 600 },
  { width: 1280, height: 800 },
];
/** The smallest table that can still be played on, in CSS pixels. */
const LEAST = { width: 380, height: 240 };

test.describe('in German', () => {
  test.use({ settings: { language: 'de' } });

  test('leaves the table its room beside the rules, without a hint over them', async ({ page, host }) => {
    await openPage(page, host);
    await showGame(page, 'klondike', 617);
    await page.keyboard.press('F1');
    const rules = page.getByRole('complementary');
    await expect(rules).toBeVisible();
    for (const [nth, size] of WINDOW_SIZES.entries()) {
      await page.setViewportSize(size);
      // Another deal, as a second press of the hint's key would play the hint.
      await showGame(page, 'klondike', 617 + nth);
      await page.keyboard.press('h');
      const message = page.locator('.beside');
      await expect(message).not.toBeEmpty();
      const [beside, said, table] = await Promise.all(
        [rules, message, page.locator('.table')].map(async (part) => (await part.boundingBox())!),
      );
      const apart =
        said!.x + said!.width <= beside!.x ||
        said!.y + said!.height <= beside!.y ||
        said!.y >= beside!.y + beside!.height;
      expect(apart, `the hint and the rules at ${size.width} by ${size.height}`).toBe(true);
      expect(table!.width).toBeGreaterThanOrEqual(LEAST.width);
      expect(table!.height).toBeGreaterThanOrEqual(LEAST.height);
    }
  });
});

for (const [language, names] of [
  ['de', ['Varianten', 'Regeln', 'Statistik', 'Einstellungen']],
  ['fr', ['Options', 'Règles', 'Statistiques', 'Paramètres']],
] as const)
  test.describe(`in ${language}`, () => {
    test.use({ settings: { language }, viewport: { width: 1280, height: 800 } });

    test('names the tools at the right at 1280 pixels', async ({ page, host }) => {
      await openPage(page, host);
      await showGame(page, 'klondike', 617);
      for (const name of names) await expect(page.locator('.quiet .tool-name', { hasText: name })).toBeVisible();
    });
  });

test('begins with the goal, unfolds details, and prints alone', async ({ asNew: page }) => {
  await showGame(page, 'klondike', 617);
  await page.keyboard.press('F1');
  const rules = page.getByRole('complementary');
  await expect(rules.locator('dt').first()).toHaveText('Goal');
  const skill = rules.getByText('Skill', { exact: true });
  await expect(skill).toBeHidden();
  await rules.getByText('Facts', { exact: true }).click();
  await expect(skill).toBeVisible();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await rules.getByRole('button', { name: 'Print the rules' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.status')).toBeHidden();
  await expect(rules.getByRole('heading', { name: 'Klondike' })).toBeVisible();
  await expect(rules.getByText('Similar games')).toBeHidden();
  expect(await unprintedWords(rules)).toEqual([]);
  await page.emulateMedia({ media: null });
  await rules.getByRole('button', { name: 'Close' }).click();
});

test('prints the page of a game in the picker alone', async ({ page, host }) => {
  await openPage(page, host);
  await showGame(page, 'klondike', 617);
  await page.keyboard.press('Control+o');
  await page.getByRole('searchbox').fill('Osmosis');
  await page.getByRole('button', { name: 'About Osmosis', exact: true }).click();
  const osmosis = page.getByRole('dialog', { name: 'Osmosis' });
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await osmosis.getByRole('button', { name: 'Print the rules' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.status')).toBeHidden();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(osmosis.getByRole('button', { name: 'Play', exact: true })).toBeHidden();
  await expect(osmosis.getByRole('heading', { name: 'Osmosis' })).toBeVisible();
  expect(await unprintedWords(osmosis)).toEqual([]);
  await page.emulateMedia({ media: null });
});

test.describe('in Polish', () => {
  test.use({ settings: { language: 'pl' } });

  test('prints rules in a different language unfolded', async ({ page, host }) => {
    await openPage(page, host);
    await showGame(page, 'triple-klondike', 617);
    await page.keyboard.press('F1');
    const rules = page.getByRole('complementary');
    const english = rules.locator('.elsewhere [lang=en]');
    await expect(english).toBeAttached();
    await expect(english).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(english).toBeVisible();
    expect(await unprintedWords(rules)).toEqual([]);
    await page.emulateMedia({ media: null });
  });
});
