import { useEffect, useState } from 'preact/hooks';
import { type Game, resume } from '../../../engine/rules.ts';
import type { ResultMark, ResultSummary } from '../../../preload/api.ts';
import type { App } from '../../app/app.ts';
import { sayFault } from '../../words/faults.ts';
import { sayGame } from '../../words/games.ts';
import { sayGameVersion } from '../../words/versions.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { clockSayer } from '../../words/clock.ts';
import { say, sayDate, sayInteger } from '../../words/say.ts';
import { PickList, Segments } from '../ui/fields.tsx';
import { Icon, type IconName } from '../ui/icons.tsx';

type Parts = Pick<App, 'bridge' | 'notices' | 'panels' | 'games' | 'replays' | 'state'>;

interface GamesPlayedProps {
  readonly app: Parts;
  readonly game: Game;
  readonly onClose: () => void;
}

const PAGE = 50;
/** The most pages searched at a time. */
const MAX_PAGES = 20;
const HEADINGS = ['when', 'game', 'deal', 'result', 'score', 'moves', 'time', 'actions'] as const;

/** The games played, the latest first, each to be reviewed, watched or played again; more of them on request. */
export function GamesPlayed({ app, game, onClose }: GamesPlayedProps) {
  const [only, setOnly] = useState('');
  const [which, setWhich] = useState<'every' | 'clean'>('every');
  const { results, ended, more } = usePages(app, only === '' ? null : only, which === 'clean');
  if (!results) return null;
  return (
    <div class="played">
      <PickList
        label={sayExtra('statistics.show-games')}
        values={[
          { value: '', label: sayExtra('statistics.every-game') },
          { value: game.id, label: sayGame(game.id) },
        ]}
        value={only}
        onChange={setOnly}
      />
      <Segments
        label={sayExtra('statistics.which-results')}
        values={[
          { value: 'every', label: sayExtra('statistics.every-result') },
          { value: 'clean', label: sayExtra('statistics.clean') },
        ]}
        value={which}
        onChange={setWhich}
      />
      {results.length === 0 && (
        <p class="empty">{sayExtra(which === 'clean' ? 'statistics.none-clean' : 'statistics.none')}</p>
      )}
      {results.length > 0 && <Played app={app} results={results} onClose={onClose} />}
      <div class="row more">
        <p class="hint grow" role="status">
          {results.length > 0 && sayExtra('statistics.shown', { count: results.length })}
        </p>
        {!ended && (
          <button type="button" onClick={() => void more()}>
            {sayExtra('statistics.more')}
          </button>
        )}
      </div>
    </div>
  );
}

interface Pages {
  readonly of: string;
  readonly results: readonly ResultSummary[];
  /** Where the next page begins; undefined if there is none. */
  readonly mark: ResultMark | undefined;
}

/**
 * Returns the results so far, whether these are all, and a function that loads more; results are undefined until the
 * host answers. `clean`: only wins without help, which may be far apart.
 */
function usePages(app: Parts, game: string | null, clean: boolean) {
  const [pages, setPages] = useState<Pages>();
  const of = `${game} ${clean}`;
  const ask = async (before: readonly ResultSummary[], from: ResultMark | null): Promise<void> => {
    const found: ResultSummary[] = [];
    let mark: ResultMark | null | undefined = from;
    for (let page = 0; page < MAX_PAGES && mark !== undefined && found.length < PAGE; page++) {
      const listed = await listedAfter(app, game, mark);
      if (!listed) return;
      const last = listed.at(-1);
      mark = last && listed.length === PAGE ? { ended: last.ended, id: last.id } : undefined;
      found.push(...listed.filter((one) => !clean || (one.clean && one.outcome === 'won')));
    }
    setPages({ of, results: [...before, ...found], mark: mark ?? undefined });
  };
  useEffect(() => void ask([], null), [of]);
  const shown = pages?.of === of ? pages : undefined;
  return {
    results: shown?.results,
    ended: shown?.mark === undefined,
    more: () => ask(shown?.results ?? [], shown?.mark ?? null),
  };
}

async function listedAfter(
  { bridge }: Parts,
  game: string | null,
  mark: ResultMark | null,
): Promise<readonly ResultSummary[] | undefined> {
  const reply = await bridge.request('results.list', game, null, PAGE, mark);
  return reply.ok ? reply.value : undefined;
}

interface PlayedProps {
  readonly app: Parts;
  readonly results: readonly ResultSummary[];
  readonly onClose: () => void;
}

function Played({ app, results, onClose }: PlayedProps) {
  const sayClock = clockSayer(app.state.settings);
  return (
    <div class="lines">
      <table class="dated" aria-label={sayExtra('statistics.latest')}>
        <thead>
          <tr>
            {HEADINGS.map((head) => (
              <th key={head} scope="col">
                {head === 'actions' ? (
                  <span class="unseen">{sayExtra('statistics.actions')}</span>
                ) : (
                  sayExtra(`statistics.${head}`)
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results.map((result) => (
            <tr key={result.id}>
              <td>{sayDate(result.ended)}</td>
              <td>{sayGameVersion(result.game, result.options)}</td>
              <td>{sayDeal(result)}</td>
              <td class={result.outcome}>
                {sayExtra(result.outcome === 'won' ? 'statistics.won-one' : 'statistics.lost-one')}
                {result.shown && <span class="hint"> {sayExtra('statistics.helped')}</span>}
              </td>
              <td>{sayInteger(result.score)}</td>
              <td>{sayInteger(result.moveCount)}</td>
              <td>{sayClock(result.clock)}</td>
              <td>
                <Actions app={app} result={result} onClose={onClose} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const sayDeal = ({ deal, cards }: ResultSummary): string => (cards === '' ? String(deal) : say('statistics.own-deal'));

function Actions({
  app,
  result,
  onClose,
}: {
  readonly app: Parts;
  readonly result: ResultSummary;
  readonly onClose: () => void;
}) {
  const values = { game: sayGameVersion(result.game, result.options), deal: sayDeal(result) };
  const go = (work: typeof watch): void => {
    onClose();
    void work(app, result.id);
  };
  return (
    <span class="actions">
      {result.at === 0 && <span class="hint">{sayExtra('statistics.no-moves')}</span>}
      {result.at > 0 && (
        <>
          <Action
            icon="review"
            name={sayExtra('review.open-of', values)}
            onClick={() => void app.panels.review(result.id)}
          />
          <Action icon="play" name={sayExtra('statistics.replay-of', values)} onClick={() => go(watch)} />
        </>
      )}
      <Action icon="new" name={sayExtra('statistics.play-of', values)} onClick={() => go(playAgain)} />
    </span>
  );
}

const Action = ({ icon, name, onClick }: { icon: IconName; name: string; onClick: () => void }) => (
  <button type="button" class="plain icon-only" aria-label={name} title={name} onClick={onClick}>
    <Icon name={icon} />
  </button>
);

async function watch(app: Parts, id: number): Promise<void> {
  const reply = await app.bridge.request('results.get', id);
  if (!reply.ok) app.notices.warn(reply.refusal.message);
  else if (reply.value) await app.replays.replay(reply.value);
}

/** Plays the same deal with the same options from its start. */
async function playAgain(app: Parts, id: number): Promise<void> {
  const reply = await app.bridge.request('results.get', id);
  if (!reply.ok) return app.notices.warn(reply.refusal.message);
  const resumed = reply.value && resume({ ...reply.value, moves: '', at: 0 });
  if (resumed?.ok) await app.games.take(resumed.value.session);
  else if (resumed) app.notices.warn(say('notice.unwatchable', { why: sayFault(resumed.error) }));
}
