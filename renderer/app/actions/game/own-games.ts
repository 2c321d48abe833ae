import { isGameFile, makeGameFile, nameOfLink, parseGameFile } from '../../../../engine/text.ts';
import { isOwnId, type OwnGame, type Session } from '../../../../engine/rules.ts';
import type { OwnOdds } from '../../../../preload/api.ts';
import { say } from '../../../words/say.ts';
import { sayFault } from '../../../words/faults.ts';
import type { AppState } from '../../model/app-state.ts';
import { saveFile } from '../../services/exchange/save-file.ts';
import type { Notices } from '../../services/page/notices.ts';
import type { Dialogs } from '../../services/page/dialogs.ts';
import type { Panels } from '../../services/page/panels.ts';
import type { Preferences } from '../../services/page/preferences.ts';

interface OwnGamesParts {
  readonly state: AppState;
  readonly preferences: Preferences;
}

/** Returns the note on a game: the player's own, or else that of the person it came from. */
export const noteOf = ({ othersGames, settings }: Pick<AppState, 'othersGames' | 'settings'>, id: string): string =>
  settings.ownNotes[id] ?? (Object.hasOwn(settings.ownGames, id) ? '' : (othersGames[id]?.note ?? ''));

/** Saves a game among the player's own. */
export async function keepGame({ state, preferences }: OwnGamesParts, { id, name, note }: OwnGame): Promise<void> {
  const { ownGames, ownNotes } = state.settings;
  const { [id]: _before, ...others } = ownNotes;
  await preferences.set({
    ownGames: { ...ownGames, [id]: name },
    ownNotes: note === '' ? others : { ...others, [id]: note },
  });
}

/** Whether a game is among the player's own. */
export const isKeptGame = ({ settings }: Pick<AppState, 'settings'>, id: string): boolean =>
  Object.hasOwn(settings.ownGames, id);

/** Says where to find a game just saved, after the message about its deal. */
export function announceKept({ state, notices }: { readonly state: AppState; readonly notices: Notices }): void {
  const kept = say('own.kept');
  notices.tell(kept, `${state.said} ${kept}`.trim());
}

/** Removes a game from the player's own. */
export async function forgetGame({ state, preferences }: OwnGamesParts, id: string): Promise<void> {
  const without = <T>({ [id]: _gone, ...others }: Readonly<Record<string, T>>): Record<string, T> => others;
  const { ownGames, metNames, ownNotes, ownOdds, recent } = state.settings;
  const name = recent.includes(id) ? ownGames[id] : undefined;
  state.change({ othersGames: without(state.othersGames) });
  await preferences.set({
    ownGames: without(ownGames),
    // The game may still be on the table, where it needs a name.
    metNames: name === undefined ? without(metNames) : { ...metNames, [id]: name },
    ownNotes: without(ownNotes),
    ownOdds: without(ownOdds),
  });
}

/**
 * Stores how often one of the player's own games is won, if the new figures come from more deals than the stored ones.
 */
export async function keepOdds({ state, preferences }: OwnGamesParts, id: string, found: OwnOdds): Promise<void> {
  const { ownGames, ownOdds } = state.settings;
  if (!Object.hasOwn(ownGames, id) || found.deals <= (ownOdds[id]?.deals ?? 0)) return;
  const { deals, won, lost, chance, open, simpleGames, simpleWins, moves } = found;
  const odds = { deals, won, lost, chance, open, simpleGames, simpleWins, ...(moves !== undefined && { moves }) };
  await preferences.set({ ownOdds: { ...ownOdds, [id]: odds } });
}

/** Saves a game as a file. */
export const saveGame = (game: OwnGame): void =>
  saveFile(new File([makeGameFile(game)], `${fileNameOf(game)}.baize`, { type: 'text/plain' }));

/** Returns the letters and digits of the name, which every system accepts in file names. */
const fileNameOf = ({ id, name }: OwnGame): string =>
  name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || id;

/** Records a game that was received from another player. */
function meetGame({ state }: Pick<OwnGamesParts, 'state'>, game: OwnGame): void {
  state.change({ othersGames: { ...state.othersGames, [game.id]: game } });
}

/**
 * Takes the name of another player's game from a link, and shows its rules if it is new to this player; resolves to
 * whether to play it.
 */
export async function meetInLink(
  parts: { readonly state: AppState; readonly dialogs: Dialogs },
  { game: { id }, played }: Session,
  text: string,
): Promise<boolean> {
  if (!isOwnId(id)) return true;
  const name = nameOfLink(text);
  if (name !== undefined) meetGame(parts, { id, name, note: '' });
  const { ownGames, recent } = parts.state.settings;
  return Object.hasOwn(ownGames, id) || recent.includes(id) || parts.dialogs.introduce(id, played);
}

interface FileParts {
  readonly state: AppState;
  readonly notices: Notices;
  readonly panels: Panels;
}

/** Shows the game in a file, or explains the fault of the file; false: the text is not a game file. */
export function takeGameFile(parts: FileParts, text: string): boolean {
  if (!isGameFile(text)) return false;
  const read = parseGameFile(text);
  if (read.ok) {
    meetGame(parts, read.value);
    void parts.panels.look(read.value.id);
  } else parts.notices.warn(sayFault(read.error));
  return true;
}
