import { dealKey, type Session, withoutUndone } from '../../../../engine/rules.ts';
import { makeLink, makeTimes, parseShared, timesOfLink } from '../../../../engine/text.ts';
import type { Bridge, FinishedGame } from '../../../../preload/api.ts';
import { ownNameOf } from '../../../words/games.ts';
import type { AppState } from '../../model/app-state.ts';
import { ghostOf, type SharedGame } from '../../model/play/ghost.ts';
import type { Play } from '../../model/play/play.ts';
import type { Disposables } from '../../model/disposables.ts';
import type { Preferences } from '../../services/page/preferences.ts';
import type { Tabletop } from '../game/tabletop.ts';

interface GhostParts {
  readonly bridge: Bridge;
  readonly state: AppState;
  readonly preferences: Preferences;
  readonly tabletop: Tabletop;
  readonly disposables: Disposables;
}

/** At most this many recorded games of a deal are searched for the best one, the newest first. */
const MAX_GAMES = 1000;
/** The longest link that is stored, in characters. Longer games are not stored. */
const MAX_LINK_LETTERS = 8000;

/** Remembers a shared game, to be raced against when its deal is played. */
export function noteShared({ state }: Pick<GhostParts, 'state'>, session: Session, times: string): void {
  const shared = sharedGame(session, times);
  if (shared) state.change({ shared });
}

function sharedGame(session: Session, times: string): SharedGame | undefined {
  const ghost = times === '' ? undefined : ghostOf({ saved: withoutUndone(session.save()), times }, 'friend');
  return ghost && { ghost, link: makeLink(session, 'game', { times, name: ownNameOf(session.game.id) }) };
}

/**
 * Finds the game that the deal on the table is raced against, if the player wants that: a shared one, otherwise the
 * player's best.
 */
export class Ghosts {
  readonly #parts: GhostParts;

  constructor(parts: GhostParts) {
    this.#parts = parts;
  }

  /** Starts watching; nothing is searched while the setting is off. */
  begin(): void {
    const { state, tabletop, preferences, disposables } = this.#parts;
    disposables.watch(
      () => state.shared?.link,
      (link) => {
        if (link !== undefined && link.length <= MAX_LINK_LETTERS && link !== state.settings.race)
          void preferences.set({ race: link });
      },
    );
    disposables.watch(
      () => [this.#isWanted ? tabletop.own : undefined, state.shared] as const,
      ([own, shared]) => void this.#follow(own, shared),
    );
  }

  /** Splits compare with the earlier game too. */
  get #isWanted(): boolean {
    const { ghost, speedRun } = this.#parts.state.settings;
    return ghost || speedRun;
  }

  async #follow(own: Play | undefined, known: SharedGame | undefined): Promise<void> {
    const { state, tabletop } = this.#parts;
    const deal = own && dealKey(own.session.save());
    if (deal !== undefined && state.ghost?.deal === deal && state.ghost.whose === 'friend') return;
    state.change({ ghost: undefined });
    if (!own || deal === undefined || !own.session.sendsHome) return;
    const shared = (known ?? this.#kept(own.session))?.ghost;
    const best = shared?.deal === deal ? undefined : await this.#best(own.session);
    const ghost = shared?.deal === deal ? shared : best && ghostOf({ ...best, saved: best }, 'mine');
    if (ghost && tabletop.own === own && this.#isWanted) state.change({ ghost });
  }

  /** Returns the shared game stored before the page was left. */
  #kept(here: Session): SharedGame | undefined {
    const { race } = this.#parts.state.settings;
    const read = race === '' ? undefined : parseShared(race, here);
    if (!read?.ok) return undefined;
    return sharedGame(read.value, makeTimes(timesOfLink(race, read.value.moveCount) ?? []));
  }

  /**
   * Finds the fastest win of this deal, leaving out wins for which moves were shown, or whose moves were not stored.
   */
  async #best({ game, options, deal, cards }: Session): Promise<FinishedGame | undefined> {
    const { bridge } = this.#parts;
    const listed = await bridge.request('results.list', game.id, options, MAX_GAMES, null);
    if (!listed.ok) return undefined;
    const [best] = listed.value
      .filter((one) => one.deal === deal && one.cards === cards && one.outcome === 'won' && !one.shown && one.at > 0)
      .toSorted((a, b) => a.clock - b.clock);
    const whole = best && (await bridge.request('results.get', best.id));
    return (whole?.ok && whole.value) || undefined;
  }
}
