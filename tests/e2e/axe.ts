import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect } from './host.ts';

/** Every rule of axe-core's usual ones, and the size of targets besides. */
const RULES = { rules: { 'target-size': { enabled: true } } };

/** Nothing on the page shuts anybody out, as far as a program can tell; `what` is named when something does. */
export async function expectNoFaults(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).options(RULES).setLegacyMode().analyze();
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
  expect(faults, what).toEqual([]);
}
