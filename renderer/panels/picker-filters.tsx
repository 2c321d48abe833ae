import { hasWord, locale, say } from '../words/say.ts';
import {
  answerOf,
  chooseGames,
  type Entry,
  type Filter,
  FILTERS,
  type Habits,
  NO_WISH,
  type Show,
  SHOWS,
  type Wish,
} from './chooser.ts';
import { PickList } from './fields.tsx';
import { Icon } from './icons.tsx';

interface FiltersProps {
  readonly entries: readonly Entry[];
  readonly habits: Habits;
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
  readonly count: number;
  readonly onRandom: () => void;
}

/** What games are shown. */
export function Filters({ entries, habits, wish, onWish, count, onRandom }: FiltersProps) {
  return (
    <div class="filters">
      <div class="shows">
        {SHOWS.map((show) => (
          <ShowChip
            key={show}
            show={show}
            on={wish.show === show}
            size={sizeOf(show, entries, habits)}
            onPick={() => onWish({ ...wish, show })}
          />
        ))}
        <span class="grow" />
        <span class="count" role="status">
          {say('picker.count', { count })}
        </span>
        <button type="button" onClick={onRandom}>
          <Icon name="random" />
          {say('picker.random')}
        </button>
      </div>
      <div class="lists">
        {FILTERS.map((filter) => (
          <PickList
            key={filter}
            label={say(`picker.${filter}`)}
            values={valuesOf(filter, entries, habits)}
            value={wish[filter]}
            onChange={(value) => onWish({ ...wish, [filter]: value })}
          />
        ))}
      </div>
    </div>
  );
}

interface ShowChipProps {
  readonly show: Show;
  readonly on: boolean;
  readonly size: number;
  readonly onPick: () => void;
}

function ShowChip({ show, on, size, onPick }: ShowChipProps) {
  return (
    <button type="button" class="chip" aria-pressed={on} disabled={size === 0 && !on} onClick={onPick}>
      {say(`picker.${show}`)}
    </button>
  );
}

const sizeOf = (show: Show, entries: readonly Entry[], habits: Habits): number =>
  chooseGames(entries, { ...NO_WISH, show }, habits).length;

/** The values some game answers to, in an order a person expects. */
function valuesOf(filter: Filter, entries: readonly Entry[], habits: Habits): { value: string; label: string }[] {
  const values = [...new Set(entries.map((entry) => answerOf(filter, entry, habits)))].filter((value) => value !== '');
  const named = values.map((value) => ({ value, label: labelOf(filter, value) }));
  return [
    { value: '', label: say('picker.any') },
    ...named.toSorted((a, b) => order(filter, a) - order(filter, b) || a.label.localeCompare(b.label, locale())),
  ];
}

function labelOf(filter: Filter, value: string): string {
  if (filter === 'packs') return say('picker.packs-value', { value: Number(value) });
  const name = filter === 'family' ? `family.${value}` : `picker.${filter}-${value}`;
  return hasWord(name) ? say(name) : value;
}

const ORDER: readonly string[] = [
  'short',
  'medium',
  'long',
  'skill',
  'both',
  'luck',
  'rarely',
  'sometimes',
  'often',
  'yes',
  'no',
];
const order = (filter: Filter, { value }: { readonly value: string }): number =>
  filter === 'family' ? 0 : ORDER.indexOf(value);
