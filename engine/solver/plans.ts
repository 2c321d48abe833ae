import { bestFirst } from './best-first/best-first.ts';
import { STAGES } from './best-first/weights.ts';
import { restarts } from './depth-first/restarts.ts';
import type { Plan, Step } from './strategy.ts';

/** Short searches with differing opinions, then a whole one. */
const openCards: Plan = [
  ...STAGES.map(({ weights, positions }): Step => ({ strategy: bestFirst(weights), positions })),
  { strategy: bestFirst(STAGES[0]!.weights), positions: Infinity },
];

/** For one pack with a stock or hidden cards: a streamlined search, short ones with noise, then a whole one. */
const onePack: Plan = restarts();

const PLANS: Readonly<Record<string, Plan>> = {
  klondike: onePack,
  canfield: onePack,
  yukon: onePack,
  golf: onePack,
  accordion: onePack,
  'triple-peaks': onePack,
  scorpion: onePack,
  thirteen: onePack,
};

/** The plan of a game: the ways to search for it, in order, each with its share of positions. */
export const planOf = (game: string): Plan => PLANS[game] ?? openCards;
