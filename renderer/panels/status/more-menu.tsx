import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Command } from '../../../preload/api.ts';
import type { State } from '../../app/model/state.ts';
import { say } from '../../words/say.ts';
import { Icon } from '../ui/icons.tsx';
import { sayKey } from '../settings/key-name.ts';
import { itemFor } from '../ui/focus/menu-walk.ts';
import { readingKey } from '../ui/reading-key.ts';
import type { Tool, ToolGroup } from './tools.ts';

interface MenuProps {
  readonly state: State;
  readonly run: (command: Command) => void;
  /** It is shown even while every tool has room. */
  readonly always: boolean;
  readonly groups: readonly ToolGroup[];
}

/** A menu of the tools that have no room, with the usual keys of menus. */
export function MoreMenu({ state, run, always, groups }: MenuProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<Element | null>(null);
  const id = useId();
  const show = (): void => {
    before.current = document.activeElement;
    setOpen(true);
  };
  /** Closes the menu and returns the focus to where it was. */
  const close = (): void => {
    setOpen(false);
    if (before.current instanceof HTMLElement && before.current !== document.body) before.current.focus();
    else button.current?.blur();
  };
  const shown = groups.filter(({ tools }) => tools.length > 0);
  useEffect(() => {
    if (shown.length === 0) setOpen(false);
  }, [shown.length]);
  return (
    <div class={always ? 'more always' : 'more'}>
      <button
        ref={button}
        type="button"
        class="tool"
        title={say('command.more')}
        aria-label={say('command.more')}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => (open ? close() : show())}
        onKeyDown={(event) => {
          if (open || event.key !== 'ArrowDown') return;
          event.preventDefault();
          show();
        }}
      >
        <Icon name="more" filled />
      </button>
      {open && <Items {...{ state, run, id, shown }} onClose={close} button={button.current} />}
    </div>
  );
}

interface ItemsProps extends Pick<MenuProps, 'state' | 'run'> {
  readonly id: string;
  readonly shown: MenuProps['groups'];
  readonly button: HTMLElement | null;
  readonly onClose: () => void;
}

function Items({ state, run, id, shown, button, onClose }: ItemsProps) {
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => menu.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus(), []);
  useEffect(() => {
    const elsewhere = ({ target }: Event): void => {
      if (target instanceof Node && !menu.current?.contains(target) && !button?.contains(target)) onClose();
    };
    document.addEventListener('pointerdown', elsewhere, true);
    addEventListener('resize', onClose);
    return () => {
      document.removeEventListener('pointerdown', elsewhere, true);
      removeEventListener('resize', onClose);
    };
  });
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') return onClose();
    const items = [...(menu.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
    const { key, ctrlKey, altKey, metaKey } = event;
    const next = itemFor(
      { key: readingKey(key), ctrlKey, altKey, metaKey },
      items.map((item) => item.textContent),
      items.findIndex((item) => item.matches(':focus')),
      shown.map(({ tools }) => tools.length),
    );
    if (next === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (next === undefined) onClose();
    else items[next]?.focus();
  };
  const choose = ({ command, rests }: Tool): void => {
    if (rests === true) return;
    onClose();
    run(command);
  };
  return (
    <div ref={menu} id={id} class="menu" role="menu" aria-label={say('command.more')} onKeyDown={press}>
      {shown.map(({ title, tools }) => (
        <div key={title} role="group" class="menu-group" {...(title !== '' && { 'aria-label': title })}>
          {title !== '' && (
            <div class="menu-title" aria-hidden="true">
              {title}
            </div>
          )}
          {tools.map((tool) => (
            <Item key={tool.command} state={state} tool={tool} onChoose={() => choose(tool)} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface ItemProps {
  readonly state: State;
  readonly tool: Tool;
  readonly onChoose: () => void;
}

function Item({ state, tool: { command, name, icon, rests, pressed }, onChoose }: ItemProps) {
  const key = sayKey(command, state.hello);
  return (
    <button
      type="button"
      class="menu-item"
      role={pressed === undefined ? 'menuitem' : 'menuitemcheckbox'}
      aria-checked={pressed}
      aria-disabled={rests !== false}
      tabIndex={-1}
      onClick={onChoose}
    >
      <Icon name={icon} filled={icon === 'star' && pressed === true} />
      <span class="menu-name">{name}</span> {key !== '' && <kbd>{key}</kbd>}
    </button>
  );
}
