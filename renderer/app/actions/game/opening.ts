import {
  type Deal,
  findGame,
  games,
  type OptionsKey,
  parseOptions,
  presentOptions,
  firstOptions,
} from '../../../../engine/rules.ts';
import type { Bridge, OpenedPlay, Reply } from '../../../../preload/api.ts';
import { sayFault } from '../../../words/faults.ts';
import { sayGame } from '../../../words/games.ts';
import { say } from '../../../words/say.ts';
import type { Page } from '../../services/page/page.ts';
import type { AppState } from '../../model/app-state.ts';
import type { Notices } from '../../services/page/notices.ts';
import type { Preferences } from '../../services/page/preferences.ts';
import type { State } from '../../model/state.ts';
import type { DealChooser } from '../../services/deals/deal-chooser.ts';
import { randomDeal } from '../../model/play/deals.ts';
import type { Lifecycle } from './lifecycle.ts';
import { Play, type ResumedPlay } from '../../model/play/play.ts';
import type { Tabletop } from './tabletop.ts';

interface OpeningParts {
  readonly bridge: Bridge;
  readonly state: AppState;
  readonly page: Page;
  readonly notices: Notices;
  readonly preferences: Preferences;
  readonly tabletop: Tabletop;
  readonly lifecycle: Lifecycle;
  readonly chooser: DealChooser;
}

/** Says that the rules of a resumed game have changed since it was begun. */
export function tellOfRules(notices: Pick<Notices, 'tell'>, { play, cut, isFormer }: ResumedPlay): void {
  if (cut) notices.tell(say('notice.rules-changed', { ...cut }));
  else if (isFormer) notices.tell(say('notice.former-rules', { game: sayGame(play.session.game.id) }));
}

/** Puts a game on the empty table: the one that the host has saved, or a new deal. */
export class Opening {
  readonly #parts: OpeningParts;

  constructor(parts: OpeningParts) {
    this.#parts = parts;
  }

  /**
   * Returns the options to play a game with if none are given: those of the game in progress, those last used, or those
   * that new players start with.
   */
  usual(id: string): OptionsKey {
    const { state } = this.#parts;
    const game = findGame(id) ?? games[0];
    if (!game) return '';
    const going = state.gamesInProgress.find((kept) => kept.game === id);
    const last = going?.options ?? state.settings.options[id];
    return last !== undefined && parseOptions(game, last) ? last : firstOptions(game);
  }

  /** Opens a game at the host and lays it. `before`: the game to go back to if another page has this one. */
  async open(id: string, options: OptionsKey, before: State['gameBefore'], deal?: Deal): Promise<void> {
    const { bridge, state, notices, preferences } = this.#parts;
    const game = findGame(id);
    if (!game) return;
    const present = presentOptions(game, options);
    const opened: Reply<OpenedPlay> = await bridge.request('play.open', id, options);
    const kept = opened.ok && opened.value.status === 'mine' ? opened.value.kept : null;
    if (opened.ok && opened.value.status === 'elsewhere') {
      return this.yield(id, options, before);
    }
    // Only a game in progress goes on under former rules.
    if (opened.ok && kept === null && present !== options) return this.open(id, present, before, deal);
    state.change({ elsewhere: undefined, gameBefore: undefined });
    const isNew = state.settings.options[id] === undefined;
    const resumed = kept && Play.resume(kept);
    if (resumed?.ok) this.lay(resumed.value.play, 'at-once', before?.game === id ? 'notice.had-one' : 'notice.resumed');
    else this.lay(Play.begin(game, options, deal ?? (await this.#wished(id, options))), 'deal');
    if (resumed?.ok) tellOfRules(notices, resumed.value);
    if (resumed && !resumed.ok) notices.tell(say('notice.unreadable', { why: sayFault(resumed.error) }));
    if (!opened.ok) notices.warn(say('notice.not-saved', { why: opened.refusal.message }));
    preferences.remember(id, present);
    if (isNew && !resumed) this.#offer();
  }

  /** Chooses a deal of the wanted kind, or any deal if the player cancels the search. */
  async #wished(id: string, options: OptionsKey): Promise<number> {
    return (await this.#parts.chooser.choose(id, options)) ?? randomDeal();
  }

  /** Lays a game that this page already has, and saves it from now on. */
  begin(play: Play): void {
    const { state, preferences, lifecycle } = this.#parts;
    const { session } = play;
    state.change({ elsewhere: undefined, gameBefore: undefined });
    this.lay(play, session.played ? 'at-once' : 'deal');
    lifecycle.keep();
    preferences.remember(session.game.id, presentOptions(session.game, session.options));
  }

  /** Releases a game to another page, and shows none here. */
  yield(game: string, options: OptionsKey, before: State['gameBefore']): void {
    const { notices, tabletop } = this.#parts;
    tabletop.endReplay();
    tabletop.put({ play: undefined, elsewhere: { game, options }, gameBefore: before });
    notices.tell('');
  }

  /** Offers a lesson on the game just dealt. */
  #offer(): void {
    const { play, settings } = this.#parts.state;
    if (settings.lessons) this.#parts.state.change({ lessonOffer: play });
  }

  lay(
    play: Play,
    how: 'deal' | 'at-once',
    message: 'notice.dealt' | 'notice.resumed' | 'notice.had-one' = 'notice.dealt',
  ): void {
    const { page, notices, tabletop } = this.#parts;
    tabletop.put({ play, pendingOptions: undefined, paused: false });
    const text = say(message, { game: sayGame(play.session.game.id), deal: play.shownDeal });
    notices.tell(message === 'notice.dealt' ? '' : text, text);
    page.show(play.session, how);
    if (how === 'deal') page.hear(play.session.dealt, play.homes, 'deal');
  }
}
