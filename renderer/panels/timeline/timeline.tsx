import { playedWordsOf } from '../../../engine/rules.ts';
import type { PlayerActions } from '../../app/actions/cards/player-actions.ts';
import type { App } from '../../app/app.ts';
import { isOneTry } from '../../app/model/one-try.ts';
import type { Play } from '../../app/model/play/play.ts';
import { say } from '../../words/say.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { Icon } from '../ui/icons.tsx';

type Parts = Pick<App, 'preferences' | 'state'>;

interface TimelineProps {
  readonly app: Parts;
  readonly actions: PlayerActions;
  readonly play: Play;
}

/** A slider under the table for all moves of the game, and for a line that is being tried out. */
export function Timeline({ app, actions, play }: TimelineProps) {
  const { session, trying, finished } = play;
  const isFixed = finished || isOneTry(app.state);
  const at = session.moveCount;
  const of = playedWordsOf(session.save().moves).length;
  const end = say('replay.at', { at: of, of });
  return (
    <section class="timeline" aria-label={say('command.timeline')}>
      <div class="way">
        <input
          type="range"
          min={0}
          max={of}
          value={at}
          disabled={isFixed || of === 0}
          aria-label={sayExtra('replay.position')}
          aria-valuetext={say('replay.at', { at, of })}
          onInput={(event) => actions.goTo(event.currentTarget.valueAsNumber)}
        />
        {trying !== undefined && of > 0 && <i style={{ '--at': trying / of }} />}
      </div>
      <span style={{ minWidth: `${end.length}ch` }}>{say('replay.at', { at, of })}</span>
      {trying === undefined || finished ? (
        <button type="button" title={say('command.try-out')} disabled={isFixed} onClick={() => actions.tryOut()}>
          {sayExtra('try.begin')}
        </button>
      ) : (
        <Trying moves={at - trying} actions={actions} play={play} />
      )}
      <button
        type="button"
        class="plain icon-only"
        aria-label={say('button.close')}
        title={say('button.close')}
        onClick={() => {
          play.trying = undefined;
          void app.preferences.set({ showTimeline: false });
        }}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}

interface TryingProps extends Pick<TimelineProps, 'actions' | 'play'> {
  readonly moves: number;
}

/** The length of the line being tried, and buttons to keep it or to leave it. */
function Trying({ moves, actions, play }: TryingProps) {
  return (
    <>
      <output class="trying">{sayExtra('try.line', { moves })}</output>
      <button type="button" class="first" onClick={() => actions.tryOut()}>
        {sayExtra('try.back')}
      </button>
      <button type="button" onClick={() => (play.trying = undefined)}>
        {sayExtra('try.keep')}
      </button>
    </>
  );
}
