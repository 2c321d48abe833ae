import { dealsThatCanBeWon, DIFFICULTIES } from '../../../../engine/search.ts';
import type { Game, OptionsKey } from '../../../../engine/rules.ts';
import { say, sayInteger, sayPercent } from '../../../words/say.ts';
import { useDealList } from '../../ui/answers/use-deal-list.ts';
import { OddsTable } from './odds-table.tsx';

interface DifficultyViewProps {
  readonly game: Game;
  /** The options it is played with. */
  readonly options: OptionsKey;
}

/** What makes deals of a game easy or hard, if winnable deals of it are known. */
export function DifficultyView({ game, options }: DifficultyViewProps) {
  const list = useDealList(game.id, options);
  const count = list ? dealsThatCanBeWon({ [options]: list }, options).length : 0;
  if (!list || count === 0) return null;
  return (
    <>
      <h3>{say('difficulty.title')}</h3>
      <p>{say('difficulty.deals', { count, tried: list.tried })}</p>
      <OddsTable heads={[say('difficulty.name'), say('odds.quick-short'), say('difficulty.search')]}>
        {DIFFICULTIES.map((difficulty) => (
          <tr key={difficulty}>
            <th scope="row">{say(`kind.${difficulty}`)}</th>
            <td>{sayPercent(list.hardness[difficulty].wins, 1)}</td>
            <td>{sayInteger(list.hardness[difficulty].positions)}</td>
          </tr>
        ))}
      </OddsTable>
    </>
  );
}
