import { useRef, useState } from 'preact/hooks';
import type { PictureName } from '../../../preload/api.ts';
import type { App } from '../../app/app.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';

type Parts = Pick<App, 'pictures'>;

interface PictureRowProps {
  readonly app: Parts;
  readonly name: PictureName;
  /** Whether a picture is stored. */
  readonly there: boolean;
}

/** Takes a picture of the person's own from a file, or removes it. */
export function PictureRow({ app, name, there }: PictureRowProps) {
  const field = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const take = async (file: File): Promise<void> => {
    setBusy(true);
    const taken = await app.pictures.take(name, file);
    setBusy(false);
    if (taken.ok) return setFailure('');
    const { error } = taken;
    setFailure(
      'fault' in error ? sayExtra(`looks.fault.${error.fault}`) : sayExtra('looks.unkept', { why: error.refusal }),
    );
  };
  const drop = async (): Promise<void> => {
    // The button disappears with the picture.
    choose.current?.focus();
    setFailure(await app.pictures.drop(name));
  };
  return (
    <>
      <div class="row picture-row">
        <input
          ref={field}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          hidden
          aria-label={sayExtra(`looks.picture.${name}`)}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            // Lets the same file be chosen again.
            if (file) void take(file).finally(() => field.current && (field.current.value = ''));
          }}
        />
        <button ref={choose} type="button" aria-disabled={busy} onClick={() => !busy && field.current?.click()}>
          {sayExtra(there ? `looks.another.${name}` : `looks.picture.${name}`)}
        </button>
        {there && (
          <button type="button" class="plain" onClick={() => void drop()}>
            {sayExtra(`looks.drop.${name}`)}
          </button>
        )}
      </div>
      {failure !== '' && (
        <p class="bad" role="alert">
          {failure}
        </p>
      )}
    </>
  );
}
