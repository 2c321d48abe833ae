import { useEffect, useState } from 'preact/hooks';
import { fetchPuzzling, type Puzzling } from '../../words/fetched/puzzle-words.ts';
import { tongue } from '../../words/say.ts';

/** Returns the words of the puzzles in the language in use; undefined until they are loaded. */
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
