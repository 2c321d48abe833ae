import { type Game, type OptionsKey, uncountedOptions } from '../../../../engine/rules.ts';
import { sayExtra } from '../../../words/fetched/extra-words.ts';
import { sayPercent } from '../../../words/say.ts';
import { BotSign } from '../../ui/bot-sign.tsx';
import { sayEstimate } from './say-odds.ts';
import { OddsTable } from './odds-table.tsx';
import { measuredWays, type Odds, oddsOf } from './odds.ts';
import { sayVersion } from '../../../words/versions.ts';

interface OddsViewProps {
  readonly game: Game;
  /** The options it is played with. */
  readonly options: OptionsKey;
}

/**
 * How often a game was won, as measured: with these options, or the default ones if these were not measured; and the
 * other versions for comparison.
 */
export function OddsView({ game, options }: OddsViewProps) {
  const odds = oddsOf(game, options);
  if (odds === undefined) return null;
  const ways = measuredWays(game);
  return (
    <>
      <h3>{sayExtra('odds.title')}</h3>
      <p>{sayExtra('odds.deals', { ...odds })}</p>
      <p>
        {sayExtra('odds.quick', { games: odds.simpleGames, share: sayPercent(odds.simpleWins, odds.simpleGames) })}
        <BotSign />
      </p>
      {ways.length > 1 && <WaysTable game={game} ways={ways} options={options} />}
    </>
  );
}

interface WaysTableProps extends OddsViewProps {
  readonly ways: readonly (readonly [OptionsKey, Odds])[];
}

function WaysTable({ game, ways, options }: WaysTableProps) {
  return (
    <OddsTable heads={[sayExtra('odds.way'), sayExtra('picker.wins'), sayExtra('odds.quick-short')]}>
      {ways.map(([key, odds]) => (
        <tr key={key} class={key === uncountedOptions(game, options) ? 'here' : undefined}>
          <th scope="row">{sayVersion(game, key)}</th>
          <td>{sayEstimate(odds)}</td>
          <td>{sayPercent(odds.simpleWins, odds.simpleGames)}</td>
        </tr>
      ))}
    </OddsTable>
  );
}
