import { type BeamWeights, RUNS } from '../../solver/stage-beam/weights.ts';

/**
 * How near to a win a position looks by what is seen of it, where whole runs go home: tuned on Spider with four suits,
 * deals 5001 to 5060. Beside the solver's, which knows all cards, a column without hidden cards is worth more, and a
 * card that lies where it can't go on costs more.
 */
export const BY_WHAT_IS_SEEN: BeamWeights = {
  ...RUNS,
  home: 105,
  down: -42.5,
  anyDown: -57,
  joined: 35,
  fitting: 0.6,
  break: -30,
  run: 2.4,
  buried: -1.2,
  lastOff: -20.5,
  empty: 145,
  moreEmpty: 16.2,
};
