import {
  type Fault,
  findGame,
  makeLink,
  makeTimes,
  ownNotation,
  parseOrder,
  parseShared,
  type Result,
  Session,
  timesOfLink,
  usualOptions,
} from '../../../../engine/index.ts';
import { saveFile } from '../../services/exchange/export.ts';
import { ownNameOf, sayGame } from '../../../words/games.ts';
import { say, sayTime } from '../../../words/say.ts';
import type { Bridge } from '../../../../preload/api.ts';
import type { AppState } from '../../model/app-state.ts';
import type { Play } from '../../model/play/play.ts';
import type { Notices } from '../../services/page/notices.ts';
import type { Panels } from '../../services/page/panels.ts';
import type { Games } from '../game/games.ts';
import type { Tabletop } from '../game/tabletop.ts';
import { isKeptGame, meetInLink, takeGameFile, tellKept } from '../game/own-games.ts';
import { noteShared } from '../watching/ghosts.ts';
import type { Replays } from '../watching/replays.ts';
import { toClipboard } from '../../services/exchange/clipboard.ts';

export interface SharingParts {
  readonly bridge: Bridge;
  readonly state: AppState;
  readonly notices: Notices;
  readonly panels: Panels;
  readonly tabletop: Tabletop;
  readonly games: Games;
  readonly replays: Replays;
}

/** `own`: in a notation that the game has of its own. */
type What = 'deal' | 'game' | 'own';

/** The text to share what is on the table by; of a replay the whole game. */
export function linkOf(parts: SharingParts, what: What): string | undefined {
  const { replay, play } = parts.state;
  if (replay && what === 'game') return replay.link;
  if (!play) return undefined;
  return what === 'own' ? ownNotation(play.session) : linkTo(play, what);
}

const linkTo = ({ session, times }: Play, what: 'deal' | 'game'): string =>
  makeLink(session, what, { times, name: ownNameOf(session.game.id) });

/** A link to a game, by its first deal: one that a player has made goes with its name. */
export function linkOfGame(id: string): string {
  const game = findGame(id);
  return game ? makeLink(Session.begin(game, usualOptions(game), 1), 'deal', { name: ownNameOf(id) }) : '';
}

/** Puts it on the clipboard. */
export async function copy(parts: SharingParts, what: What): Promise<void> {
  const link = linkOf(parts, what);
  if (link === undefined) return;
  if (await copyText(parts, link)) parts.notices.tell(say(what === 'deal' ? 'told.copied-deal' : 'told.copied-game'));
}

/** Puts a text on the clipboard, or warns; gives whether it is there. */
export async function copyText({ notices }: Pick<SharingParts, 'notices'>, text: string): Promise<boolean> {
  const failure = await toClipboard(text);
  if (failure !== undefined) notices.warn(failure);
  return failure === undefined;
}

/** Puts a win on the clipboard: a line of words, and the game below it. Gives whether it is there. */
export function copyWin(parts: Pick<SharingParts, 'notices'>, play: Play): Promise<boolean> {
  const { session, shownDeal: deal } = play;
  const time = sayTime(play.clock.read(performance.now()));
  const line = say('share.won', { game: sayGame(session.game.id), deal, moves: session.moveCount, time });
  return copyText(parts, `${line}\n${linkTo(play, 'game')}`);
}

/** Hands the person a file of it, as Baize opens: the whole game once it is begun, else the deal. */
export function saveLink(parts: SharingParts): void {
  const play = parts.state.play;
  const link = linkOf(parts, play?.played ? 'game' : 'deal');
  if (!play || link === undefined) return;
  saveFile(new File([`${link}\n`], `${play.session.game.id}-${play.shownDeal || 'own'}.baize`, { type: 'text/plain' }));
}

/** What a text says, read beside the game on the table. */
export function read(parts: SharingParts, text: string): Result<Session, Fault> | undefined {
  const here = parts.tabletop.own?.session;
  return here && parseShared(text, here);
}

/** When the moves of the game were made that was read from a text, as a link has it; '' where it does not say. */
const timesIn = (text: string, { moveCount }: Session): string => makeTimes(timesOfLink(text, moveCount) ?? []);

/** Deals what a game was that was read from a text, to be played against it. */
export async function dealShared(parts: SharingParts, session: Session, text: string): Promise<void> {
  const { game, options, deal, cards } = session;
  const own = parseOrder(cards) ?? [];
  const dealt = Session.begin(game, options, own.length > 0 ? own : deal);
  await met(parts, dealt, text, async () => {
    noteShared(parts, session, timesIn(text, session));
    await parts.games.take(dealt);
  });
}

/** Goes on with a game that was shared, unless the player doesn't want to after its rules; says whether it was kept. */
async function met(parts: SharingParts, session: Session, text: string, goOn: () => Promise<void>): Promise<void> {
  const { id } = session.game;
  const wasKept = isKeptGame(parts.state, id);
  if (!(await meetInLink(parts, session, text))) return;
  await goOn();
  if (!wasKept && isKeptGame(parts.state, id)) tellKept(parts);
}

/** Deals or shows what was pasted; what can't be read is laid before the player, to be mended. */
export function paste(parts: SharingParts, text: string): void {
  if (takeGameFile(parts, text)) return;
  const found = read(parts, text);
  if (!found) return;
  if (found.ok) return void watchShared(parts, found.value, text);
  parts.replays.close();
  parts.state.change({ draft: text, panel: 'share' });
}

/** Shows a game that was read from a text; its deal can be played against it afterwards. */
export async function watchShared(parts: SharingParts, session: Session, text: string): Promise<void> {
  await met(parts, session, text, async () => {
    const times = timesIn(text, session);
    noteShared(parts, session, times);
    await parts.replays.show(session, times);
  });
}

/** Pastes what the program was opened with, the last of it if there is more. */
export async function takeShared(parts: SharingParts): Promise<void> {
  // The text is read beside the game on the table; before there is one it waits at the host.
  if (!parts.tabletop.own) return;
  let last: string | undefined;
  for (;;) {
    const reply = await parts.bridge.request('shared.next');
    if (!reply.ok || reply.value === null) break;
    last = reply.value;
  }
  if (last !== undefined) paste(parts, last);
}

/** Copying and pasting with nothing selected and no field to write in is about the table. */
export function watchClipboard(parts: SharingParts): void {
  document.addEventListener('copy', (event) => {
    const link = ours(parts, event) ? linkOf(parts, 'deal') : undefined;
    if (link === undefined) return;
    event.clipboardData?.setData('text/plain', link);
    event.preventDefault();
    parts.notices.tell(say('told.copied-deal'));
  });
  let middle = false;
  // On Linux a middle click, which asks the table for a hint, pastes what is selected anywhere: at once, in the same
  // task.
  document.addEventListener('pointerup', ({ button }) => {
    middle = button === MIDDLE;
    setTimeout(() => (middle = false));
  });
  document.addEventListener('paste', (event) => {
    if (middle || !ours(parts, event)) return;
    event.preventDefault();
    paste(parts, event.clipboardData?.getData('text/plain') ?? '');
  });
}

const MIDDLE = 1;

function ours(parts: SharingParts, { target }: Event): boolean {
  const field = target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
  return !field && !parts.panels.covering && document.getSelection()?.isCollapsed !== false;
}
