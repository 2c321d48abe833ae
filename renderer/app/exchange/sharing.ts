import {
  type Fault,
  makeLink,
  ownNotation,
  parseOrder,
  parseShared,
  type Result,
  Session,
} from '../../../engine/index.ts';
import { saveFile } from './export.ts';
import { say } from '../../words/say.ts';
import type { App } from '../app.ts';
import { toClipboard } from './clipboard.ts';

/** `own`: in a notation that the game has of its own. */
type What = 'deal' | 'game' | 'own';

/** The text to share what is on the table by; of a replay the whole game. */
export function linkOf(app: App, what: What): string | undefined {
  const { replay, play } = app.state;
  if (replay && what === 'game') return replay.link;
  return what === 'own' ? play && ownNotation(play.session) : play && makeLink(play.session, what);
}

/** Puts it on the clipboard. */
export async function copy(app: App, what: What): Promise<void> {
  const link = linkOf(app, what);
  if (link === undefined) return;
  const failure = await toClipboard(link);
  if (failure !== undefined) return app.notices.warn(failure);
  app.notices.tell(say(what === 'deal' ? 'told.copied-deal' : 'told.copied-game'));
}

/** Hands the person a file of it, as Baize opens: the whole game once it is begun, else the deal. */
export function saveLink(app: App): void {
  const play = app.state.play;
  const link = linkOf(app, play?.played ? 'game' : 'deal');
  if (!play || link === undefined) return;
  saveFile(new File([`${link}\n`], `${play.session.game.id}-${play.shownDeal || 'own'}.baize`, { type: 'text/plain' }));
}

/** What a text says, read beside the game on the table. */
export function read(app: App, text: string): Result<Session, Fault> | undefined {
  const here = app.tabletop.own?.session;
  return here && parseShared(text, here);
}

/** The deal alone of a game that was read. */
export function sharedDealOf({ game, options, deal, cards }: Session): Session {
  const own = parseOrder(cards) ?? [];
  return Session.begin(game, options, own.length > 0 ? own : deal);
}

/** Deals or shows what was pasted; what can't be read is laid before the player, to be mended. */
function paste(app: App, text: string): void {
  const found = read(app, text);
  if (!found) return;
  if (found.ok) return void app.replays.show(found.value);
  app.replays.close();
  app.state.change({ draft: text, panel: 'deal' });
}

/** Pastes what the program was opened with, the last of it if there is more. */
export async function takeShared(app: App): Promise<void> {
  // Before the first game lies there is nothing to read it beside: it waits at the host.
  if (!app.tabletop.own) return;
  let last: string | undefined;
  for (;;) {
    const reply = await app.bridge.request('shared.next');
    if (!reply.ok || reply.value === null) break;
    last = reply.value;
  }
  if (last !== undefined) paste(app, last);
}

/** Copying and pasting with nothing selected and no field to write in is about the table. */
export function watchClipboard(app: App): void {
  document.addEventListener('copy', (event) => {
    const link = ours(app, event) ? linkOf(app, 'deal') : undefined;
    if (link === undefined) return;
    event.clipboardData?.setData('text/plain', link);
    event.preventDefault();
    app.notices.tell(say('told.copied-deal'));
  });
  let middle = false;
  // On Linux a middle click, which asks the table for a hint, pastes what is selected anywhere: at once, in the same
  // task.
  document.addEventListener('pointerup', ({ button }) => {
    middle = button === MIDDLE;
    setTimeout(() => (middle = false));
  });
  document.addEventListener('paste', (event) => {
    if (middle || !ours(app, event)) return;
    event.preventDefault();
    paste(app, event.clipboardData?.getData('text/plain') ?? '');
  });
}

const MIDDLE = 1;

function ours(app: App, { target }: Event): boolean {
  const field = target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
  return !field && !app.panels.covering && document.getSelection()?.isCollapsed !== false;
}
