import { useMemo } from 'preact/hooks';
import type { Session } from '../../../engine/rules.ts';
import { signOf } from '../../app/services/speech/card-sign.ts';
import { readTable } from '../../app/services/speech/read-aloud.ts';
import { MINI_CARD, LEGIBLE_STEPS, type Mini, miniatureOfTable } from '../picker/picture/miniature.ts';

const MARGIN = 0.3;

/** A position on a small table whose face-up cards can all be read; described in words for screen readers. */
export function SmallTable({ session, at }: { readonly session: Session; readonly at: number }) {
  const { picture, description } = useMemo(
    () => ({ picture: miniatureOfTable(session, LEGIBLE_STEPS), description: readTable(session) }),
    [session, at],
  );
  const [width, height] = [picture.width + 2 * MARGIN, picture.height + 2 * MARGIN];
  return (
    <svg class="small-table" viewBox={`${-MARGIN} ${-MARGIN} ${width} ${height}`} role="img" aria-label={description}>
      {picture.cards.map((card, i) => (
        <SmallCard key={i} {...card} />
      ))}
    </svg>
  );
}

const RADIUS = 0.1;

function SmallCard({ x, y, kind, suit, card }: Mini) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect class={kind} width={MINI_CARD.width} height={MINI_CARD.height} rx={RADIUS} />
      {kind === 'up' && (
        <text class={suit === 1 || suit === 2 ? 'red' : 'black'} x={0.08} y={0.29}>
          {signOf(card)}
        </text>
      )}
    </g>
  );
}
