import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'preact/hooks';
import type { App } from '../../app/app.ts';
import type { PlayerActions } from '../../app/actions/cards/player-actions.ts';
import type { KeyboardPlay } from '../../app/actions/input/keyboard-play.ts';
import { lookOf } from '../../app/model/board-look.ts';
import type { State } from '../../app/model/state.ts';
import { removeKeptPicture } from '../../app/services/page/kept-picture.ts';
import { exposeTest } from '../../app/test-hook.ts';
import { Board, type BoardOptions } from '../../board/board.ts';
import { sayGameVersion } from '../../words/versions.ts';
import { say, tongue } from '../../words/say.ts';
import { Beside } from './beside.tsx';
import { SpokenTable } from './spoken-table.tsx';
import { LineNotes } from './line-notes.tsx';
import { PileNotes } from './pile-notes.tsx';

type Parts = Pick<
  App,
  | 'bridge'
  | 'state'
  | 'notices'
  | 'page'
  | 'panels'
  | 'preferences'
  | 'tabletop'
  | 'lifecycle'
  | 'games'
  | 'replays'
  | 'queue'
  | 'disposables'
  | 'timing'
>;

interface TableProps {
  readonly app: Parts;
  readonly state: State;
  readonly actions: PlayerActions;
  readonly keyboard: KeyboardPlay;
}

/** The board's place on the page, and the same table in words. */
export function TablePane({ app, state, actions, keyboard }: TableProps) {
  const host = useRef<HTMLDivElement>(null);
  const { play } = state;
  const { position } = app.tabletop;
  const [laid, layAgain] = useReducer((times: number) => times + 1, 0);
  const [painted, setPainted] = useState(false);
  // A layout effect, because the first paint would be useless without the table.
  useLayoutEffect(() => {
    if (host.current)
      void lay(app, {
        host: host.current,
        intents: actions,
        laid: () => layAgain(undefined),
        drawable: (can) => warnUndrawn(app, !can),
      });
  }, [app, actions]);
  // The spoken table is not visible, so it is rendered after the first paint.
  useEffect(() => setPainted(true), []);
  // Before the paint: if the focused card is gone, the focus would be lost for a moment, and screen readers would
  // announce that.
  useLayoutEffect(() => keyboard.follow(), [keyboard, position, painted]);
  const isPaused = play?.played === true && !play.finished && (state.paused || app.timing.isAway);
  const game = play ? sayGameVersion(play.session.game.id, play.session.options) : '';
  useEffect(() => {
    if (game !== '') document.title = say('app.title', { game });
  }, [game, tongue()]);
  return (
    <div class={isPaused ? 'table paused' : 'table'} inert={app.page.hidden}>
      <div class="board" ref={host} aria-hidden="true" onPointerDown={() => keyboard.hide()} />
      {play && painted && <SpokenTable play={play} keyboard={keyboard} laid={laid} />}
      {play && painted && !state.celebrating && <PileNotes app={app} play={play} laid={laid} />}
      {play && painted && !state.celebrating && play.session.lines.length > 0 && (
        <LineNotes app={app} play={play} laid={laid} />
      )}
      {state.beside && <Beside app={app} beside={state.beside} laid={laid} />}
    </div>
  );
}

function warnUndrawn({ notices, state }: Parts, undrawn: boolean): void {
  if (undrawn) notices.warn(say('notice.undrawn'));
  else if (state.warning === say('notice.undrawn')) notices.warn('');
}

async function lay(app: Parts, options: Omit<BoardOptions, 'look'>): Promise<void> {
  const look = lookOf(app.state);
  const board = await Board.create({ ...options, look }).catch((error: unknown) => {
    warnUndrawn(app, true);
    removeKeptPicture();
    throw error;
  });
  app.disposables.add(() => board.destroy());
  app.page.attach(board);
  if (app.state.testing) exposeTest(app, board);
}
