import { dealKey, type Session, withoutUndone } from '../../../../engine/index.ts';
import type { Bridge, FinishedGame } from '../../../../preload/api.ts';
import type { AppState } from '../../model/app-state.ts';
import { type Ghost, ghostOf } from '../../model/ghost.ts';
import type { Play } from '../../model/play.ts';
import { watch } from '../../model/watch.ts';
import type { Tabletop } from '../game/tabletop.ts';

interface GhostParts {
  readonly bridge: Bridge;
  readonly state: AppState;
  readonly tabletop: Tabletop;
}

/** Games that are looked through for the best of a deal, the newest first. */
const MOST = 1000;

/** Notes a game that somebody shared, to be raced against once its deal is played. */
export function noteShared({ state }: Pick<GhostParts, 'state'>, session: Session, times: string): void {
  if (times === '') return;
  const shared = ghostOf({ saved: withoutUndone(session.save()), times }, 'friend');
  if (shared) state.change({ shared });
}

/** Finds what the deal on the table is raced against, for whoever wants that: a shared game, else one's own best. */
export class Ghosts {
  readonly #parts: GhostParts;

  constructor(parts: GhostParts) {
    this.#parts = parts;
  }

  /** From now on: nothing is looked for while the setting is off. */
  begin(): void {
    const { state, tabletop } = this.#parts;
    watch(
      () => [state.settings.ghost ? tabletop.own : undefined, state.shared] as const,
      ([own, shared]) => void this.#follow(own, shared),
    );
  }

  async #follow(own: Play | undefined, shared: Ghost | undefined): Promise<void> {
    const { state, tabletop } = this.#parts;
    const deal = own && dealKey(own.session.save());
    if (deal !== undefined && state.ghost?.deal === deal && state.ghost.whose === 'friend') return;
    state.change({ ghost: undefined });
    if (!own || deal === undefined || !own.session.sendsHome) return;
    const best = shared?.deal === deal ? undefined : await this.#best(own.session);
    const ghost = shared?.deal === deal ? shared : best && ghostOf({ ...best, saved: best }, 'mine');
    if (ghost && tabletop.own === own && state.settings.ghost) state.change({ ghost });
  }

  /** The win of this deal that took the shortest time; none whose moves were shown or not kept. */
  async #best({ game, options, deal, cards }: Session): Promise<FinishedGame | undefined> {
    const { bridge } = this.#parts;
    const listed = await bridge.request('results.list', game.id, options, MOST, null);
    if (!listed.ok) return undefined;
    const [best] = listed.value
      .filter((one) => one.deal === deal && one.cards === cards && one.outcome === 'won' && !one.shown && one.at > 0)
      .toSorted((a, b) => a.clock - b.clock);
    const whole = best && (await bridge.request('results.get', best.id));
    return (whole?.ok && whole.value) || undefined;
  }
}
