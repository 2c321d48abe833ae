import { useState } from 'preact/hooks';
import type { ForeignChoices, ForeignPlayer } from '../../../engine/text.ts';
import type { Settings } from '../../../preload/api.ts';
import type { App } from '../../app/app.ts';
import type { State } from '../../app/model/state.ts';
import {
  addedChoices,
  CHOICE_KINDS,
  type ChoiceKind,
  type StoredTotals,
  storeTotals,
  takeBackTotals,
  totalsToStore,
} from '../../app/services/exchange/carried.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { sayCarriedSum } from '../statistics/carried-lines.tsx';
import { carriedSums } from '../statistics/carried-sums.ts';
import { SwitchRow } from '../ui/fields.tsx';
import { TotalsTable } from './totals-table.tsx';

interface TakeProps {
  readonly app: Pick<App, 'bridge' | 'preferences'>;
  readonly state: State;
  readonly players: readonly ForeignPlayer[];
  readonly choices: ForeignChoices;
  readonly mixesDecks: boolean;
  readonly onStored: () => void;
}

/** What was taken, with the settings before, so that it can be taken back. */
interface Taken extends StoredTotals {
  readonly settings: Partial<Settings>;
}

/** Shows what would be brought along, stores it when the player confirms, and takes it back. */
export function TakeRecords({ app, state, players, choices, mixesDecks, onStored }: TakeProps) {
  const [off, setOff] = useState<ReadonlySet<ChoiceKind>>(new Set());
  const [taken, setTaken] = useState<Taken>();
  const [failure, setFailure] = useState('');
  const [added] = useState(() => addedChoices(state.settings, choices));
  const totals = players.flatMap((player) => totalsToStore(player, mixesDecks));
  const kinds = CHOICE_KINDS.filter((kind) => added[kind] !== undefined);
  const wanted = kinds.filter((kind) => !off.has(kind));
  const take = async (): Promise<void> => {
    const stored = await storeTotals(app.bridge, totals);
    setFailure(stored.ok ? '' : stored.error);
    if (!stored.ok) return;
    const pick = (from: Partial<Settings>): Partial<Settings> =>
      Object.fromEntries(wanted.map((kind) => [kind, from[kind]]));
    if (wanted.length > 0) await app.preferences.set(pick(added));
    setTaken({ ...stored.value, settings: pick(state.settings) });
    onStored();
  };
  const takeBack = async (what: Taken): Promise<void> => {
    const refusal = await takeBackTotals(app.bridge, what);
    setFailure(refusal ?? '');
    if (refusal !== undefined) return;
    if (Object.keys(what.settings).length > 0) await app.preferences.set(what.settings);
    setTaken(undefined);
    onStored();
  };
  if (totals.length === 0 && kinds.length === 0) return <p class="hint">{sayExtra('carried.nothing')}</p>;
  return (
    <>
      {totals.length > 0 && <TotalsTable label={sayExtra('carried.preview')} totals={totals} />}
      {totals.length > 1 &&
        carriedSums(totals, null, null).map((sum) => (
          <p key={sum.source} class="carried-sum">
            {sayCarriedSum(sum, true)}
          </p>
        ))}
      {!taken &&
        kinds.map((kind) => (
          <SwitchRow
            key={kind}
            label={sayExtra(`carried.${kind}`, { count: countOf(kind, added, state.settings) })}
            on={!off.has(kind)}
            onChange={(on) => setOff(new Set(on ? [...off].filter((each) => each !== kind) : [...off, kind]))}
          />
        ))}
      {totals.length > 0 && !taken && <p class="hint">{sayExtra('carried.apart')}</p>}
      <div class="row">
        {taken ? (
          <button type="button" onClick={() => void takeBack(taken)}>
            {sayExtra('try.back')}
          </button>
        ) : (
          <button
            type="button"
            class="first"
            disabled={totals.length === 0 && wanted.length === 0}
            onClick={() => void take()}
          >
            {sayExtra('carried.take')}
          </button>
        )}
        <p class="said" role="status">
          {taken && sayExtra('carried.taken')}
        </p>
      </div>
      {failure !== '' && (
        <p class="bad" role="alert">
          {failure}
        </p>
      )}
    </>
  );
}

/** How many games a choice would add. */
function countOf(kind: ChoiceKind, added: Partial<Pick<Settings, ChoiceKind>>, settings: Settings): number {
  return Object.keys(added[kind] ?? {}).length - Object.keys(settings[kind]).length;
}
