/** A line, steps, or single dots over the places of a chart; null where there is no value. */
export interface Series {
  readonly name: string;
  readonly kind: 'line' | 'calm' | 'steps' | 'dots';
  readonly values: readonly (number | null)[];
}

/** A stretch of places with something in common, from the first to the last. */
export interface Band {
  readonly kind: 'good' | 'bad' | 'open';
  /** Written in it where it is wide enough. */
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** The content of a chart: places side by side, the values over them, and the numbers of games under them. */
export interface ChartData {
  readonly title: string;
  readonly series: readonly Series[];
  readonly games: readonly { readonly won: number; readonly lost: number }[];
  /** Drawn behind the lines. */
  readonly bands?: readonly Band[];
  /** Places of interest. */
  readonly marks?: readonly number[];
  /** The turning point, with its name. */
  readonly turn?: { readonly place: number; readonly name: string };
  /** The top of the scale, which begins at 0. */
  readonly most: number;
  readonly sayValue: (value: number) => string;
  /**
   * Labels of the places. As many are written as have room: counted back from the last place or, with `counts`, from
   * the first in round steps.
   */
  readonly places: readonly string[];
  readonly counts?: boolean;
  /** In pixels, if not the default one. */
  readonly height?: number;
  /** The same as a table. */
  readonly table: { readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] };
}
