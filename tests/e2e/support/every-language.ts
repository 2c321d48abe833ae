import type { Page } from 'playwright/test';
import type { Language } from '../../../preload/api.ts';
import { PANELS } from '../../../renderer/app/model/state.ts';
import { expect, settled } from './host.ts';
import { panelShown } from './panels.ts';
import { cutOffs } from './plain-text.ts';

/** Records finished games, so that the statistics have something to show. */
export const finishSome = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { request, state } = window.baizeTest!;
    for (const [i, outcome] of (['won', 'lost', 'won', 'won', 'lost', 'won'] as const).entries())
      await request('play.finish', { ...state.play!.save(), outcome, ended: Date.now() + i });
  });

/** Sets a language, and waits for its words. */
export async function speakIn(page: Page, language: Language): Promise<void> {
  await page.evaluate((language) => window.baizeTest!.settings({ language }), language);
  await expect(page.locator(`html[lang|="${language}"]`)).toHaveCount(1);
}

/**
 * Expects that no word of the table or of any panel is cut off in that language; `also` checks each panel, tab by tab.
 */
export async function expectAllFits(
  page: Page,
  language: Language,
  also: (panel: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await speakIn(page, language);
  await settled(page);
  expect(await cutOffs(page), `cut off on the table in ${language}`).toEqual([]);
  for (const panel of PANELS) {
    await page.evaluate((panel) => window.baizeTest!.open(panel), panel);
    await panelShown(page);
    expect(await cutOffs(page), `cut off in ${panel} in ${language}`).toEqual([]);
    const tabs = await page.getByRole('dialog').getByRole('tab').all();
    for (const tab of tabs) {
      await tab.click();
      const name = `${panel}, ${await tab.textContent()},`;
      expect(await cutOffs(page), `cut off in ${name} in ${language}`).toEqual([]);
      await also(name);
    }
    if (tabs.length === 0) await also(panel);
  }
  await page.evaluate(() => window.baizeTest!.open(undefined));
}
