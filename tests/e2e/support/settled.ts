import type { Page } from 'playwright/test';
import '../../../renderer/app/test-hook.ts';

/** Waits until a game is on the table, nothing moves, and no other game is on its way; a question may wait. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => window.baizeTest?.settled());
}
