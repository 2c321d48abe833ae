import { useEffect, useRef, useState } from 'preact/hooks';
import type { App } from '../../app/app.ts';
import { say, sayWhole } from '../../words/say.ts';

type Parts = Pick<App, 'bridge'>;

interface ProgressProps {
  readonly app: Parts;
  /** The name of the work in progress. */
  readonly label: string;
}

/** The host's progress with a long change that this page requested, with a button to cancel it. */
export function Progress({ app, label }: ProgressProps) {
  const [done, setDone] = useState(0);
  useEffect(() => app.bridge.on('progress', (progress) => setDone(progress.share)), [app]);
  const cancel = (): void => void app.bridge.request('work.stop');
  return <ProgressBar label={label} done={done} caption={sayWhole(done)} onCancel={cancel} />;
}

interface ProgressBarProps {
  readonly label: string;
  /** From 0 to 1. */
  readonly done: number;
  /** The progress in words. */
  readonly caption: string;
  readonly onCancel?: () => void;
}

/**
 * A progress bar. It can be cancelled once. Its button takes the focus if the element that started the work had the
 * focus and is gone.
 */
export function ProgressBar({ label, done, caption, onCancel }: ProgressBarProps) {
  const [cancelled, setCancelled] = useState(false);
  const way = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocusLost()) way.current?.focus();
  }, []);
  const cancel = (): void => {
    setCancelled(true);
    onCancel?.();
  };
  return (
    <div class="progress-row">
      <label class="progress">
        <span>{label}</span>
        {/* Without a value, the bar shows only that work is in progress, as the share is not known yet. */}
        <progress max={1} {...(done > 0 && { value: done })} />
        <span class="hint">{done > 0 ? caption : ''}</span>
      </label>
      {onCancel && (
        <button ref={way} type="button" disabled={cancelled} onClick={cancel}>
          {say('button.cancel')}
        </button>
      )}
    </div>
  );
}

/** Whether the focused element has left the page or is disabled. */
const isFocusLost = (): boolean => document.activeElement?.matches('body, :disabled') ?? true;
