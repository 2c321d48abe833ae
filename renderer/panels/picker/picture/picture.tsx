import { useEffect, useRef, useState } from 'preact/hooks';
import { type Game, type OptionsKey, usualOptions } from '../../../../engine/rules.ts';
import { cornerLetters } from '../../../words/letters/corner-letters.ts';
import { miniatureOf } from './miniature.ts';
import { pathsOf, type PicturePaths } from './picture-paths.ts';

interface GamePictureProps {
  readonly game: Game;
  /** The default options if absent. */
  readonly options?: OptionsKey | undefined;
}

interface Drawn extends PicturePaths {
  readonly box: string;
}

/** The prints of a picture, the lowest first, with the classes of their paths. */
const PRINTED = [
  ['red', 'print red'],
  ['black', 'print black'],
  ['blue', 'print blue'],
  ['skin', 'print skin'],
  ['gold', 'print gold'],
  ['redLines', 'lines red'],
  ['blackLines', 'lines black'],
] as const;

const MARGIN = 0.55;
const drawn = new Map<string, Drawn>();

const keyOf = ({ game, options }: GamePictureProps): string =>
  [game.id, options ?? usualOptions(game), ...Object.values(cornerLetters())].join(' ');

function draw(picture: GamePictureProps): Drawn {
  const known = drawn.get(keyOf(picture));
  if (known) return known;
  const miniature = miniatureOf(picture.game, picture.options);
  const [width, height] = [miniature.width + 2 * MARGIN, miniature.height + 2 * MARGIN];
  const made = { ...pathsOf(miniature, cornerLetters()), box: `${-MARGIN} ${-MARGIN} ${width} ${height}` };
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
  const { box, layers, prints } = draw(picture);
  return (
    <svg class="picture" viewBox={box} aria-hidden="true">
      {layers.map(({ kind, path }, i) => (
        <path key={i} class={kind} d={path} />
      ))}
      {PRINTED.map(([name, kind]) => prints[name] && <path key={name} class={kind} d={prints[name]} />)}
    </svg>
  );
}
