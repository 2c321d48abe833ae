import { ACE, KING, type Rank } from '../model/card.ts';
import { up } from './relations.ts';

/** The ranks of a pack of thirty-two cards. */
export const PIQUET_RANKS: readonly Rank[] = [ACE, 7, 8, 9, 10, 11, 12, KING];

/** Up in packs of thirty-two cards, where seven follows ace. */
export const upFromAceToSeven: typeof up = (card, onto) => up(card, onto) || (card === 7 && onto === ACE);
