import type { ComponentChildren } from 'preact';
import { sayExtra } from '../../words/fetched/extra-words.ts';

const HEADINGS = ['move', 'played', 'better', 'cost'] as const;

interface MovesTableProps {
  readonly label: string;
  /** Its rows: a cell for each head, and a cell with a button to play on. */
  readonly children: ComponentChildren;
}

/** Moves mentioned in a review, with the better move and their cost. */
export const MovesTable = ({ label, children }: MovesTableProps) => (
  <div class="lines">
    <table class="slips" aria-label={label}>
      <thead>
        <tr>
          {HEADINGS.map((head) => (
            <th key={head} scope="col">
              {sayExtra(`review.${head}`)}
            </th>
          ))}
          <th scope="col">
            <span class="unseen">{sayExtra('review.play')}</span>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);
