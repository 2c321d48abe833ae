import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { App } from '../app/app.ts';
import { fetchExtra } from '../words/fetched/extra-words.ts';
import { fetchAgain } from '../words/fetched/fetch-again.ts';
import { say } from '../words/say.ts';
import type * as restModule from './later.tsx';

type Parts = Pick<App, 'state' | 'notices' | 'panels'>;

type Rest = typeof restModule;

/** The fetched module; undefined while it loads, or if it cannot be fetched. */
const rest = signal<Rest | undefined>(undefined);

/**
 * Fetches the panels and pages that the first paint of a table does not need, with their messages. Rejects when they
 * can't be fetched.
 */
export async function fetchLater(): Promise<Rest> {
  if (!rest.value) [rest.value] = await Promise.all([fetchAgain(() => import('./later.tsx')), fetchExtra()]);
  return rest.value;
}

/**
 * Returns the panels and pages once they are loaded; fetches them when one is to be shown. If that fails, the panel
 * closes with a warning. The note of a win is fetched again with the next panel, and when the host is reachable again.
 */
export function useLater({ state, panels, notices }: Parts): Rest | undefined {
  const { settings, play, replay } = state;
  const under = settings.showTimeline || play?.trying !== undefined || replay !== undefined;
  const opened = state.panel !== undefined || state.rules || under;
  const finished = state.play?.finished === true;
  useEffect(() => {
    if (!opened) return;
    fetchLater().catch(() => {
      notices.warn(say('notice.part-missing'));
      state.change({ rules: false });
      void panels.open(undefined);
    });
  }, [opened]);
  useEffect(() => {
    if (finished) fetchLater().catch(() => notices.warn(say('notice.part-missing')));
  }, [finished, state.saveDelay]);
  return rest.value;
}
