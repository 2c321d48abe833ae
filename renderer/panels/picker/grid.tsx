import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { findGame } from '../../../engine/index.ts';
import type { State } from '../../app/model/state.ts';
import type { PickerMatch } from './chooser.ts';
import { Tile, type TileDoes } from './tile.tsx';
import type { Group } from './values.ts';
import { tileAt } from './tile-walk.ts';

interface GridProps {
  readonly state: State;
  readonly groups: readonly Group[];
  /** Something is sought: the first tile is what Enter chooses. */
  readonly seeking: boolean;
  readonly does: TileDoes;
  /** Back to the search by an arrow. */
  readonly onSearch: () => void;
  /** What else the arrows lead over, below the games. */
  readonly children?: ComponentChildren;
}

/** Tiles of the first painting: as many as a large window shows. */
const AT_FIRST = 30;

const keyOf = ({ entry, way }: PickerMatch): string => `${entry.id} ${way?.name ?? ''}`;

/** The games as tiles, under headings where they are parted; the arrows lead over them as they lie. */
export function Grid({ state, groups, seeking, does, onSearch, children }: GridProps) {
  const all = groups.flatMap(({ found }) => found);
  const [at, setAt] = useState('');
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(AT_FIRST);
  useEffect(() => {
    const later = requestIdleCallback(() => setRoom(Infinity));
    return () => cancelIdleCallback(later);
  }, []);
  const current = all.find((found) => keyOf(found) === at) ?? all[0];
  const press = (event: KeyboardEvent): void => {
    if (!ref.current || !pressOnTile(event, ref.current, does, onSearch)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // A tile looks after what it shows; all of them are made anew when there are others, or another has the Tab key.
  const tiles = useMemo(
    () =>
      groups.map(({ label, found }) => (
        <section key={label}>
          {label !== '' && <h3>{label}</h3>}
          <ul class="tiles">
            {found.map((each) => {
              const game = findGame(each.entry.id);
              const first = seeking && each === all[0];
              const key = keyOf(each);
              return (
                game &&
                all.indexOf(each) < room && (
                  <Tile
                    key={key}
                    tab={each === current}
                    onFocus={() => {
                      setAt(key);
                      // A key that leads on may come before the page is idle, and the last tile must be there for it.
                      setRoom(Infinity);
                    }}
                    found={each}
                    {...{ state, game, first, does }}
                  />
                )
              );
            })}
          </ul>
        </section>
      )),
    [groups, current, room, seeking],
  );
  return (
    <div class="grid" ref={ref} onKeyDown={press}>
      {tiles}
      {children}
    </div>
  );
}

/** What a key does on a tile; false where it is none, or does nothing there. */
function pressOnTile(event: KeyboardEvent, grid: HTMLElement, does: TileDoes, onSearch: () => void): boolean {
  const tile = event.target instanceof Element && event.target.closest<HTMLElement>('.tile-main');
  if (!tile) return false;
  const id = tile.dataset['game'] ?? '';
  const next = tileAt(event.key, [...grid.querySelectorAll<HTMLElement>('.tile-main')], tile);
  if (next) next.focus();
  else if (id !== '' && event.key === '*') does.like(id);
  else if (id !== '' && event.key === 'F1') does.look(id);
  else if (event.key === 'ArrowUp') onSearch();
  else return false;
  return true;
}
