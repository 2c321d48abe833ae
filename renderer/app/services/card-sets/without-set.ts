import type { CardSetId, Look } from '../../../../preload/api.ts';
import type { AppState } from '../../model/app-state.ts';
import type { Preferences } from '../page/preferences.ts';

/** The defaults that replace a set, and its back. */
const USUAL_CARDS = { cardSet: 'classic', back: 'lattice' } as const;

/** Replaces this set by the default in all looks. */
export async function withoutSet(state: AppState, preferences: Preferences, id: CardSetId): Promise<void> {
  const { looks, ...settings } = state.settings;
  const plain = <L extends Look>(look: L): L => (look.cardSet === id ? { ...look, ...usualFor(look) } : look);
  const { cardSet, back } = plain(settings);
  const others = Object.entries(looks).map(([game, look]) => [game, plain(look)] as const);
  await preferences.set({ cardSet, back, looks: Object.fromEntries(others) });
}

/** Returns the defaults; a back that is not the set's stays. */
const usualFor = ({ back }: Look): Pick<Look, 'cardSet' | 'back'> => ({
  cardSet: USUAL_CARDS.cardSet,
  back: back === 'set' ? USUAL_CARDS.back : back,
});
