import { useEffect, useRef, useState } from 'preact/hooks';
import type { Game } from '../../../../engine/index.ts';
import { miniatureOf } from './miniature.ts';
import { pathsOf, type PicturePaths } from './picture-paths.ts';

interface Drawn extends PicturePaths {
  readonly box: string;
}

const MARGIN = 0.55;
const drawn = new Map<string, Drawn>();

function draw(game: Game): Drawn {
  const known = drawn.get(game.id);
  if (known) return known;
  const miniature = miniatureOf(game);
  const [width, height] = [miniature.width + 2 * MARGIN, miniature.height + 2 * MARGIN];
  const made = { ...pathsOf(miniature), box: `${-MARGIN} ${-MARGIN} ${width} ${height}` };
  drawn.set(game.id, made);
  return made;
}

/**
 * The layout of a game on a small table. It is drawn only when about to be scrolled into view: each takes some
 * milliseconds.
 */
export function GamePicture({ game }: { readonly game: Game }) {
  const ref = useRef<SVGSVGElement>(null);
  const [near, setNear] = useState(drawn.has(game.id));
  useEffect(() => {
    if (near || !ref.current) return undefined;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '300px',
    });
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, [near]);
  if (!near) return <svg ref={ref} class="picture" aria-hidden="true" />;
  const { box, layers, red, black } = draw(game);
  return (
    <svg class="picture" viewBox={box} aria-hidden="true">
      {layers.map(({ kind, path }, i) => (
        <path key={i} class={kind} d={path} />
      ))}
      <path class="red" d={red} />
      <path class="black" d={black} />
    </svg>
  );
}
