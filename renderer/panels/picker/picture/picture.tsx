import { useEffect, useRef, useState } from 'preact/hooks';
import { type Game, type OptionsKey, usualOptions } from '../../../../engine/rules.ts';
import { miniatureOf } from './miniature.ts';
import { pathsOf, type PicturePaths } from './picture-paths.ts';

interface GamePictureProps {
  readonly game: Game;
  /** The usual ones if absent. */
  readonly options?: OptionsKey | undefined;
}

interface Drawn extends PicturePaths {
  readonly box: string;
}

const MARGIN = 0.55;
const drawn = new Map<string, Drawn>();

const keyOf = ({ game, options }: GamePictureProps): string => `${game.id} ${options ?? usualOptions(game)}`;

function draw(picture: GamePictureProps): Drawn {
  const known = drawn.get(keyOf(picture));
  if (known) return known;
  const miniature = miniatureOf(picture.game, picture.options);
  const [width, height] = [miniature.width + 2 * MARGIN, miniature.height + 2 * MARGIN];
  const made = { ...pathsOf(miniature), box: `${-MARGIN} ${-MARGIN} ${width} ${height}` };
  drawn.set(keyOf(picture), made);
  return made;
}

/**
 * The layout of a game on a small table. It is drawn only when about to be scrolled into view: each takes some
 * milliseconds.
 */
export function GamePicture(picture: GamePictureProps) {
  const ref = useRef<SVGSVGElement>(null);
  const [near, setNear] = useState(drawn.has(keyOf(picture)));
  useEffect(() => {
    if (near || !ref.current) return undefined;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '300px',
    });
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, [near]);
  if (!near) return <svg ref={ref} class="picture" aria-hidden="true" />;
  const { box, layers, red, black } = draw(picture);
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
