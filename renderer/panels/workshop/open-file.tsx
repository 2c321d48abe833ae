import { useRef } from 'preact/hooks';
import type { OwnGame } from '../../../engine/rules.ts';
import { parseGameFile } from '../../../engine/text.ts';
import type { Describing } from '../../words/fetched/description-words.ts';
import { sayFault } from '../../words/faults.ts';

interface OpenFileProps {
  readonly describing: Describing;
  readonly onOpen: (game: OwnGame) => void;
  /** Called with the fault of a file; '' if it has none. */
  readonly onFault: (fault: string) => void;
}

/** At most this many bytes of a file are read; a longer one is invalid in any case. */
const MAX_BYTES = 40_000;

/** Opens a game from a file. */
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
          // Lets the same file be chosen again.
          currentTarget.value = '';
        }}
      />
      <button type="button" onClick={() => field.current?.click()}>
        {describing.say('recipe.open-file')}
      </button>
    </>
  );
}
