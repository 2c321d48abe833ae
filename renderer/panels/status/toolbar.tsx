import { useRef, useState } from 'preact/hooks';
import type { Command } from '../../../preload/api.ts';
import type { State } from '../../app/model/state.ts';
import { sayGame } from '../../words/games.ts';
import { say, tongue } from '../../words/say.ts';
import { versionOf } from '../../words/versions.ts';
import { stay } from '../ui/focus/stay.ts';
import { Icon } from '../ui/icons.tsx';
import { MoreMenu } from './more-menu.tsx';
import { leavesAt, menuTools, type Tool, toolsOf, withKey } from './tools.ts';
import { useFit } from './use-fit.ts';

interface ToolbarProps {
  readonly state: State;
  readonly run: (command: Command) => void;
}

/**
 * `known` tools lose their words where there is little room. `sign` tools never have words. `tail` tools belong to the
 * tool before them and never have words either.
 */
const CLASSES: Partial<Record<Command, string>> = {
  undo: 'tool known',
  redo: 'tool known',
  today: 'tool known',
  'new-as': 'tool tail',
  mute: 'tool sign',
};

/**
 * Every command one click away: tools without room, and in a browser the items of the window's menu, are in one more
 * menu.
 */
export function Toolbar({ state, run }: ToolbarProps) {
  const session = state.play?.session;
  const game = session ? sayGame(session.game.id) : say('command.choose');
  const version = session ? versionOf(session.game.id, session.options) : '';
  const bar = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState(0);
  const { playing, quiet } = toolsOf(state);
  const names = [...playing, ...quiet].map(({ name }) => name);
  const always = state.hello.host === 'browser';
  useFit(bar, { most: 6, parts: [game, version, tongue(), always, ...names], left: setLeft });
  const gone = [...playing, ...quiet].filter((tool) => (leavesAt(tool) ?? Infinity) < left);
  const button = (tool: Tool) => <ToolButton key={tool.command} state={state} run={run} tool={tool} />;
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
        {version !== '' && <span class="game-version">{version}</span>}
        <Icon name="down" />
      </button>
      <div class="tools">{playing.map(button)}</div>
      <div class="tools quiet">
        {quiet.map(button)}
        <MoreMenu
          state={state}
          run={run}
          always={always}
          groups={[{ title: '', tools: gone }, ...(always ? menuTools(state) : [])]}
        />
      </div>
    </div>
  );
}

interface ToolButtonProps extends ToolbarProps {
  readonly tool: Tool;
}

/** A disabled tool keeps the focus: if it went to the table, the next Space would deal. */
function ToolButton({ state, run, tool }: ToolButtonProps) {
  const { command, name, icon, rests, pressed } = tool;
  return (
    <button
      type="button"
      class={CLASSES[command] ?? 'tool'}
      title={withKey(command, name, state)}
      aria-label={name}
      aria-pressed={pressed}
      aria-disabled={rests !== false}
      data-leaves={leavesAt(tool)}
      onClick={() => rests === true || run(command)}
    >
      <Icon name={icon} />
      <span class="tool-name">{name}</span>
    </button>
  );
}
