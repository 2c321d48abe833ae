import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';
import { BY_NIGHT } from '../../tools/night.ts';
import { expect } from './host.ts';

/** Lists violations only, and fetches no style sheet again: no rule of ours needs either. */
const QUICKLY: RunOptions = { resultTypes: ['violations'], preload: false };

/** Every default rule of axe-core, and the size of targets besides. */
const RULES: RunOptions = { ...QUICKLY, rules: { 'target-size': { enabled: true } } };

/** The rules that another theme can break: names, roles and sizes are the same in all. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The picker's tiles are all alike: these repeat the first of each list, however many games there are. */
export const LATER_TILES: readonly string[] = ['.tile:nth-child(n + 7)'];
/** By night all are checked. */
const USUALLY_LEFT_OUT = BY_NIGHT ? [] : LATER_TILES;

/**
 * Expects that nothing on the page, or within the element a selector finds, is inaccessible, as far as a program can
 * tell; `what` is named when something is. `without`: selectors of parts to leave out.
 */
export const expectNoFaults = (
  page: Page,
  what: string,
  within = 'html',
  without: readonly string[] = USUALLY_LEFT_OUT,
): Promise<void> => expectNone(page, what, { within, without }, RULES);

/** Expects that all text contrasts with its background; for themes beside one that was checked in full. */
export const expectGoodColours = (page: Page, what: string): Promise<void> =>
  expectNone(page, what, { within: 'html', without: USUALLY_LEFT_OUT }, { ...QUICKLY, runOnly: COLOUR_RULES });

/** Expects it in light and dark, each with usual and with more contrast. */
export async function expectNoFaultsInColours(page: Page, what: string, within: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((theme) => window.baizeTest!.settings({ theme }), theme);
    for (const contrast of [null, 'more'] as const) {
      await page.emulateMedia({ contrast });
      await expectNoFaults(page, `${what}, ${theme}, contrast ${contrast ?? 'usual'}`, within);
    }
  }
  await page.emulateMedia({ contrast: null });
}

/** A part of the page. */
interface Part {
  readonly within: string;
  /** Selectors of what is left out. */
  readonly without: readonly string[];
}

async function expectNone(page: Page, what: string, { within, without }: Part, options: RunOptions): Promise<void> {
  // A colour half faded in is no fault.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
  // Each page loads axe only once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    async ([include, exclude, options]) => await window.axe.run({ include: [include], exclude: [...exclude] }, options),
    [within, without, options] as const,
  );
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
  expect(faults, what).toEqual([]);
}

declare global {
  interface Window {
    /** Present once a page has loaded it. */
    axe: typeof axe;
  }
}
