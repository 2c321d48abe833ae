import { defineGame } from '../../model/game.ts';
import { removeAlone } from '../../vocabulary/actions.ts';
import { inALine, summedInALine } from '../../vocabulary/shapes/in-a-line.ts';

const [SEVEN, MOST] = [7, 4];
const summed = summedInALine({ furthest: MOST - 1, fits: (sum) => sum % SEVEN === 0 });

export default defineGame({
  id: 'seven-up',
  name: 'Seven Up',
  variant: () =>
    inALine({
      dealt: 3,
      left: 0,
      ...summed,
      rules: (line, out) => ({ ...summed.rules(line, out), tap: removeAlone(out, SEVEN) }),
    }),
});
