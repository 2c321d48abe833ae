import { findGame } from '../../../engine/games/index.ts';
import { makeGameTools } from '../../../engine/hints/game-tools.ts';
import { faceUp } from '../../../engine/model/card.ts';
import { makeOrder } from '../../../engine/model/deck-order.ts';
import { parseOptions } from '../../../engine/model/options.ts';
import { resume } from '../../../engine/session/resume.ts';
import type { Saved } from '../../../engine/session/saved-game.ts';
import type { Session } from '../../../engine/session/session.ts';
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

/** By pile, from the bottom: which card of the order each was when the cards were dealt. */
function dealtPlaces({ laid, dealt, table }: Session): readonly (readonly number[])[] {
  const piles: number[][] = Array.from({ length: table.piles }, () => []);
  piles[laid[0]!.pile] = [...laid[0]!.cards.keys()].toReversed();
  for (const change of dealt) {
    if (change.kind !== 'move') continue;
    const taken = piles[change.from]!.splice(-change.count);
    piles[change.to]!.push(...(change.reversed ? taken.toReversed() : taken));
  }
  return piles;
}

/**
 * The same game with the cards that were never seen lying otherwise, each in the place of the next; undefined where
 * fewer than two are unseen. A card that was never seen lies where it was dealt.
 */
export function swapped(saved: Saved): Saved | undefined {
  const walk = walked(saved);
  const places = dealtPlaces(walk.session);
  const hidden = walk.unseen.map(({ pile, index }) => places[pile]![index]!);
  if (hidden.length < 2) return undefined;
  const order = walk.session.laid[0]!.cards.map(faceUp).toReversed();
  const other = [...order];
  hidden.forEach((at, nth) => (other[at] = order[hidden[(nth + 1) % hidden.length]!]!));
  const resumed = resume({ ...saved, cards: makeOrder(other) });
  return resumed.ok && resumed.value.refused === undefined ? resumed.value.session.save() : undefined;
}
