import { render } from 'preact';
import { makeApp } from './app/app.ts';
import { tellBrought, watchHost } from './app/host/away.ts';
import { Hints } from './app/analysis/hints.ts';
import { SearchWorker } from './app/analysis/search-worker.ts';
import { makeCommands } from './app/input/commands.ts';
import { keyboardViewOf } from './app/input/keyboard-view.ts';
import { PlayerActions } from './app/game/player-actions.ts';
import { askLesson } from './app/lesson/ask-lesson.ts';
import { Lessons } from './app/lesson/lessons.ts';
import { KeyboardPlay } from './app/input/keyboard-play.ts';
import { live, takeWish } from './app/input/window-events.ts';
import type { Connection } from './app/host/connect.ts';
import { inWords } from './app/host/in-words.ts';
import type { FetchFamilies } from './app/milestones/families.ts';
import { Wins } from './app/milestones/wins.ts';
import { Shell } from './panels/shell.tsx';
import { fetchRest } from './panels/use-rest.ts';
import { say } from './words/say.ts';
import { takeShared } from './app/exchange/sharing.ts';
import type { FirstAnswers } from './app/state/first-answers.ts';
import { startState } from './app/state/start.ts';

/** How long a page without a game is not worth showing, in milliseconds. */
const SOON = 200;

/** Puts the program on the page, with what the host has answered meanwhile. */
export async function begin(
  connection: Connection,
  answers: FirstAnswers,
  testing: boolean,
  pseudo: boolean,
): Promise<void> {
  const root = document.querySelector<HTMLElement>('#app') ?? document.body;
  const state = await startState(answers, testing, pseudo);
  if (typeof state === 'string') return fail(state, root);
  const searches = new SearchWorker();
  const families: FetchFamilies = async () => (await fetchRest().catch(() => undefined))?.families ?? new Map();
  const app = makeApp(inWords(connection.bridge), state, searches.look, families);
  new Wins(app, families).begin();
  const actions = new PlayerActions(app, new Hints(app, searches.advise));
  const keyboard = new KeyboardPlay(keyboardViewOf(app), actions);
  const lessons = new Lessons(
    app,
    askLesson,
    async (game) => (await fetchRest().catch(() => undefined))?.goalOf(game) ?? '',
  );
  const run = makeCommands(app, actions, searches, lessons);
  live(app, keyboard, run);
  watchHost(app, connection);
  // The page is drawn once, with the game on it, unless that has to be waited for.
  const begun = app.games.begin(connection.outbox?.asks);
  await Promise.race([begun.catch(() => {}), new Promise((soon) => setTimeout(soon, SOON))]);
  render(<Shell app={app} lessons={lessons} actions={actions} keyboard={keyboard} run={run} />, root);
  if (state.hello.notices.length > 0) void app.bridge.request('notices.seen');
  await begun;
  if (connection.outbox) tellBrought(app, connection.outbox);
  await takeShared(app);
  await takeWish(app, run);
  await app.page.atRest();
  // Whoever wants it before has it fetched then, and is told if it can't be.
  requestIdleCallback(() => void fetchRest().catch(() => {}));
}

/** The right address, pasted into this tab, may differ in its fragment alone: then it must be opened anew. */
function fail(why: string, root: HTMLElement): void {
  addEventListener('hashchange', () => location.reload());
  render(<Failed why={why} />, root);
}

function Failed({ why }: { readonly why: string }) {
  return (
    <main class="failed">
      <h1>{say('failed.title')}</h1>
      <p>{why}</p>
    </main>
  );
}
