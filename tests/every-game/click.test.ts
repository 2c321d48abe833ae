import { describe, expect, test } from 'vitest';
import { isFaceDown } from '../../engine/model/card.ts';
import { Session } from '../../engine/session/session.ts';
import { numbersBelow, xoshiro } from '../../engine/model/random.ts';
import { pilesOf } from '../engine/table.ts';
import { ways } from '../engine/play.ts';
import { deals } from './deals.ts';

/** Returns the places of the face-up cards on visible piles. */
const spotsOf = ({ shapes, table }: Session): [pile: number, index: number][] =>
  shapes.flatMap((_, pile) =>
    Array.from({ length: table.size(pile) }, (_, index): [number, number] => [pile, index]).filter(
      ([, index]) => !isFaceDown(table.at(pile, index)),
    ),
  );

/** Returns where the clicked card lies now, by the last move of the log. */
function placeAfter(session: Session, pile: number, index: number): [pile: number, index: number] | undefined {
  const [, from, to, count = '1'] = /^(\d+)>(\d+)(?:x(\d+))?$/.exec(session.save().moves.split(' ').at(-1)!) ?? [];
  if (to === undefined || Number(from) !== pile || session.table.size(pile) > index) return undefined;
  return [Number(to), session.table.size(Number(to)) - Number(count)];
}

const TURNS = 4;
const BETWEEN = 5;

/** Clicks a card, then clicks it again at its new place; undoes the effects. */
function tryClick(session: Session, pile: number, index: number): void {
  const before = pilesOf(session.table);
  const moves = session.moveCount;
  if (!session.click(pile, index)) {
    expect(session.reasons.noTarget(pile, index).code).toBeTruthy();
    return;
  }
  expect(session.moveCount).toBe(moves + 1);
  const at = placeAfter(session, pile, index);
  if (at && session.click(...at)?.undone.length) expect(session.moveCount).toBe(moves + 1);
  while (session.moveCount > moves) session.undo();
  expect(pilesOf(session.table)).toEqual(before);
}

describe.each(ways)('$name', ({ game, options }) => {
  test('makes one legal move per click, cycles on more clicks, and undoes them as one', () => {
    const [number = 1] = deals;
    const session = Session.begin(game, options, number);
    const below = numbersBelow(xoshiro(number));
    for (let turn = 0; turn < TURNS; turn++) {
      for (const [pile, index] of spotsOf(session)) tryClick(session, pile, index);
      const legal = session.legalMoves();
      for (let made = 0; made < BETWEEN && legal.length > 0; made++) session.play(legal[below(legal.length)]!);
    }
  });
});
