import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { fetchExtra } from '../../../words/fetched/extra-words.ts';
import { tongue } from '../../../words/say.ts';

/** Whether the words that only panels use are loaded. */
const ready = signal(false);

/** Fetches the words that only panels use, in the language in use; returns whether they are loaded. */
export function useExtra(): boolean {
  const spoken = tongue();
  useEffect(() => {
    fetchExtra().then(
      () => (ready.value = true),
      () => undefined,
    );
  }, [spoken]);
  return ready.value;
}
