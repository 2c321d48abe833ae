import { SPOKEN_LANGUAGES } from '../../../renderer/words/language.ts';
import { expectNoFaults } from '../support/axe.ts';
import { expectAllFits, finishSome, speakIn } from '../support/every-language.ts';
import { expect, openPage, test } from '../support/host.ts';
import { cutOffs } from '../support/plain-text.ts';
import { namesAmiss } from '../support/spoken-names.ts';
import { dealOwn } from '../../tools/pictures/page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WINDOW_SIZES = [
  { width: 800, height: 600 },
  { width: 500, height: 900 },
  { width: 2560, height: 1440 },
];
const cases = SPOKEN_LANGUAGES.flatMap((language) => WINDOW_SIZES.map((size) => ({ language, size })));

for (const { language, size } of cases) {
  const where = `${size.width} by ${size.height}`;
  test(`fits ${language} on every panel at ${where} and passes axe`, async ({ page, host }) => {
    await page.setViewportSize(size);
    await openPage(page, host);
    await finishSome(page);
    await expectAllFits(page, language, async (panel) => {
      await expectNoFaults(page, `${panel} in ${language}`);
      expect(await namesAmiss(page, language), `names in ${panel} in ${language}`).toEqual([]);
    });
    await dealOwn(page);
    await page.evaluate(() => window.baizeTest!.open('correct'));
    await expect(page.locator('.card-pad')).toBeVisible();
    expect(await cutOffs(page), `cut off in a card to correct in ${language}`).toEqual([]);
    await expectNoFaults(page, `a card to correct in ${language}`);
  });
}

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
