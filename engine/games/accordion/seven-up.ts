import { choose, defineGame } from '../../model/game.ts';
import { removeAlone } from '../../vocabulary/actions.ts';
import { inALine, summedInALine } from '../../vocabulary/shapes/in-a-line.ts';

const SEVEN = 7;

const together = choose(
  'Cards removed together',
  {
    four: { label: 'Up to four cards leave together', most: 4 },
    any: { label: 'Any number of cards leaves together', most: Infinity },
  },
  'four',
);

export default defineGame({
  id: 'seven-up',
  name: 'Seven Up',
  options: { together },
  variant({ together: { most } }) {
    const summed = summedInALine({ furthest: most - 1, fits: (sum) => sum % SEVEN === 0 });
    return inALine({
      dealt: 3,
      left: 0,
      ...summed,
      rules: (line, out) => ({ ...summed.rules(line, out), tap: removeAlone(out, SEVEN) }),
    });
  },
});
