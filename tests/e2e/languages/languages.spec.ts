import type { Page } from 'playwright/test';
import { PANELS } from '../../../renderer/app/model/state.ts';
import { BY_NIGHT } from '../../tools/night.ts';
import { expectAllFits, finishSome } from '../support/every-language.ts';
import { kept } from '../support/hand.ts';
import { expect, openPage, type RunningHost, settingsKept, settled, test } from '../support/host.ts';
import { closePanel, openPanel, panelShown } from '../support/panels.ts';
import { cutOffs, plainWords } from '../support/plain-text.ts';

/** By day only the smaller window, which has less room. */
const WINDOW_SIZES = [{ width: 800, height: 600 }, ...(BY_NIGHT ? [{ width: 1280, height: 800 }] : [])];

async function openPseudo(page: Page, host: RunningHost): Promise<void> {
  await page.goto(host.address.replace('/#', '/?test&pseudo#'));
  await settled(page);
}

async function expectClean(page: Page, where: string): Promise<void> {
  expect(await plainWords(page), `plain words in ${where}`).toEqual([]);
  expect(await cutOffs(page), `cut off in ${where}`).toEqual([]);
}

test.describe('in a language that is longer than any', () => {
  test.use({ locale: 'en-US' });

  test('finds words outside the catalogue and words cut off', async ({ page, host }) => {
    await openPseudo(page, host);
    await expectClean(page, 'the table');
    await page.evaluate(() => {
      const status = document.querySelector('.status')!;
      // Built of elements, since the page's policy takes no text for HTML.
      const plain = Object.assign(document.createElement('span'), { title: '[Ýéš] and no', textContent: 'Plain [ñö]' });
      const long = Object.assign(document.createElement('p'), { textContent: '[Ťöö····ļöñğ]' });
      Object.assign(long.style, { width: '20px', overflow: 'hidden' });
      status.append(plain, long);
    });
    expect(await plainWords(page)).toEqual(['Plain [ñö]', '[Ýéš] and no']);
    expect(await cutOffs(page)).toContain('[Ťöö····ļöñğ]');
  });

  for (const size of WINDOW_SIZES) {
    test(`fits every panel at ${size.width} by ${size.height}, from the catalogue`, async ({ page, host }) => {
      await page.setViewportSize(size);
      await openPseudo(page, host);
      await finishSome(page);
      for (const panel of PANELS) {
        await page.evaluate((panel) => window.baizeTest!.open(panel), panel);
        await panelShown(page);
        await expectClean(page, panel);
        for (const tab of await page.getByRole('dialog').getByRole('tab').all()) {
          await tab.click();
          await expectClean(page, `${panel}, ${await tab.textContent()}`);
        }
      }
    });

    test(`fits table, rules and notes at ${size.width} by ${size.height}, from the catalogue`, async ({
      page,
      host,
    }) => {
      await page.setViewportSize(size);
      await openPseudo(page, host);
      await page.keyboard.press('F1');
      await expect(page.getByRole('complementary')).toBeVisible();
      await expectClean(page, 'the rules');
      await page.keyboard.press('F1');
      await expect(page.getByRole('complementary')).toHaveCount(0);
      for (const key of ['h', 'Control+z', 'ArrowRight', 'Enter', 'd', 'Control+p']) {
        await page.keyboard.press(key);
        await settled(page);
        await expectClean(page, `the table after ${key}`);
      }
      await page.keyboard.press('Control+p');
      await page.keyboard.press('Alt+n');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectClean(page, 'the question before a loss');
    });
  }
});

// The other languages, and axe in each, are tested by night: German has the longest words.
test('fits German on every panel at 800 by 600', async ({ page, host }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await openPage(page, host);
  await finishSome(page);
  await expectAllFits(page, 'de');
});

test.describe('on a German system', () => {
  test.use({ locale: 'de-DE' });

  test('speaks German until a different language is set', async ({ page, host }) => {
    await openPage(page, host);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
    await expect(page.getByRole('button', { name: 'Neues Spiel', exact: true })).toBeVisible();
    await openPanel(page, 'Control+,');
    await page.getByRole('radio', { name: 'English' }).click();
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  });

  test('writes numbers and options in German', async ({ page, host }) => {
    await openPage(page, host);
    await openPanel(page, 'Control+d');
    await expect(page.getByText('Von 1 bis 2.147.483.647')).toBeVisible();
    await closePanel(page);
    await page.evaluate(() => window.baizeTest!.open('options'));
    const versions = page.getByRole('group', { name: 'Bekannte Varianten' });
    await expect(versions.getByRole('button', { name: 'Klassisch' })).toBeVisible();
    const redeals = page.getByRole('group', { name: 'Neugeben' });
    await expect(redeals.getByRole('radio', { name: 'Beliebig oft neu geben' })).toBeVisible();
  });
});

test.describe('on an American system', () => {
  test.use({ locale: 'en-US' });

  test('uses American spelling, on the pages of rules too', async ({ page, host }) => {
    await openPage(page, host);
    await openPanel(page, 'Control+o');
    await expect(page.getByRole('button', { name: 'Favorites', exact: true })).toBeVisible();
    await closePanel(page);
    await page.keyboard.press('F1');
    await expect(page.getByRole('complementary')).toContainText('built down in alternating colors');
    await expect(page.getByRole('complementary')).not.toContainText('colour');
  });
});

test.describe('on a system whose language Baize does not know', () => {
  test.use({ locale: 'fi-FI' });

  test('speaks English', async ({ page, host }) => {
    await openPage(page, host);
    await expect(page.getByRole('button', { name: 'New deal', exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  });
});

test('loads a different language before the first frame, and English when that fails', async ({ page, host }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const text = document.querySelector('.toolbar')?.textContent;
      if (text && seen.at(-1) !== text) seen.push(text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await openPage(page, host);
  await page.evaluate(() => window.baizeTest!.settings({ language: 'de' }));
  await expect(page.getByRole('button', { name: 'Neues Spiel', exact: true })).toBeVisible();
  await settingsKept(page);
  await page.reload();
  await settled(page);
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen.filter((text) => !text.includes('Neues Spiel'))).toEqual([]);
  const chunks = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const words = chunks.find((name) => name.includes('/assets/words-de-'))!;
  await page.route(words, (route) => route.abort());
  await page.reload();
  await settled(page);
  await expect(page.getByRole('alert')).toContainText('The words in Deutsch couldn’t be loaded');
  await expect(page.getByRole('button', { name: 'New deal', exact: true })).toBeVisible();
});

test('changes the language at once, keeps the game, and remembers it', async ({ page, host }) => {
  const menus: string[] = [];
  page.on('request', (request) => void menus.push(request.postData() ?? ''));
  await openPage(page, host);
  await page.keyboard.press('d');
  await kept(page);
  const deal = await page.evaluate(() => window.baizeTest!.session()!.deal);
  await openPanel(page, 'Control+,');
  await page.getByRole('radio', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await closePanel(page);
  await expect(page.getByText('1 Zug', { exact: true })).toBeVisible();
  expect(
    menus.filter((text) => text.includes('window.menu')).map((text) => /&Undo|&Rückgängig/.exec(text)?.[0]),
  ).toEqual(['&Undo', '&Rückgängig']);
  await settingsKept(page);
  await page.reload();
  await settled(page);
  expect(await page.evaluate(() => window.baizeTest!.session()!.deal)).toBe(deal);
  await expect(page.getByText('1 Zug', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Neues Spiel', exact: true })).toBeVisible();
});
