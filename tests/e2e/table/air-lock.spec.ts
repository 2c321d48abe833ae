import { clickPile, dragCards, moveCount, position } from '../support/hand.ts';
import { showGame } from '../../tools/pictures/page.ts';
import { expect, test } from '../support/host.ts';

/** In the first deal two eights lie side by side in the third row, and an ace above another in the first two. */
const [EIGHT, OTHER_EIGHT] = [29, 30];
const [ACE, OTHER_ACE] = [3, 16];
const LEFT_END = 26;

test('slides rows by drag and click, and says why a pair is refused', async ({ asNew: page }) => {
  await showGame(page, 'air-lock', 1);
  await dragCards(page, EIGHT, 1, OTHER_EIGHT);
  expect(await moveCount(page)).toBe(1);
  const open = await position(page);

  await dragCards(page, ACE, 1, OTHER_ACE);
  expect(await position(page)).toBe(open);
  await expect(page.getByText('Fill the gap between the cards of the row first.').first()).toBeVisible();

  await dragCards(page, EIGHT - 1, 1, EIGHT);
  await clickPile(page, EIGHT);
  await clickPile(page, OTHER_EIGHT);
  expect(await moveCount(page)).toBe(3);
  const gone = (pile: number): Promise<boolean> => page.evaluate((at) => window.baizeTest!.session()!.isGone(at), pile);
  expect([await gone(LEFT_END), await gone(LEFT_END + 1), await gone(LEFT_END + 2)]).toEqual([true, true, false]);

  await dragCards(page, ACE, 1, OTHER_ACE);
  expect(await moveCount(page)).toBe(4);
  for (let i = 0; i < 3; i++) await page.keyboard.press('Control+z');
  expect(await position(page)).toBe(open);
});
