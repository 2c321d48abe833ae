import { useId, useMemo, useState } from 'preact/hooks';
import type { ForeignGame, ForeignPlayer, ForeignRecords } from '../../../engine/text.ts';
import type { App } from '../../app/app.ts';
import type { State } from '../../app/model/state.ts';
import type { ForeignFile } from '../../app/services/exchange/carried.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { isolated } from '../statistics/carried-lines.tsx';
import { Segments } from '../ui/fields.tsx';
import { SavedGame } from './saved-game.tsx';
import { LeftOutList } from './left-out-list.tsx';
import { TakeRecords } from './take-records.tsx';

type Parts = Pick<App, 'bridge' | 'preferences' | 'games' | 'panels'>;

interface FileProps {
  readonly app: Parts;
  readonly state: State;
  readonly file: ForeignFile;
  /** Called when totals were stored or taken back. */
  readonly onStored: () => void;
}

/** What importing a file would add, or why the file can't be read. */
export function FileView({ app, state, file: { name, read }, onStored }: FileProps) {
  const id = useId();
  return (
    <section class="group carried-file" aria-labelledby={id}>
      <h3 id={id} translate={false}>
        {name}
      </h3>
      {read.ok ? (
        <ContentView app={app} state={state} content={read.value} onStored={onStored} />
      ) : (
        <p class="bad" role="alert">
          {sayExtra(`carried.fault-${read.error}`)}
        </p>
      )}
    </section>
  );
}

interface ContentProps extends Pick<FileProps, 'app' | 'state' | 'onStored'> {
  readonly content: ForeignRecords | ForeignGame;
}

const ContentView = ({ app, state, content, onStored }: ContentProps) =>
  content.kind === 'game' ? (
    <SavedGame app={app} game={content} />
  ) : (
    <RecordsView app={app} state={state} records={content} onStored={onStored} />
  );

interface RecordsProps extends Pick<FileProps, 'app' | 'state' | 'onStored'> {
  readonly records: ForeignRecords;
}

/** What importing a file would add. If it has totals of several people, the player chooses one of them. */
function RecordsView({ app, state, records, onStored }: RecordsProps) {
  const { players, source, leftOut, choices } = records;
  const hasNames = players.length > 1 && players.every((player) => player.source === source);
  const [chosen, setChosen] = useState(hasNames ? '' : ALL);
  const wanted = useMemo(
    () => (chosen === ALL ? players : players.filter((_, at) => String(at) === chosen)),
    [players, chosen],
  );
  return (
    <>
      {hasNames && (
        <Segments
          label={sayExtra('carried.whose')}
          values={players.map((player, at) => ({ value: String(at), label: sayPlayer(player) }))}
          value={chosen}
          onChange={setChosen}
          upright={players.length > 3}
        />
      )}
      {(wanted.length > 0 || players.length === 0) && (
        <TakeRecords
          key={chosen}
          app={app}
          state={state}
          source={source}
          players={wanted}
          choices={choices}
          mixesDecks={records.mixesDecks === true}
          onStored={onStored}
        />
      )}
      <LeftOutList leftOut={leftOut} players={wanted} isTable={source === sayExtra('carried.untitled')} />
    </>
  );
}

/** Stands for a player without a name. */
const PYSOL_NAMELESS = '–';

/** Stands for all players of a file, which are then programs with one player each. */
const ALL = 'all';

const sayPlayer = ({ name, totals }: ForeignPlayer): string =>
  sayExtra('carried.player', {
    name: name === '' ? PYSOL_NAMELESS : isolated(name),
    played: totals.reduce((sum, { played }) => sum + played, 0),
  });
