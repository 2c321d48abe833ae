import type { Session } from '../../../engine/rules.ts';
import type { Command } from '../../../preload/api.ts';
import { isFavourite } from '../../app/model/favourites.ts';
import { isOneTry } from '../../app/model/one-try.ts';
import type { State } from '../../app/model/state.ts';
import { say } from '../../words/say.ts';
import type { IconName } from '../ui/icons.tsx';
import { sayKey } from '../settings/key-name.ts';

/** Whether it is disabled; with `tells` a press says why. */
type Disabled = boolean | 'tells';

/** A command as a tool of the bar, or as an item of its menu. */
export interface Tool {
  readonly command: Command;
  readonly name: string;
  readonly icon: IconName;
  readonly rests: Disabled;
  /** Whether what it switches is on; undefined: it is no switch. */
  readonly pressed?: boolean;
}

/** The tools that leave a bar that is too narrow, in the order in which they leave. */
const REMOVAL_ORDER: readonly Command[] = [
  ...(['mute', 'options', 'statistics', 'rules', 'today', 'settings', 'all-home'] as const),
  ...(['redo', 'deal', 'hint', 'new-as', 'new', 'undo'] as const),
];

/** Returns a tool's place in that order; undefined: it never leaves. */
export const leavesAt = ({ command }: Tool): number | undefined =>
  REMOVAL_ORDER.includes(command) ? REMOVAL_ORDER.indexOf(command) : undefined;

/** Returns the tools for playing, without those that do not apply to this game, and the tools about the game. */
export function toolsOf(state: State): { readonly playing: readonly Tool[]; readonly quiet: readonly Tool[] } {
  const session = state.play?.session;
  const none = session === undefined;
  const over = isOver(state);
  const alone = over || isOneTry(state);
  return {
    playing: [
      tool('new', 'new', none),
      tool('new-as', 'down', none),
      tool('undo', 'undo', alone || !session?.canUndo),
      tool('redo', 'redo', alone || !session?.canRedo),
      tool('hint', 'hint', alone),
      ...(session?.dealing.exists ? [dealTool(session.dealing, over)] : []),
      ...(session?.sendsHome ? [tool('all-home', 'all-home', over || (!session.canCollect && 'tells'))] : []),
    ],
    quiet: [
      tool('today', 'today', false),
      tool('options', 'options', none),
      { ...tool('rules', 'rules', none), pressed: state.rules },
      tool('statistics', 'statistics', none),
      tool('settings', 'settings', false),
      { ...tool('mute', state.settings.sounds ? 'sound' : 'muted', false), pressed: !state.settings.sounds },
    ],
  };
}

/** Tools of the bar's menu that belong together. */
export interface ToolGroup {
  /** Its heading; '' for none. */
  readonly title: string;
  readonly tools: readonly Tool[];
}

/** Groups the commands that a desktop window has in its own menu and a browser's page has nowhere else. */
export function menuTools(state: State): readonly ToolGroup[] {
  const session = state.play?.session;
  const none = session === undefined;
  const over = isOver(state);
  const alone = over || isOneTry(state);
  return [
    {
      title: say('more.game'),
      tools: [
        tool('restart', 'restart', alone || !session?.canUndo),
        { ...tool('try-out', 'branch', alone), pressed: state.play?.trying !== undefined },
        { ...tool('timeline', 'timeline', none), pressed: state.settings.showTimeline },
        ...(session?.cards ? [tool('correct-card', 'correct', over)] : []),
        tool('keep-as', 'save', none),
        tool('share', 'share', none),
        { ...tool('favourite', 'star', none), pressed: isFavourite(state, session?.game.id) },
      ],
    },
    {
      title: say('more.help'),
      tools: [
        tool('lesson', 'play', none),
        tool('solve', 'can-win', alone),
        tool('solution', 'play', alone),
        tool('way-back', 'first', alone || !session?.canUndo),
        tool('why-lost', 'cannot-win', alone),
      ],
    },
    {
      title: say('app.name'),
      tools: [
        tool('daily', 'calendar', none),
        tool('puzzles', 'puzzle', none),
        ...(state.settings.milestones ? [tool('milestones', 'trophy', false)] : []),
        tool('full-screen', 'full-screen', false),
        tool('likelihood', 'statistics', false),
        tool('keys', 'keys', false),
        tool('about', 'info', false),
      ],
    },
  ];
}

/** Returns a command's name followed by its key. */
export function withKey(command: Command, name: string, state: State): string {
  const key = sayKey(command, state.hello);
  return key === '' ? name : say('command.with-key', { command: name, key });
}

const tool = (command: Command, icon: IconName, rests: Disabled): Tool => ({
  command,
  name: say(`command.${command}`),
  icon,
  rests,
});

/** Whether nothing can be played: there is no game, it is over, or a pause hides it. */
const isOver = ({ play, paused, settings }: State): boolean =>
  (paused && settings.pauseHides) || (play?.finished ?? true);

const DEAL_NAMES = { draw: 'command.draw', row: 'command.deal-row', other: 'command.deal' } as const;

/** Returns the tool for dealing; where there is no stock, it deals the layout again. */
function dealTool({ kind, move, redealsLeft: left }: Session['dealing'], over: boolean): Tool {
  const name = left === undefined ? say(DEAL_NAMES[kind]) : say('command.redeal', { left });
  return { ...tool('deal', 'deal', over || (move === undefined && 'tells')), name };
}
