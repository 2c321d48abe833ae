import { findGame, Session, usualOptions } from '../../../engine/rules.ts';
import { winOf } from '../../renderer/app/services/analysis/search-to-end.ts';
import { showGame } from '../../tools/pictures/page.ts';
import { expect, test } from '../support/host.ts';
import { comeToTable, makeByKeys } from '../support/keyboard.ts';

test.use({ settings: { autoplay: false } });

/** Games of different kinds, each with a deal whose win is soon found. */
const DEALS = { klondike: 30, freecell: 1, golf: 6, 'triple-peaks': 8, scorpion: 22, fan: 12 };

for (const [id, deal] of Object.entries(DEALS)) {
  test(`wins ${id} by keyboard from the deal to the last card`, async ({ asNew: page }) => {
    await showGame(page, id, deal);
    const game = findGame(id)!;
    const session = Session.begin(game, usualOptions(game), deal);
    await comeToTable(page);
    for (const move of winOf(id, deal)) {
      await makeByKeys(page, session, move);
      session.play(move);
    }
    expect(session.won).toBe(true);
    await expect(page.getByRole('heading', { name: 'You won' })).toBeVisible();
    await page.keyboard.press('Escape');
  });
}
