import { type Game, type OptionsKey, parseOptions } from '../../engine/index.ts';
import type { App } from '../app/app.ts';
import { sayChoice } from '../words/choices.ts';
import { say, tongue } from '../words/say.ts';
import { BlockView } from './blocks.tsx';
import { FactsView } from './facts-view.tsx';
import { headFigures } from './figures.ts';
import { pageOf } from './pages.ts';
import { useAnswer } from './use-answer.ts';

interface GamePageProps {
  readonly app: App;
  readonly game: Game;
  /** Those it is played with, or would be. */
  readonly options: OptionsKey;
}

/** A game from all sides: what it is like, its rules in plain words, how it is set, how it went so far. */
export function GamePage({ app, game, options }: GamePageProps) {
  const page = pageOf(game.id);
  if (!page) return <p>{say('rules.missing')}</p>;
  return (
    <>
      <FactsView facts={page.facts} />
      {tongue() !== 'en' && <p class="hint">{say('rules.language')}</p>}
      <div lang="en">
        {page.blocks.map((block, i) => (
          <BlockView key={i} block={block} />
        ))}
      </div>
      <ChosenOptions game={game} options={options} />
      <Record app={app} game={game} />
    </>
  );
}

function ChosenOptions({ game, options }: Pick<GamePageProps, 'game' | 'options'>) {
  const answers = parseOptions(game, options) ?? {};
  const lines = Object.entries(game.options).map(([key, option]) => {
    const answer = answers[key] ?? option.usual;
    const value =
      option.kind === 'switch'
        ? say(answer === true ? 'facts.yes' : 'facts.no')
        : sayChoice(option.values[String(answer)]?.label ?? '');
    return { name: sayChoice(option.label), value };
  });
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{say('facts.options')}</h3>
      <dl class="facts plain-facts">
        {lines.map(({ name, value }) => (
          <div key={name} class="wide">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The person's own figures of the game. */
function Record({ app, game }: Pick<GamePageProps, 'app' | 'game'>) {
  const figures = useAnswer(app.bridge, 'statistics.of', game.id, null);
  return (
    <>
      <h3>{say('facts.record')}</h3>
      {figures?.played === 0 && <p class="hint">{say('facts.unplayed')}</p>}
      {figures && figures.played > 0 && (
        <dl class="facts">
          {headFigures(figures).map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
