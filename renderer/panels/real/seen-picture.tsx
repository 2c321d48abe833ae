import { useId } from 'preact/hooks';
import { signOf } from '../../app/services/speech/card-sign.ts';
import { MINI_CARD, type Mini, type Miniature } from '../picker/picture/miniature.ts';
import { seenBeside, seenOf } from './seen.ts';

const MARGIN = 0.3;
const RADIUS = 0.1;

interface SeenPictureProps {
  readonly label: string;
  readonly picture: Miniature;
  readonly at: Mini | undefined;
  readonly sayCard: (mini: Mini) => string;
  readonly onCard: (mini: Mini) => void;
}

/** The table as it is now; a click or the arrows choose one of the face-up cards. */
export function SeenPicture({ label, picture, at, sayCard, onCard }: SeenPictureProps) {
  const id = useId();
  const seen = seenOf(picture.cards);
  const nameOf = ({ pile, index }: Mini): string => `${id}-${pile}-${index}`;
  const walk = (event: KeyboardEvent): void => {
    const next = at && seenBeside(event.key, seen, at);
    if (!event.key.startsWith('Arrow') && !next) return;
    event.preventDefault();
    if (next) onCard(next);
  };
  const [width, height] = [picture.width + 2 * MARGIN, picture.height + 2 * MARGIN];
  return (
    <svg
      class="small-table entering"
      viewBox={`${-MARGIN} ${-MARGIN} ${width} ${height}`}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={at && nameOf(at)}
      onKeyDown={walk}
    >
      {picture.cards.map((mini) =>
        mini.kind === 'up' ? (
          <SeenCard
            key={nameOf(mini)}
            id={nameOf(mini)}
            label={sayCard(mini)}
            mini={mini}
            chosen={mini === at}
            onPress={() => onCard(mini)}
          />
        ) : (
          <rect
            key={nameOf(mini)}
            class={mini.kind}
            x={mini.x}
            y={mini.y}
            width={MINI_CARD.width}
            height={MINI_CARD.height}
            rx={RADIUS}
            aria-hidden="true"
          />
        ),
      )}
    </svg>
  );
}

interface SeenCardProps {
  readonly id: string;
  readonly label: string;
  readonly mini: Mini;
  readonly chosen: boolean;
  readonly onPress: () => void;
}

function SeenCard({ id, label, mini: { x, y, suit, card }, chosen, onPress }: SeenCardProps) {
  return (
    <g class={chosen ? 'current' : ''} transform={`translate(${x} ${y})`} onClick={onPress}>
      <rect
        id={id}
        role="option"
        aria-label={label}
        aria-selected={chosen}
        class="up"
        width={MINI_CARD.width}
        height={MINI_CARD.height}
        rx={RADIUS}
      />
      <text class={suit === 1 || suit === 2 ? 'red' : 'black'} x={0.08} y={0.29} aria-hidden="true">
        {signOf(card)}
      </text>
    </g>
  );
}
