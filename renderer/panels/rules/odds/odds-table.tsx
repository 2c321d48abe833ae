import type { ComponentChildren } from 'preact';

interface OddsTableProps {
  /** Above the columns, the first of which names the rows. */
  readonly heads: readonly string[];
  /** What the figures are of, where the words around do not say it. */
  readonly caption?: string;
  /** Its rows. */
  readonly children: ComponentChildren;
}

/** Figures of chances: names to the left, a figure a column to the right. */
export const OddsTable = ({ heads, caption, children }: OddsTableProps) => (
  <table class="odds">
    {caption !== undefined && <caption>{caption}</caption>}
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
