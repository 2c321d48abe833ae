import { copyWithoutUndone, goTo, resume, type Saved, type Session } from '../../../../engine/rules.ts';
import { type RetrospectiveReview, parseRetrospective } from '../../../../engine/search.ts';
import type { Outcome, ResultSummary, ReviewSubject, Bridge } from '../../../../preload/api.ts';
import type { AppState } from '../../model/app-state.ts';
import type { Notices } from '../../services/page/notices.ts';
import type { Panels } from '../../services/page/panels.ts';
import type { Tabletop } from '../game/tabletop.ts';
import type { Lifecycle } from '../game/lifecycle.ts';
import type { Games } from '../game/games.ts';
import type { Replays } from '../watching/replays.ts';
import { Play } from '../../model/play/play.ts';
import type { MakeSearchWorker } from '../../services/analysis/search-worker.ts';

interface ReviewParts {
  readonly bridge: Bridge;
  readonly state: AppState;
  readonly notices: Notices;
  readonly panels: Panels;
  readonly tabletop: Tabletop;
  readonly lifecycle: Lifecycle;
  readonly games: Games;
  readonly replays: Replays;
  readonly makeSearchWorker: MakeSearchWorker;
}

/** A game to be reviewed. */
export interface PastGame {
  readonly saved: Saved;
  /** undefined: it is not recorded yet, since its player may still undo moves. */
  readonly outcome: Outcome | undefined;
  /** Number of its recorded result; undefined: it has none, for example because it is in progress. */
  readonly result: number | undefined;
}

/** Progress of a review, from 0 to 1; then its result, or that there is nothing to review, or that it failed. */
export type ReviewProgress =
  | { readonly kind: 'working'; readonly share: number }
  | { readonly kind: 'found'; readonly found: RetrospectiveReview }
  | { readonly kind: 'nothing' | 'failed' };

/**
 * Returns the game to be reviewed: the recorded result of that number, or the game on the table; undefined: there is
 * none, or it is not over. Shows a refusal of the host.
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
    // Counts as helped by the solver, because its moves can still be undone after a review has shown better ones.
    play.solver = true;
    lifecycle.keep();
    return { saved, outcome: undefined, result: undefined };
  }
  // Only a win stays on the table after its end; a game given up is replaced at once.
  const latest = await bridge.request('results.list', saved.game, saved.options, 1, null);
  const [last] = latest.ok ? latest.value : [];
  const isSame = ({ deal, cards, at }: ResultSummary): boolean =>
    deal === saved.deal && cards === saved.cards && at === saved.at;
  return { saved, outcome: 'won', result: last && isSame(last) ? last.id : undefined };
}

/** Passes a game's stored review to `hear`, or makes one and stores it; returns a function that ends it. */
export function reviewGame(parts: ReviewParts, past: PastGame, hear: (heard: ReviewProgress) => void): () => void {
  const worker = parts.makeSearchWorker();
  let wanted = true;
  const make = (): void =>
    void worker.review(past.saved, (heard) => {
      if (heard.found === 'reviewing') return hear({ kind: 'working', share: heard.share });
      worker.close();
      const found = heard.found === 'reviewed' ? parseRetrospective(heard.review, past.saved) : undefined;
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

async function keptOf({ bridge }: ReviewParts, past: PastGame): Promise<RetrospectiveReview | undefined> {
  const reply = await bridge.request('reviews.get', reviewedOf(past));
  return reply.ok && reply.value !== null ? parseRetrospective(reply.value, past.saved) : undefined;
}

const reviewedOf = ({ result, saved: { game, options } }: PastGame): ReviewSubject => result ?? { game, options };

/** Returns a past game with all its moves; undefined: it cannot be opened. */
export function sessionOf({ saved }: PastGame): Session | undefined {
  const resumed = resume(saved);
  return resumed.ok ? resumed.value.session : undefined;
}

/** Returns a past game after this many of the player's moves; undefined: it cannot be opened. */
export function sessionAt(past: PastGame, moves: number): Session | undefined {
  const session = sessionOf(past);
  if (!session) return undefined;
  goTo(session, moves);
  return copyWithoutUndone(session);
}

/** Starts a new game from that position; it counts as helped by the solver. */
export async function playFrom(parts: ReviewParts, past: PastGame, moves: number): Promise<void> {
  const session = sessionAt(past, moves);
  if (!session) return;
  const play = Play.fromShown(session);
  play.solver = true;
  await parts.panels.open(undefined);
  parts.replays.close();
  await parts.games.take(session, play);
}
