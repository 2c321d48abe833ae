import type { Page } from 'playwright/test';
import { expectNoFaults } from '../support/axe.ts';
import { expect, openPage, test } from '../support/host.ts';
import { openPanel } from '../support/panels.ts';

const glossary = (page: Page) => page.getByRole('region', { name: 'Glossary' });
const entry = (page: Page, term: string) => glossary(page).locator('dt', { hasText: new RegExp(`^${term}$`) });
const term = (page: Page, text: string) => page.getByRole('button', { name: text, exact: true });

test('opens the meaning of a term and returns to the rules', async ({ asNew: page }) => {
  await page.keyboard.press('F1');
  await term(page, 'waste').click();
  await expect(entry(page, 'Waste')).toBeFocused();
  await expect(entry(page, 'Waste')).toBeInViewport();
  await expect(glossary(page).getByRole('button', { name: 'Back to the rules' })).toBeInViewport();
  await expectNoFaults(page, 'the glossary');
  await glossary(page).getByRole('button', { name: 'pile', exact: true }).last().click();
  await expect(entry(page, 'Pile')).toBeFocused();
  await glossary(page).getByRole('button', { name: 'Back to the rules' }).click();
  await expect(glossary(page)).toBeHidden();
  await expect(term(page, 'waste')).toBeFocused();
  await expect(term(page, 'waste')).toBeInViewport();
});

test('opens the glossary by keyboard', async ({ asNew: page }) => {
  await page.keyboard.press('F1');
  await page.getByRole('complementary').getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(term(page, 'Glossary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(glossary(page).getByRole('heading', { name: 'Glossary' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(glossary(page).locator('button.term').first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(glossary(page).locator('dt:focus')).toBeInViewport();
  await glossary(page).getByRole('button', { name: 'Back to the rules' }).press('Enter');
  await expect(term(page, 'Glossary')).toBeFocused();
  expect(await page.evaluate(() => window.baizeTest!.session()!.moveCount)).toBe(0);
});

test('offers the glossary on a game’s page in the picker', async ({ page, host }) => {
  await openPage(page, host);
  await openPanel(page, 'Control+o');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.tile-main').first()).toBeFocused();
  await page.keyboard.press('F1');
  await term(page, 'Glossary').click();
  await expect(glossary(page).getByRole('heading', { name: 'Glossary' })).toBeFocused();
  await glossary(page).getByRole('button', { name: 'Back to the rules' }).click();
  await expect(term(page, 'Glossary')).toBeFocused();
});
