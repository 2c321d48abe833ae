import { useEffect, useRef } from 'preact/hooks';
import type { App } from '../app/app.ts';
import type { Hands } from '../app/hands.ts';
import { greet, type Keys } from '../app/keys.ts';
import { lookOf } from '../app/look.ts';
import type { State } from '../app/state.ts';
import { exposeTest } from '../app/test-hook.ts';
import { Board } from '../board/board.ts';
import { say } from '../words/say.ts';

interface TableProps {
  readonly app: App;
  readonly state: State;
  readonly hands: Hands;
  readonly keys: Keys;
}

/** The board's place on the page. */
export function TableView({ app, state, hands, keys }: TableProps) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (host.current) void lay(app, hands, host.current);
  }, [app, hands]);
  useEffect(() => keys.follow(), [keys, state.turn]);
  const game = state.play?.session.game.name ?? '';
  useEffect(() => {
    if (game !== '') document.title = say('app.title', { game });
  }, [game, state.tongue]);
  return (
    <div
      class="table"
      inert={app.hidden}
      role="application"
      tabIndex={0}
      aria-label={say('table.name', { game })}
      aria-description={say('table.help')}
      onPointerDown={() => keys.hide()}
      onFocus={() => game !== '' && app.tell(state.message, greet(game))}
    >
      <div class="board" ref={host} />
    </div>
  );
}

async function lay(app: App, hands: Hands, host: HTMLElement): Promise<void> {
  const board = await Board.create({ host, look: lookOf(app.state.settings, app.state.dark), intents: hands });
  app.attach(board);
  if (app.state.testing) exposeTest(app, board);
}
