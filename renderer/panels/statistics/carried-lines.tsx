import type { OptionsKey } from '../../../engine/rules.ts';
import type { App } from '../../app/app.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { sayTime } from '../../words/say.ts';
import { useAnswer } from '../ui/answers/use-answer.ts';
import { carriedSums, type CarriedSum } from './carried-sums.ts';
import { joinFacts, joinList } from '../../words/joins.ts';

interface CarriedLinesProps {
  readonly app: Pick<App, 'bridge'>;
  /** The game; null: all games. */
  readonly game: string | null;
  readonly options: OptionsKey | null;
}

/** Games played in other programs, a line for each program and player. They count in no other figure. */
export function CarriedLines({ app, game, options }: CarriedLinesProps) {
  const totals = useAnswer(app.bridge, 'carried.list');
  const sums = totals ? carriedSums(totals, game, options) : [];
  if (sums.length === 0) return null;
  return (
    <ul class="carried-lines">
      {sums.map((sum) => (
        <li key={`${sum.source} ${sum.player}`}>
          {sayCarriedSum(sum, game === null)}
          <RecordsView sum={sum} />
        </li>
      ))}
    </ul>
  );
}

/** Says the name of a program, and the player's there. */
export const sayCarriedSource = ({ source, player }: Pick<CarriedSum, 'source' | 'player'>): string =>
  player === '' ? isolated(source) : joinList([isolated(source), isolated(player)]);

/** Letters of writing from right to left. */
const FROM_RIGHT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** Returns a name so that one written from right to left does not turn the text around it. */
export const isolated = (name: string): string => (FROM_RIGHT.test(name) ? `\u2068${name}\u2069` : name);

/** Says how much was played and won in another program. */
export function sayCarriedSum(sum: CarriedSum, ofAll: boolean): string {
  const { played, won, games } = sum;
  const source = sayCarriedSource(sum);
  return ofAll
    ? sayExtra('carried.before-all', { source, played, won, games })
    : sayExtra('carried.before', { source, played, won });
}

function RecordsView({ sum }: { readonly sum: CarriedSum }) {
  const said = sayRecords(sum);
  return said === '' ? null : <span class="hint">{`\u00a0· ${said}`}</span>;
}

function sayRecords({ records, rules }: CarriedSum): string {
  const { longestWins = null, bestTime = null, fewestMoves = null } = records ?? {};
  const said = [
    longestWins === null ? '' : sayExtra('carried.longest-wins', { count: longestWins }),
    bestTime === null ? '' : sayExtra('carried.best-time', { time: sayTime(bestTime) }),
    fewestMoves === null ? '' : sayExtra('carried.fewest-moves', { count: fewestMoves }),
    records === null || rules === 'same' ? '' : sayExtra(`carried.rules-${rules}`),
  ];
  return joinFacts(said);
}
