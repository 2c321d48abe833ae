import { type Fault, findGame, parseOrder, type Result, Session, usualOptions } from '../../../../engine/rules.ts';
import { makeLink, makeTimes, ownNotation, parseShared, timesOfLink } from '../../../../engine/text.ts';
import { saveFile } from '../../services/exchange/save-file.ts';
import { ownNameOf, sayGame } from '../../../words/games.ts';
import { say, sayTime } from '../../../words/say.ts';
import type { Bridge } from '../../../../preload/api.ts';
import type { AppState } from '../../model/app-state.ts';
import type { Disposables } from '../../model/disposables.ts';
import type { Play } from '../../model/play/play.ts';
import type { Notices } from '../../services/page/notices.ts';
import type { Dialogs } from '../../services/page/dialogs.ts';
import type { Panels } from '../../services/page/panels.ts';
import type { Games } from '../game/games.ts';
import type { Tabletop } from '../game/tabletop.ts';
import { isKeptGame, meetInLink, takeGameFile, announceKept } from '../game/own-games.ts';
import { noteShared } from '../watching/ghosts.ts';
import type { Replays } from '../watching/replays.ts';
import { toClipboard } from '../../services/exchange/clipboard.ts';

export interface SharingParts {
  readonly bridge: Bridge;
  readonly state: AppState;
  readonly notices: Notices;
  readonly dialogs: Dialogs;
  readonly panels: Panels;
  readonly tabletop: Tabletop;
  readonly games: Games;
  readonly replays: Replays;
}

/** The parts that let the window itself share. */
export interface WindowSharingParts extends SharingParts {
  readonly disposables: Disposables;
}

/** `own`: in the game's own notation. */
type What = 'deal' | 'game' | 'own';

/** Returns the text to share the game on the table; for a replay, the whole game. */
export function linkOf(parts: SharingParts, what: What): string | undefined {
  const { replay, play } = parts.state;
  if (replay && what === 'game') return replay.link;
  if (!play) return undefined;
  return what === 'own' ? ownNotation(play.session) : linkTo(play, what);
}

const linkTo = ({ session, times }: Play, what: 'deal' | 'game'): string =>
  makeLink(session, what, { times, name: ownNameOf(session.game.id) });

/** Returns a link to a game's first deal; for a game made by a player, with its name. */
export function linkOfGame(id: string): string {
  const game = findGame(id);
  return game ? makeLink(Session.begin(game, usualOptions(game), 1), 'deal', { name: ownNameOf(id) }) : '';
}

/**
 * Copies the link to the clipboard. For a puzzle that counts as help, because the player can get any help on the
 * position elsewhere.
 */
export async function copy(parts: SharingParts, what: What): Promise<void> {
  const link = linkOf(parts, what);
  if (link === undefined) return;
  const { play } = parts.state;
  if (play?.puzzle) play.solver = true;
  if (await copyText(parts, link))
    parts.notices.tell(say(what === 'deal' ? 'notice.copied-deal' : 'notice.copied-game'));
}

/** Copies a text to the clipboard, or shows a warning; returns whether it was copied. */
export async function copyText({ notices }: Pick<SharingParts, 'notices'>, text: string): Promise<boolean> {
  const failure = await toClipboard(text);
  if (failure !== undefined) notices.warn(failure);
  return failure === undefined;
}

/**
 * Copies a win to the clipboard: one line of text, and the link to the game below it. Returns whether it was copied.
 */
export function copyWin(parts: Pick<SharingParts, 'notices'>, play: Play): Promise<boolean> {
  const { session, shownDeal: deal } = play;
  const time = sayTime(play.clock.read(performance.now()));
  const line = say('share.won', { game: sayGame(session.game.id), deal, moves: session.moveCount, time });
  return copyText(parts, `${line}\n${linkTo(play, 'game')}`);
}

/** Saves a file that Baize can open: the whole game once it is begun, otherwise the deal. */
export function saveLink(parts: SharingParts): void {
  const play = parts.state.play;
  const link = linkOf(parts, play?.played ? 'game' : 'deal');
  if (!play || link === undefined) return;
  saveFile(new File([`${link}\n`], `${play.session.game.id}-${play.shownDeal || 'own'}.baize`, { type: 'text/plain' }));
}

/** Reads a shared text in the context of the game on the table. */
export function read(parts: SharingParts, text: string): Result<Session, Fault> | undefined {
  const here = parts.tabletop.own?.session;
  return here && parseShared(text, here);
}

/** Returns the times of the moves in a shared text, as a link holds them; '' where it has none. */
const timesIn = (text: string, { moveCount }: Session): string => makeTimes(timesOfLink(text, moveCount) ?? []);

/** Deals a shared game again, to be raced against it. */
export async function dealShared(parts: SharingParts, session: Session, text: string): Promise<void> {
  const { game, options, deal, cards } = session;
  const own = parseOrder(cards) ?? [];
  const dealt = Session.begin(game, options, own.length > 0 ? own : deal);
  await met(parts, dealt, text, async () => {
    noteShared(parts, session, timesIn(text, session));
    await parts.games.take(dealt);
  });
}

/**
 * Continues with a shared game, unless the player declines after seeing its rules; says so if it was saved on the way.
 */
async function met(parts: SharingParts, session: Session, text: string, goOn: () => Promise<void>): Promise<void> {
  const { id } = session.game;
  const wasKept = isKeptGame(parts.state, id);
  if (!(await meetInLink(parts, session, text))) return;
  await goOn();
  if (!wasKept && isKeptGame(parts.state, id)) announceKept(parts);
}

/** Deals or shows a pasted text; opens an unreadable text for correction. */
export function paste(parts: SharingParts, text: string): void {
  if (takeGameFile(parts, text)) return;
  const found = read(parts, text);
  if (!found) return;
  if (found.ok) return void watchShared(parts, found.value, text);
  parts.replays.close();
  parts.state.change({ draft: text, panel: 'share' });
}

/** Shows a shared game; its deal can be raced against it afterwards. */
export async function watchShared(parts: SharingParts, session: Session, text: string): Promise<void> {
  await met(parts, session, text, async () => {
    const times = timesIn(text, session);
    noteShared(parts, session, times);
    await parts.replays.show(session, times);
  });
}

/** Pastes the last text that the program was opened with. */
export async function takeShared(parts: SharingParts): Promise<void> {
  // The text is read in the context of the game on the table; until there is one, it waits at the host.
  if (!parts.tabletop.own) return;
  let last: string | undefined;
  for (;;) {
    const reply = await parts.bridge.request('shared.next');
    if (!reply.ok || reply.value === null) break;
    last = reply.value;
  }
  if (last !== undefined) paste(parts, last);
}

/** Makes copy and paste act on the table while no text is selected and no field has the focus. */
export function watchClipboard(parts: WindowSharingParts): void {
  const { signal } = parts.disposables;
  const copy = (event: ClipboardEvent): void => {
    const link = ours(parts, event) ? linkOf(parts, 'deal') : undefined;
    if (link === undefined) return;
    event.clipboardData?.setData('text/plain', link);
    event.preventDefault();
    parts.notices.tell(say('notice.copied-deal'));
  };
  let middle = false;
  // On Linux a middle click, which asks for a hint on the table, also pastes the current selection, in the same task.
  const noteButton = ({ button }: PointerEvent): void => {
    middle = button === MIDDLE;
    setTimeout(() => (middle = false));
  };
  const pasteText = (event: ClipboardEvent): void => {
    if (middle || !ours(parts, event)) return;
    event.preventDefault();
    paste(parts, event.clipboardData?.getData('text/plain') ?? '');
  };
  document.addEventListener('copy', copy, { signal });
  document.addEventListener('pointerup', noteButton, { signal });
  document.addEventListener('paste', pasteText, { signal });
}

const MIDDLE = 1;

function ours(parts: SharingParts, { target }: Event): boolean {
  const field = target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
  return !field && !parts.panels.covering && document.getSelection()?.isCollapsed !== false;
}
