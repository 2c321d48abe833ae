import { findGame } from '../../../engine/rules.ts';
import type { KeptSummary } from '../../../preload/api.ts';
import type { App } from '../../app/app.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { sayGame } from '../../words/games.ts';
import { sayTime } from '../../words/say.ts';
import { versionOf } from '../../words/versions.ts';
import { GamePicture } from '../picker/picture/picture.tsx';
import { useAnswer } from '../ui/answers/use-answer.ts';
import { joinFacts } from '../../words/joins.ts';

/** At most this many games are listed; the picker and the saved games list all of them. */
const MAX_LISTED = 4;

interface GoingListProps {
  readonly app: Pick<App, 'bridge' | 'tabletop' | 'games'>;
  readonly onClose: () => void;
  /** Shows all of them. */
  readonly onAll: () => void;
}

/** The games in progress, the latest first, except the one on the table. */
export function GoingList({ app, onClose, onAll }: GoingListProps) {
  const { own } = app.tabletop;
  const going = (useAnswer(app.bridge, 'play.list') ?? []).filter(({ game, options }) => !own?.is(game, options));
  if (going.length === 0) return null;
  const resume = ({ game, options }: KeptSummary): void => {
    onClose();
    void app.games.enter(game, options);
  };
  return (
    <section class="today-going" aria-label={sayExtra('picker.going')}>
      <h3>{sayExtra('picker.going')}</h3>
      <ul>
        {going
          .toSorted((a, b) => b.saved - a.saved)
          .slice(0, MAX_LISTED)
          .map((kept) => (
            <li key={`${kept.game} ${kept.options}`}>
              <GoingRow kept={kept} onResume={() => resume(kept)} />
            </li>
          ))}
      </ul>
      {going.length > MAX_LISTED && (
        <button type="button" class="plain link" onClick={onAll}>
          {sayExtra('today.all-going', { count: going.length })}
        </button>
      )}
    </section>
  );
}

function GoingRow({ kept, onResume }: { readonly kept: KeptSummary; readonly onResume: () => void }) {
  const game = findGame(kept.game);
  return (
    <button type="button" class="today-card" onClick={onResume}>
      {game && <GamePicture game={game} options={kept.options} />}
      <span class="today-words">
        <strong>{sayGame(kept.game)}</strong>
        <small>
          {joinFacts([
            versionOf(kept.game, kept.options),
            sayExtra('picker.resume', { moves: kept.moveCount, time: sayTime(kept.clock) }),
          ])}
        </small>
      </span>
    </button>
  );
}
