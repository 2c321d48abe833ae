import { csvRow } from '../../app/services/exchange/csv.ts';
import type { GameOdds } from './game-odds.ts';

const NAMES = ['game', 'name', 'deals', 'won', 'lost', 'chance', 'open', 'low', 'high', 'simpleGames', 'simpleWins'];

/** Returns the measurements as comma-separated values, one line a game; shares are from 0 to 1. */
export const likelihoodCsv = (all: readonly GameOdds[]): string =>
  [NAMES, ...all.map(cellsOf)].map((cells) => csvRow(cells)).join('');

const cellsOf = ({ id, name, odds, winnable: { interval } }: GameOdds): (string | number)[] => [
  id,
  name,
  odds.deals,
  odds.won,
  odds.lost,
  odds.chance,
  odds.open,
  ...interval.map((share) => Number(share.toFixed(4))),
  odds.simpleGames,
  odds.simpleWins,
];
