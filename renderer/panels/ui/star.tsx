import { isFavourite } from '../../app/model/favourites.ts';
import type { State } from '../../app/model/state.ts';
import { sayGame } from '../../words/games.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { Icon } from './icons.tsx';

interface StarProps {
  readonly state: State;
  readonly id: string;
  readonly onLike: (id: string) => void;
  readonly tabIndex?: number;
}

/** A star that shows whether a game is a favourite, and switches that. */
export function Star({ state, id, onLike, tabIndex }: StarProps) {
  const liked = isFavourite(state, id);
  const label = sayExtra('picker.favourite', { game: sayGame(id) });
  return (
    <button
      type="button"
      class="plain icon-only star"
      tabIndex={tabIndex}
      aria-pressed={liked}
      aria-label={label}
      title={label}
      onClick={() => onLike(id)}
    >
      <Icon name="star" filled={liked} />
    </button>
  );
}
