import type { CardSetId, Look } from '../../../../preload/api.ts';
import type { AppState } from '../../model/app-state.ts';
import type { Preferences } from '../page/preferences.ts';

/** What takes the place of a set, and of its back. */
const USUAL_CARDS = { cardSet: 'classic', back: 'lattice' } as const;

/** No look asks for this set any more. */
export async function withoutSet(state: AppState, preferences: Preferences, id: CardSetId): Promise<void> {
  const { looks, ...settings } = state.settings;
  const plain = <L extends Look>(look: L): L => (look.cardSet === id ? { ...look, ...usualFor(look) } : look);
  const { cardSet, back } = plain(settings);
  const others = Object.entries(looks).map(([game, look]) => [game, plain(look)] as const);
  await preferences.set({ cardSet, back, looks: Object.fromEntries(others) });
}

/** A back of another kind stays. */
const usualFor = ({ back }: Look): Pick<Look, 'cardSet' | 'back'> => ({
  cardSet: USUAL_CARDS.cardSet,
  back: back === 'set' ? USUAL_CARDS.back : back,
});
