import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Session } from '../../../engine/rules.ts';
import type { Play } from '../../app/model/play/play.ts';
import { cellId, spotOf } from '../../app/actions/input/spoken-cells.ts';
import { focusMapOf, visiblePiles } from '../../app/actions/input/focus.ts';
import type { KeyboardPlay } from '../../app/actions/input/keyboard-play.ts';
import { spotsOf } from '../../app/model/table/spots.ts';
import { rankNoun } from '../../words/table/cards.ts';
import { sayPlace, saySpot, sayWholePile } from '../../words/table/piles.ts';
import { sayGame } from '../../words/games.ts';
import { say, tongue } from '../../words/say.ts';
import { laidPilesOf } from '../../app/model/table/laid-piles.ts';
import { joinList } from '../../words/joins.ts';

const isSeen = (target: EventTarget | null): boolean => target instanceof Element && target.matches(':focus-visible');

interface SpokenTableProps {
  readonly play: Play;
  readonly keyboard: KeyboardPlay;
  /** Counts how often the piles have moved: the descriptions of their places change with that. */
  readonly laid: number;
}

/**
 * The table in words: a row for each pile, a cell for each visible card. It is a grid because screen readers pass their
 * keys to it as soon as it has the focus, so that the arrows reach the table, and still let it be read cell by cell; an
 * `application` or a `listbox` allows only one of the two. The focus itself moves from cell to cell, as not all screen
 * readers follow `aria-activedescendant` in a grid. A cell's place is its description: read out on arrival, skipped
 * when reading.
 */
export function SpokenTable({ play, keyboard }: SpokenTableProps) {
  const { session } = play;
  const rowOf = useMemo(() => keptRows(session), [session]);
  const rows = visiblePiles(focusMapOf(session)).map(rowOf);
  if (rows.length === 0) return null;
  return (
    <div
      class="spoken unseen"
      role="grid"
      aria-label={say('table.name', { game: sayGame(session.game.id) })}
      aria-description={say('table.help')}
      onFocusIn={({ target }) => {
        const spot = spotOf(target);
        // After a panel is closed by mouse, the focus returns without its ring.
        if (spot) keyboard.arrive(spot, isSeen(target) ? 'ring' : 'quiet');
      }}
      onFocusOut={({ relatedTarget }) => {
        // Without a next target the cell has disappeared with its card, or the whole window has lost the focus.
        if (relatedTarget && !spotOf(relatedTarget)) keyboard.leave();
      }}
      onClick={({ target }) => {
        const spot = spotOf(target);
        if (spot) keyboard.activate(spot);
      }}
    >
      {rows}
    </div>
  );
}

/**
 * Returns a function that returns each pile's row, the same node until its cards change, so that unchanged rows are not
 * compared again.
 */
function keptRows(session: Session): (pile: number) => VNode {
  const { table } = session;
  const kept = new Map<number, { readonly cards: string; readonly shapes: Session['shapes']; readonly row: VNode }>();
  return (pile) => {
    const shapes = laidPilesOf(session);
    const cards = `${tongue()} ${Array.from({ length: table.size(pile) }, (_, i) => table.at(pile, i)).join(' ')}`;
    const before = kept.get(pile);
    if (before?.cards === cards && before.shapes === shapes) return before.row;
    const spoken = spotsOf(pile, shapes[pile], table).map((index) => ({
      id: cellId({ pile, index }),
      words: saySpot(table, pile, index),
      place: joinList([sayPlace(shapes, table, pile, index), sayNext(session, pile)]),
    }));
    const row = <Row key={pile} whole={sayWholePile(shapes, table, pile)} spoken={spoken} />;
    kept.set(pile, { cards, shapes, row });
    return row;
  };
}

/** Says which rank a foundation takes next, where that is unusual; else ''. */
function sayNext(session: Session, pile: number): string {
  const rank = session.unusualNextRank(pile);
  return rank === undefined ? '' : say('spot.next', { rank: rankNoun(rank) });
}

interface RowProps {
  /** A short description of the pile. */
  readonly whole: string;
  /** Its cards that can have the focus. */
  readonly spoken: readonly { readonly id: string; readonly words: string; readonly place: string }[];
}

const Row = ({ whole, spoken }: RowProps) => (
  <div role="row" aria-label={whole}>
    <span role="gridcell">{whole}</span>
    {spoken.map(({ id, words, place }) => (
      <span key={id} id={id} role="gridcell" tabIndex={-1} aria-description={place}>
        {words}
      </span>
    ))}
  </div>
);
