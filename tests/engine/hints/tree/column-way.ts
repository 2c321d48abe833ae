import { BASE } from '../../../../engine/model/counters.ts';
import type { Answers } from '../../../../engine/model/game.ts';
import { columnGame, type ColumnGame } from '../../../../engine/hints/tree/column-game.ts';
import { findGame } from '../../../../engine/games/index.ts';
import { makeOptions, parseOptions } from '../../../../engine/model/options.ts';
import { RuleSet } from '../../../../engine/legality/rule-set.ts';
import { Session } from '../../../../engine/session/session.ts';
import { makeSearchContext } from '../../../../engine/solver/context.ts';
import { knownOf } from '../../../../engine/solver/own-games.ts';
import { Position } from '../../../../engine/solver/position/position.ts';
import type { TableView } from '../../../../engine/model/table.ts';

/** A way to play that may have a board of its own: what the rules say, and its deals. */
export interface ColumnWay {
  readonly game: ColumnGame | undefined;
  /** Nothing is forced on it. */
  readonly position: Position;
  readonly dealt: (deal: number) => TableView;
}

/** Of a game with a base rank the next deal is dealt that has the same one as the first. */
export function columnWay(id: string, some: Answers = {}): ColumnWay {
  const game = findGame(id)!;
  const options = makeOptions(game, some);
  const context = makeSearchContext(new RuleSet(game.variant(parseOptions(game, options)!)), { known: knownOf(id) });
  const tableOf = (deal: number): TableView => Session.begin(game, options, deal).table;
  const base = tableOf(1).counter(BASE);
  const dealt = (deal: number): TableView => {
    const table = tableOf(deal);
    return table.counter(BASE) === base ? table : dealt(deal + 1);
  };
  return {
    game: columnGame(context, base),
    position: new Position(context.position.rules, context.facts, undefined),
    dealt,
  };
}
