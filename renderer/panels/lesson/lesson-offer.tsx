import type { Lessons } from '../../app/lesson/lessons.ts';
import type { State } from '../../app/state/state.ts';
import { sayGame } from '../../words/games.ts';
import { say } from '../../words/say.ts';

interface LessonOfferProps {
  readonly state: State;
  readonly lessons: Lessons;
}

/** Offers once, on a game never met before, to show how it is played; the first move takes it away. */
export function LessonOffer({ state, lessons }: LessonOfferProps) {
  const { play, offered, replay } = state;
  if (!play || offered !== play || replay || play.session.played) return null;
  return (
    <section class="note bar" aria-label={say('lesson.name')}>
      <p>{say('lesson.offer', { game: sayGame(play.session.game.id) })}</p>
      <div class="row">
        <button type="button" onClick={() => lessons.decline()}>
          {say('lesson.no')}
        </button>
        <button type="button" class="first" onClick={() => void lessons.begin()}>
          {say('lesson.begin')}
        </button>
      </div>
    </section>
  );
}
