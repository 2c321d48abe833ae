import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';
import { BY_NIGHT } from '../tools/night.ts';
import { expect } from './host.ts';

/** What is right is not listed, and no style sheet is fetched again: no rule of ours asks for either. */
const QUICKLY: RunOptions = { resultTypes: ['violations'], preload: false };

/** Every rule of axe-core's usual ones, and the size of targets besides. */
const RULES: RunOptions = { ...QUICKLY, rules: { 'target-size': { enabled: true } } };

/** The rules that another theme can break: names, roles and sizes are the same in all. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Nothing on the page, or within the element a selector finds, shuts anybody out, as far as a program can tell; `what`
 * is named when something does.
 */
export const expectNoFaults = (page: Page, what: string, within = 'html'): Promise<void> =>
  expectNone(page, what, within, RULES);

/**
 * All that is written can be told from what is behind it; for themes beside one in which there are no faults at all.
 */
export const expectGoodColours = (page: Page, what: string): Promise<void> =>
  expectNone(page, what, 'html', { ...QUICKLY, runOnly: COLOUR_RULES });

/**
 * The picker's tiles are one like another: by day the first of each list are looked at, however many games there are.
 */
const LATER_TILES = BY_NIGHT ? [] : ['.tile:nth-child(n + 7)'];

async function expectNone(page: Page, what: string, within: string, options: RunOptions): Promise<void> {
  // A colour half faded in is no fault.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
  // A page reads axe once, however often it is asked.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    async ([include, exclude, options]) => await window.axe.run({ include: [include], exclude }, options),
    [within, LATER_TILES, options] as const,
  );
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
  expect(faults, what).toEqual([]);
}

declare global {
  interface Window {
    /** There once a page has read it. */
    axe: typeof axe;
  }
}
