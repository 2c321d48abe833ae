import { findGame } from '../../engine/index.ts';
import type { ResultSummary } from '../../preload/api.ts';
import type { App } from '../app/app.ts';
import { say, sayDate, sayInteger, sayPercent, sayTime, type Word } from '../words/say.ts';
import { sayStreak } from './figures.ts';
import { useAnswer } from './use-answer.ts';

const nameOf = (id: string): string => findGame(id)?.name ?? id;
const LATEST = 200;

/** One line for every game ever finished. */
export function AllGames({ app }: { readonly app: App }) {
  const all = useAnswer(app.bridge, 'statistics.all');
  const rows = (all ?? []).map((of) => ({
    key: of.game,
    cells: [
      nameOf(of.game),
      sayInteger(of.played),
      sayInteger(of.won),
      sayPercent(of.won, of.played),
      sayStreak(of.streak),
      of.bestTime === null ? say('statistics.nothing') : sayTime(of.bestTime),
      of.bestScore === null ? say('statistics.nothing') : sayInteger(of.bestScore),
    ],
  }));
  const heads = ['game', 'played', 'won', 'percent', 'streak', 'best-time', 'best-score'] as const;
  return <Lines heads={heads.map((head) => `statistics.${head}` as const)} rows={rows} ready={all !== undefined} />;
}

/** The games played, the latest first. */
export function Latest({ app }: { readonly app: App }) {
  const results = useAnswer(app.bridge, 'results.list', null, null, LATEST, null);
  const heads = ['when', 'game', 'deal', 'result', 'score', 'moves', 'time'] as const;
  const rows = (results ?? []).map((result) => ({ key: String(result.id), cells: cellsOf(result) }));
  return (
    <Lines heads={heads.map((head) => `statistics.${head}` as const)} rows={rows} dated ready={results !== undefined} />
  );
}

const cellsOf = (of: ResultSummary): string[] => [
  sayDate(of.ended),
  nameOf(of.game),
  String(of.deal),
  say(of.outcome === 'won' ? 'statistics.won-one' : 'statistics.lost-one'),
  sayInteger(of.score),
  sayInteger(of.moveCount),
  sayTime(of.clock),
];

interface LinesProps {
  readonly heads: readonly Word[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly string[] }[];
  readonly ready: boolean;
  /** The second column is a name too. */
  readonly dated?: boolean;
}

function Lines({ heads, rows, ready, dated = false }: LinesProps) {
  if (rows.length === 0) return ready ? <p class="empty">{say('statistics.none')}</p> : null;
  return (
    <div class="lines">
      <table class={dated ? 'dated' : ''}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {say(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, i) => (
                <td key={i}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
