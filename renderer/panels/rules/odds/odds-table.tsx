import type { ComponentChildren } from 'preact';

interface OddsTableProps {
  /** The column heads; the first column names the rows. */
  readonly heads: readonly string[];
  /** The subject of the figures, if the text around does not say it. */
  readonly caption?: string;
  /** Its rows. */
  readonly children: ComponentChildren;
}

/** A table of chances: names on the left, one column for each figure. */
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
