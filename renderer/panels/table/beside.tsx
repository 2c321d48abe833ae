import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { App } from '../../app/app.ts';
import type { State } from '../../app/model/state.ts';
import { stay } from '../ui/focus/stay.ts';
import { MessageButtons } from '../ui/message-buttons.tsx';

type Parts = Pick<App, 'state' | 'page'>;

/** Milliseconds that the words stay: a fixed time, and more for each letter. */
const READING_MS = 2500;
const LETTER_MS = 60;
/** Distance from the pile and from the table's edge, in pixels. */
const GAP = 9;

interface BesideProps {
  readonly app: Parts;
  readonly beside: NonNullable<State['beside']>;
  /** Counts how often the piles have moved: the words follow them. */
  readonly laid: number;
}

/**
 * A message on the table beside the pile that it is about; screen readers have read it out already. Most messages
 * disappear after a reading time; a hint stays, with its buttons, until the next message.
 */
export function Beside({ app, beside, laid }: BesideProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (box.current) place(box.current, app, beside);
  }, [app, beside, laid]);
  useEffect(() => {
    if (beside.stays) return undefined;
    const end = (): void => {
      if (app.state.beside === beside) app.state.change({ beside: undefined, message: '' });
    };
    const timer = setTimeout(end, READING_MS + LETTER_MS * beside.text.length);
    return () => clearTimeout(timer);
  }, [app, beside]);
  return (
    <div ref={box} class="beside" onMouseDown={stay}>
      <p aria-hidden="true">{beside.text}</p>
      <MessageButtons buttons={app.state.offers} />
    </div>
  );
}

/**
 * Places the words under the pile, or above it where there is no room, within the table, with the tip at the pile's
 * centre. Words about a covered card go above its head, or under it where there is no room. Where they would cover the
 * pile to be left clear, they go to the other side.
 */
function place(box: HTMLElement, app: Parts, { pile, index, clear }: BesideProps['beside']): void {
  const table = box.offsetParent;
  const { board } = app.page;
  const { play } = app.state;
  if (!table || !board || !play) return;
  narrow(box);
  const topOf = (of: number): number => Math.max(0, play.session.table.size(of) - 1);
  const top = topOf(pile);
  const at = Math.min(index ?? top, top);
  const card = board.cardRect(pile, at);
  const kept = clear === undefined ? undefined : board.cardRect(clear, topOf(clear));
  const middle = card.x + card.width / 2;
  const most = table.clientWidth - box.offsetWidth - GAP;
  const left = Math.max(GAP, Math.min(most, middle - box.offsetWidth / 2));
  const under = card.y + card.height + GAP;
  const above = card.y - GAP - box.offsetHeight;
  const covers = (y: number): boolean =>
    kept !== undefined &&
    left < kept.x + kept.width &&
    left + box.offsetWidth > kept.x &&
    y < kept.y + kept.height &&
    y + box.offsetHeight > kept.y;
  const fits = at < top ? above < GAP : under + box.offsetHeight + GAP <= table.clientHeight;
  const isUnder = fits ? !covers(under) || above < GAP : above < GAP;
  box.dataset['side'] = isUnder ? 'under' : 'above';
  box.style.left = `${left}px`;
  box.style.top = `${isUnder ? Math.min(under, table.clientHeight - box.offsetHeight - GAP) : above}px`;
  box.style.setProperty('--tip', `${middle - left}px`);
}

/** Makes the box only as wide as its lines, because wrapped text may need less width than it was wrapped to. */
function narrow(box: HTMLElement): void {
  box.style.width = '';
  const lines = document.createRange();
  lines.selectNodeContents(box);
  const { paddingLeft, paddingRight } = getComputedStyle(box);
  const width = lines.getBoundingClientRect().width + parseFloat(paddingLeft) + parseFloat(paddingRight);
  box.style.width = `${Math.ceil(width)}px`;
}
