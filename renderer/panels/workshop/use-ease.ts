import { useEffect, useState } from 'preact/hooks';
import type { EaseDirection } from '../../../engine/search.ts';
import type { App } from '../../app/app.ts';
import { askEase } from '../../app/services/odds/ask-odds.ts';
import type { EasedGame } from '../../app/services/odds/odds-messages.ts';

/** The search for a small change. */
interface EaseSought {
  readonly wanted: EaseDirection;
  readonly game: string;
  /** From 0 to 1. */
  readonly done: number;
  /** The games found, the least changed first; undefined while the search runs. */
  readonly found: readonly EasedGame[] | undefined;
}

/** The search for a small change, and functions to start and stop it. */
export interface Easing {
  /** Undefined before the first search. */
  readonly sought: EaseSought | undefined;
  readonly seek: (wanted: EaseDirection) => void;
  readonly stop: () => void;
}

/** Searches other games for one that is a little easier or harder, once `seek` is called. */
export function useEase({ workers }: Pick<App, 'workers'>, game: string, others: () => readonly string[]): Easing {
  const [sought, setSought] = useState<EaseSought>();
  const now = sought?.game === game ? sought : undefined;
  const wanted = now && now.found === undefined ? now.wanted : undefined;
  useEffect(() => {
    if (wanted === undefined) return undefined;
    return askEase(workers.odds, game, others(), wanted, (reply) => {
      if (reply.kind === 'easing') setSought({ game, wanted, done: reply.done, found: undefined });
      else setSought({ game, wanted, done: 1, found: reply.kind === 'eased' ? reply.found : [] });
    });
  }, [game, wanted]);
  return {
    sought: now,
    seek: (way: EaseDirection) => setSought({ game, wanted: way, done: 0, found: undefined }),
    stop: () => setSought(undefined),
  };
}
