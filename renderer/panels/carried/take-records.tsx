import { useMemo, useState } from 'preact/hooks';
import type { ForeignChoices, ForeignPlayer } from '../../../engine/text.ts';
import type { App } from '../../app/app.ts';
import type { State } from '../../app/model/state.ts';
import {
  addedChoices,
  CHOICE_KINDS,
  type ChoiceKind,
  type ChoiceSettings,
  previewTotals,
  type StoredTotals,
  storeTotals,
  takeBackTotals,
  withoutAdded,
} from '../../app/services/exchange/carried.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { sayCarriedSum } from '../statistics/carried-lines.tsx';
import { carriedSums } from '../statistics/carried-sums.ts';
import { SwitchRow } from '../ui/fields.tsx';
import { TotalsTable } from './totals-table.tsx';

interface TakeProps {
  readonly app: Pick<App, 'bridge' | 'preferences'>;
  readonly state: State;
  /** The program's name. */
  readonly source: string;
  readonly players: readonly ForeignPlayer[];
  readonly choices: ForeignChoices;
  readonly mixesDecks: boolean;
  readonly onStored: () => void;
}

/** The imported totals and choices, with the settings before, so that the import can be undone. */
interface ImportedTotals extends StoredTotals {
  readonly settings: ChoiceSettings;
  readonly added: Partial<ChoiceSettings>;
}

/** Shows what would be imported, stores it when the player confirms, and can undo that. */
export function TakeRecords({ app, state, source, players, choices, mixesDecks, onStored }: TakeProps) {
  const [off, setOff] = useState<ReadonlySet<ChoiceKind>>(new Set());
  const [taken, setTaken] = useState<ImportedTotals>();
  const [failure, setFailure] = useState('');
  // Other files may have changed the settings since this one was read.
  const added = addedChoices(state.settings, choices);
  const previewed = useMemo(
    () => players.flatMap((player) => previewTotals(player, mixesDecks)),
    [players, mixesDecks],
  );
  const totals = previewed.map(({ total }) => total);
  const kinds = CHOICE_KINDS.filter((kind) => added[kind] !== undefined);
  const wanted = kinds.filter((kind) => !off.has(kind));
  const take = async (): Promise<void> => {
    const stored = await storeTotals(app.bridge, totals);
    setFailure(stored.ok ? '' : stored.error);
    if (!stored.ok) return;
    const chosen: Partial<ChoiceSettings> = Object.fromEntries(wanted.map((kind) => [kind, added[kind]]));
    // Set first: once the settings are changed nothing is left to add, but the button that has the focus must stay.
    setTaken({ ...stored.value, settings: state.settings, added: chosen });
    if (wanted.length > 0) await app.preferences.set(chosen);
    onStored();
  };
  const takeBack = async (what: ImportedTotals): Promise<void> => {
    const refusal = await takeBackTotals(app.bridge, what);
    setFailure(refusal ?? '');
    if (refusal !== undefined) return;
    const changed = withoutAdded(state.settings, what.settings, what.added);
    if (Object.keys(changed).length > 0) await app.preferences.set(changed);
    setTaken(undefined);
    onStored();
  };
  if (totals.length === 0 && kinds.length === 0 && !taken) return <p class="hint">{sayExtra('carried.nothing')}</p>;
  return (
    <>
      {totals.length > 0 && <TotalsTable label={sayExtra('carried.preview')} source={source} totals={previewed} />}
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
            {sayExtra('carried.undo')}
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
function countOf(kind: ChoiceKind, added: Partial<ChoiceSettings>, settings: ChoiceSettings): number {
  return Object.keys(added[kind] ?? {}).length - Object.keys(settings[kind]).length;
}
