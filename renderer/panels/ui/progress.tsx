import { useEffect, useRef, useState } from 'preact/hooks';
import type { App } from '../../app/app.ts';
import { say, sayWhole } from '../../words/say.ts';

/** The parts of the program used here. */
type Parts = Pick<App, 'bridge'>;

interface ProgressProps {
  readonly app: Parts;
  /** What is being done. */
  readonly label: string;
}

/** How far the host is with a long change that this page asked for, and the way out of it. */
export function Progress({ app, label }: ProgressProps) {
  const [done, setDone] = useState(0);
  useEffect(() => app.bridge.on('progress', (told) => setDone(told.share)), [app]);
  const cancel = (): void => void app.bridge.request('work.stop');
  return <ProgressBar label={label} done={done} told={sayWhole(done)} onCancel={cancel} />;
}

interface ProgressBarProps {
  readonly label: string;
  /** From 0 to 1. */
  readonly done: number;
  /** How much that is. */
  readonly told: string;
  readonly onCancel?: () => void;
}

/**
 * A bar with what is done of what; whoever cancels does so once. Its way out has the focus where what asked for this
 * had it and is gone.
 */
export function ProgressBar({ label, done, told, onCancel }: ProgressBarProps) {
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
        {/* Without a value it only shows that something goes on: how far, nobody has told yet. */}
        <progress max={1} {...(done > 0 && { value: done })} />
        <span class="hint">{done > 0 ? told : ''}</span>
      </label>
      {onCancel && (
        <button ref={way} type="button" disabled={cancelled} onClick={cancel}>
          {say('button.cancel')}
        </button>
      )}
    </div>
  );
}

/** What had the focus has left the page, or can be pressed no longer. */
const isFocusLost = (): boolean => document.activeElement?.matches('body, :disabled') ?? true;
