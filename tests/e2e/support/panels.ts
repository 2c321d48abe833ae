import type { Page } from 'playwright/test';
import { findGame } from '../../../engine/rules.ts';
import { panelsAtRest } from '../../tools/pictures/page.ts';
import { expect, settled } from './host.ts';

/** Presses a key that opens a panel, and waits until that has come up and keeps its place. */
export async function openPanel(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await panelShown(page);
}

/** The groups of the settings in English, other than the first. */
type OtherGroup =
  | 'Cards and table'
  | 'Play'
  | 'Help while you play'
  | 'Status bar'
  | 'Sound'
  | 'Gamepad and switch access'
  | 'Your data';

/** Opens the settings at a group. */
export async function openSettings(page: Page, group: OtherGroup): Promise<void> {
  await openPanel(page, 'Control+,');
  await page
    .getByRole('navigation', { name: 'Groups of settings' })
    .getByRole('button', { name: group, exact: true })
    .click();
}

/** Waits until a panel has come up and is still: measured before, its place would change. */
export async function panelShown(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible();
  await panelsAtRest(page);
}

/** Closes the one panel that is open. */
export async function closePanel(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await panelsClosed(page);
}

const panelsClosed = (page: Page): Promise<void> => expect(page.getByRole('dialog')).toHaveCount(0);

/** Finds a game by its name in the picker and waits until it lies on the table. */
export async function chooseGame(page: Page, id: string): Promise<void> {
  await openPanel(page, 'Control+o');
  await page.getByRole('searchbox').fill(findGame(id)!.name);
  await page.getByRole('searchbox').press('Enter');
  await page.waitForFunction((id) => window.baizeTest!.session()?.game.id === id, id);
  await panelsClosed(page);
  await settled(page);
}

/** Sets a switch in the settings, as a player does. */
export async function switchSetting(page: Page, group: OtherGroup, name: string, on: boolean): Promise<void> {
  await openSettings(page, group);
  await page.getByRole('switch', { name: name }).setChecked(on);
  await closePanel(page);
}

/** Types the number of a deal and waits until it lies on the table. */
export async function chooseDeal(page: Page, deal: number): Promise<void> {
  await openPanel(page, 'Control+d');
  const number = page.getByRole('textbox', { name: 'Deal number' });
  await number.fill(String(deal));
  await number.press('Enter');
  await page.waitForFunction((deal) => window.baizeTest?.session()?.deal === deal, deal);
  await panelsClosed(page);
  await settled(page);
}
