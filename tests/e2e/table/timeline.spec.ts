import { expectNoFaults } from '../support/axe.ts';
import { clickPile } from '../support/hand.ts';
import { expect, settled, test } from '../support/host.ts';
import { showGame } from '../../tools/pictures/page.ts';

test.use({ settings: { autoplay: false, showTimeline: true } });

test('steps through moves by mouse and keyboard, and takes a try-out back', async ({ asNew: page }) => {
  await showGame(page, 'klondike', 30);
  for (let turned = 0; turned < 3; turned++) await clickPile(page, 0);
  const bar = page.getByRole('region', { name: 'Timeline' });
  const way = bar.getByRole('slider', { name: 'Position' });
  const moves = () => page.evaluate(() => window.baizeTest!.session()!.moveCount);
  await expect(way).toHaveAttribute('aria-valuetext', 'Move 3 of 3');
  await way.click({ position: { x: 2, y: 10 } });
  expect(await moves()).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect(bar.getByText('Move 1 of 3')).toBeVisible();
  await page.keyboard.press('End');
  expect(await moves()).toBe(3);
  await settled(page);

  await page.keyboard.press('x');
  await expect(bar.getByText('Trying out: make your moves')).toBeVisible();
  for (let turned = 0; turned < 2; turned++) await clickPile(page, 0);
  await expect(bar.getByText('Trying out: 2 moves')).toBeVisible();
  await expectNoFaults(page, 'a line that is tried out');
  await bar.getByRole('button', { name: 'Undo all' }).click();
  expect(await moves()).toBe(3);
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toHaveCount(0);
});
