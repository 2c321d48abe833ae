import { BASE } from '../../../../engine/model/counters.ts';
import type { Answers } from '../../../../engine/model/game.ts';
import { columnGame, type ColumnGame } from '../../../../engine/hints/uct/column-game.ts';
import { findGame } from '../../../../engine/games/index.ts';
import { makeOptions, parseOptions } from '../../../../engine/model/options.ts';
import { RuleSet } from '../../../../engine/legality/rule-set.ts';
import { Session } from '../../../../engine/session/session.ts';
import { makeSearchContext } from '../../../../engine/search/context/context.ts';
import { knownOf } from '../../../../engine/solver/own-games.ts';
import { Position } from '../../../../engine/search/boards/position/position.ts';
import type { TableView } from '../../../../engine/model/table.ts';

/** A game with its options, its `ColumnGame` where the rules fit one, and its deals. */
export interface ColumnWay {
  readonly game: ColumnGame | undefined;
  /** Without forced moves. */
  readonly position: Position;
  readonly dealt: (deal: number) => TableView;
}

/** Makes a game's tools; `dealt` skips to the next deal with the base rank of the first, where the game has one. */
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
