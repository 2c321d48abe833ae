import type { Figures } from '../../../preload/api.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { sayInteger } from '../../words/say.ts';
import { figureLines } from './figures.ts';
import { HeadFigures } from './head-figures.tsx';

interface FiguresViewProps {
  readonly of: 'game' | 'all';
  readonly figures: Figures;
  /** Says a time in milliseconds. */
  readonly sayClock: (time: number) => string;
  /** Scores add up to a bank. */
  readonly banked?: boolean;
}

/** The figures of some games: the most telling ones large, the others with those of the latest games beside them. */
export function FiguresView({ of, figures, sayClock, banked = false }: FiguresViewProps) {
  return (
    <>
      <HeadFigures figures={figures} class="figures wide" />
      <div class="lines sums">
        <table>
          <thead>
            <tr>
              <th scope="col">{sayExtra('statistics.figure')}</th>
              <th scope="col">{sayExtra('statistics.ever')}</th>
              <th scope="col">{sayExtra('statistics.lately', { played: figures.lately.played })}</th>
            </tr>
          </thead>
          <tbody>
            {figureLines(of).map((line, i) => (
              <tr key={i}>
                <th scope="row">{line.name()}</th>
                <td>{line.said(figures, sayClock)}</td>
                <td>{line.said(figures.lately, sayClock)}</td>
              </tr>
            ))}
            {banked && figures.points !== null && (
              <tr>
                <th scope="row">{sayExtra('statistics.bank')}</th>
                <td>{sayInteger(figures.points)}</td>
                <td>{sayExtra('statistics.nothing')}</td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </>
  );
}
