import type { Language } from '../../../preload/api.ts';
import { SPOKEN_LANGUAGES } from '../../../renderer/words/language.ts';
import { expectNoFaults, LATER_TILES } from '../support/axe.ts';
import { expectAllFits, finishSome, speakIn } from '../support/every-language.ts';
import { expect, openPage, test } from '../support/host.ts';
import { cutOffs } from '../support/plain-text.ts';
import { namesAmiss } from '../support/spoken-names.ts';
import { dealOwn } from '../../tools/pictures/page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Axe reads every panel, which takes a busy machine minutes.
test.describe.configure({ timeout: 1_800_000 });

/** The size with the least room; names and roles are the same in all. */
const NARROW = { width: 500, height: 900 };
const OTHER_SIZES = [
  { width: 800, height: 600 },
  { width: 2560, height: 1440 },
];

/** In Korean, a date joins the day and its word, “2일”, and axe looks for the “2” of the calendar as a word. */
const LEFT_OUT: Partial<Record<Language, readonly string[]>> = { ko: ['.day'] };

for (const language of SPOKEN_LANGUAGES)
  test(`fits ${language} on every panel in three windows and passes axe`, async ({ page, host }) => {
    await page.setViewportSize(NARROW);
    await openPage(page, host);
    await finishSome(page);
    const faults: string[] = [];
    const passesAxe = async (panel: string): Promise<void> => {
      // All tiles are checked in English.
      await expectNoFaults(page, `${panel} in ${language}`, 'html', [...LATER_TILES, ...(LEFT_OUT[language] ?? [])]);
      for (const what of await namesAmiss(page, language)) faults.push(`names in ${panel} in ${language}: ${what}`);
    };
    await expectAllFits(page, language, passesAxe);
    for (const size of OTHER_SIZES) {
      await page.setViewportSize(size);
      await expectAllFits(page, language);
    }
    await page.setViewportSize(NARROW);
    await dealOwn(page);
    await page.evaluate(() => window.baizeTest!.open('correct'));
    await expect(page.locator('.card-pad')).toBeVisible();
    expect(await cutOffs(page), `cut off in a card to correct in ${language}`).toEqual([]);
    await passesAxe('a card to correct');
    expect(faults).toEqual([]);
  });

test('finds names that are missing, said twice, shared or English', async ({ page, host }) => {
  await openPage(page, host);
  await speakIn(page, 'de');
  expect(await namesAmiss(page, 'de')).toEqual([]);
  await page.evaluate(() => {
    for (const name of ['', 'Karte, Karte', 'Undo'])
      document.body.append(Object.assign(document.createElement('button'), { ariaLabel: name }));
    for (const name of ['Regeln', 'Regeln'])
      document.body.append(Object.assign(document.createElement('input'), { ariaLabel: name }));
  });
  expect(await namesAmiss(page, 'de')).toEqual([
    'a button has no name',
    'button “Karte, Karte” says it twice',
    'button “Undo” is English',
    'textbox “Regeln” is there 2 times',
  ]);
});
