import {
  cutHere,
  goTo,
  type LookedBack,
  parseLookedBack,
  resume,
  type Saved,
  type Session,
} from '../../../../engine/index.ts';
import type { Outcome, ResultSummary, Reviewed, Bridge } from '../../../../preload/api.ts';
import type { AppState } from '../../model/app-state.ts';
import type { Notices } from '../../services/page/notices.ts';
import type { Panels } from '../../services/page/panels.ts';
import type { Tabletop } from '../game/tabletop.ts';
import type { Lifecycle } from '../game/lifecycle.ts';
import type { Games } from '../game/games.ts';
import type { Replays } from '../watching/replays.ts';
import { Play } from '../../model/play/play.ts';
import { SearchWorker } from '../../services/analysis/search-worker.ts';

interface ReviewParts {
  readonly bridge: Bridge;
  readonly state: AppState;
  readonly notices: Notices;
  readonly panels: Panels;
  readonly tabletop: Tabletop;
  readonly lifecycle: Lifecycle;
  readonly games: Games;
  readonly replays: Replays;
}

/** A game to look back at. */
export interface PastGame {
  readonly saved: Saved;
  /** Undefined: it is not recorded yet, since its player may still take moves back. */
  readonly outcome: Outcome | undefined;
  /** Its number among the results; undefined where it has none, as a game in progress. */
  readonly result: number | undefined;
}

/**
 * What is heard of a review: how much is done, from 0 to 1; then what was found, or that there was nothing to find, or
 * that it failed.
 */
export type ReviewHeard =
  | { readonly kind: 'working'; readonly share: number }
  | { readonly kind: 'found'; readonly found: LookedBack }
  | { readonly kind: 'nothing' | 'failed' };

/**
 * The game to look back at: the result of that number, or the one on the table; undefined when there is none or it is
 * not over. Shows a refusal of the host.
 */
export async function pastGame(parts: ReviewParts, result: number | undefined): Promise<PastGame | undefined> {
  if (result === undefined) return onTable(parts);
  const reply = await parts.bridge.request('results.get', result);
  if (!reply.ok) parts.notices.warn(reply.refusal.message);
  if (!reply.ok || !reply.value) return undefined;
  const { outcome, ...saved } = reply.value;
  return { saved, outcome, result };
}

async function onTable({ bridge, state, tabletop, lifecycle }: ReviewParts): Promise<PastGame | undefined> {
  const play = tabletop.own;
  if (!play || state.replay || (!play.finished && !play.session.lost)) return undefined;
  const saved = play.session.save();
  if (!play.finished) {
    // Its moves can still be taken back, and a review shows better ones.
    play.solver = true;
    lifecycle.keep();
    return { saved, outcome: undefined, result: undefined };
  }
  const latest = await bridge.request('results.list', saved.game, saved.options, 1, null);
  const [last] = latest.ok ? latest.value : [];
  const isSame = ({ deal, cards, at }: ResultSummary): boolean =>
    deal === saved.deal && cards === saved.cards && at === saved.at;
  return { saved, outcome: 'won', result: last && isSame(last) ? last.id : undefined };
}

/** Tells the review that is kept of a game, or makes one and keeps it; gives the function that ends it. */
export function reviewGame(parts: ReviewParts, past: PastGame, hear: (heard: ReviewHeard) => void): () => void {
  const worker = new SearchWorker();
  let wanted = true;
  const make = (): void =>
    void worker.review(past.saved, (heard) => {
      if (heard.found === 'reviewing') return hear({ kind: 'working', share: heard.share });
      worker.close();
      const found = heard.found === 'reviewed' ? parseLookedBack(heard.review, past.saved) : undefined;
      if (heard.found !== 'reviewed' || !found) return hear({ kind: heard.found === 'nothing' ? 'nothing' : 'failed' });
      hear({ kind: 'found', found });
      void parts.bridge.request('reviews.keep', reviewedOf(past), heard.review);
    });
  const begin = async (): Promise<void> => {
    const known = await keptOf(parts, past);
    if (!wanted) return;
    if (known) hear({ kind: 'found', found: known });
    else make();
  };
  void begin();
  return () => {
    wanted = false;
    worker.close();
  };
}

async function keptOf({ bridge }: ReviewParts, past: PastGame): Promise<LookedBack | undefined> {
  const reply = await bridge.request('reviews.get', reviewedOf(past));
  return reply.ok && reply.value !== null ? parseLookedBack(reply.value, past.saved) : undefined;
}

const reviewedOf = ({ result, saved: { game, options } }: PastGame): Reviewed => result ?? { game, options };

/** A past game with all its moves, to be gone through; undefined when it cannot be opened. */
export function sessionOf({ saved }: PastGame): Session | undefined {
  const resumed = resume(saved);
  return resumed.ok ? resumed.value.session : undefined;
}

/** A past game after this many of the player's moves; undefined when it cannot be opened. */
export function sessionAt(past: PastGame, moves: number): Session | undefined {
  const session = sessionOf(past);
  if (!session) return undefined;
  goTo(session, moves);
  return cutHere(session);
}

/** Starts another game from there; it counts as helped by the solver. */
export async function playFrom(parts: ReviewParts, past: PastGame, moves: number): Promise<void> {
  const session = sessionAt(past, moves);
  if (!session) return;
  const play = Play.fromShown(session);
  play.solver = true;
  await parts.panels.open(undefined);
  parts.replays.close();
  await parts.games.take(session, play);
}
