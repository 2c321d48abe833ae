import { findGame } from '../../../engine/games/index.ts';
import { makeGameTools } from '../../../engine/hints/game-tools.ts';
import { faceUp } from '../../../engine/model/card.ts';
import { makeOrder } from '../../../engine/model/deck-order.ts';
import { parseOptions } from '../../../engine/model/options.ts';
import { resume } from '../../../engine/session/resume.ts';
import type { Saved } from '../../../engine/session/saved-game.ts';
import type { Session } from '../../../engine/session/session.ts';
import { Position } from '../../../engine/search/boards/position/position.ts';
import { GameReplay } from '../../../engine/hints/base/replay.ts';

/** Walks a game to its end. */
function walked(saved: Saved): GameReplay {
  const game = findGame(saved.game)!;
  const { solver, context } = makeGameTools(game, parseOptions(game, saved.options)!);
  const replay = GameReplay.of(saved, new Position(solver.rules, context.facts, undefined))!;
  while (replay.next !== undefined) replay.go();
  return replay;
}

/** Returns, by pile and from the bottom, the index in the deck of each card dealt there. */
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
 * Returns the same game with its hidden cards rotated, each in the place of the next; undefined where fewer than two
 * are hidden. A hidden card still lies where it was dealt.
 */
export function swapped(saved: Saved): Saved | undefined {
  const replay = walked(saved);
  const places = dealtPlaces(replay.session);
  const hidden = replay.unseen.map(({ pile, index }) => places[pile]![index]!);
  if (hidden.length < 2) return undefined;
  const order = replay.session.laid[0]!.cards.map(faceUp).toReversed();
  const other = [...order];
  hidden.forEach((at, nth) => (other[at] = order[hidden[(nth + 1) % hidden.length]!]!));
  const resumed = resume({ ...saved, cards: makeOrder(other) });
  return resumed.ok && resumed.value.refused === undefined ? resumed.value.session.save() : undefined;
}
