import { tongue } from '../../../words/say.ts';
import type { AppState } from '../../model/app-state.ts';
import { watch } from '../../model/watch.ts';

/**
 * Cards have letters that say their colour in the language in use, as long as that is set; fulfilled once they have
 * them for the first time. What paints them is fetched then: where it can't be, they have none.
 */
export function followColourLetters(state: AppState): Promise<void> {
  let first = Promise.resolve();
  const follow = async (): Promise<void> => {
    const art = state.settings.colourLetters ? await import('./colour-letters.ts').catch(() => undefined) : undefined;
    const { colours: _before, ...pictures } = state.pictures;
    const colours = state.settings.colourLetters ? art?.colourLetters(tongue()) : undefined;
    state.change({ pictures: { ...pictures, ...(colours && { colours }) } });
  };
  watch(
    () => (state.settings.colourLetters ? tongue() : undefined),
    (spoken) => {
      if (spoken || state.pictures.colours) first = follow();
    },
  );
  return first;
}
