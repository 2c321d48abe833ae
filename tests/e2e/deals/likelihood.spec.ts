import { expectNoFaults } from '../support/axe.ts';
import { expect, openPage, test } from '../support/host.ts';
import { panelShown } from '../support/panels.ts';

test.use({ hasTouch: true, viewport: { width: 500, height: 900 } });

test('names a dot’s game on a tap and opens its page on a second one', async ({ page, host }) => {
  await openPage(page, host);
  await page.evaluate(() => window.baizeTest!.open('likelihood'));
  await panelShown(page);
  const told = page.locator('.scatter-report');
  const dot = page.locator('.scatter circle.dot').first();
  const box = (await dot.boundingBox())!;
  await expectNoFaults(page, 'how likely each game is');
  const tap = (): Promise<void> => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height + 1);
  await expect(told).not.toContainText('%');
  await tap();
  await expect(told).toContainText('The basic bot wins');
  await expect(page.getByRole('dialog', { name: 'How likely is it?' })).toBeVisible();
  const name = (await told.textContent())!.split('.')[0]!;
  await tap();
  await expect(page.getByRole('dialog').last()).toContainText(name);
  await expect(told).toHaveCount(0);
});
