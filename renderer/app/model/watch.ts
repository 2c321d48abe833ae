import { computed, effect, untracked } from '@preact/signals';

/**
 * Calls `act` with what `read` gives, at once and whenever that has changed, until the function given back is called.
 * What `act` reads itself is not watched.
 */
export function watch<T>(read: () => T, act: (value: T) => void): () => void {
  const watched = computed(read);
  return effect(() => {
    const { value } = watched;
    untracked(() => act(value));
  });
}
