import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { App } from '../../app/app.ts';
import type { Hands } from '../../app/game/player-actions.ts';
import type { Keys } from '../../app/input/keyboard-play.ts';
import { lookOf } from '../../app/state/board-look.ts';
import type { State } from '../../app/state/state.ts';
import { exposeTest } from '../../app/test-hook.ts';
import { Board } from '../../board/board.ts';
import { say } from '../../words/say.ts';
import { Beside } from './beside.tsx';
import { SpokenTable } from './spoken-table.tsx';

interface TableProps {
  readonly app: App;
  readonly state: State;
  readonly hands: Hands;
  readonly keys: Keys;
}

/** The board's place on the page, and beside it the same table in words. */
export function TableView({ app, state, hands, keys }: TableProps) {
  const host = useRef<HTMLDivElement>(null);
  const session = state.play?.session;
  useEffect(() => {
    if (host.current) void lay(app, hands, host.current);
  }, [app, hands]);
  // Before the page is painted: a focus whose card has gone would be lost for a moment, and heard as lost.
  useLayoutEffect(() => keys.follow(), [keys, session, state.turn]);
  const game = session?.game.name ?? '';
  useEffect(() => {
    if (game !== '') document.title = say('app.title', { game });
  }, [game, state.tongue]);
  return (
    <div class="table" inert={app.hidden}>
      <div class="board" ref={host} aria-hidden="true" onPointerDown={() => keys.hide()} />
      {session && <SpokenTable session={session} keys={keys} />}
      {state.beside && <Beside app={app} beside={state.beside} />}
    </div>
  );
}

async function lay(app: App, hands: Hands, host: HTMLElement): Promise<void> {
  const look = lookOf(app.state.settings, app.state.dark);
  const board = await Board.create({ host, look, intents: hands }).catch((error: unknown) => {
    app.warn(say('told.undrawn'));
    throw error;
  });
  app.attach(board);
  if (app.state.testing) exposeTest(app, board);
}
