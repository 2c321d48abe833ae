import { useRef } from 'preact/hooks';
import { type Card, rankOf, suitOf } from '../../../engine/index.ts';
import { signOf } from '../../app/services/speech/card-sign.ts';
import { ranksOfLetter, suitsOfLetter } from '../../words/letters/card-letters.ts';
import { sayCard } from '../../words/table/cards.ts';
import { tileAt } from '../ui/focus/tile-walk.ts';

interface CardPadProps {
  readonly label: string;
  readonly left: ReadonlyMap<Card, number>;
  readonly onCard: (card: Card) => void;
}

/** Every card of the pack to be pressed, a row a suit; arrows go from card to card. */
export function CardPad({ label, left, onCard }: CardPadProps) {
  const pad = useRef<HTMLDivElement>(null);
  const cards = [...left.keys()].toSorted((a, b) => suitOf(a) - suitOf(b) || rankOf(a) - rankOf(b));
  const walk = (event: KeyboardEvent): void => {
    const tiles = [...(pad.current?.querySelectorAll('button') ?? [])];
    if (!(event.target instanceof HTMLElement)) return;
    const next = tileAt(event.key, tiles, event.target);
    if (!next) return;
    event.preventDefault();
    for (const tile of tiles) tile.tabIndex = tile === next ? 0 : -1;
    next.focus();
  };
  return (
    <div ref={pad} class="card-pad" role="group" aria-label={label} onKeyDown={walk}>
      {cards.map((card, i) => (
        <PadCard key={card} card={card} count={left.get(card) ?? 0} first={i === 0} onCard={onCard} />
      ))}
    </div>
  );
}

interface PadCardProps extends Pick<CardPadProps, 'onCard'> {
  readonly card: Card;
  readonly count: number;
  readonly first: boolean;
}

function PadCard({ card, count, first, onCard }: PadCardProps) {
  const suit = suitOf(card);
  return (
    <button
      type="button"
      class={suit === 1 || suit === 2 ? 'red' : 'black'}
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

/** The card that is meant by a rank's letter and then a suit's, of those that are left. */
export function typedCard(left: ReadonlyMap<Card, number>, ranks: readonly number[], letter: string): Card | undefined {
  const suits = suitsOfLetter(letter);
  return [...left].find(
    ([card, count]) => count > 0 && ranks.includes(rankOf(card)) && suits.includes(suitOf(card)),
  )?.[0];
}

/** The ranks that a typed letter begins a card with. */
export const typedRanks = (letter: string): readonly number[] => ranksOfLetter(letter);
