import { expectNoFaults } from '../support/axe.ts';
import { expect, settled, test } from '../support/host.ts';
import { showGame } from '../../tools/pictures/page.ts';

test('enters the cards of a real table by keyboard and mouse', async ({ asNew: page }) => {
  await showGame(page, 'klondike', 5);
  await page.keyboard.press('Control+d');
  await page.getByRole('button', { name: 'Enter a real table…' }).click();
  const panel = page.getByRole('dialog', { name: 'Enter a real table' });
  const deal = panel.getByRole('button', { name: 'Play this deal' });
  await expect(deal).toBeDisabled();
  await expectNoFaults(page, 'a real table');
  await page.keyboard.type('qhac0d');
  await expect(panel.getByText('4 face-up cards to go.')).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(panel.getByRole('button', { name: 'queen of hearts' })).toHaveAttribute('aria-disabled', 'true');
  for (const name of ['nine of spades', 'two of clubs', 'king of diamonds', 'three of hearts', 'seven of clubs'])
    await panel.getByRole('button', { name }).click();
  await expect(panel.getByText('All face-up cards are in.')).toBeVisible();
  await deal.click();
  await expect(panel).toHaveCount(0);
  await settled(page);
  const tops = await page.evaluate(() => {
    const { shapes, table } = window.baizeTest!.session()!;
    return shapes.flatMap(({ role }, pile) => (role === 'tableau' ? [table.at(pile, table.size(pile) - 1)] : []));
  });
  expect(tops).toEqual([44, 1, 57, 2, 29, 35, 7]);
});

test('corrects a wrong card by keyboard and continues the game', async ({ asNew: page }) => {
  await page.evaluate(async () => {
    // No ace and no two is face up, so no card goes home automatically.
    const mixed = Array.from({ length: 52 }, (_, at) => (at * 23 + 5) % 52);
    const cards = mixed.map((nth) => (nth % 13) + 1 + 16 * Math.floor(nth / 13));
    await window.baizeTest!.deal(cards);
  });
  await settled(page);
  await page.keyboard.press('d');
  await settled(page);
  const turned = () =>
    page.evaluate(() => {
      const { shapes, table } = window.baizeTest!.session()!;
      return table.top(shapes.findIndex(({ role }) => role === 'waste'));
    });
  expect(await turned()).toBe(29);
  await page.keyboard.press('Control+e');
  const panel = page.getByRole('dialog', { name: 'Correct a card' });
  await expect(panel.getByRole('option', { selected: true })).toHaveAccessibleName(
    'Waste, card 1 of 1: king of diamonds',
  );
  await expectNoFaults(page, 'a card to correct');
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByRole('option', { selected: true })).not.toHaveAccessibleName(/Waste/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('qs');
  await expect(panel.getByText('queen of spades instead of king of diamonds')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(panel).toHaveCount(0);
  expect([await turned(), await page.evaluate(() => window.baizeTest!.session()!.moveCount)]).toEqual([60, 1]);
});
