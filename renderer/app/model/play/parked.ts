import type { KeptSummary, NamedSummary } from '../../../../preload/api.ts';
import { sayGame } from '../../../words/games.ts';
import { say } from '../../../words/say.ts';
import { shownDeal } from './deals.ts';

/** What a game is called that made way for another one of its kind. */
export const parkedName = (kept: Pick<KeptSummary, 'game' | 'deal' | 'cards'>): string =>
  say('named.parked', { game: sayGame(kept.game), deal: shownDeal(kept) });

/** Whether it was put aside by Baize, to be gone on with, and not saved by its player. */
export const isParked = (saved: NamedSummary): boolean => saved.name.startsWith(parkedName(saved));
