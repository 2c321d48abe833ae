import { useEffect, useRef, useState } from 'preact/hooks';
import type { ShuffleTrial } from '../../../engine/rules.ts';
import type { App } from '../../app/app.ts';
import { randomDeal } from '../../app/model/play/deals.ts';
import { shuffleMillion, type ShuffleWork } from '../../app/services/fairness/shuffle-million.ts';
import { PACKS_DEALT } from '../../app/services/fairness/shuffle-messages.ts';
import { joinSentences } from '../../words/joins.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { sayPercent, sayWhole } from '../../words/say.ts';
import { OddsTable } from '../rules/odds/odds-table.tsx';
import { ProgressBar } from '../ui/progress.tsx';

interface DealtPacks {
  readonly first: number;
  readonly trials: readonly ShuffleTrial[];
}

/** Tests whether the shuffle is fair: deals a million packs in a worker, and shows their X². */
export function ShuffleTrials({ workers }: Pick<App, 'workers'>) {
  const work = useRef<ShuffleWork | undefined>(undefined);
  const [done, setDone] = useState<number>();
  const [dealt, setDealt] = useState<DealtPacks>();
  useEffect(() => () => work.current?.stop(), []);
  const begin = async (): Promise<void> => {
    const first = randomDeal();
    setDone(0);
    work.current = shuffleMillion(workers.shuffle, first, setDone);
    const trials = await work.current.trials;
    setDone(undefined);
    if (trials) setDealt({ first, trials });
  };
  const stop = (): void => {
    work.current?.stop();
    setDone(undefined);
  };
  return (
    <>
      <h3>{sayExtra('likely.shuffle')}</h3>
      <p class="likely-method">{joinSentences([sayExtra('likely.shuffle-text'), sayExtra('likely.shuffle-chosen')])}</p>
      {done === undefined ? (
        <button type="button" onClick={() => void begin()}>
          {sayExtra('likely.shuffle-begin')}
        </button>
      ) : (
        <ProgressBar label={sayExtra('likely.shuffle-working')} done={done} caption={sayWhole(done)} onCancel={stop} />
      )}
      <div role="status" class="shuffle-found">
        {dealt && <TrialResults {...dealt} />}
      </div>
    </>
  );
}

function TrialResults({ first, trials }: DealtPacks) {
  return (
    <>
      <OddsTable
        caption={sayExtra('likely.shuffle-deals', { first, last: first + PACKS_DEALT - 1 })}
        heads={[sayExtra('likely.shuffle-asked'), sayExtra('likely.shuffle-x2'), sayExtra('likely.shuffle-chance')]}
      >
        {trials.map(({ kind, x2, freedom, chance }) => (
          <tr key={kind}>
            <th scope="row">{sayExtra(`likely.shuffle-${kind}`)}</th>
            <td>{sayExtra('likely.shuffle-x2-of', { x2: Math.round(x2), average: freedom })}</td>
            <td>{sayPercent(chance, 1)}</td>
          </tr>
        ))}
      </OddsTable>
      <p class="hint">{sayExtra('likely.shuffle-read')}</p>
    </>
  );
}
