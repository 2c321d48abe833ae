import { findGame } from '../../../engine/games/index.ts';
import { RuleSet } from '../../../engine/legality/rule-set.ts';
import { parseOptions } from '../../../engine/model/options.ts';
import { censusWays, type Found, type FoundWay } from './found.ts';

/** Whether nothing is shuffled while a deal is played, so that who wins it once has shown that it can be won. */
export function isUnshuffled(id: string, options: string): boolean {
  const game = findGame(id)!;
  const rules = new RuleSet(game.variant(parseOptions(game, options)!));
  return !rules.piles.some(
    ({ index, rules: { tap } }) => tap?.chance !== undefined || rules.doubleOf(index)?.chance !== undefined,
  );
}

/** What was found, where the simple player has won what the solver left open too. */
export function provenByPlay(found: Found): Found {
  const ways = censusWays([]);
  const proven = ([key, way]: [string, FoundWay]): [string, FoundWay] => {
    const verdicts = way.verdicts.replaceAll(/[op]/g, (letter, at: number) => (way.wins[at]! > '0' ? 'w' : letter));
    const named = verdicts === way.verdicts ? undefined : ways.get(key);
    return [key, named && isUnshuffled(named.game, named.options) ? { ...way, verdicts } : way];
  };
  return Object.fromEntries(Object.entries(found).map(proven));
}
