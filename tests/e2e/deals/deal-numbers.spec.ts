import type { Page } from 'playwright/test';
import { findGame, Session, usualOptions } from '../../../engine/rules.ts';
import { winOf } from '../../renderer/app/services/analysis/search-to-end.ts';
import { showGame } from '../../tools/pictures/page.ts';
import { expectNoFaults } from '../support/axe.ts';
import { playAtOnce } from '../support/hand.ts';
import { expect, openPage, settled, test } from '../support/host.ts';
import { closePanel, openPanel } from '../support/panels.ts';

const number = (page: Page) => page.getByRole('textbox', { name: 'Deal number' });

/** Returns the cards of each pile. */
const pilesOf = ({ shapes, table }: Session): number[][] =>
  shapes.map((_, pile) => Array.from({ length: table.size(pile) }, (_card, at) => table.at(pile, at)));

const onTable = (page: Page): Promise<number[][]> =>
  page.evaluate(() => {
    const { shapes, table } = window.baizeTest!.session()!;
    return shapes.map((_, pile) => Array.from({ length: table.size(pile) }, (_card, at) => table.at(pile, at)));
  });

test('deals a different program’s number, and says what is expected for a wrong one', async ({ asNew: page }) => {
  await showGame(page, 'klondike', 1);
  await openPanel(page, 'Control+d');
  const program = page.getByRole('combobox', { name: 'Number from' });
  const heightOf = () => page.getByRole('dialog').evaluate((dialog) => dialog.clientHeight);
  const height = await heightOf();
  await number(page).fill('77');
  await program.selectOption('KPatience');
  await expect(number(page)).toHaveValue('77');
  expect(await heightOf()).toBe(height);
  await number(page).fill('0');
  await expect(page.getByText('“0” isn’t a KPatience deal; it should be a number from 1 to 2147483647.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play this deal' })).toBeDisabled();
  await expectNoFaults(page, 'a deal by the number of another program');
  await closePanel(page);
});

test('names programs that number deals as Baize does', async ({ asNew: page }) => {
  const freecell = findGame('freecell')!;
  await showGame(page, 'freecell', 1);
  await openPanel(page, 'Control+d');
  const program = page.getByRole('combobox', { name: 'Number from' });
  await expect(program.getByRole('option')).toHaveText(['Baize, KPatience, Microsoft Solitaire', 'PySolFC']);
  await number(page).fill('617');
  await number(page).press('Enter');
  await settled(page);
  const known = pilesOf(Session.begin(freecell, usualOptions(freecell), 617));
  await expect.poll(() => onTable(page)).toEqual(known);
});

test('skips won deals on the way to the next deal', async ({ page, host }) => {
  await openPage(page, host);
  await showGame(page, 'freecell', 2);
  await playAtOnce(page, winOf('freecell', 2));
  await showGame(page, 'freecell', 1);
  await openPanel(page, 'Control+d');
  await page.getByRole('button', { name: 'Next not won' }).click();
  await expect(number(page)).toHaveValue('3');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(number(page)).toHaveValue('2');
  await closePanel(page);
});
