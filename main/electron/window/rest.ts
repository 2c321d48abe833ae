import { powerMonitor, type BrowserWindow } from 'electron';
import type { Caller } from '../../requests/claims.ts';

/** Tells the page when the player cannot be playing: the machine sleeps, or its screen is locked. */
export function watchRest(window: BrowserWindow, page: Caller): void {
  const asleep = (): void => page.send('asleep', true);
  const awake = (): void => page.send('asleep', false);
  powerMonitor.on('suspend', asleep).on('lock-screen', asleep).on('resume', awake).on('unlock-screen', awake);
  window.once('closed', () => {
    powerMonitor.off('suspend', asleep).off('lock-screen', asleep).off('resume', awake).off('unlock-screen', awake);
  });
}
