import { computed, effect, untracked } from '@preact/signals';

/**
 * Calls `act` with the value of `read`, at once and whenever that value changes, until the returned function is called.
 * Signals that `act` itself reads are not watched.
 */
export function watch<T>(read: () => T, act: (value: T) => void): () => void {
  const watched = computed(read);
  return effect(() => {
    const { value } = watched;
    untracked(() => act(value));
  });
}
