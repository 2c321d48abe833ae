import { useEffect, useRef, useState } from 'preact/hooks';
import type { LostGame } from '../../../preload/api.ts';
import { type OwnPuzzleParts, type PuzzleProgress, searchOwnPuzzles } from '../../app/actions/analysis/own-puzzles.ts';

/** At most this many lost games are listed, and searched at a time. */
const MAX_LISTED = 500;
const GAMES_AT_ONCE = 25;

interface LostGames {
  /** Undefined until the host answers. */
  readonly lost: readonly LostGame[] | undefined;
  /** The games to search next. */
  readonly next: readonly LostGame[];
  /** The progress of the running search; undefined: none runs. */
  readonly far: PuzzleProgress | undefined;
  readonly isFailed: boolean;
  readonly begin: () => void;
  readonly stop: () => void;
}

/** Returns the lost games of one kind with their puzzles, and the search for more, which ends with the panel. */
export function useLostGames(app: OwnPuzzleParts, game: string): LostGames {
  const [lost, setLost] = useState<readonly LostGame[]>();
  const [far, setFar] = useState<PuzzleProgress>();
  const [isFailed, setFailed] = useState(false);
  const end = useRef((): void => undefined);
  const ask = async (): Promise<void> => {
    const reply = await app.bridge.request('puzzles.list', game, MAX_LISTED);
    if (reply.ok) setLost(reply.value);
  };
  useEffect(() => {
    void ask();
    return () => end.current();
  }, [app, game]);
  const over = (failed: boolean): void => {
    end.current();
    setFar(undefined);
    setFailed(failed);
    void ask();
  };
  const next = (lost ?? []).filter(({ puzzle }) => puzzle === null).slice(0, GAMES_AT_ONCE);
  const begin = (): void => {
    setFar({ done: 0, share: 0 });
    end.current = searchOwnPuzzles(app, next, setFar, over);
  };
  return { lost, next, far, isFailed, begin, stop: () => over(false) };
}
