import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isLink } from '../../../engine/text.ts';
import { paste, read } from '../../app/actions/exchange/sharing.ts';
import type { App } from '../../app/app.ts';
import { isFavourite } from '../../app/model/favourites.ts';
import type { State } from '../../app/model/state.ts';
import { sayFamilyAbout } from '../../words/fetched/families.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { tongue } from '../../words/say.ts';
import { chooseGames, isOpen, type PickerMatch, NO_FILTERS, NO_WISH, type PickerWish } from './choosing/chooser.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useBook, writtenTongue } from '../rules/book/books.ts';
import { habitsOf, makeEntries, ownGamesOf } from './choosing/entries.ts';
import { Filters } from './filters.tsx';
import { Families } from './families.tsx';
import { Grid } from './grid/grid.tsx';
import { Linked } from './linked.tsx';
import { namesNear } from './search/names-near.ts';
import { NoneFound } from './none-found.tsx';
import { hasInitials } from './grid/initials.ts';
import { alikeGroup, groupsOf, likelyGroups } from './choosing/values.ts';
import { GameDialog } from './game/game-dialog.tsx';
import type { TileActions } from './grid/tile.tsx';
import { useAnswer } from '../ui/answers/use-answer.ts';
import { SearchField } from '../ui/search/search-field.tsx';
import { focusByKey } from '../ui/search/search-key.ts';
import { TodayRow } from '../today/today-row.tsx';
import type { TodayParts } from '../today/use-today-offers.ts';
import { Workshop } from '../workshop/workshop.tsx';

type Parts = Pick<
  App,
  'bridge' | 'state' | 'notices' | 'dialogs' | 'panels' | 'preferences' | 'tabletop' | 'games' | 'replays' | 'workers'
> &
  TodayParts;

interface PickerProps {
  readonly app: Parts;
  readonly state: State;
  /**
   * The wish when the picker was last open, without its search, so that the player can choose the next game from the
   * same list.
   */
  readonly wish: PickerWish;
  readonly onWish: (wish: PickerWish) => void;
  readonly onClose: () => void;
}

/** Every game with a picture of its layout, found by name or by its properties. */
export function Picker({ app, state, wish: kept, onWish, onClose }: PickerProps) {
  const { shownGame } = state;
  const onLook = (id: string): void => void app.panels.look(id);
  const [search, setSearch] = useState('');
  const [changed, setChanged] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const link = isLink(search) ? read(app, search) : undefined;
  const games = useGames(app, state, kept, link ? '' : search);
  // A new list is shown from its top, not from where the last one was scrolled to.
  useEffect(() => body.current?.parentElement?.scrollTo(0, 0), [kept, search]);
  const enter = (match: PickerMatch): void => {
    onLook('');
    onClose();
    enterGame(app, match);
  };
  const openLink = (): void => {
    onClose();
    paste(app, search);
  };
  const change = ({ search, ...others }: PickerWish): void => {
    setSearch(search);
    onWish({ ...others, search: '' });
    field.current?.focus();
  };
  const like = (id: string): void => void app.preferences.like(id, !isFavourite(state, id));
  const searchField = (
    <SearchField
      field={field}
      label={sayExtra('picker.search')}
      autoFocus
      search={search}
      onSearch={setSearch}
      onEnter={() => {
        if (!link) seek(search, games, enter, change);
        else if (link.ok) openLink();
      }}
      onDown={() => body.current?.querySelector<HTMLElement>('.tile-main')?.focus()}
    />
  );
  return (
    <>
      {/* Over the picker, which stays as it is; first in the page, so that it closes first and returns the focus to
          it. */}
      {shownGame !== '' && (
        <GameDialog
          key={shownGame}
          {...{ app, state, onLook }}
          id={shownGame}
          onEnter={enter}
          onLike={like}
          onChangeRules={setChanged}
        />
      )}
      {changed !== '' && (
        <Workshop
          {...{ app, state }}
          from={changed}
          onPlay={() => {
            onLook('');
            onClose();
          }}
          onClose={() => setChanged('')}
        />
      )}
      <Dialog
        title={sayExtra('picker.title')}
        size="whole"
        onClose={onClose}
        onKeyDown={(event) => focusByKey(event, field.current)}
        aside={<Aside app={app} searchField={searchField} onMake={() => setChanged('klondike')} />}
      >
        {link ? (
          <Linked link={search} found={link} onOpen={openLink} />
        ) : (
          <FoundGames
            {...{ app, onClose, state, games, body, onWish }}
            wish={{ ...kept, search }}
            onChange={change}
            does={{ enter, like, look: onLook }}
            onSearch={() => field.current?.focus()}
          />
        )}
      </Dialog>
    </>
  );
}

/** Plays the first game found; if there is none, searches for the nearest name instead. */
function seek(
  search: string,
  { found, entries }: PickerGames,
  enter: (match: PickerMatch) => void,
  change: (wish: PickerWish) => void,
): void {
  if (search === '') return;
  const [near] = found.length > 0 ? [] : namesNear(search, entries);
  if (found[0]) enter(found[0]);
  else if (near !== undefined) change({ ...NO_WISH, search: near });
}

interface FoundGamesProps {
  readonly app: Parts;
  readonly onClose: () => void;
  readonly state: State;
  readonly games: PickerGames;
  readonly body: RefObject<HTMLDivElement | null>;
  readonly wish: PickerWish;
  readonly onWish: (wish: PickerWish) => void;
  /** Changes the search too. */
  readonly onChange: (wish: PickerWish) => void;
  readonly does: TileActions;
  readonly onSearch: () => void;
}

/** The filters, and the games that match them. */
function FoundGames({ app, onClose, state, games, body, wish, onWish, onChange, does, onSearch }: FoundGamesProps) {
  const { entries, habits, found, groups } = games;
  const random = (): void => {
    const others = found.filter(({ entry }) => entry.id !== state.play?.session.game.id);
    const pick = others[Math.floor(Math.random() * others.length)];
    if (pick) does.enter(pick);
  };
  const pickFamily = (family: string): void => onWish({ ...wish, ...NO_FILTERS, search: '', family, show: 'all' });
  return (
    <>
      <Filters {...{ entries, habits, wish, onWish }} count={found.length} onRandom={random} />
      {isOpen(wish) && <TodayRow {...{ app, onClose }} />}
      {wish.family !== '' && wish.search === '' && <p class="family-about">{sayFamilyAbout(wish.family)}</p>}
      {found.length === 0 && <NoneFound {...{ entries, habits, wish }} onWish={onChange} />}
      <div ref={body}>
        <Grid
          {...{ state, groups, does, onSearch }}
          seeking={wish.search !== ''}
          byName={isByName(wish) && hasInitials()}
        >
          {isOpen(wish) && <Families entries={entries} onPick={pickFamily} />}
        </Grid>
      </div>
    </>
  );
}

/** Whether all games are in one list sorted by name: neither the likely ones nor the latest first. */
const isByName = ({ search, show, group }: PickerWish): boolean => search === '' && show === 'all' && group === '';

type PickerGames = ReturnType<typeof useGames>;

/** Returns by what the games are grouped: all of them by family, where names have no alphabet to be found by. */
function groupedBy(wish: PickerWish): PickerWish['group'] {
  if (wish.search !== '') return '';
  return isByName(wish) && !hasInitials() ? 'family' : wish.group;
}

/** Returns all games, what is known about the player, and the matching games in groups. */
function useGames(app: Parts, { settings, gamesInProgress: going }: State, kept: PickerWish, search: string) {
  const book = useBook(writtenTongue());
  const own = ownGamesOf({ settings, gamesInProgress: going }).join(' ');
  const entries = useMemo(
    () => makeEntries(book, own === '' ? [] : own.split(' ')),
    [tongue(), book, own, settings.ownGames, settings.ownOdds],
  );
  const statistics = useAnswer(app.bridge, 'statistics.all');
  const habits = useMemo(
    () => habitsOf({ settings, gamesInProgress: going }, statistics?.map((each) => each.game) ?? []),
    [settings, going, statistics],
  );
  // A starred game stays in its place, with the focus on it, until the picker is opened again.
  const [opening] = useState(habits);
  const found = useMemo(() => chooseGames(entries, { ...kept, search }, habits), [entries, kept, search, habits]);
  const groups = useMemo(() => {
    if (isOpen({ ...kept, search })) return likelyGroups(entries, { ...opening, own: habits.own });
    const groups = groupsOf(found, groupedBy({ ...kept, search }), habits);
    return search === '' ? groups : [...groups, ...alikeGroup(found, entries)];
  }, [found, search, kept, entries, habits, opening]);
  return { entries, habits, found, groups };
}

/** Puts a game on the table; if it is there already, closes what is watched over it. */
function enterGame({ tabletop: { own }, games, replays }: Parts, { entry, way }: PickerMatch): void {
  const isHere = own && !own.finished && own.is(entry.id, way?.options ?? own.session.options);
  if (isHere) replays.close();
  else void games.enter(entry.id, way?.options);
}

interface AsideProps {
  readonly app: Parts;
  readonly searchField: ComponentChildren;
  /** Begins a game of the person's own. */
  readonly onMake: () => void;
}

const Aside = ({ app, searchField, onMake }: AsideProps) => (
  <>
    {searchField}
    <button type="button" onClick={onMake}>
      {sayExtra('picker.make')}
    </button>
    <button type="button" onClick={() => void app.panels.open('share')}>
      {sayExtra('picker.open-link')}
    </button>
    <button type="button" onClick={() => void app.panels.open('saved')}>
      {sayExtra('named.title')}
    </button>
  </>
);
