import type { Session } from '../../engine/index.ts';
import { useRef } from 'preact/hooks';
import type { Command } from '../../preload/api.ts';
import type { State } from '../app/state.ts';
import { say } from '../words/say.ts';
import { Icon, type IconName } from './icons.tsx';
import { sayKey } from './key-name.ts';
import { useFit } from './use-fit.ts';

/** A click leaves the keyboard where it was: Space goes on dealing, and does not press the same tool again. */
export const stay = (event: MouseEvent): void => event.preventDefault();

interface ToolbarProps {
  readonly state: State;
  readonly run: (command: Command) => void;
}

/** Their pictures are known without words, where there is little room. */
const KNOWN: ReadonlySet<Command> = new Set(['undo', 'redo']);

/** Every command a click away. */
export function Toolbar({ state, run }: ToolbarProps) {
  const session = state.play?.session;
  const hidden = state.paused && state.settings.pauseHides;
  const over = hidden || (state.play?.finished ?? true);
  const button = (command: Command, icon: IconName, rests: Rests = false, pressed?: boolean) => (
    <ToolButton
      state={state}
      run={run}
      command={command}
      name={nameOf(command, session)}
      icon={icon}
      rests={rests}
      pressed={pressed}
    />
  );
  const game = session?.game.name ?? say('command.choose');
  const bar = useRef<HTMLDivElement>(null);
  useFit(bar, 5, [game, state.tongue]);
  return (
    <div ref={bar} class="toolbar" role="toolbar" aria-label={say('toolbar.name')} onMouseDown={stay}>
      <button
        type="button"
        class="tool game"
        title={withKey('choose', say('command.choose'), state)}
        aria-label={say('toolbar.game', { game })}
        onClick={() => run('choose')}
      >
        <Icon name="games" />
        <span class="game-name">{game}</span>
        <Icon name="down" />
      </button>
      <div class="tools">
        {button('new', 'new', !session)}
        {button('undo', 'undo', over || !session?.canUndo)}
        {button('redo', 'redo', over || !session?.canRedo)}
        {button('hint', 'hint', over)}
        {button('deal', 'deal', over || (session?.dealMove === undefined && 'tells'))}
        {button('all-home', 'all-home', over)}
      </div>
      <div class="tools quiet">
        {button('options', 'options', !session)}
        {button('rules', 'rules', !session, state.rules)}
        {button('statistics', 'statistics', !session)}
        {button('settings', 'settings')}
      </div>
    </div>
  );
}

/** Where there is no stock to deal from, dealing is laying the cards out anew. */
function nameOf(command: Command, session: Session | undefined): string {
  const left = command === 'deal' ? session?.redealsLeft : undefined;
  return left === undefined ? say(`command.${command}`) : say('command.redeal', { left });
}

/** Whether it does nothing now; where it `tells`, a press says why. */
type Rests = boolean | 'tells';

interface ToolButtonProps extends ToolbarProps {
  readonly command: Command;
  readonly name: string;
  readonly icon: IconName;
  readonly rests: Rests;
  readonly pressed: boolean | undefined;
}

/** At rest it keeps the focus: lost to the table, the next Space would deal. */
function ToolButton({ state, run, command, name, icon, rests, pressed }: ToolButtonProps) {
  return (
    <button
      type="button"
      class={KNOWN.has(command) ? 'tool known' : 'tool'}
      title={withKey(command, name, state)}
      aria-label={name}
      aria-pressed={pressed}
      aria-disabled={rests !== false}
      onClick={() => rests === true || run(command)}
    >
      <Icon name={icon} />
      <span class="tool-name">{name}</span>
    </button>
  );
}

function withKey(command: Command, name: string, state: State): string {
  const key = sayKey(command, state.hello);
  return key === '' ? name : say('command.with-key', { command: name, key });
}
