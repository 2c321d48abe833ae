import type { Page } from 'playwright/test';
import { findGame, Session, usualOptions } from '../../../engine/rules.ts';
import { makeLink } from '../../../engine/text.ts';
import { clickPile } from '../support/hand.ts';
import { expect, openPage, settingsKept, settled, test } from '../support/host.ts';
import { showGame } from '../../tools/pictures/page.ts';
import { PATIENTLY } from '../../tools/patiently.ts';

const klondike = findGame('klondike')!;

/** Returns the link of a shared game, which turned the stock four times and sent home at once what could go. */
function sharedGame(): string {
  const session = Session.begin(klondike, usualOptions(klondike), 30);
  for (let turned = 0; turned < 4; turned++) {
    session.play(session.dealing.move!);
    session.autoplay();
  }
  return makeLink(session, 'game', { times: 'gggg' });
}

const race = (page: Page) => page.locator('.race');

test('races a shared game when its deal is played', async ({ asNew: page }) => {
  await showGame(page, 'freecell', 1);
  const text = sharedGame();
  await page.evaluate(() => void window.baizeTest!.open('share'));
  await page.getByRole('dialog').locator('textarea').fill(text);
  await page.getByRole('button', { name: 'Play this deal' }).click();
  await page.waitForFunction(() => window.baizeTest!.session()?.game.id === 'klondike', undefined, PATIENTLY);
  await settled(page);
  await expect(race(page)).toHaveCount(0);
  await page.evaluate(() => window.baizeTest!.settings({ ghost: true }));
  await expect(race(page)).toHaveAccessibleName(/^0 cards home; the shared game had [1-9]\d* at this point$/);
  await clickPile(page, 0);
  await expect(race(page)).toHaveAccessibleName(/^[1-9]\d* cards? home/);
  await showGame(page, 'golf', 31);
  await expect(race(page)).toHaveCount(0);
  await settingsKept(page);
  await page.reload();
  await settled(page);
  await showGame(page, 'klondike', 30);
  await expect(race(page)).toHaveAccessibleName(/^[1-9]\d* cards? home; the shared game had/);
});

test('races the player’s own best game', async ({ page, host }) => {
  await openPage(page, host);
  const session = Session.begin(klondike, usualOptions(klondike), 30);
  session.play(session.dealing.move!);
  session.autoplay();
  const saved = { ...session.save(), moveCount: 1, score: 0, help: { undos: 0, hints: 0, solver: false } };
  await showGame(page, 'klondike', 30);
  await page.evaluate(async (saved) => {
    const { request, settings } = window.baizeTest!;
    // The slower game sent the card home at once.
    for (const [begun, clock, times] of [
      [1, 50_000, 'g'],
      [2, 40_000, '2g'],
    ] as const)
      await request('play.finish', { ...saved, outcome: 'won', begun, ended: begun + clock, clock, times });
    await settings({ ghost: true });
  }, saved);
  await expect(race(page)).toHaveAccessibleName('0 cards home; your best game had 0 at this point');
  await clickPile(page, 0);
  await expect(race(page)).toHaveAccessibleName(/^[1-9]\d* cards? home; your best game had 0 at this point$/);
});
