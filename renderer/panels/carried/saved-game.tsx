import { useId, useMemo } from 'preact/hooks';
import { type ForeignGame, type OpenedGame, openForeignGame } from '../../../engine/text.ts';
import type { App } from '../../app/app.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { sayGame } from '../../words/games.ts';
import { sayGameVersion } from '../../words/versions.ts';

interface SavedGameProps {
  readonly app: Pick<App, 'games' | 'panels'>;
  readonly game: ForeignGame;
}

/** A saved game of another program. It can be continued from the last move that Baize's rules allow. */
export function SavedGame({ app, game }: SavedGameProps) {
  const id = useId();
  const opened = useMemo(() => openForeignGame(game), [game]);
  const [choice] = game.choices;
  if (!choice) return <p class="bad">{sayExtra('carried.left-unknown-game')}</p>;
  if (opened.length === 0)
    return (
      <p class="bad">
        {sayExtra(game.isHistory ? 'carried.save-none' : 'carried.save-no-moves', { game: sayGame(choice.game) })}
      </p>
    );
  const play = async ({ session }: OpenedGame): Promise<void> => {
    await app.panels.open(undefined);
    await app.games.take(session);
  };
  return (
    <>
      {opened.length > 1 && <p>{sayExtra('carried.save-which')}</p>}
      {opened.map((each, at) => (
        <div key={`${each.session.game.id} ${each.session.options}`} class="carried-save">
          <p id={`${id}-${at}`}>{sayOpened(each)}</p>
          <div class="row">
            <button type="button" class="first" aria-describedby={`${id}-${at}`} onClick={() => void play(each)}>
              {sayExtra('carried.save-open')}
            </button>
          </div>
        </div>
      ))}
    </>
  );
}

function sayOpened({ session, moves, played, isHistory }: OpenedGame): string {
  const game = sayGameVersion(session.game.id, session.options);
  if (!isHistory) return sayExtra('carried.save-deal', { game });
  return played === moves
    ? sayExtra('carried.save-whole', { game, moves })
    : sayExtra('carried.save-partly', { game, moves: played, of: moves });
}
