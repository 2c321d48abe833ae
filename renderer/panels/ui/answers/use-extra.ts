import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { fetchExtra } from '../../../words/fetched/said-extra.ts';
import { tongue } from '../../../words/say.ts';

/** Whether the words were fetched that only panels say. */
const ready = signal(false);

/** Fetches the words that only panels say, in the language in use; false until they can be said. */
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
