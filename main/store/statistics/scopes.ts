/** Games that are counted together: those of one game with one choice of options, or with `EVERY` for either. */
export interface Scope {
  readonly game: string;
  readonly options: string;
}

/** Stands for all games, and for all choices of options, in the tables of tallies. */
export const EVERY = { game: '', options: '*' } as const;

/** Conditions in SQL for the results of a scope; each reads an index in its order. */
export const SCOPES = {
  all: 'true',
  game: 'game = @game',
  options: 'game = @game AND options = @options',
} as const;

/** Returns the kind of a scope, which selects its condition. */
export const scopeKindOf = ({ game, options }: Scope): keyof typeof SCOPES =>
  game === EVERY.game ? 'all' : options === EVERY.options ? 'game' : 'options';

/** Returns the scopes of a result: all games, its game, and its game with its options. */
export const scopesOf = ({ game, options }: Scope): Scope[] => [
  EVERY,
  { game, options: EVERY.options },
  { game, options },
];
