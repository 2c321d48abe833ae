import { useEffect, useRef, useState } from 'preact/hooks';
import { findPar, type Par } from '../../app/actions/analysis/par.ts';
import type { App } from '../../app/app.ts';
import type { Play } from '../../app/model/play/play.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { say } from '../../words/say.ts';

interface ParProps {
  readonly app: Pick<App, 'makeSearchWorker'>;
  readonly play: Play;
}

type ParState = Par | 'asked' | 'failed' | undefined;

/**
 * The shortest known win of the deal compared with the player's. The search starts on request, and ends when the panel
 * closes.
 */
export function ParLine({ app, play }: ParProps) {
  const [heard, setHeard] = useState<ParState>();
  const end = useRef((): void => undefined);
  useEffect(() => () => end.current(), [play]);
  const ask = (): void => {
    setHeard('asked');
    end.current = findPar(app, play.session.save(), (par) => setHeard(par ?? 'failed'));
  };
  if (heard === undefined)
    return (
      <button type="button" class="plain link par" onClick={ask}>
        {sayExtra('won.par-ask')}
      </button>
    );
  return (
    <p class="par" role="status">
      {sayPar(heard)}
    </p>
  );
}

function sayPar(heard: Exclude<ParState, undefined>): string {
  if (heard === 'asked') return sayExtra('won.par-looking');
  if (heard === 'failed') return say('solver.failed');
  return sayExtra(heard.par < heard.mine ? 'won.par' : 'won.par-met', { ...heard });
}
