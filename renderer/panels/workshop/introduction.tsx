import { useId } from 'preact/hooks';
import { findGame, usualOptions } from '../../../engine/rules.ts';
import { keepGame, noteOf } from '../../app/actions/game/own-games.ts';
import type { App } from '../../app/app.ts';
import type { State } from '../../app/model/state.ts';
import type { IntroductionDialog } from '../../app/model/open-dialog.ts';
import { sayGame } from '../../words/games.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { GamePicture } from '../picker/picture/picture.tsx';
import { GlanceView } from '../rules/glance/glance-view.tsx';
import { OwnHead } from '../rules/own/own-page.tsx';
import { Dialog } from '../ui/dialog.tsx';

interface IntroductionProps {
  readonly app: Pick<App, 'state' | 'preferences'>;
  readonly state: State;
  readonly dialog: IntroductionDialog;
}

/** The rules of another player's game, shown before its first move: first how it differs from similar games. */
export function Introduction({ app, state, dialog: { id, isWatched, answer } }: IntroductionProps) {
  const descriptionId = useId();
  const game = findGame(id);
  if (!game) return null;
  const own = { id, name: sayGame(id), note: noteOf(state, id) };
  const keep = (): void => void keepGame(app, own).then(() => answer(true));
  return (
    <Dialog
      title={own.name}
      size="large"
      describedBy={descriptionId}
      onClose={() => answer(false)}
      aside={
        <>
          <button type="button" class="first" autoFocus onClick={keep}>
            {sayExtra(isWatched ? 'own.keep-watch' : 'own.keep-play')}
          </button>
          <button type="button" onClick={() => answer(true)}>
            {sayExtra(isWatched ? 'share.watch' : 'picker.play')}
          </button>
        </>
      }
    >
      <div class="look-page meeting">
        <div class="look-text rules-body" tabIndex={0}>
          <div id={descriptionId}>
            <p class="hint">{sayExtra('own.met')}</p>
            <OwnHead app={app} game={game} />
          </div>
          <GlanceView game={game} options={usualOptions(game)} />
        </div>
        <div class="look-side">
          <GamePicture game={game} />
        </div>
      </div>
    </Dialog>
  );
}
