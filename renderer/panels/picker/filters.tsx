import { useId, useState } from 'preact/hooks';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { sayInteger } from '../../words/say.ts';
import {
  chooseGames,
  countValues,
  type PickerEntry,
  type Filter,
  FILTERS,
  type Habits,
  NO_FILTERS,
  NO_WISH,
  type PickerShow,
  PICKER_SHOWS,
  valuesIn,
  type PickerWish,
} from './choosing/chooser.ts';
import { PickList } from '../ui/fields.tsx';
import { Icon } from '../ui/icons.tsx';
import { offersOf } from './choosing/values.ts';

/** The most useful filter values, shown as chips. */
const QUICK = [
  ['short', 'time', 'short'],
  ['skill', 'needs', 'skill'],
  ['winnable', 'wins', 'nearly-all most'],
  ['two-packs', 'packs', '2'],
  ['new', 'played', 'no'],
] as const satisfies readonly (readonly [string, Filter, string])[];

const isQuick = (filter: Filter, value: string): boolean =>
  QUICK.some(([, its, one]) => its === filter && one === value);

interface FiltersProps {
  readonly entries: readonly PickerEntry[];
  readonly habits: Habits;
  readonly wish: PickerWish;
  readonly onWish: (wish: PickerWish) => void;
  readonly count: number;
  readonly onRandom: () => void;
}

/** Chooses which games are shown; the overview shows all of them. */
export function Filters({ entries, habits, wish, onWish, count, onRandom }: FiltersProps) {
  const filtered = FILTERS.some((filter) => wish[filter] !== '');
  const id = useId();
  const hasChips = FILTERS.every((filter) => wish[filter] === '' || isQuick(filter, wish[filter]));
  const [unfolded, setUnfolded] = useState(false);
  // The lists stay open while they hold a filter that no chip shows.
  const open = unfolded || !hasChips || wish.group !== '';
  return (
    <div class="filters">
      <div class="shows">
        {PICKER_SHOWS.map((show) => (
          <ShowChip
            key={show}
            show={show}
            on={wish.show === show}
            size={chooseGames(entries, { ...NO_WISH, show }, habits).length}
            onPick={() => onWish(show === 'likely' ? { ...NO_WISH, search: wish.search } : { ...wish, show })}
          />
        ))}
      </div>
      <div class="shows quick">
        {QUICK.map(([name, filter, value]) => (
          <QuickChip key={name} {...{ name, filter, value, entries, habits, wish, onWish }} />
        ))}
        <button
          type="button"
          class="chip more-filters"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setUnfolded(!open)}
        >
          {sayExtra('picker.more')}
          <Icon name="down" />
        </button>
        <span class="quick-end">
          <span class="count" role="status">
            {sayExtra('picker.count', { count })}
          </span>
          {filtered && (
            <button type="button" class="plain link" onClick={() => onWish({ ...wish, ...NO_FILTERS })}>
              {sayExtra('picker.clear')}
            </button>
          )}
          <button
            type="button"
            class="random"
            aria-label={sayExtra('picker.random')}
            disabled={count === 0}
            onClick={onRandom}
          >
            <Icon name="random" />
            <span class="random-name">{sayExtra('picker.random')}</span>
          </button>
        </span>
      </div>
      {open && (
        <div class="lists" id={id}>
          {FILTERS.map((filter) => (
            <FilterList key={filter} {...{ filter, entries, habits, wish, onWish }} />
          ))}
          <PickList
            label={sayExtra('picker.group')}
            values={[{ value: '', label: sayExtra('picker.group-none') }, ...FILTERS.map(groupBy)]}
            value={wish.group}
            onChange={(group) => onWish({ ...wish, group: FILTERS.find((filter) => filter === group) ?? '' })}
          />
        </div>
      )}
    </div>
  );
}

const groupBy = (filter: Filter) => ({ value: filter, label: sayExtra(`picker.${filter}`) });

interface FilterListProps extends Pick<FiltersProps, 'entries' | 'habits' | 'wish' | 'onWish'> {
  readonly filter: Filter;
}

/** The values of one filter, each with the number of games it would leave. */
function FilterList({ filter, entries, habits, wish, onWish }: FilterListProps) {
  const counts = countValues(filter, entries, wish, habits);
  const values = offersOf(filter, entries, habits).map(({ value, label }) => {
    const count = valuesIn(value).reduce((sum, each) => sum + (counts.get(each) ?? 0), 0);
    // The chosen value needs no number: it leaves the games shown, whose number is above.
    const chosen = wish[filter] === value;
    const shown = chosen ? label : sayExtra('picker.value-count', { label, count: sayInteger(count) });
    return { value, label: shown, disabled: count === 0 && !chosen };
  });
  return (
    <PickList
      label={sayExtra(`picker.${filter}`)}
      values={[{ value: '', label: sayExtra('picker.any') }, ...values]}
      value={wish[filter]}
      onChange={(value) => onWish({ ...wish, [filter]: value })}
    />
  );
}

interface QuickChipProps extends FilterListProps {
  readonly name: (typeof QUICK)[number][0];
  readonly value: string;
}

/** Turns one value of a filter on or off. */
function QuickChip({ name, filter, value, entries, habits, wish, onWish }: QuickChipProps) {
  const on = wish[filter] === value;
  const left = chooseGames(entries, { ...wish, [filter]: value }, habits).length;
  return (
    <button
      type="button"
      class="chip"
      aria-pressed={on}
      disabled={left === 0 && !on}
      onClick={() => onWish({ ...wish, [filter]: on ? '' : value })}
    >
      {sayExtra(`picker.quick-${name}`)}
    </button>
  );
}

interface ShowChipProps {
  readonly show: PickerShow;
  readonly on: boolean;
  readonly size: number;
  readonly onPick: () => void;
}

function ShowChip({ show, on, size, onPick }: ShowChipProps) {
  return (
    <button type="button" class="chip" aria-pressed={on} disabled={size === 0 && !on} onClick={onPick}>
      {sayExtra(`picker.${show}`)}
    </button>
  );
}
