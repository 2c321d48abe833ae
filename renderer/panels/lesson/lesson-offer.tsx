import type { Lessons } from '../../app/actions/watching/lessons.ts';
import type { Preferences } from '../../app/services/page/preferences.ts';
import type { State } from '../../app/model/state.ts';
import { sayGame } from '../../words/games.ts';
import { say } from '../../words/say.ts';

interface LessonOfferProps {
  readonly state: State;
  readonly lessons: Lessons;
  readonly preferences: Preferences;
}

/** Cards and bars in large print, and as they are by default. */
const PRINTS = { large: { cardSet: 'large', zoom: 125 }, usual: { cardSet: 'classic', zoom: 100 } } as const;

/** Whether to offer a lesson: a game never met before is on the table, and no move has been made. */
export const offersLesson = ({ play, lessonOffer, replay }: State): boolean =>
  play !== undefined && lessonOffer === play && !replay && !play.session.played;

/** Offers once to show how a game is played, in the status bar, where it covers no card; at first also large print. */
export function LessonOffer({ state, lessons, preferences }: LessonOfferProps) {
  const { play, settings } = state;
  const isLarge = settings.cardSet === PRINTS.large.cardSet;
  if (!play) return null;
  return (
    <section class="bar-note lesson-offer" aria-label={say('lesson.name')}>
      <p>{say('lesson.offer', { game: sayGame(play.session.game.id) })}</p>
      <div class="row">
        {settings.recent.length <= 1 && (
          <button
            type="button"
            aria-pressed={isLarge}
            onClick={() => void preferences.set(isLarge ? PRINTS.usual : PRINTS.large)}
          >
            {say('lesson.large')}
          </button>
        )}
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
