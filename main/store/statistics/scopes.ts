/** Games that are counted together: one with one choice of options, or with `EVERY` for either. */
export interface Scope {
  readonly game: string;
  readonly options: string;
}

/** Stands for all games, and for all choices of options, in the tables of tallies. */
export const EVERY = { game: '', options: '*' } as const;

/** Where the results of a scope are found: each is read off an index in its order. */
export const SCOPES = {
  all: 'true',
  game: 'game = @game',
  options: 'game = @game AND options = @options',
} as const;

/** Which of the three orders of the results a scope goes by. */
export const scopeKindOf = ({ game, options }: Scope): keyof typeof SCOPES =>
  game === EVERY.game ? 'all' : options === EVERY.options ? 'game' : 'options';

/** Each result counts for all games, for its game, and for its game with its options. */
export const scopesOf = ({ game, options }: Scope): Scope[] => [
  EVERY,
  { game, options: EVERY.options },
  { game, options },
];
