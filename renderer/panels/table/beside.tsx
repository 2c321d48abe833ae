import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { App } from '../../app/app.ts';
import type { State } from '../../app/model/state.ts';

/** The parts of the program used here. */
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
 * Words on the table beside the pile they are about, for as long as the status bar shows them; screen readers have read
 * them out already.
 */
export function Beside({ app, beside, laid }: BesideProps) {
  const box = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (box.current) place(box.current, app, beside);
  }, [app, beside, laid]);
  useEffect(() => {
    const end = (): void => {
      if (app.state.beside === beside) app.state.change({ beside: undefined, message: '' });
    };
    const timer = setTimeout(end, READING_MS + LETTER_MS * beside.text.length);
    return () => clearTimeout(timer);
  }, [app, beside]);
  return (
    <p ref={box} class="beside" aria-hidden="true">
      {beside.text}
    </p>
  );
}

/**
 * Places the words under the pile, or above it where there is no room, within the table, with the tip at the pile's
 * centre. Words about a covered card go above its head, or under it where there is no room.
 */
function place(box: HTMLElement, app: Parts, { pile, index }: BesideProps['beside']): void {
  const table = box.offsetParent;
  const { board } = app.page;
  const { play } = app.state;
  if (!table || !board || !play) return;
  narrow(box);
  const top = Math.max(0, play.session.table.size(pile) - 1);
  const at = Math.min(index ?? top, top);
  const card = board.cardRect(pile, at);
  const middle = card.x + card.width / 2;
  const most = table.clientWidth - box.offsetWidth - GAP;
  const left = Math.max(GAP, Math.min(most, middle - box.offsetWidth / 2));
  const under = card.y + card.height + GAP;
  const above = card.y - GAP - box.offsetHeight;
  const fits = at < top ? above < GAP : under + box.offsetHeight + GAP <= table.clientHeight;
  box.dataset['side'] = fits ? 'under' : 'above';
  box.style.left = `${left}px`;
  box.style.top = `${fits ? under : Math.max(GAP, above)}px`;
  box.style.setProperty('--tip', `${middle - left}px`);
}

/** Makes the box only as wide as its lines: text broken into several needs less width than it was broken for. */
function narrow(box: HTMLElement): void {
  box.style.width = '';
  const lines = document.createRange();
  lines.selectNodeContents(box);
  const { paddingLeft, paddingRight } = getComputedStyle(box);
  const width = lines.getBoundingClientRect().width + parseFloat(paddingLeft) + parseFloat(paddingRight);
  box.style.width = `${Math.ceil(width)}px`;
}
