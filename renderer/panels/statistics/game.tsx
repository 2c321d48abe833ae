import { useState } from 'preact/hooks';
import { type Game, offeredOptions } from '../../../engine/rules.ts';
import type { App } from '../../app/app.ts';
import type { Play } from '../../app/model/play/play.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { clockSayer } from '../../words/clock.ts';
import { sayVersion } from '../../words/versions.ts';
import { CarriedLines } from './carried-lines.tsx';
import { Charts } from './chart.tsx';
import { Segments } from '../ui/fields.tsx';
import { FiguresView } from './figures-view.tsx';
import { NoneCounted } from './none-counted.tsx';
import { useAnswer } from '../ui/answers/use-answer.ts';

type Parts = Pick<App, 'bridge' | 'panels' | 'state'>;

interface GameFiguresProps {
  readonly app: Parts;
  readonly game: Game;
  readonly play: Play;
}

/** The figures and charts of one game, with any options or with those on the table. */
export function GameFigures({ app, game, play }: GameFiguresProps) {
  const onTable = play.session.game.id === game.id ? play.session.options : undefined;
  const banked = onTable !== undefined && play.session.banked;
  // A bank counts games with the same options, so it is shown without searching for it.
  const [which, setWhich] = useState<'these' | 'every'>(banked ? 'these' : 'every');
  const options = which === 'these' ? (onTable ?? null) : null;
  const figures = useAnswer(app.bridge, 'statistics.of', game.id, options);
  return (
    <>
      {onTable !== undefined && hasOptions(game) && (
        <Segments
          label={sayExtra('statistics.which')}
          values={[
            { value: 'every', label: sayExtra('statistics.every-option') },
            { value: 'these', label: sayVersion(game, onTable) },
          ]}
          value={which}
          onChange={setWhich}
        />
      )}
      {figures?.played === 0 && <NoneCounted app={app} game={game.id} options={options} />}
      {figures && figures.played > 0 && (
        <FiguresView
          of="game"
          figures={figures}
          sayClock={clockSayer(app.state.settings)}
          banked={banked && which === 'these'}
        />
      )}
      <CarriedLines app={app} game={game.id} options={options} />
      {figures && figures.played > 0 && <Charts app={app} game={game.id} options={options} />}
    </>
  );
}

const hasOptions = (game: Game): boolean => offeredOptions(game).length > 0;
