import { planNameOf } from '../../../engine/solver/own-games.ts';
import type { VersionResults } from './found.ts';

/** A change of the solver, beside a game's plan, with which it decides more deals of some games. */
interface Gain {
  readonly what: string;
  readonly games: readonly string[];
}

/** The gains since solvers are counted, in their order: new ones are added at the end. */
const GAINS: readonly Gain[] = [
  {
    what: 'the basic bot plays on deals that a shuffle decides',
    games: [
      'blue-moon',
      'gaps',
      'intelligence',
      'knockout',
      'la-belle-lucie',
      'paganini',
      'red-moon',
      'scuffle',
      'three-shuffles-and-a-draw',
      'trefoil',
    ],
  },
  {
    what: 'the basic bot plays on deals that stay open, and after a shuffle that follows a move',
    games: [
      'big-ben',
      'blue-moon',
      'boxing-the-compass',
      'colonel',
      'congress',
      'double-scorpion',
      'gaps',
      'intelligence',
      'parisienne',
      'red-moon',
      'royal-rendezvous',
      'super-flower-garden',
      'ten-across',
      'terrace',
      'three-shuffles-and-a-draw',
      'triple-peaks',
    ],
  },
  {
    what: 'the positions of half a second are measured without the first step of each deal',
    games: ['acme', 'baroness', 'buffalo-bill'],
  },
];

/** The generation of the solver: how many gains it has. */
export const SOLVER = GAINS.length;

/** Whether a game's open deals were searched by a plan that it has no longer, or before a gain that concerns it. */
export const isOutdated = (game: string, { plan, solver = 0 }: VersionResults, gains = GAINS): boolean =>
  plan !== planNameOf(game) || gains.slice(solver).some(({ games }) => games.includes(game));
