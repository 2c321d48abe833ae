import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { tongue } from '../words/say.ts';
import { fetchSetWords } from '../words/fetched/said-sets.ts';
import { fetchAgain } from './fetch-again.ts';
import type * as setsModule from './card-sets/card-sets.tsx';

/** What was fetched; undefined while it is on its way, or can't be had. */
const fetched = signal<typeof setsModule | undefined>(undefined);

/** All about card sets of one's own, and its words in the language in use: a part of the page that few ever need. */
export function useCardSets(): typeof setsModule | undefined {
  const spoken = tongue();
  useEffect(() => {
    const parts = Promise.all([fetchAgain(() => import('./card-sets/card-sets.tsx')), fetchSetWords()]);
    void parts.then(([part]) => (fetched.value = part)).catch(() => undefined);
  }, [spoken]);
  return fetched.value;
}
