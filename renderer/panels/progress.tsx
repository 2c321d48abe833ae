import { useEffect, useState } from 'preact/hooks';
import type { App } from '../app/app.ts';
import { sayWhole } from '../words/say.ts';

interface ProgressProps {
  readonly app: App;
  /** What is being done. */
  readonly label: string;
}

/** How far the host is with a long change that this page asked for. */
export function Progress({ app, label }: ProgressProps) {
  const [done, setDone] = useState(0);
  useEffect(() => app.bridge.on('progress', (told) => setDone(told.share)), [app]);
  return (
    <label class="progress">
      <span>{label}</span>
      <progress max={1} value={done} />
      <span class="hint">{sayWhole(done)}</span>
    </label>
  );
}
