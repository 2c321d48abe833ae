import { SPOKEN_LANGUAGES } from '../../renderer/words/language.ts';
import { expectNoFaults } from './axe.ts';
import { expectAllFits, finishSome } from './every-language.ts';
import { expect, openPage, test } from './host.ts';
import { cutOffs } from './plain-text.ts';
import { dealOwn } from '../tools/pictures/page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of SPOKEN_LANGUAGES) {
  test(`${language} fits on every panel at 800 by 600, and no panel shuts anybody out`, async ({ page, host }) => {
    await page.setViewportSize({ width: 800, height: 600 });
    await openPage(page, host);
    await finishSome(page);
    await expectAllFits(page, language, (panel) => expectNoFaults(page, `${panel} in ${language}`));
    await dealOwn(page);
    await page.evaluate(() => window.baizeTest!.app.panels.open('correct'));
    await expect(page.locator('.card-pad')).toBeVisible();
    expect(await cutOffs(page), `cut off in a card to correct in ${language}`).toEqual([]);
    await expectNoFaults(page, `a card to correct in ${language}`);
  });
}
