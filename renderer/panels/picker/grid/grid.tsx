import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { findGame } from '../../../../engine/rules.ts';
import type { State } from '../../../app/model/state.ts';
import type { PickerMatch } from '../choosing/chooser.ts';
import { Letters } from './letters.tsx';
import { Preview } from './preview.tsx';
import { Tile, type TileActions } from './tile.tsx';
import type { Group } from '../choosing/values.ts';
import { readingKey } from '../../ui/reading-key.ts';
import { tileAt } from '../../ui/focus/tile-walk.ts';

interface GridProps {
  readonly state: State;
  readonly groups: readonly Group[];
  /** Something is searched: Enter chooses the first tile. */
  readonly seeking: boolean;
  /** The games are sorted by name. */
  readonly byName: boolean;
  readonly does: TileActions;
  /** An arrow key has led up to the search field. */
  readonly onSearch: () => void;
  /** More tiles below the games that the arrows reach. */
  readonly children?: ComponentChildren;
}

/** Tiles in the first rendering: as many as a large window shows. */
const FIRST_TILES = 30;

const keyOf = ({ entry, way }: PickerMatch): string => `${entry.id} ${way?.name ?? ''}`;

/** The games as tiles, with headings where they are grouped. The arrow keys follow the tiles' positions. */
export function Grid({ state, groups, seeking, byName, does, onSearch, children }: GridProps) {
  const all = groups.flatMap(({ found }) => found);
  const [at, setAt] = useState('');
  const [under, setUnder] = useState('');
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(FIRST_TILES);
  useEffect(() => {
    const later = requestIdleCallback(() => setRoom(Infinity));
    return () => cancelIdleCallback(later);
  }, []);
  const [sought, setSought] = useState('');
  useEffect(() => {
    if (sought === '') return;
    const tile = ref.current?.querySelector<HTMLElement>(`.tile-main[data-game="${sought}"]`);
    tile?.scrollIntoView({ block: 'start' });
    tile?.focus({ preventScroll: true });
    setSought('');
  }, [sought]);
  const current = all.find((found) => keyOf(found) === at) ?? all[0];
  const previewed = all.find((found) => keyOf(found) === under) ?? current;
  const press = (event: KeyboardEvent): void => {
    if (!ref.current || !pressOnTile(event, ref.current, does, onSearch)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const focus = (key: string): void => {
    setAt(key);
    setUnder('');
    // All tiles must exist before the key is handled, even if the page has not been idle yet.
    setRoom(Infinity);
  };
  // Each tile follows the state itself; all are rendered again only when the games or the tile for Tab change.
  const tiles = useMemo(() => {
    const shown = new Set(all.slice(0, room));
    const first = seeking ? all[0] : undefined;
    return groups.map((group) => (
      <Section
        key={group.label}
        {...{ group, state, does, shown, first, current }}
        onFocus={focus}
        onHover={setUnder}
      />
    ));
  }, [groups, current, room, seeking]);
  return (
    <div class="grid-page">
      <div class="grid" ref={ref} onKeyDown={press}>
        {byName && (
          <Letters
            names={all.map(({ entry }) => entry.name)}
            onPick={(at) => {
              setRoom(Infinity);
              setSought(all[at]?.entry.id ?? '');
            }}
          />
        )}
        {tiles}
        {children}
      </div>
      {previewed && <Preview found={previewed} />}
    </div>
  );
}

interface SectionProps {
  readonly group: Group;
  readonly state: State;
  readonly does: TileActions;
  readonly shown: ReadonlySet<PickerMatch>;
  /** The game that Enter in the search chooses. */
  readonly first: PickerMatch | undefined;
  /** The game that Tab reaches. */
  readonly current: PickerMatch | undefined;
  readonly onFocus: (key: string) => void;
  readonly onHover: (key: string) => void;
}

/** The most games of a group that shares a row with others where there is room. */
const MAX_SMALL_GROUP = 3;

/** The games of a group under its heading. */
const Section = ({ group, state, does, shown, first, current, onFocus, onHover }: SectionProps) => (
  <section data-few={group.found.length > MAX_SMALL_GROUP ? undefined : group.found.length}>
    {group.label !== '' && <h3>{group.label}</h3>}
    <ul class="tiles">
      {group.found
        .filter((each) => shown.has(each))
        .map((found) => {
          const game = findGame(found.entry.id);
          const key = keyOf(found);
          return (
            game && (
              <Tile
                key={key}
                {...{ found, state, game, does }}
                first={found === first}
                tab={found === current}
                onFocus={() => onFocus(key)}
                onHover={() => onHover(key)}
              />
            )
          );
        })}
    </ul>
  </section>
);

/** Handles a key on a tile; returns false where the key does nothing. */
function pressOnTile(event: KeyboardEvent, grid: HTMLElement, does: TileActions, onSearch: () => void): boolean {
  const tile = event.target instanceof Element && event.target.closest<HTMLElement>('.tile-main');
  if (!tile) return false;
  const id = tile.dataset['game'] ?? '';
  const next = tileAt(readingKey(event.key), [...grid.querySelectorAll<HTMLElement>('.tile-main')], tile);
  if (next) next.focus();
  else if (id !== '' && event.key === '*') does.like(id);
  else if (id !== '' && event.key === 'F1') does.look(id);
  else if (event.key === 'ArrowUp') onSearch();
  else return false;
  return true;
}
