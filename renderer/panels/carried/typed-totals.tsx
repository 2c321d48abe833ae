import { useId, useState } from 'preact/hooks';
import { games } from '../../../engine/rules.ts';
import { MAX_CARRIED_LETTERS } from '../../../preload/api.ts';
import type { App } from '../../app/app.ts';
import { type StoredTotals, storeTotals, takeBackTotals } from '../../app/services/exchange/carried.ts';
import { gamesByName } from '../../words/by-name.ts';
import { sayGame } from '../../words/games.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { PickRow } from '../ui/fields.tsx';

interface TypedProps {
  readonly app: Pick<App, 'bridge'>;
  readonly onStored: () => void;
}

/** A form for totals of programs whose files Baize cannot read. */
export function TypedTotals({ app, onStored }: TypedProps) {
  const [source, setSource] = useState('');
  const [game, setGame] = useState('klondike');
  const [played, setPlayed] = useState('');
  const [won, setWon] = useState('');
  const [stored, setStored] = useState<StoredTotals>();
  const [failure, setFailure] = useState('');
  const isWhole = /^\d{1,7}$/.test(played) && /^\d{1,7}$/.test(won) && Number(played) > 0;
  const isPossible = isWhole && Number(won) <= Number(played);
  const add = async (): Promise<void> => {
    const total = { ...NO_RECORDS, source: source.trim(), game, played: Number(played), won: Number(won) };
    const done = await storeTotals(app.bridge, [total]);
    setFailure(done.ok ? '' : done.error);
    if (!done.ok) return;
    setStored(done.value);
    setPlayed('');
    setWon('');
    onStored();
  };
  const takeBack = async (what: StoredTotals): Promise<void> => {
    setFailure((await takeBackTotals(app.bridge, what)) ?? '');
    setStored(undefined);
    onStored();
  };
  const names = gamesByName(games.map(({ id }) => id)).map((id) => ({ value: id, label: sayGame(id) }));
  return (
    <section class="group">
      <h3>{sayExtra('carried.type')}</h3>
      <p class="hint">{sayExtra('carried.type-hint')}</p>
      <form
        class="carried-form"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <TextRow label={sayExtra('carried.program')} value={source} onInput={setSource} />
        <PickRow label={sayExtra('statistics.game')} values={names} value={game} onChange={setGame} />
        <TextRow label={sayExtra('statistics.played')} value={played} onInput={setPlayed} isNumber />
        <TextRow label={sayExtra('statistics.won')} value={won} onInput={setWon} isNumber />
        {isWhole && !isPossible && <p class="bad">{sayExtra('carried.left-more-won')}</p>}
        <div class="row">
          <button type="submit" disabled={!isPossible || source.trim() === ''}>
            {sayExtra('carried.add')}
          </button>
          {stored && (
            <button type="button" onClick={() => void takeBack(stored)}>
              {sayExtra('carried.undo')}
            </button>
          )}
          <p class="said" role="status">
            {stored && sayExtra('carried.taken')}
          </p>
        </div>
      </form>
      {failure !== '' && (
        <p class="bad" role="alert">
          {failure}
        </p>
      )}
      <p class="hint">{sayExtra('carried.csv')}</p>
    </section>
  );
}

/** The fields that are not typed in. The player names the game; the other program's rules of it are not known. */
const NO_RECORDS = {
  player: '',
  options: '',
  games: 1,
  longestWins: null,
  longestLosses: null,
  bestTime: null,
  fewestMoves: null,
  rules: 'name',
} as const;

interface TextProps {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly isNumber?: boolean;
}

function TextRow({ label, value, onInput, isNumber = false }: TextProps) {
  const id = useId();
  return (
    <div class="carried-field">
      <label for={id}>{label}</label>
      <input
        id={id}
        value={value}
        maxLength={isNumber ? 7 : MAX_CARRIED_LETTERS}
        inputMode={isNumber ? 'numeric' : 'text'}
        spellcheck={false}
        autocomplete="off"
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </div>
  );
}
