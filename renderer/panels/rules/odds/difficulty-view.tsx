import type { ComponentChildren } from 'preact';
import { gradedDeals, levelsOf } from '../../../../engine/search.ts';
import type { Game, OptionsKey } from '../../../../engine/rules.ts';
import { sayExtra } from '../../../words/fetched/extra-words.ts';
import { joinSentences } from '../../../words/joins.ts';
import { sayInteger, sayPercent } from '../../../words/say.ts';
import { useDealList } from '../../ui/answers/use-deal-list.ts';
import { BotSign } from '../../ui/bot-sign.tsx';
import { OddsTable } from './odds-table.tsx';

interface DifficultyViewProps {
  readonly game: Game;
  /** The options it is played with. */
  readonly options: OptionsKey;
}

/** What makes deals of a game easy or hard, if winnable deals of it are known. */
export function DifficultyView({ game, options }: DifficultyViewProps) {
  const list = useDealList(game.id, options);
  const count = list ? gradedDeals(list).length : 0;
  if (!list || count === 0) return null;
  const levels = levelsOf(list);
  const found = sayExtra('difficulty.deals', { count, tried: list.tried });
  if (levels.length === 0) return <DifficultySection text={joinSentences([found, sayExtra('difficulty.alike')])} />;
  return (
    <DifficultySection text={joinSentences([found, sayExtra('difficulty.levels', { levels: levels.length })])}>
      <OddsTable heads={[sayExtra('difficulty.name'), sayExtra('odds.quick-short'), sayExtra('difficulty.search')]}>
        {levels.map(({ difficulty, wins, positions }) => (
          <tr key={difficulty}>
            <th scope="row">{sayExtra(`kind.${difficulty}`)}</th>
            <td>{sayPercent(wins, 1)}</td>
            <td>{sayInteger(positions)}</td>
          </tr>
        ))}
      </OddsTable>
    </DifficultySection>
  );
}

function DifficultySection({ text, children }: { readonly text: string; readonly children?: ComponentChildren }) {
  return (
    <>
      <h3>{sayExtra('difficulty.title')}</h3>
      <p>
        {text}
        <BotSign />
      </p>
      {children}
    </>
  );
}
