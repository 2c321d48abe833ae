import { sayExtra } from '../../words/fetched/extra-words.ts';
import {
  chooseGames,
  type Habits,
  isFiltered,
  NO_FILTERS,
  NO_WISH,
  type PickerEntry,
  type PickerWish,
} from './choosing/chooser.ts';
import { namesNear } from './search/names-near.ts';

interface NoneFoundProps {
  readonly entries: readonly PickerEntry[];
  readonly habits: Habits;
  /** A wish that no game matches. */
  readonly wish: PickerWish;
  readonly onWish: (wish: PickerWish) => void;
}

/** Says why no game is shown, and offers to clear the filters, to search for a similar name, or to show all games. */
export function NoneFound({ entries, habits, wish, onWish }: NoneFoundProps) {
  const { search } = wish;
  const hidden = search !== '' && isFiltered(wish) && chooseGames(entries, { ...NO_WISH, search }, habits).length > 0;
  const near = search === '' || hidden ? [] : namesNear(search, entries);
  return (
    <div class="empty none-found">
      <p>
        {sayExtra(search === '' ? 'picker.none' : hidden ? 'picker.none-named' : 'picker.none-called', { search })}
        {hidden && (
          <button type="button" class="plain link" onClick={() => onWish({ ...wish, ...NO_FILTERS, show: 'all' })}>
            {sayExtra('picker.clear')}
          </button>
        )}
        <button type="button" class="plain link" onClick={() => onWish({ ...NO_WISH, show: 'all' })}>
          {sayExtra('picker.show-all')}
        </button>
      </p>
      {near.length > 0 && (
        <p>
          {sayExtra('picker.meant')}
          {near.map((name) => (
            <button key={name} type="button" class="chip" onClick={() => onWish({ ...NO_WISH, search: name })}>
              {name}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
