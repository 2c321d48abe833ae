import { useEffect, useState } from 'preact/hooks';
import type { App } from '../../app/app.ts';
import { sayWhole } from '../../words/say.ts';

interface ProgressProps {
  readonly app: App;
  /** What is being done. */
  readonly label: string;
}

/** How far the host is with a long change that this page asked for. */
export function Progress({ app, label }: ProgressProps) {
  const [done, setDone] = useState(0);
  useEffect(() => app.bridge.on('progress', (told) => setDone(told.share)), [app]);
  return <ProgressBar label={label} done={done} />;
}

/** `done`: from 0 to 1. */
export function ProgressBar({ label, done }: { readonly label: string; readonly done: number }) {
  return (
    <label class="progress">
      <span>{label}</span>
      {/* Without a value it only shows that something goes on: how far, nobody has told yet. */}
      <progress max={1} {...(done > 0 && { value: done })} />
      <span class="hint">{done > 0 ? sayWhole(done) : ''}</span>
    </label>
  );
}
