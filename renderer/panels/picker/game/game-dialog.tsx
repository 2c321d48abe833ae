import { useMemo, useState } from 'preact/hooks';
import { findGame, isOwnId, recipeOf, firstOptions } from '../../../../engine/rules.ts';
import { forgetGame, isKeptGame, keepGame, noteOf, saveGame } from '../../../app/actions/game/own-games.ts';
import { copyText, linkOfGame } from '../../../app/actions/exchange/sharing.ts';
import type { App } from '../../../app/app.ts';
import type { State } from '../../../app/model/state.ts';
import { sayGame } from '../../../words/games.ts';
import { sayExtra } from '../../../words/fetched/extra-words.ts';
import { say, tongue } from '../../../words/say.ts';
import { GamePage } from '../../rules/game-page.tsx';
import { PrintButton } from '../../rules/print-button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icons.tsx';
import { AlikeView } from './alike-view.tsx';
import type { PickerMatch } from '../choosing/chooser.ts';
import { makeEntries } from '../choosing/entries.ts';
import { GamePicture } from '../picture/picture.tsx';
import { Star } from '../../ui/star.tsx';

interface GameDialogProps {
  readonly app: Pick<App, 'bridge' | 'state' | 'notices' | 'preferences' | 'workers'>;
  readonly state: State;
  readonly id: string;
  readonly onEnter: (found: PickerMatch) => void;
  readonly onLike: (id: string) => void;
  /** Opens another game's page; '' goes back. */
  readonly onLook: (id: string) => void;
  /** Opens a game's rules for changing. */
  readonly onChangeRules: (id: string) => void;
}

/** The page of a game that need not be on the table. */
export function GameDialog({ app, state, id, onEnter, onLike, onLook, onChangeRules }: GameDialogProps) {
  const game = findGame(id);
  const entry = useMemo(
    () => makeEntries(null, isOwnId(id) ? [id] : []).find((entry) => entry.id === id),
    [id, tongue(), state.settings.ownGames],
  );
  if (!game || !entry) return null;
  const options = state.settings.options[id] ?? firstOptions(game);
  return (
    <Dialog
      title={sayGame(game.id)}
      size="large"
      onClose={() => onLook('')}
      aside={
        <>
          <button type="button" onClick={() => onLook('')}>
            <Icon name="back" />
            {sayExtra('picker.back')}
          </button>
          <PrintButton />
          <Star state={state} id={id} onLike={onLike} />
          <button type="button" class="first" autoFocus onClick={() => onEnter({ entry, way: undefined })}>
            {sayExtra('picker.play')}
          </button>
        </>
      }
    >
      <div class="look-page">
        <div class="look-side">
          <GamePicture game={game} />
          {recipeOf(id) && <RulesTools {...{ app, state, id, onLook }} onChange={() => onChangeRules(id)} />}
          <AlikeView id={id} onLook={onLook} />
        </div>
        <div class="look-text rules-body" tabIndex={0}>
          <GamePage app={app} game={game} options={options} />
        </div>
      </div>
    </Dialog>
  );
}

interface RulesToolsProps extends Pick<GameDialogProps, 'app' | 'state' | 'id' | 'onLook'> {
  readonly onChange: () => void;
}

/** The actions for a game whose rules can be changed. */
function RulesTools({ app, state, id, onLook, onChange }: RulesToolsProps) {
  const name = sayGame(id);
  const game = { id, name, note: noteOf(state, id) };
  const [wasKept, setWasKept] = useState(false);
  const isMine = isKeptGame(state, id);
  const forget = (): void => {
    onLook('');
    void forgetGame(app, id);
  };
  return (
    <div class="row rules-tools">
      <button type="button" onClick={onChange}>
        {sayExtra('picker.change-rules')}
      </button>
      {isOwnId(id) && (
        <>
          <CopyButton name={sayExtra('share.link-rules')} copy={() => copyText(app, linkOfGame(id))} />
          <button type="button" onClick={() => saveGame(game)}>
            <Icon name="save" />
            {sayExtra('share.save')}
          </button>
          {!isMine && (
            <button type="button" onClick={() => void keepGame(app, game).then(() => setWasKept(true))}>
              {sayExtra('picker.keep')}
            </button>
          )}
        </>
      )}
      <span role="status">{wasKept && isMine && say('own.kept')}</span>
      {isMine && (
        <button type="button" onClick={forget}>
          {sayExtra('picker.forget')}
        </button>
      )}
    </div>
  );
}
