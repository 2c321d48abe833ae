import '../../style/card-sets.css';
import { useEffect, useState } from 'preact/hooks';
import type { OwnCardSet } from '../../../preload/api.ts';
import type { App } from '../../app/app.ts';
import { lookOfGame } from '../../app/model/board-look.ts';
import type { State } from '../../app/model/state.ts';
import { withoutSet } from '../../app/services/card-sets/without-set.ts';
import { saySets } from '../../words/fetched/set-words.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ChooseSet } from './choose-set.tsx';
import { SetView } from './set-view.tsx';
import { useOwnSets } from './use-own-sets.ts';

export { SetBackChoice, SetChoices, SetsButton } from './set-choices.tsx';

type Parts = Pick<App, 'bridge' | 'state' | 'preferences' | 'workers'>;

interface PanelProps {
  readonly app: Parts;
  readonly state: State;
  readonly onClose: () => void;
}

/** The person's own card sets: adding one, its author and licence, removing one. */
export function CardSetsPanel({ app, state, onClose }: PanelProps) {
  const { sets, look: lookAgain } = useOwnSets(app);
  const [message, setMessage] = useState('');
  const game = state.play?.session.game.id;
  const used = lookOfGame(state.settings, game).cardSet;
  useEffect(lookAgain, [state.settings.cardSet]);
  const use = (set: OwnCardSet): void =>
    void app.preferences.setLook(game, { cardSet: set.id, ...(set.parts.includes('back') && { back: 'set' }) });
  const drop = async (set: OwnCardSet): Promise<void> => {
    const reply = await app.bridge.request('sets.drop', set.id);
    if (!reply.ok) return setMessage(reply.refusal.message);
    await withoutSet(app.state, app.preferences, set.id);
    setMessage(saySets('sets.removed', { name: set.name }));
    lookAgain();
  };
  const taken = (set: OwnCardSet): void => {
    use(set);
    setMessage(saySets('sets.taken', { name: set.name }));
    lookAgain();
  };
  return (
    <Dialog title={saySets('sets.title')} onClose={onClose}>
      <p>{saySets('sets.text')}</p>
      <ChooseSet
        app={app}
        onTaken={taken}
        onBegin={() => setMessage('')}
        onStopped={() => setMessage(saySets('sets.fault.stopped'))}
      />
      <p class="said" role="status">
        {message}
      </p>
      {sets?.length === 0 && <p class="hint">{saySets('sets.none')}</p>}
      <ul class="card-sets">
        {sets?.map((set) => (
          <SetView
            key={set.id}
            app={app}
            state={state}
            set={set}
            used={set.id === used}
            onUse={() => use(set)}
            onDrop={() => void drop(set)}
          />
        ))}
      </ul>
      <p class="hint">{saySets('sets.kept')}</p>
    </Dialog>
  );
}
