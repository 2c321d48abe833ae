import { SPOKEN_LANGUAGES } from '../../renderer/words/language.ts';
import { expectNoFaults } from './axe.ts';
import { expectAllFits, finishSome } from './every-language.ts';
import { openPage, test } from './host.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of SPOKEN_LANGUAGES) {
  test(`${language} fits on every panel at 800 by 600, and no panel shuts anybody out`, async ({ page, host }) => {
    await page.setViewportSize({ width: 800, height: 600 });
    await openPage(page, host);
    await finishSome(page);
    await expectAllFits(page, language, (panel) => expectNoFaults(page, `${panel} in ${language}`));
  });
}
