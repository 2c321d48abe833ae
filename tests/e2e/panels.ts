import type { Page } from 'playwright/test';
import type { Settings } from '../../preload/api.ts';
import { findGame } from '../../engine/index.ts';
import { say } from '../../renderer/words/say.ts';
import { settled } from './host.ts';

type Switch = 'autoplay' | 'clickToMove' | 'leftHanded';

/** Finds a game by its name in the picker and waits until it lies on the table. */
export async function chooseGame(page: Page, id: string): Promise<void> {
  await page.keyboard.press('Control+o');
  await page.getByRole('searchbox').fill(findGame(id)!.name);
  await page.getByRole('searchbox').press('Enter');
  await page.waitForFunction((id) => window.baizeTest!.session()?.game.id === id, id);
  await settled(page);
}

/** Sets a switch in the settings, as a person does. */
export async function switchSetting(page: Page, name: Switch & keyof Settings, on: boolean): Promise<void> {
  await page.keyboard.press('Control+,');
  await page.getByRole('switch', { name: say(`settings.${name}`) }).setChecked(on);
  await page.keyboard.press('Escape');
}

/** No animation, as a person chooses it: for games of many moves. */
export async function withoutAnimation(page: Page): Promise<void> {
  await page.keyboard.press('Control+,');
  await page
    .getByRole('group', { name: say('settings.speed') })
    .getByRole('radio', { name: say('settings.speed.0') })
    .check();
  await page.keyboard.press('Escape');
}

/** Types the number of a deal and waits until it lies on the table. */
export async function chooseDeal(page: Page, deal: number): Promise<void> {
  await page.keyboard.press('Control+d');
  await page.getByRole('textbox', { name: say('deal.number') }).fill(String(deal));
  await page.keyboard.press('Enter');
  await page.waitForFunction((deal) => window.baizeTest?.session()?.deal === deal, deal);
  await settled(page);
}
