import type { Game } from '../../engine/index.ts';
import { CARD, miniatureOf } from './miniature.ts';

/** The layout of a game on a small table. */
export function Picture({ game }: { readonly game: Game }) {
  const { width, height, cards } = miniatureOf(game);
  const margin = 0.55;
  return (
    <svg
      class="picture"
      viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
      aria-hidden="true"
    >
      {cards.map(({ x, y, kind }, i) => (
        <rect key={i} class={kind} x={x} y={y} width={CARD.width} height={CARD.height} rx={0.12} />
      ))}
    </svg>
  );
}
