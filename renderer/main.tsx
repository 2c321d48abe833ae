import { render } from 'preact';
import type { Bridge } from '../preload/api.ts';
import { App } from './app/app.ts';
import { makeCommands } from './app/commands.ts';
import { deskOf } from './app/desk.ts';
import { Hands } from './app/hands.ts';
import { Keys } from './app/keys.ts';
import { takeLanguage } from './app/language.ts';
import { live } from './app/life.ts';
import { connect } from './bridge/connect.ts';
import { inWords } from './bridge/in-words.ts';
import { Shell } from './panels/shell.tsx';
import { say } from './words/say.ts';
import { takeShared } from './app/share.ts';
import { startState } from './app/start.ts';
import { wantsPseudo, wantsTest } from './app/test-hook.ts';
import './style/index.ts';

/** Puts the program on the page. */
async function start(bridge: Bridge, root: HTMLElement, testing: boolean, pseudo: boolean): Promise<void> {
  takeLanguage('system', pseudo);
  const state = await startState(bridge, testing, pseudo);
  if (typeof state === 'string') return render(<Failed why={state} />, root);
  const app = new App(bridge, state);
  const hands = new Hands(app);
  const keys = new Keys(deskOf(app), hands);
  const run = makeCommands(app, hands);
  live(app, keys, run);
  render(<Shell app={app} hands={hands} keys={keys} run={run} />, root);
  if (state.hello.notices.length > 0) void bridge.request('notices.seen');
  await app.begin();
  await takeShared(app);
}

function Failed({ why }: { readonly why: string }) {
  return (
    <main class="failed">
      <h1>{say('failed.title')}</h1>
      <p>{why}</p>
    </main>
  );
}

const root = document.querySelector<HTMLElement>('#app');
// Read first: connecting takes the secret out of the address, and the rest with it.
const [testing, pseudo] = [wantsTest(location), wantsPseudo(location)];
if (root) await start(inWords(connect()), root, testing, pseudo);
