import { tongue } from '../../../words/say.ts';
import type { AppState } from '../../model/app-state.ts';
import type { Disposables } from '../../model/disposables.ts';

interface ColourParts {
  readonly state: AppState;
  readonly disposables: Disposables;
}

/**
 * Shows colour letters on the cards, in the current language, while the setting is on; resolves once they are there for
 * the first time. The code that paints them is fetched; if that fails, there are none.
 */
export function followColourLetters({ state, disposables }: ColourParts): Promise<void> {
  let first = Promise.resolve();
  const follow = async (): Promise<void> => {
    const art = state.settings.colourLetters ? await import('./colour-letters.ts').catch(() => undefined) : undefined;
    const { colours: _before, ...pictures } = state.pictures;
    const colours = state.settings.colourLetters ? art?.colourLetters(tongue()) : undefined;
    state.change({ pictures: { ...pictures, ...(colours && { colours }) } });
  };
  disposables.watch(
    () => (state.settings.colourLetters ? tongue() : undefined),
    (spoken) => {
      if (spoken || state.pictures.colours) first = follow();
    },
  );
  return first;
}
