import { useMemo, useRef, useState } from 'preact/hooks';
import { findGame, games } from '../../engine/index.ts';
import type { App } from '../app/app.ts';
import type { State } from '../app/state.ts';
import { say } from '../words/say.ts';
import { chooseGames, type Entry, type Habits, NO_WISH, type Wish } from './chooser.ts';
import { Dialog } from './dialog.tsx';
import { Icon } from './icons.tsx';
import { pageOf } from './pages.ts';
import { Filters } from './picker-filters.tsx';
import { Tile } from './picker-tile.tsx';
import { walkTiles } from './tile-walk.ts';
import { useAnswer } from './use-answer.ts';

interface PickerProps {
  readonly app: App;
  readonly state: State;
  readonly onClose: () => void;
}

const entryOf = ({ id, name }: { readonly id: string; readonly name: string }): Entry => ({
  id,
  name,
  facts: pageOf(id)?.facts,
});

/** Every game with a picture of its layout, found by name or by what it is like. */
export function Picker({ app, state, onClose }: PickerProps) {
  const [wish, setWish] = useState<Wish>(NO_WISH);
  const entries = useMemo(() => games.map(entryOf).toSorted((a, b) => a.name.localeCompare(b.name)), []);
  const statistics = useAnswer(app.bridge, 'statistics.all');
  const habits = habitsOf(state, statistics?.map((of) => of.game) ?? []);
  const chosen = chooseGames(entries, wish, habits);
  const grid = useRef<HTMLUListElement>(null);
  const enter = (id: string): void => {
    onClose();
    if (state.play?.session.game.id !== id) void app.enter(id);
  };
  const random = (): void => {
    const others = chosen.filter((entry) => entry.id !== state.play?.session.game.id);
    const pick = others[Math.floor(Math.random() * others.length)];
    if (pick) enter(pick.id);
  };
  return (
    <Dialog
      title={say('picker.title')}
      size="large"
      onClose={onClose}
      aside={
        <>
          <Search
            wish={wish}
            onWish={setWish}
            onEnter={() => chosen[0] && enter(chosen[0].id)}
            onDown={() => grid.current?.querySelector('button')?.focus()}
          />
          <button type="button" onClick={() => void app.open('saved')}>
            {say('named.title')}
          </button>
        </>
      }
    >
      <Filters entries={entries} habits={habits} wish={wish} onWish={setWish} count={chosen.length} onRandom={random} />
      {chosen.length === 0 && (
        <p class="empty">
          {say('picker.none')}{' '}
          <button type="button" class="plain link" onClick={() => setWish(NO_WISH)}>
            {say('picker.clear')}
          </button>
        </p>
      )}
      <ul class="tiles" ref={grid} onKeyDown={walkTiles}>
        {chosen.map((entry) => {
          const game = findGame(entry.id);
          return (
            game && <Tile key={entry.id} app={app} state={state} game={game} facts={entry.facts} onEnter={enter} />
          );
        })}
      </ul>
    </Dialog>
  );
}

function habitsOf({ settings, going }: State, played: readonly string[]): Habits {
  const kept = going.map((of) => of.game);
  return {
    favourites: settings.favourites,
    recent: settings.recent,
    going: [...new Set(kept)],
    played: new Set([...played, ...kept]),
  };
}

interface SearchProps {
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
  readonly onEnter: () => void;
  readonly onDown: () => void;
}

function Search({ wish, onWish, onEnter, onDown }: SearchProps) {
  return (
    <label class="search">
      <Icon name="search" />
      <input
        type="search"
        autoFocus
        placeholder={say('picker.search')}
        aria-label={say('picker.search')}
        value={wish.search}
        onInput={(event) => onWish({ ...wish, search: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onEnter();
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          onDown();
        }}
      />
    </label>
  );
}
