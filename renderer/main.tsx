import { render } from 'preact';
import { announceBrought, watchHost } from './app/actions/host/away.ts';
import { takeWish } from './app/actions/input/window-events.ts';
import type { Connection } from './app/services/host/connect.ts';
import { inWords } from './app/services/host/in-words.ts';
import { followArt } from './app/services/page/follow-art.ts';
import { removeKeptPicture } from './app/services/page/kept-picture.ts';
import { followColourLetters } from './app/services/page/follow-colour-letters.ts';
import { Shell } from './panels/shell.tsx';
import { fetchLater } from './panels/use-later.ts';
import { followZoom } from './panels/zoom/zoom.ts';
import type { Direction } from './words/language.ts';
import { say } from './words/say.ts';
import { takeShared } from './app/actions/exchange/sharing.ts';
import type { FirstAnswers } from './app/first-answers.ts';
import { start } from './app/start.ts';
import { startState } from './app/first-state.ts';

/** The most milliseconds for which the first rendering waits for a game. */
const MAX_EMPTY_MS = 200;

/** Puts the program on the page, with what the host has answered so far. */
export async function begin(
  connection: Connection,
  answers: FirstAnswers,
  testing: boolean,
  pseudo: Direction | undefined,
): Promise<void> {
  const root = document.querySelector<HTMLElement>('#app') ?? document.body;
  const state = await startState(answers, testing, pseudo);
  if (typeof state === 'string') return fail(state, root);
  const rest = () => fetchLater().catch(() => undefined);
  const { app, actions, keyboard, lessons, run } = start(inWords(connection.bridge), state, {
    families: async () => (await rest())?.families ?? new Map(),
    rulesOf: async (game, options) => (await rest())?.fetchGameRules(game, options).catch(() => undefined),
  });
  watchHost(app, connection);
  const seen = Promise.all([followZoom(app), followColourLetters(app), followArt(app)]);
  // The page is rendered once, with the game on it, unless the game takes too long.
  const begun = app.games.begin(connection.outbox?.asks);
  await Promise.race([begun.catch(() => {}), new Promise((soon) => setTimeout(soon, MAX_EMPTY_MS))]);
  await seen;
  render(<Shell app={app} lessons={lessons} actions={actions} keyboard={keyboard} run={run} />, root);
  app.disposables.add(() => render(null, root));
  if (state.hello.notices.length > 0) void app.bridge.request('notices.seen');
  await begun;
  if (connection.outbox) announceBrought(app, connection.outbox);
  await takeShared(app);
  await takeWish(app, run);
  await app.page.atRest();
  // A panel opened before is fetched then, with a warning if that fails.
  requestIdleCallback(() => void fetchLater().catch(() => {}));
}

/**
 * Shows why the program cannot start. The right address pasted into this tab may differ only in its fragment: then the
 * page must be reloaded.
 */
function fail(why: string, root: HTMLElement): void {
  addEventListener('hashchange', () => location.reload());
  removeKeptPicture();
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
