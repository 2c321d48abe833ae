import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { fetchSetWords } from '../words/fetched/set-words.ts';
import { fetchAgain } from '../words/fetched/fetch-again.ts';
import type * as setsModule from './card-sets/card-sets.tsx';

/** The fetched module; undefined while it loads, or if it cannot be fetched. */
const fetched = signal<typeof setsModule | undefined>(undefined);

/**
 * Returns the module for the person's own card sets, once its words are loaded too: a part of the page that few people
 * need.
 */
export function useCardSets(): typeof setsModule | undefined {
  useEffect(() => {
    const parts = Promise.all([fetchAgain(() => import('./card-sets/card-sets.tsx')), fetchSetWords()]);
    void parts.then(([part]) => (fetched.value = part)).catch(() => undefined);
  }, []);
  return fetched.value;
}
