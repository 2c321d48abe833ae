import { bareWord, type Move, movesMade, parseMove, type Saved } from '../../../../engine/rules.ts';
import type { MakeSearchWorker } from '../../services/analysis/search-worker.ts';

interface ParParts {
  readonly makeSearchWorker: MakeSearchWorker;
}

/** The number of moves of the shortest known win of a deal, and of the win it is compared with. */
export interface Par {
  readonly par: number;
  readonly mine: number;
}

/** Limits on the solver's search for a win of its own. */
const LIMITS = { positions: 200_000, time: 5000 };

/**
 * Shortens a win, and one that the solver finds by itself; `hear` receives the shorter of both, undefined: the search
 * failed. Returns a function that ends it.
 */
export function findPar({ makeSearchWorker }: ParParts, won: Saved, hear: (par: Par | undefined) => void): () => void {
  const worker = makeSearchWorker();
  const deal: Saved = { ...won, moves: '', at: 0 };
  const way = movesMade(won)
    .map((word) => parseMove(bareWord(word)))
    .filter((move): move is Move => move !== undefined);
  const end = (par: Par | undefined): void => {
    worker.close();
    hear(par);
  };
  worker.seek(
    deal,
    (own) => {
      // The second search stops this one, which is reported here.
      if (own.found === 'searching' || own.found === 'stopped') return;
      if (own.found !== 'won') return end(undefined);
      const shorter = own.moves.length;
      worker.seek(
        deal,
        (found) => {
          if (found.found === 'searching') return;
          const other = found.found === 'won' ? found.moves.length : Infinity;
          end({ par: Math.min(shorter, other), mine: way.length });
        },
        { short: true, limits: LIMITS },
      );
    },
    { way, short: true },
  );
  return () => worker.close();
}
