import type { KeptSummary, NamedSummary } from '../../../../preload/api.ts';
import { sayGame } from '../../../words/games.ts';
import { say } from '../../../words/say.ts';
import { shownDeal } from './deals.ts';

/** Returns the name under which a game is saved when another game replaces it. */
export const nameSetAside = (kept: Pick<KeptSummary, 'game' | 'deal' | 'cards'>): string =>
  say('named.parked', { game: sayGame(kept.game), deal: shownDeal(kept) });

/** Whether Baize set the game aside, so that it can be resumed; otherwise its player saved it. */
export const isSetAside = (saved: NamedSummary): boolean => saved.name.startsWith(nameSetAside(saved));
