import { useEffect, useState } from 'preact/hooks';
import { addUp, type Sampled } from '../../../../engine/search.ts';
import type { OwnOdds } from '../../../../preload/api.ts';
import type { App } from '../../../app/app.ts';
import { askSample } from '../../../app/services/odds/ask-odds.ts';

/** How often a game is won, as far as it is measured. */
export interface LiveOdds {
  /** Undefined before anything is known. */
  readonly found: OwnOdds | undefined;
  readonly isWorking: boolean;
  readonly stop: () => void;
  readonly again: () => void;
}

interface OddsState {
  readonly game: string;
  readonly found: OwnOdds | undefined;
  readonly isOver: boolean;
}

interface OddsSettings {
  /** Earlier measurements. */
  readonly known?: OwnOdds | undefined;
  /** Measures at once; otherwise when `again` is called. */
  readonly isAsked?: boolean;
  /** Waits, because something else is being measured. */
  readonly isHeld?: boolean;
}

/** Measures how often a game is won while this is shown. */
export function useOdds(
  { workers }: Pick<App, 'workers'>,
  game: string,
  { known: before, isAsked = true, isHeld = false }: OddsSettings = {},
): LiveOdds {
  const first: OddsState = { game, found: before, isOver: !isAsked };
  const [known, setKnown] = useState(first);
  const now = known.game === game ? known : first;
  const isWorking = !now.isOver && !isHeld;
  useEffect(() => {
    if (!isWorking) return undefined;
    const { found } = now;
    return askSample(workers.odds, game, found?.deals ?? 0, (reply) => {
      if (reply.kind === 'sampled') setKnown({ game, found: together(reply.found, found), isOver: reply.isEnough });
      else setKnown((last) => ({ ...last, isOver: true }));
    });
  }, [game, isWorking]);
  return {
    found: now.found,
    isWorking,
    stop: () => setKnown({ ...now, isOver: true }),
    again: () => setKnown({ ...now, isOver: false }),
  };
}

/** Adds up a sample and earlier measurements. */
const together = (found: Sampled, before: OwnOdds | undefined): OwnOdds =>
  before ? addUp([found, { ...before, moves: before.moves }]) : found;
