import { useRef } from 'preact/hooks';
import { type Card, rankOf, suitOf } from '../../../engine/rules.ts';
import { signOf } from '../../app/services/speech/card-sign.ts';
import { sayCard } from '../../words/table/cards.ts';
import { readingKey } from '../ui/reading-key.ts';
import { tileAt } from '../ui/focus/tile-walk.ts';

interface CardPadProps {
  readonly label: string;
  readonly left: ReadonlyMap<Card, number>;
  /** The chosen card, where a press does not enter it at once. */
  readonly chosen?: Card | undefined;
  readonly onCard: (card: Card) => void;
}

/** A button for every card of the pack, one row for each suit; arrows go from card to card. */
export function CardPad({ label, left, chosen, onCard }: CardPadProps) {
  const pad = useRef<HTMLDivElement>(null);
  const cards = [...left.keys()].toSorted((a, b) => suitOf(a) - suitOf(b) || rankOf(a) - rankOf(b));
  const walk = (event: KeyboardEvent): void => {
    const tiles = [...(pad.current?.querySelectorAll('button') ?? [])];
    if (!(event.target instanceof HTMLElement)) return;
    const next = tileAt(readingKey(event.key), tiles, event.target);
    if (!next) return;
    event.preventDefault();
    for (const tile of tiles) tile.tabIndex = tile === next ? 0 : -1;
    next.focus();
  };
  return (
    <div ref={pad} class="card-pad" role="group" aria-label={label} onKeyDown={walk}>
      {cards.map((card, i) => (
        <PadCard
          key={card}
          {...{ card, onCard }}
          count={left.get(card) ?? 0}
          first={i === 0}
          pressed={card === chosen}
        />
      ))}
    </div>
  );
}

interface PadCardProps extends Pick<CardPadProps, 'onCard'> {
  readonly card: Card;
  readonly count: number;
  readonly first: boolean;
  readonly pressed: boolean;
}

function PadCard({ card, count, first, pressed, onCard }: PadCardProps) {
  const suit = suitOf(card);
  return (
    <button
      type="button"
      class={`${suit === 1 || suit === 2 ? 'red' : 'black'}${pressed ? ' chosen' : ''}`}
      tabIndex={first ? 0 : -1}
      aria-disabled={count === 0}
      onClick={() => count > 0 && onCard(card)}
    >
      <span class="unseen">{count > 1 ? `${sayCard(card)} ×${count}` : sayCard(card)}</span>
      <span aria-hidden="true">
        {signOf(card)}
        {count > 1 && <small>×{count}</small>}
      </span>
    </button>
  );
}
