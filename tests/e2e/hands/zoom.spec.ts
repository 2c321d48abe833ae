import type { Page } from 'playwright/test';
import { ZOOMS } from '../../../preload/api.ts';
import { expectNoFaults } from '../support/axe.ts';
import { clickPile, moveCount } from '../support/hand.ts';
import { expect, openPage, settled, settingsKept, test } from '../support/host.ts';
import { closePanel, openPanel } from '../support/panels.ts';

/** Lists every media query and length in the page's styles that depends on the window's size. */
const asked = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const within = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        const inner = 'cssRules' in rule ? within(rule.cssRules as CSSRuleList) : [];
        if (rule instanceof CSSMediaRule) return [rule.media.mediaText].concat(inner);
        const asks = rule instanceof CSSStyleRule && /\dv[wh]\b/.test(rule.style.cssText);
        return asks ? [rule.style.cssText].concat(inner) : inner;
      });
    return [...document.styleSheets]
      .filter(({ ownerNode }) => !(ownerNode instanceof HTMLLinkElement && ownerNode.href.includes('zoomed')))
      .flatMap(({ cssRules }) => within(cssRules));
  });

const boxOf = (page: Page, selector: string) =>
  page.evaluate((selector) => {
    const { left, top, right, bottom } = document.querySelector(selector)!.getBoundingClientRect();
    return [left, top, right, bottom].map(Math.round);
  }, selector);

/** Lists what reaches out of the window. */
const outside = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.toolbar, .toolbar *, .status, .status *, dialog')]
      .filter((part) => part.checkVisibility() && part.getBoundingClientRect().right > innerWidth + 1)
      .map(({ className }) => className),
  );

test('keeps bars and panels usable in a narrow window at 150%, and the table unchanged', async ({ asNew: page }) => {
  await page.setViewportSize({ width: 500, height: 900 });
  await openPanel(page, 'Control+,');
  await page.getByRole('button', { name: 'General' }).click();
  const usual = await asked(page);
  expect(usual.some((text) => text.includes('640px'))).toBe(true);
  await page.getByRole('radio', { name: '150%' }).check();
  await expect.poll(() => boxOf(page, 'dialog')).toEqual([18, 30, 482, 870]);
  expect(await boxOf(page, '.toolbar')).toEqual([0, 0, 500, 69]);
  expect(await page.evaluate(() => matchMedia('(max-width: 640px)').matches)).toBe(true);
  const larger = await asked(page);
  expect(larger.some((text) => text.includes('960px'))).toBe(true);
  expect(larger).toHaveLength(usual.length);
  await expect(page.getByRole('radio', { name: '150%' })).toBeInViewport();
  await expectNoFaults(page, 'the settings');
  await closePanel(page);
  await openPanel(page, 'Control+o');
  expect(await outside(page)).toEqual([]);
  await expectNoFaults(page, 'the picker');
  await closePanel(page);
  await settled(page);
  expect(await boxOf(page, '.board')).toEqual([0, 69, 500, expect.any(Number)]);
  expect(await page.evaluate(() => document.querySelector('.board')!.clientWidth)).toBe(500);
  const moves = await moveCount(page);
  // A press hits the card that is drawn under it.
  await clickPile(page, 0);
  expect(await moveCount(page)).toBe(moves + 1);
  await page.evaluate(() => window.baizeTest!.settings({ zoom: 100 }));
  await expect.poll(() => asked(page)).toEqual(usual);
  expect(await boxOf(page, '.toolbar')).toEqual([0, 0, 500, 46]);
});

test('keeps every tool and figure in the window at every size', async ({ asNew: page }) => {
  for (const zoom of ZOOMS) {
    await page.evaluate((zoom) => window.baizeTest!.settings({ zoom }), zoom);
    await expect.poll(() => boxOf(page, '.toolbar')).toEqual([0, 0, 800, Math.round((46 * zoom) / 100)]);
    await expect.poll(() => outside(page), String(zoom)).toEqual([]);
  }
});

test('starts without a size style, and with it from the first frame at a different size', async ({ page, host }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openPage(page, host);
  expect(fetched.filter((address) => address.includes('zoomed'))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.hasAttribute('style'))).toBe(false);
  await page.evaluate(() => window.baizeTest!.settings({ zoom: 125 }));
  await settingsKept(page);
  await page.addInitScript(() => {
    const first = new MutationObserver(() => {
      if (!document.querySelector('.toolbar')) return;
      window.name = String('zoomed' in document.documentElement.dataset);
      first.disconnect();
    });
    first.observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await settled(page);
  expect(await page.evaluate(() => window.name)).toBe('true');
});
