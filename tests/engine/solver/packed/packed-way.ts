import { findGame } from '../../../../engine/games/index.ts';
import { dealByNumber } from '../../../../engine/legality/deal.ts';
import { RuleSet } from '../../../../engine/legality/rule-set.ts';
import { SafeHomes } from '../../../../engine/legality/safe-homes.ts';
import type { TableView } from '../../../../engine/model/table.ts';
import { parseOptions, usualAnswers } from '../../../../engine/model/options.ts';
import { KNOWN } from '../../../../engine/solver/known.ts';
import { ForcedHomes } from '../../../../engine/solver/packed/forced.ts';
import { type PackedGame, packedGame } from '../../../../engine/solver/packed/game.ts';
import { solverFactsOf } from '../../../../engine/search/boards/position/facts.ts';
import { PRUNING } from '../../../../engine/search/pruning/pruning.ts';
import { GameView } from '../../../../engine/search/view/game-view.ts';

/** A game packed as the solver does it, with aces as the base, and its deals. */
export interface PackedWay {
  readonly packed: PackedGame;
  readonly forced: ForcedHomes;
  table: (deal: number) => TableView;
}

/** Packs a game; `options`: instead of the default ones. */
export function packedWay(id: string, options?: string): PackedWay {
  const game = findGame(id)!;
  const rules = new RuleSet(game.variant(options === undefined ? usualAnswers(game) : parseOptions(game, options)!));
  const view = new GameView(rules);
  const facts = solverFactsOf(view, KNOWN[id]!, new Set(PRUNING));
  const packed = packedGame(view, facts, 0)!;
  const forced = new ForcedHomes(rules, new SafeHomes(rules, view), packed, 0);
  return { packed, forced, table: (deal) => dealByNumber(rules.variant, deal, rules).table };
}
