import { isCardSetId, type Look, type Settings } from '../../../preload/api.ts';
import { type BoardLook, type PaintedLook, FETCHED_BACKS, FETCHED_SETS } from '../../board/model/look.ts';
import { cornerLetters } from '../../words/letters/corner-letters.ts';
import type { State } from './state.ts';

/** Returns the look of a game: its own, if it has one, otherwise the common one. */
export function lookOfGame({ cardSet, back, table, tableColour, looks }: Settings, game: string | undefined): Look {
  const own = game !== undefined && Object.hasOwn(looks, game) ? looks[game] : undefined;
  return own ?? { cardSet, back, table, tableColour };
}

/** Returns how a game's cards and table are painted, with all pictures that are loaded. */
export const paintedLookOf = (
  { settings, dark, pictures }: Pick<State, 'settings' | 'dark' | 'pictures'>,
  game: string | undefined,
): PaintedLook => ({ ...lookOfGame(settings, game), dark, pictures, letters: cornerLetters() });

/** Returns what the board needs of the settings, for the game on the table. */
export function lookOf({
  settings,
  dark,
  play,
  pictures,
}: Pick<State, 'settings' | 'dark' | 'play' | 'pictures'>): BoardLook {
  const look = lookOfGame(settings, play?.session.game.id);
  const { speed, leftHanded, click } = settings;
  return { ...look, letters: cornerLetters(), dark, speed, leftHanded, click, pictures: picturesIn(look, pictures) };
}

/** Returns only the pictures that a look uses, so that the board is not redrawn for others. */
const picturesIn = ({ cardSet, back, table }: Look, pictures: State['pictures']): State['pictures'] => ({
  ...(pictures.colours && { colours: pictures.colours }),
  ...(isCardSetId(cardSet) && pictures.set && { set: pictures.set }),
  ...(back === 'own' && { back: pictures.back }),
  ...(table === 'own' && { table: pictures.table }),
  ...(usesFetchedArt({ cardSet, back }) && { art: pictures.art }),
});

const FETCHED: ReadonlySet<string> = new Set([...FETCHED_SETS, ...FETCHED_BACKS]);

/** Whether a look's cards or back are not in the program's first files. */
export const usesFetchedArt = ({ cardSet, back }: Pick<Look, 'cardSet' | 'back'>): boolean =>
  FETCHED.has(cardSet) || FETCHED.has(back);
