import { useState } from 'preact/hooks';
import type { Settings } from '../../../preload/api.ts';
import type { App } from '../../app/app.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { say } from '../../words/say.ts';
import { Ask } from '../ui/ask.tsx';

interface ResetProps {
  readonly app: Pick<App, 'preferences'>;
  readonly settings: Settings;
}

/** Resets the settings to their defaults after a question; a second press undoes that. */
export function Reset({ app, settings }: ResetProps) {
  const [before, setBefore] = useState<Settings>();
  const [asking, setAsking] = useState(false);
  const reset = (): void => {
    setAsking(false);
    setBefore(settings);
    void app.preferences.reset();
  };
  const undo = (): void => {
    setBefore(undefined);
    if (before) void app.preferences.set(before);
  };
  if (asking)
    return (
      <Ask
        about={say('settings.reset')}
        question={sayExtra('settings.reset-ask')}
        yes={say('settings.reset')}
        onNo={() => setAsking(false)}
        onYes={reset}
      />
    );
  return (
    <div class="row end settings-reset">
      {before && <p class="hint grow">{sayExtra('settings.reset-done')}</p>}
      <button type="button" onClick={before ? undo : () => setAsking(true)}>
        {before ? sayExtra('settings.reset-undo') : say('settings.reset')}
      </button>
    </div>
  );
}
