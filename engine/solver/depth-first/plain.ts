import type { Pile } from '../../model/pile.ts';

/** Whether its top card alone decides what it takes, and any number of cards. */
export const isPlainSearch = ({ rules }: Pile): boolean =>
  [
    rules.reach,
    rules.near,
    rules.covered,
    rules.closed,
    rules.most,
    rules.room,
    rules.on,
    rules.takes,
    rules.gives,
    rules.within,
  ].every((rule) => rule === undefined) &&
  !rules.oneByOne &&
  (rules.least ?? 1) === 1 &&
  rules.build !== undefined;

/** Whether a click on it does nothing, unless it is the stock of a talon. */
export const isQuiet = ({ index, rules }: Pile, stock: number | undefined): boolean =>
  index === stock || (rules.tap === undefined && typeof rules.double !== 'object');
