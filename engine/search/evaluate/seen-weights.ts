import { type BeamWeights, RUNS_WEIGHTS } from './weights.ts';

/**
 * Weights for how near to a win a position looks by the cards seen, where whole runs go home: tuned on Spider with four
 * suits, deals 5001 to 5060. Compared with the weights of the solver, which knows all cards, a column without hidden
 * cards is worth more, and a card on one that it doesn't continue costs more.
 */
const SEEN_CARDS_WEIGHTS: BeamWeights = {
  ...RUNS_WEIGHTS,
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

/**
 * The same for two suits, where most cards reach their own suit in time: a card on the other suit costs little more
 * than one that doesn't continue the card under it. Tuned by the games that `RevealPlayer` wins, deals from 1,100,001
 * on: 498 of 1,500 others (700,001 on), where it wins 405 by the weights of four suits. With one suit it wins no more.
 */
const TWO_SUITS_WEIGHTS: BeamWeights = {
  ...SEEN_CARDS_WEIGHTS,
  home: 117,
  down: -50,
  anyDown: -50,
  joined: 38,
  fitting: -8,
  break: -15,
  run: 2.8,
  buried: -1.1,
  buriedSuit: 6.5,
  lastOff: -18.5,
  empty: 138,
  moreEmpty: 18.8,
};

/** Returns the weights for a deck of this many suits. */
export const weightsOfSuits = (suits: number): BeamWeights => (suits === 2 ? TWO_SUITS_WEIGHTS : SEEN_CARDS_WEIGHTS);
