import type { Command } from '../../../preload/api.ts';
import type { App } from '../../app/app.ts';
import type { PlayerActions } from '../../app/actions/cards/player-actions.ts';
import { isOneTry } from '../../app/model/one-try.ts';
import type { State } from '../../app/model/state.ts';
import { say } from '../../words/say.ts';

type Parts = Pick<App, 'panels'>;

interface StuckProps {
  readonly app: Parts;
  readonly state: State;
  readonly actions: PlayerActions;
  readonly run: (command: Command) => void;
}

/**
 * Says discreetly that no further move can win the game, and offers what can be done. It is in the status bar because
 * cards usually cover the table by then, and making room on the table would move the cards with every undo.
 */
export function Stuck({ app, state, actions, run }: StuckProps) {
  const { play } = state;
  const lost = play?.session.lost;
  // Nothing is said in a puzzle that asks whether its position is lost.
  if (!play || play.finished || !lost || state.puzzle) return null;
  // Whether the deal was lost from the start: there is nothing to go back to, and no result counts before the first
  // move.
  const isDeal = !play.session.played;
  return (
    <section class="bar-note" aria-label={say('stuck.name')}>
      <p>{say(isDeal ? 'prospect.never' : `stuck.${lost}`)}</p>
      <div class="row">
        {!isDeal && <WaysBack isFixed={isOneTry(state)} {...{ app, actions, run }} />}
        <button type="button" class={isDeal ? 'first' : undefined} onClick={() => run('new')}>
          {say('stuck.new')}
        </button>
      </div>
    </section>
  );
}

interface WaysBackProps extends Omit<StuckProps, 'state'> {
  /** Whether no move can be undone. */
  readonly isFixed: boolean;
}

function WaysBack({ app, actions, run, isFixed }: WaysBackProps) {
  return (
    <>
      <button type="button" class="first" disabled={isFixed} onClick={() => run('way-back')}>
        {say('solver.back')}
      </button>
      <button type="button" disabled={isFixed} onClick={() => actions.undo()}>
        {say('stuck.undo')}
      </button>
      <button type="button" class="spare" disabled={isFixed} onClick={() => actions.restart()}>
        {say('stuck.restart')}
      </button>
      <button type="button" class="spare" onClick={() => void app.panels.review()}>
        {say('review.open')}
      </button>
    </>
  );
}
