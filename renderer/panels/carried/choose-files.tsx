import { useRef } from 'preact/hooks';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import type { ForeignFiles } from './use-foreign-files.ts';

/** Buttons to choose files and to have Baize look for them. */
export function ChooseFiles({ files }: { readonly files: ForeignFiles }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        type="file"
        hidden
        multiple
        aria-label={sayExtra('carried.choose')}
        onChange={(event) => {
          const chosen = [...(event.currentTarget.files ?? [])];
          // Lets the same file be chosen again.
          event.currentTarget.value = '';
          void files.choose(chosen);
        }}
      />
      <div class="row carried-choose">
        <button type="button" class="first" disabled={files.isBusy} onClick={() => field.current?.click()}>
          {sayExtra('carried.choose')}
        </button>
        <button type="button" disabled={files.isBusy} onClick={() => void files.search()}>
          {sayExtra('carried.search')}
        </button>
      </div>
      <p class="hint">{sayExtra('carried.search-hint')}</p>
      <p class="said" role="status">
        {files.message}
      </p>
    </>
  );
}
