import { useEffect, useLayoutEffect, useReducer, useRef } from 'preact/hooks';
import { isFaceDown } from '../../../engine/index.ts';
import type { App } from '../../app/app.ts';
import type { Play } from '../../app/model/play.ts';
import { sayInteger } from '../../words/say.ts';

/** The parts of the program used here. */
type Parts = Pick<App, 'page'>;

interface StockCountsProps {
  readonly app: Parts;
  readonly play: Play;
}

/** On each stock how many cards it has; a screen reader has them in the words of the pile. */
export function StockCounts({ app, play }: StockCountsProps) {
  const [, again] = useReducer((times: number) => times + 1, 0);
  // Their places are known once the board lies still for the first time.
  useEffect(() => {
    let wanted = true;
    void app.page.atRest().then(() => wanted && again(undefined));
    return () => {
      wanted = false;
    };
  }, [app, play]);
  const { session } = play;
  const stocks = session.shapes.flatMap(({ role }, pile) =>
    role === 'stock' && session.table.size(pile) > 1 && isFaceDown(session.table.top(pile)) ? [pile] : [],
  );
  return (
    <>
      {stocks.map((pile) => (
        <StockCount key={pile} app={app} pile={pile} cards={session.table.size(pile)} />
      ))}
    </>
  );
}

interface StockCountProps {
  readonly app: Parts;
  readonly pile: number;
  readonly cards: number;
}

function StockCount({ app, pile, cards }: StockCountProps) {
  const ref = useRef<HTMLSpanElement>(null);
  // With every drawing: the window may have laid the piles otherwise.
  useLayoutEffect(() => {
    const card = app.page.board?.geometry.layout.cardWidth ? app.page.board.cardRect(pile, cards - 1) : undefined;
    if (!ref.current) return;
    ref.current.hidden = card === undefined;
    if (!card) return;
    ref.current.style.left = `${card.x + card.width / 2}px`;
    ref.current.style.top = `${card.y + card.height}px`;
  });
  return (
    <span ref={ref} class="stock-count" aria-hidden="true" hidden>
      {sayInteger(cards)}
    </span>
  );
}
