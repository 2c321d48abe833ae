import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Settings } from '../../../preload/api.ts';
import type { State } from '../../app/model/state.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icons.tsx';
import { SearchField } from '../ui/search/search-field.tsx';
import { focusByKey } from '../ui/search/search-key.ts';
import { useWidth } from '../ui/use-width.ts';
import { findSettings } from './find-settings.ts';
import { GroupList } from './group-list.tsx';
import { type AppParts, settingGroups } from './groups.tsx';
import type { SetParts } from './looks.tsx';
import type { GroupName, SettingGroup } from './setting-row.tsx';

interface SettingsProps {
  readonly app: AppParts;
  readonly state: State;
  readonly sets: SetParts | undefined;
  readonly onClose: () => void;
}

/**
 * All settings in groups, with a search; each change shows and is stored at once. A wide panel has the list of groups
 * beside the one that is shown, a narrow one begins with the list.
 */
export function SettingsPanel({ app, state, sets, onClose }: SettingsProps) {
  const { settings } = state;
  const set = (change: Partial<Settings>): void => void app.preferences.set(change);
  const groups = settingGroups({ app, state, sets, settings, set });
  const [search, setSearch] = useState('');
  const [body, width] = useWidth();
  const field = useRef<HTMLInputElement>(null);
  const isNarrow = width < MIN_WIDTH_BESIDE;
  const isSearching = search.trim() !== '';
  const { open, onOpen, onLeave } = useOpenGroup(body);
  const current = isSearching ? undefined : (open ?? (isNarrow ? undefined : 'general'));
  const shown = isSearching ? findSettings(groups, search) : groups.filter(({ name }) => name === current);
  const toFirst = (): void => body.current?.querySelector<HTMLElement>(CONTROLS)?.focus();
  const searchField = (
    <SearchField
      {...{ field, search }}
      label={sayExtra('settings.search')}
      onSearch={setSearch}
      onEnter={toFirst}
      onDown={toFirst}
    />
  );
  const show = (name: GroupName): void => {
    setSearch('');
    onOpen(name);
  };
  return (
    <Dialog
      title={sayExtra('settings.title')}
      size="grouped"
      onClose={onClose}
      onKeyDown={(event) => focusByKey(event, field.current)}
      aside={searchField}
    >
      <div ref={body} class={isNarrow ? 'settings' : 'settings with-list'}>
        {(!isNarrow || (open === undefined && !isSearching)) && (
          <GroupList {...{ groups }} open={current} onOpen={show} />
        )}
        <div class="settings-page">
          <p class={isSearching ? 'count settings-found' : 'unseen'} role="status">
            {isSearching && sayExtra('settings.found', { count: shown.flatMap(({ rows }) => rows).length })}
          </p>
          {isNarrow && current !== undefined && (
            <button type="button" class="plain settings-back" onClick={onLeave}>
              <Icon name="back" />
              {sayExtra('settings.all')}
            </button>
          )}
          {isSearching && shown.length === 0 && (
            <p class="empty">{sayExtra('settings.none', { search: search.trim() })}</p>
          )}
          <Groups groups={shown} />
        </div>
      </div>
    </Dialog>
  );
}

/** The least width of the panel's body in which the list lies beside the settings, in pixels. */
const MIN_WIDTH_BESIDE = 600;

const CONTROLS = '.settings-page :is(input, select, button):not(:disabled, .settings-back, [hidden])';

interface OpenGroup {
  /** The group that was opened; undefined at first. */
  readonly open: GroupName | undefined;
  readonly onOpen: (name: GroupName) => void;
  /** Goes back to the list. */
  readonly onLeave: () => void;
}

/** Returns the open group. In a narrow panel, where list and group replace each other, the focus goes along. */
function useOpenGroup(body: RefObject<HTMLElement | null>): OpenGroup {
  const [open, setOpen] = useState<GroupName>();
  const left = useRef<GroupName | undefined>(undefined);
  useLayoutEffect(() => {
    body.current?.closest('.dialog-body')?.scrollTo(0, 0);
    const next = open === undefined ? `[data-group=${left.current}]` : '.settings-back';
    body.current?.querySelector<HTMLElement>(next)?.focus();
  }, [open]);
  const onLeave = (): void => {
    left.current = open;
    setOpen(undefined);
  };
  return { open, onOpen: setOpen, onLeave };
}

const Groups = ({ groups }: { readonly groups: readonly SettingGroup[] }) =>
  groups.map(({ name, title, head, rows }) => (
    <section key={name} class={`group group-${name}`}>
      <h3>{title}</h3>
      {head}
      {rows.map(({ key, view }) => (
        <div key={key} class="setting">
          {view}
        </div>
      ))}
    </section>
  ));
