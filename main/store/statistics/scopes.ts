/** Games that are counted together: those of one game with one choice of options, or with `WHOLE_SCOPE` for either. */
export interface Scope {
  readonly game: string;
  readonly options: string;
}

/** Stands for all games, and for all choices of options, in the tables of tallies. */
export const WHOLE_SCOPE = { game: '', options: '*' } as const;

/** Conditions in SQL for the results of a scope; each reads an index in its order. */
export const SCOPES = {
  all: 'true',
  game: 'game = @game',
  options: 'game = @game AND options = @options',
} as const;

/** Returns the kind of a scope, which selects its condition. */
export const scopeKindOf = ({ game, options }: Scope): keyof typeof SCOPES =>
  game === WHOLE_SCOPE.game ? 'all' : options === WHOLE_SCOPE.options ? 'game' : 'options';

/** Returns the scopes of a result: all games, its game, and its game with its options. */
export const scopesOf = ({ game, options }: Scope): Scope[] => [
  WHOLE_SCOPE,
  { game, options: WHOLE_SCOPE.options },
  { game, options },
];
