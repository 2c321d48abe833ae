import { expectNoFaults } from './axe.ts';
import { expect, settled, test } from './host.ts';
import { showGame } from '../tools/pictures/page.ts';

test('the cards of a real table are entered by keyboard and mouse, and lie there', async ({ asNew: page }) => {
  await showGame(page, 'klondike', 5);
  await page.keyboard.press('Control+d');
  await page.getByRole('button', { name: 'Enter a real table…' }).click();
  const panel = page.getByRole('dialog', { name: 'Enter a real table' });
  const deal = panel.getByRole('button', { name: 'Deal it' });
  await expect(deal).toBeDisabled();
  await expectNoFaults(page, 'a real table');
  await page.keyboard.type('qhac0d');
  await expect(panel.getByText('4 cards that lie face up are still missing.')).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(panel.getByRole('button', { name: 'queen of hearts' })).toHaveAttribute('aria-disabled', 'true');
  for (const name of ['nine of spades', 'two of clubs', 'king of diamonds', 'three of hearts', 'seven of clubs'])
    await panel.getByRole('button', { name }).click();
  await expect(panel.getByText('Every card that lies face up is in.')).toBeVisible();
  await deal.click();
  await expect(panel).toHaveCount(0);
  await settled(page);
  const tops = await page.evaluate(() => {
    const { shapes, table } = window.baizeTest!.session()!;
    return shapes.flatMap(({ role }, pile) => (role === 'tableau' ? [table.at(pile, table.size(pile) - 1)] : []));
  });
  expect(tops).toEqual([44, 1, 57, 2, 29, 35, 7]);
});
