import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { App } from '../app/app.ts';
import { say } from '../words/say.ts';
import { fetchAgain } from './fetch-again.ts';
import type * as restModule from './later.tsx';

/** The parts of the program used here. */
type Parts = Pick<App, 'state' | 'notices' | 'panels'>;

type Rest = typeof restModule;

/** What was fetched; undefined while it is on its way, or can't be had. */
const rest = signal<Rest | undefined>(undefined);

/** The panels and the pages, which the first picture of a table does without. Rejects when they can't be fetched. */
export async function fetchLater(): Promise<Rest> {
  rest.value ??= await fetchAgain(() => import('./later.tsx'));
  return rest.value;
}

/**
 * Them, as soon as they are here; they are fetched when one is to be seen. A panel that can't be fetched is closed
 * again, and told; what tells of a win is tried again with the next panel, and when the host is found again.
 */
export function useLater({ state, panels, notices }: Parts): Rest | undefined {
  const { settings, play, replay } = state;
  const under = settings.showTimeline || play?.trying !== undefined || replay !== undefined;
  const opened = state.panel !== undefined || state.rules || under;
  const finished = state.play?.finished === true;
  useEffect(() => {
    if (!opened) return;
    fetchLater().catch(() => {
      notices.warn(say('told.part-missing'));
      state.change({ rules: false });
      void panels.open(undefined);
    });
  }, [opened]);
  useEffect(() => {
    if (finished) fetchLater().catch(() => notices.warn(say('told.part-missing')));
  }, [finished, state.waits]);
  return rest.value;
}
