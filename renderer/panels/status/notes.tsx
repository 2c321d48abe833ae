import type { Command } from '../../../preload/api.ts';
import type { App } from '../../app/app.ts';
import type { State } from '../../app/model/state.ts';
import { sayGame } from '../../words/games.ts';
import { say } from '../../words/say.ts';
import { Icon } from '../ui/icons.tsx';

type Parts = Pick<App, 'notices' | 'page' | 'panels' | 'games'>;

type Run = (command: Command) => void;

const focusOnce = (button: HTMLButtonElement | null): void => button?.focus();

/** Covers the table whose cards a pause hides. */
export function Paused({ app, run }: { readonly app: Parts; readonly run: Run }) {
  if (!app.page.hidden) return null;
  return (
    <section class="note" aria-label={say('paused.title')}>
      <h2>{say('paused.title')}</h2>
      <div class="row">
        <button type="button" class="first" ref={focusOnce} onClick={() => run('pause')}>
          {say('paused.go-on')}
        </button>
      </div>
    </section>
  );
}

/** Says that this game is being played on another page. */
export function Elsewhere({ state, app }: { readonly state: State; readonly app: Parts }) {
  const { elsewhere, gameBefore } = state;
  if (!elsewhere) return null;
  return (
    <section class="note" role="alert">
      <h2>{say('elsewhere.title')}</h2>
      <p>{say('elsewhere.text', { game: sayGame(elsewhere.game) })}</p>
      <div class="row">
        <button type="button" onClick={() => void app.games.enter(elsewhere.game, elsewhere.options)}>
          {say('button.try-again')}
        </button>
        {gameBefore && (
          <button type="button" onClick={() => void app.games.enter(gameBefore.game, gameBefore.options)}>
            {say('elsewhere.back', { game: sayGame(gameBefore.game) })}
          </button>
        )}
        <button type="button" class="first" onClick={() => void app.panels.open('picker')}>
          {say('elsewhere.choose')}
        </button>
      </div>
    </section>
  );
}

/** Shows an error until it is dismissed or fixed. */
export function Warning({ state, app }: { readonly state: State; readonly app: Parts }) {
  if (state.warning === '') return null;
  return (
    <div class="warning" role="alert">
      <Icon name="warning" />
      <p>{state.warning}</p>
      <button type="button" class="plain" onClick={() => app.notices.warn('')}>
        {say('button.dismiss')}
      </button>
    </div>
  );
}
