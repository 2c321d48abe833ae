import type { Command } from '../../preload/api.ts';
import type { App } from './app.ts';
import type { Hands } from './hands.ts';
import type { Panel } from './state.ts';

/** Commands that play: they rest while a panel covers the table. */
const PLAYS: ReadonlySet<Command> = new Set(['restart', 'undo', 'redo', 'hint', 'deal', 'all-home', 'pause']);

/** One function for each command of the menu, the toolbar and the keys. */
export function makeCommands(app: App, hands: Hands): (command: Command) => void {
  const toggle = (panel: Panel) => () => void app.open(app.state.panel === panel ? undefined : panel);
  const act: Readonly<Record<Command, () => void>> = {
    new: () => void app.open(undefined).then(() => app.newDeal()),
    choose: toggle('picker'),
    'deal-number': toggle('deal'),
    restart: () => hands.restart(),
    undo: () => hands.undo(),
    redo: () => hands.redo(),
    hint: () => hands.hint(),
    deal: () => hands.deal(),
    'all-home': () => hands.collect(),
    statistics: toggle('statistics'),
    rules: () => app.store.change({ rules: !app.state.rules }),
    'full-screen': () => void fullScreen(app),
    pause: () => app.pause(),
    settings: toggle('settings'),
    options: toggle('options'),
    keys: toggle('keys'),
    about: toggle('about'),
  };
  return (command) => {
    const rests = app.covered || (app.hidden && command !== 'pause');
    if (app.state.asking || (rests && PLAYS.has(command))) return;
    act[command]();
  };
}

async function fullScreen(app: App): Promise<void> {
  if (app.state.hello.host === 'electron') {
    await app.bridge.request('window.fullScreen', window.innerHeight < screen.height);
  } else if (document.fullscreenElement) await document.exitFullscreen();
  else await document.documentElement.requestFullscreen();
}
