import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { ScoredLine } from '../../../engine/rules.ts';
import type { App } from '../../app/app.ts';
import type { Play } from '../../app/model/play/play.ts';
import { sayHand, sayLines } from '../../words/fetched/lines.ts';
import { fetchExtra, isExtra, sayExtra } from '../../words/fetched/extra-words.ts';
import { sayInteger } from '../../words/say.ts';

interface LineNotesProps {
  readonly app: Pick<App, 'page'>;
  readonly play: Play;
  /** Counts how often the piles have moved: the notes follow them. */
  readonly laid: number;
}

/** The hand and the points of each row, column and diagonal that scores, at its end. */
export function LineNotes({ app, play, laid }: LineNotesProps) {
  useEffect(() => void fetchExtra().catch(() => {}), []);
  const { lines } = play.session;
  if (!isExtra('line.name')) return null;
  const spoken = sayLines(lines);
  return (
    <ul class="line-notes" aria-label={sayExtra('line.name')}>
      {lines.map((line, at) => (
        <LineNote key={line.piles.join(' ')} app={app} line={line} spoken={spoken[at] ?? ''} laid={laid} />
      ))}
    </ul>
  );
}

interface LineNoteProps extends Pick<LineNotesProps, 'app' | 'laid'> {
  readonly line: ScoredLine;
  readonly spoken: string;
}

function LineNote({ app, line, spoken, laid }: LineNoteProps) {
  const ref = useRef<HTMLLIElement>(null);
  const { hand, points } = line;
  useLayoutEffect(() => {
    if (ref.current) place(ref.current, app, line);
  }, [app, line.piles.join(' '), spoken, laid]);
  const isShown = hand !== undefined || points !== undefined;
  return (
    <li ref={ref} class={isShown ? (points === undefined ? 'line-note open' : 'line-note') : 'unseen'}>
      <span class="unseen">{spoken}</span>
      {points !== undefined && <b aria-hidden="true">{sayInteger(points)}</b>}
      {hand && <span aria-hidden="true">{sayHand(hand)}</span>}
    </li>
  );
}

/** Distance from the card, in pixels. */
const GAP = 6;
/** How far down the card at the end a note's middle lies, in card heights, by whether the line leads up or down. */
const MIDDLES: ReadonlyMap<number, number> = new Map([
  [-1, 0.1],
  [0, 0.5],
  [1, 1.2],
]);

/** Places the note of a line beyond the card at its end, within the table. */
function place(note: HTMLElement, { page: { board } }: LineNoteProps['app'], { piles }: ScoredLine): void {
  const table = note.offsetParent;
  if (!table || !board?.geometry.layout.cardWidth) return;
  const [before, end] = piles.slice(-2).map((pile) => board.cardRect(pile, 0));
  if (!before || !end) return;
  const [across, down] = [Math.sign(end.x - before.x), Math.sign(end.y - before.y)];
  const { offsetWidth: width, offsetHeight: height } = note;
  const left =
    across > 0 ? end.x + end.width + GAP : across < 0 ? end.x - GAP - width : end.x + (end.width - width) / 2;
  const middle = end.y + end.height * (MIDDLES.get(down) ?? 0);
  const top = across === 0 ? end.y + end.height + GAP : middle - height / 2;
  note.style.left = `${Math.max(2, Math.min(left, table.clientWidth - width - 2))}px`;
  note.style.top = `${Math.max(2, Math.min(top, table.clientHeight - height - 2))}px`;
}
