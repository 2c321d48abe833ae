import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { BY_NIGHT } from '../tools/night.ts';
import { expect } from './host.ts';

type RunOptions = Parameters<AxeBuilder['options']>[0];

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
export async function expectNoFaults(page: Page, what: string, within?: string): Promise<void> {
  const axe = new AxeBuilder({ page }).options(RULES);
  await expectNone(within === undefined ? axe : axe.include(within), what);
}

/**
 * All that is written can be told from what is behind it; for themes beside one in which there are no faults at all.
 */
export const expectGoodColours = (page: Page, what: string): Promise<void> =>
  expectNone(new AxeBuilder({ page }).options({ ...QUICKLY, runOnly: COLOUR_RULES }), what);

/**
 * The picker's tiles are one like another: by day the first of each list are looked at, however many games there are.
 */
const LATER_TILES = '.tile:nth-child(n + 7)';

async function expectNone(axe: AxeBuilder, what: string): Promise<void> {
  const { violations } = await (BY_NIGHT ? axe : axe.exclude(LATER_TILES)).setLegacyMode().analyze();
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
  expect(faults, what).toEqual([]);
}
