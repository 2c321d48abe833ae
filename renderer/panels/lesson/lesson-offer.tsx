import type { Lessons } from '../../app/actions/watching/lessons.ts';
import type { State } from '../../app/model/state.ts';
import { sayGame } from '../../words/games.ts';
import { say } from '../../words/say.ts';

interface LessonOfferProps {
  readonly state: State;
  readonly lessons: Lessons;
}

/** Whether to offer a lesson: a game never met before is on the table, and no move has been made. */
export const offersLesson = ({ play, lessonOffer, replay }: State): boolean =>
  play !== undefined && lessonOffer === play && !replay && !play.session.played;

/** Offers once to show how a game is played, in the status bar, where it covers no card. */
export function LessonOffer({ state, lessons }: LessonOfferProps) {
  const { play } = state;
  if (!play) return null;
  return (
    <section class="bar-note lesson-offer" aria-label={say('lesson.name')}>
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
