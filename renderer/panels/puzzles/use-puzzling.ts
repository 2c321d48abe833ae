import { useEffect, useState } from 'preact/hooks';
import { fetchPuzzling, type Puzzling } from '../../words/fetched/puzzling.ts';
import { tongue } from '../../words/say.ts';

/** What says puzzles in the language in use, once its words are here. */
export function usePuzzling(): Puzzling | undefined {
  const spoken = tongue();
  const [fetched, setFetched] = useState<Puzzling>();
  useEffect(() => {
    let wanted = true;
    fetchPuzzling().then(
      (puzzling) => wanted && setFetched(puzzling),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [spoken]);
  return fetched?.tongue === spoken ? fetched : undefined;
}
