import type { Figures } from '../../../preload/api.ts';
import { headFigures } from './figures.ts';

interface HeadFiguresProps {
  readonly figures: Figures;
  /** The CSS class of the list. */
  readonly class: string;
}

/** The most telling figures, each with its name. */
export function HeadFigures({ figures, class: look }: HeadFiguresProps) {
  return (
    <dl class={look}>
      {headFigures(figures).map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
