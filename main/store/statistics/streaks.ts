import type Database from 'better-sqlite3';
import type { Outcome } from '../../../preload/api.ts';
import { scopeKindOf, SCOPES, type Scope } from './scopes.ts';

/** The current streak (wins above 0, losses below) and the longest of each kind, in games. */
export interface Streaks {
  streak: number;
  longestWins: number;
  longestLosses: number;
}

/** Consecutive games of the same outcome, next to a place in the order of time. */
interface Run {
  readonly outcome: Outcome | undefined;
  readonly length: number;
  /** Whether it reaches the first or the last game. */
  readonly last: boolean;
}

type Outcomes = Iterable<Outcome>;
type DatedScope = Scope & { readonly ended: number };

/**
 * Returns a function that updates the streaks of a scope for a result that others ended after, reading only the runs
 * beside its place. It returns false when these do not suffice, since the result splits the longest run.
 */
export function streaksWithin(
  db: Database.Database,
): (streaks: Streaks, place: DatedScope, outcome: Outcome) => boolean {
  const neighbours = (scope: string, sides: string) =>
    db.prepare<DatedScope, Outcome>(`SELECT outcome FROM results WHERE shown = 0 AND ${scope} AND ${sides}`).pluck();
  const both = (scope: string) => ({
    // The result itself, recorded already, is the first of these.
    before: neighbours(scope, 'ended <= @ended ORDER BY ended DESC, id DESC LIMIT -1 OFFSET 1'),
    after: neighbours(scope, 'ended > @ended ORDER BY ended, id'),
  });
  const queries = { all: both(SCOPES.all), game: both(SCOPES.game), options: both(SCOPES.options) };
  return (streaks, place, outcome) => {
    const { before, after } = queries[scopeKindOf({ game: place.game, options: place.options })];
    return insert(streaks, outcome, runOf(before.iterate(place)), runOf(after.iterate(place)));
  };
}

function runOf(outcomes: Outcomes): Run {
  let outcome: Outcome | undefined;
  let length = 0;
  for (const next of outcomes) {
    if (next !== (outcome ??= next)) return { outcome, length, last: false };
    length += 1;
  }
  return { outcome, length, last: true };
}

function insert(streaks: Streaks, outcome: Outcome, before: Run, after: Run): boolean {
  const splitLength = before.outcome === after.outcome && before.outcome !== outcome ? before.length + after.length : 0;
  if (splitLength > 0 && splitLength === longest(streaks, outcome === 'won' ? 'lost' : 'won')) return false;
  const joinedLength = 1 + lengthIf(before, outcome) + lengthIf(after, outcome);
  if (outcome === 'won') streaks.longestWins = Math.max(streaks.longestWins, joinedLength);
  else streaks.longestLosses = Math.max(streaks.longestLosses, joinedLength);
  if (after.last && after.outcome) {
    const length = after.outcome === outcome ? joinedLength : after.length;
    streaks.streak = after.outcome === 'won' ? length : -length;
  }
  return true;
}

const lengthIf = (run: Run, outcome: Outcome): number => (run.outcome === outcome ? run.length : 0);

const longest = ({ longestWins, longestLosses }: Streaks, outcome: Outcome): number =>
  outcome === 'won' ? longestWins : longestLosses;
