import { findGame } from '../../../engine/games/index.ts';
import type { Answers } from '../../../engine/model/game.ts';
import { makeOptions, type OptionsKey } from '../../../engine/model/options.ts';
import type { DealRange } from '../../lab/solve/arguments.ts';

/** A game that is measured, one of its versions, and its deals. */
export interface BenchedWay {
  readonly game: string;
  readonly options: OptionsKey;
  readonly deals: DealRange;
}

const HUNDRED_DEALS: DealRange = { from: 1, to: 100 };

/** Makes a version; `answers` has those that are not the default ones. */
function way(game: string, answers: Answers = {}, deals = HUNDRED_DEALS): BenchedWay {
  const found = findGame(game);
  if (found === undefined) throw new Error(`there is no game "${game}"`);
  return { game, options: makeOptions(found, answers), deals };
}

export const BENCHED_WAYS: readonly BenchedWay[] = [
  // Microsoft's 32,000 deals, by their numbers.
  way('freecell', {}, { from: 1, to: 32_000 }),
  way('klondike'),
  way('klondike', { dealing: 'unlimited' }),
  way('klondike', { dealing: 'three' }),
  way('canfield'),
  way('yukon'),
  way('spider', { suits: 'one' }),
  way('spider', { suits: 'two' }),
  way('spider', { suits: 'four' }),
  way('golf'),
  way('seahaven'),
  way('eight-off'),
  way('bakers-game'),
  way('bakers-game', { open: true }),
  way('thirteen'),
  way('triple-peaks'),
  way('scorpion'),
  way('accordion'),
  way('gaps'),
  way('forty-thieves'),
];
