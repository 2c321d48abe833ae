import { type CardsOrMe, PLACES } from '../../../engine/search.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { sayInteger } from '../../words/say.ts';

/** Where lost games were lost, one bar for each place. */
export function LostPlaces({ lost }: Pick<CardsOrMe, 'lost'>) {
  const most = Math.max(1, ...Object.values(lost));
  return (
    <ul class="share-bars lost-places" aria-label={sayExtra('mine.lost-title')}>
      {PLACES.filter((place) => place !== 'unknown' || lost.unknown > 0).map((place) => (
        <li key={place}>
          <span class="name">{sayExtra(`mine.lost-${place}`)}</span>
          <span class="track" aria-hidden="true">
            <span class="fill" style={{ width: `${(100 * lost[place]) / most}%` }} />
          </span>
          <span class="bar-value">{sayInteger(lost[place])}</span>
        </li>
      ))}
    </ul>
  );
}
