import { useRef } from 'preact/hooks';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { itemFor } from '../ui/focus/menu-walk.ts';
import { Icon } from '../ui/icons.tsx';
import type { GroupName, SettingGroup } from './setting-row.tsx';

interface GroupListProps {
  readonly groups: readonly SettingGroup[];
  /** The group whose settings are shown beside the list, if any. */
  readonly open: GroupName | undefined;
  readonly onOpen: (name: GroupName) => void;
}

/** The list of the groups of settings; the arrow keys go through it. */
export function GroupList({ groups, open, onOpen }: GroupListProps) {
  const list = useRef<HTMLElement>(null);
  const walk = (event: KeyboardEvent): void => {
    // Letters go to the search.
    if (event.key.length === 1) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = itemFor(
      event,
      groups.map(({ title }) => title),
      at,
    );
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  return (
    <nav ref={list} class="group-list" aria-label={sayExtra('settings.groups')} onKeyDown={walk}>
      <ul>
        {groups.map(({ name, title, icon }) => (
          <li key={name}>
            <button
              type="button"
              class="plain"
              data-group={name}
              aria-current={name === open}
              onClick={() => onOpen(name)}
            >
              <Icon name={icon} />
              <span class="grow">{title}</span>
              <Icon name="on" />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
