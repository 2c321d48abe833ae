import { useEffect, useState } from 'preact/hooks';
import { type Game, resume } from '../../../engine/index.ts';
import type { ResultSummary } from '../../../preload/api.ts';
import type { App } from '../../app/app.ts';
import { sayFault } from '../../words/faults.ts';
import { sayGame } from '../../words/games.ts';
import { say, sayDate, sayInteger, sayTime } from '../../words/say.ts';
import { PickList } from '../ui/fields.tsx';
import { Icon, type IconName } from '../ui/icons.tsx';

/** The parts of the program used here. */
type Parts = Pick<App, 'bridge' | 'notices' | 'panels' | 'games' | 'replays'>;

interface GamesPlayedProps {
  readonly app: Parts;
  readonly game: Game;
  readonly onClose: () => void;
}

const PAGE = 50;
const HEADS = ['when', 'game', 'deal', 'result', 'score', 'moves', 'time', 'actions'] as const;

/** The games played, the latest first, each to be reviewed, watched or played again; more of them when asked. */
export function GamesPlayed({ app, game, onClose }: GamesPlayedProps) {
  const [only, setOnly] = useState('');
  const { results, ended, more } = usePages(app, only === '' ? null : only);
  if (!results) return null;
  return (
    <div class="played">
      <PickList
        label={say('statistics.show-games')}
        values={[
          { value: '', label: say('statistics.every-game') },
          { value: game.id, label: sayGame(game.id) },
        ]}
        value={only}
        onChange={setOnly}
      />
      {results.length === 0 && <p class="empty">{say('statistics.none')}</p>}
      {results.length > 0 && <Played app={app} results={results} onClose={onClose} />}
      <div class="row more">
        <p class="hint grow" role="status">
          {results.length > 0 && say('statistics.shown', { count: results.length })}
        </p>
        {!ended && (
          <button type="button" onClick={() => void more()}>
            {say('statistics.more')}
          </button>
        )}
      </div>
    </div>
  );
}

/** The list so far, whether that is all, and a way to have more of it; undefined until the host answers. */
function usePages(app: Parts, game: string | null) {
  const [pages, setPages] = useState<{ game: string | null; results: readonly ResultSummary[]; ended: boolean }>();
  const ask = async (so: readonly ResultSummary[]): Promise<void> => {
    const last = so.at(-1);
    const mark = last ? { ended: last.ended, id: last.id } : null;
    const reply = await app.bridge.request('results.list', game, null, PAGE, mark);
    if (reply.ok) setPages({ game, results: [...so, ...reply.value], ended: reply.value.length < PAGE });
  };
  useEffect(() => void ask([]), [game]);
  const results = pages?.game === game ? pages.results : undefined;
  return { results, ended: pages?.ended ?? true, more: () => ask(results ?? []) };
}

interface PlayedProps {
  readonly app: Parts;
  readonly results: readonly ResultSummary[];
  readonly onClose: () => void;
}

function Played({ app, results, onClose }: PlayedProps) {
  return (
    <div class="lines">
      <table class="dated" aria-label={say('statistics.latest')}>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col">
                {head === 'actions' ? (
                  <span class="unseen">{say('statistics.actions')}</span>
                ) : (
                  say(`statistics.${head}`)
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results.map((result) => (
            <tr key={result.id}>
              <td>{sayDate(result.ended)}</td>
              <td>{sayGame(result.game)}</td>
              <td>{sayDeal(result)}</td>
              <td class={result.outcome}>
                {say(result.outcome === 'won' ? 'statistics.won-one' : 'statistics.lost-one')}
                {result.shown && <span class="hint"> {say('statistics.helped')}</span>}
              </td>
              <td>{sayInteger(result.score)}</td>
              <td>{sayInteger(result.moveCount)}</td>
              <td>{sayTime(result.clock)}</td>
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
  const values = { game: sayGame(result.game), deal: sayDeal(result) };
  const go = (work: typeof watch): void => {
    onClose();
    void work(app, result.id);
  };
  return (
    <span class="actions">
      {result.at === 0 && <span class="hint">{say('statistics.no-moves')}</span>}
      {result.at > 0 && (
        <>
          <Action
            icon="review"
            name={say('review.open-of', values)}
            onClick={() => void app.panels.review(result.id)}
          />
          <Action icon="play" name={say('statistics.replay-of', values)} onClick={() => go(watch)} />
        </>
      )}
      <Action icon="new" name={say('statistics.play-of', values)} onClick={() => go(playAgain)} />
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

/** The same deal with the same options, from its start. */
async function playAgain(app: Parts, id: number): Promise<void> {
  const reply = await app.bridge.request('results.get', id);
  if (!reply.ok) return app.notices.warn(reply.refusal.message);
  const resumed = reply.value && resume({ ...reply.value, moves: '', at: 0 });
  if (resumed?.ok) await app.games.take(resumed.value.session);
  else if (resumed) app.notices.warn(say('told.unwatchable', { why: sayFault(resumed.error) }));
}
