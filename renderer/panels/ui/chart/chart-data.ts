/** A line, steps, or single dots, over the places of a chart; null where there is nothing to show. */
export interface Series {
  readonly name: string;
  readonly kind: 'line' | 'calm' | 'steps' | 'dots';
  readonly values: readonly (number | null)[];
}

/** Places of a chart that have something in common, from the first to the last. */
export interface Band {
  readonly kind: 'good' | 'bad' | 'open';
  /** Said in it where it is wide enough. */
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** A chart as it is drawn: places side by side, what stands over them, and how many games are under each. */
export interface ChartData {
  readonly title: string;
  readonly series: readonly Series[];
  readonly games: readonly { readonly won: number; readonly lost: number }[];
  /** Behind the lines. */
  readonly bands?: readonly Band[];
  /** Places that something is told about. */
  readonly marks?: readonly number[];
  /** The place at which it turned, with its name. */
  readonly turn?: { readonly place: number; readonly name: string };
  /** From 0 to `most`. */
  readonly most: number;
  readonly sayValue: (value: number) => string;
  /**
   * What can be said under the places: as many of them as have room, to the last; or from the first, in round steps.
   */
  readonly places: readonly string[];
  readonly counts?: boolean;
  /** In pixels, where it is not the usual one. */
  readonly height?: number;
  /** The same as text. */
  readonly table: { readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] };
}
