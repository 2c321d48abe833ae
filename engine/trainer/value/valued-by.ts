/**
 * Positions are compared by `play`, how often they are won when they are played on as the game's hints do it
 * (`Method`): by a simple player, by the one of a tree, or by one that looks at stages; where he hardly ever wins, by
 * how much of the `way` to a win he makes.
 */
export type ValuedBy = 'play' | 'way';
