import { useRef } from 'preact/hooks';
import { type OwnGame, parseGameFile } from '../../../engine/index.ts';
import type { Describing } from '../../words/fetched/described.ts';
import { sayFault } from '../../words/faults.ts';

interface OpenFileProps {
  readonly describing: Describing;
  readonly onOpen: (game: OwnGame) => void;
  /** Says what is wrong with a file; '' with one that is right. */
  readonly onFault: (fault: string) => void;
}

/** Bytes that are read of a file: one that has more is too long in any case. */
const MAX_BYTES = 40_000;

/** Takes over a game from a file. */
export function OpenFile({ describing, onOpen, onFault }: OpenFileProps) {
  const field = useRef<HTMLInputElement>(null);
  const open = async (file: File): Promise<void> => {
    const read = parseGameFile(await file.slice(0, MAX_BYTES).text());
    onFault(read.ok ? '' : sayFault(read.error));
    if (read.ok) onOpen(read.value);
  };
  return (
    <>
      <input
        ref={field}
        type="file"
        hidden
        accept=".baize"
        aria-label={describing.say('recipe.open-file')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void open(file);
          // The same may be chosen again.
          currentTarget.value = '';
        }}
      />
      <button type="button" onClick={() => field.current?.click()}>
        {describing.say('recipe.open-file')}
      </button>
    </>
  );
}
