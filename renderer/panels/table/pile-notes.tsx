import { useLayoutEffect, useRef } from 'preact/hooks';
import { isFaceDown, type Session } from '../../../engine/rules.ts';
import type { App } from '../../app/app.ts';
import type { Play } from '../../app/model/play/play.ts';
import { rankSign } from '../../app/services/speech/card-sign.ts';
import { say, sayInteger } from '../../words/say.ts';

type Parts = Pick<App, 'page'>;

/** The fewest cards of a chain whose length is shown. */
const LEAST_CHAIN = 2;

interface PileNotesProps {
  readonly app: Parts;
  readonly play: Play;
  /** Counts how often the piles have moved: the notes follow them. */
  readonly laid: number;
}

/**
 * Notes on piles: the number of cards on each stock, the length of a chain on a waste, and the next rank on a
 * foundation where it is unusual. Screen readers have the first and the last in the pile's description.
 */
export function PileNotes({ app, play, laid }: PileNotesProps) {
  const { session } = play;
  return (
    <>
      {session.shapes.map((_, pile) => {
        const note = noteOf(session, pile);
        const cards = session.table.size(pile);
        return note && <PileNote key={pile} app={app} pile={pile} cards={cards} note={note} laid={laid} />;
      })}
    </>
  );
}

/** Returns the note on a pile; undefined on most. */
function noteOf(session: Session, pile: number): string | undefined {
  const { shapes, table } = session;
  if (shapes[pile]?.role === 'stock' && table.size(pile) > 1 && isFaceDown(table.top(pile)))
    return sayInteger(table.size(pile));
  const { chain } = session;
  if (chain?.pile === pile && chain.length >= LEAST_CHAIN) return say('table.chain', { length: chain.length });
  const next = session.unusualNextRank(pile);
  return next === undefined ? undefined : `→ ${rankSign(next)}`;
}

interface PileNoteProps {
  readonly app: Parts;
  readonly pile: number;
  readonly cards: number;
  readonly note: string;
  readonly laid: number;
}

function PileNote({ app, pile, cards, note, laid }: PileNoteProps) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const card = app.page.board?.geometry.layout.cardWidth ? app.page.board.cardRect(pile, cards - 1) : undefined;
    if (!ref.current) return;
    ref.current.hidden = card === undefined;
    if (!card) return;
    ref.current.style.left = `${card.x + card.width / 2}px`;
    ref.current.style.top = `${card.y + card.height}px`;
  }, [app, pile, cards, laid]);
  return (
    <span ref={ref} class="pile-note" aria-hidden="true" hidden>
      {note}
    </span>
  );
}
