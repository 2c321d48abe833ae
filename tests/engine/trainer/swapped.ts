import { findGame } from '../../../engine/games/index.ts';
import { makeGameTools } from '../../../engine/hints/game-tools.ts';
import { type Card, faceUp } from '../../../engine/model/card.ts';
import { makeOrder } from '../../../engine/model/deck-order.ts';
import { parseOptions } from '../../../engine/model/options.ts';
import { resume } from '../../../engine/session/resume.ts';
import type { Saved } from '../../../engine/session/saved-game.ts';
import { Position } from '../../../engine/solver/position/position.ts';
import { Walk } from '../../../engine/trainer/walk.ts';

/** The walk of a game to its end. */
function walked(saved: Saved): Walk {
  const game = findGame(saved.game)!;
  const { solver, context } = makeGameTools(game, parseOptions(game, saved.options)!);
  const walk = Walk.of(saved, new Position(solver.rules, context.facts, undefined))!;
  while (walk.next !== undefined) walk.go();
  return walk;
}

/**
 * The same game with the cards that were never seen lying otherwise, each in the place of the next; undefined where
 * fewer than two are unseen.
 */
export function swapped(saved: Saved): Saved | undefined {
  const walk = walked(saved);
  const { laid } = walk.session;
  const hidden = walk.unseen.map(({ pile, index }) => faceUp(walk.table.at(pile, index)));
  if (hidden.length < 2) return undefined;
  const next = new Map(hidden.map((card, at) => [card, hidden[(at + 1) % hidden.length]!]));
  const order = laid[0]!.cards.map(faceUp).toReversed();
  const other = order.map((card: Card) => next.get(card) ?? card);
  const resumed = resume({ ...saved, cards: makeOrder(other) });
  return resumed.ok && resumed.value.refused === undefined ? resumed.value.session.save() : undefined;
}
