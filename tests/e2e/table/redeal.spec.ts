import type { Page } from 'playwright/test';
import { showGame } from '../../tools/pictures/page.ts';
import { expect, settled, test } from '../support/host.ts';

/** Plays Gaps as the app does, without the mouse, until every gap is blocked. */
async function playOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { play, session } = window.baizeTest!;
    const playing = session()!;
    while (playing.dealing.move === undefined && playing.legalMoves().length > 0) {
      play([playing.legalMoves()[0]!]);
    }
  });
  await settled(page);
}

test('redeals Gaps by a button when every gap is blocked, and says how often', async ({ asNew: page }) => {
  await showGame(page, 'gaps', 1);
  const redeal = (left: number) => page.getByRole('button', { name: `Redeal (${left})` });
  await expect(redeal(2)).toBeDisabled();
  await playOut(page);
  await redeal(2).click();
  await expect(redeal(1)).toBeDisabled();
  await playOut(page);
  await page.keyboard.press('d');
  await expect(redeal(0)).toBeDisabled();
  await playOut(page);
  await expect(redeal(0)).toBeDisabled();
});
