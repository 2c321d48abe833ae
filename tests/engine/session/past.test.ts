import { expect, test } from 'vitest';
import cruel from '../../../engine/games/castle/cruel.ts';
import golf from '../../../engine/games/peaks/golf.ts';
import klondike from '../../../engine/games/klondike/klondike.ts';
import scuffle from '../../../engine/games/foundation/scuffle.ts';
import { PastPositions } from '../../../engine/session/past.ts';
import { numbersBelow, xoshiro } from '../../../engine/model/random.ts';
import { Session } from '../../../engine/session/session.ts';
import { solver } from '../../../engine/solver/index.ts';
import { inPlay, type Position } from '../games/position.ts';

/** Plays random moves until the game is won or lost, or seems never to end. */
function playedOut(deal: number): Session {
  const session = Session.begin(cruel, '', deal);
  const below = numbersBelow(xoshiro(deal));
  for (let moves = 0; moves < 1000 && !session.won && !session.lost; moves++) {
    const legal = session.legalMoves();
    session.play(legal[below(legal.length)]!);
  }
  return session;
}

/** Whether a search that knows every card proves a loss. */
function provedLost(session: Session): boolean {
  return solver(session.game, {}).solve(session.table, { positions: 10_000 }).toEnd().verdict === 'lost';
}

test('Cruel comes to an end: it is lost when redealing brings nothing new', () => {
  const played = Array.from({ length: 40 }, (_, at) => playedOut(at + 1));
  expect(played.filter(({ won, lost }) => !won && !lost)).toEqual([]);
  const round = played.filter(({ lost }) => lost === 'nothing-new');
  expect(round.length).toBeGreaterThan(5);
  for (const session of round) {
    expect([session.legalMoves().length > 0, provedLost(session)]).toEqual([true, true]);
    session.undo();
    expect(session.lost).toBeUndefined();
  }
});

/* In Klondike the stock is pile 0, the waste 1, the foundations 2 to 5, the columns 6 to 12. */

/** Whether nothing new is left, before and after each of these moves. */
function losing(position: Position, moves: readonly string[]): boolean[] {
  const past = PastPositions.of(position)!;
  return [
    past.holdsAll,
    ...moves.map((move) => {
      position.play(move);
      past.note();
      return past.holdsAll;
    }),
  ];
}

const NO_PLACE = { 6: '9C', 7: '9S', 8: 'KC', 9: 'KD', 10: '4H', 11: '4D', 12: '6H' };

test('a stock that may be turned without end has nothing new once all of it was seen', () => {
  const dealt = inPlay(klondike, { ...NO_PLACE, 0: '7s 9d 2c' }, { dealing: 'unlimited' });
  expect(losing(dealt, ['0', '0', '0', '0'])).toEqual([false, false, false, true, true]);
});

test('there is something new while a card can be turned up or come home, or another order of the columns was not tried', () => {
  const turning = { ...NO_PLACE, 11: '2s 5S', 0: '7s 9d 2c' };
  expect(losing(inPlay(klondike, turning, { dealing: 'unlimited' }), ['0', '0', '0', '0'])).not.toContain(true);
  const home = { ...NO_PLACE, 2: 'AC', 0: '7s 9d 2c' };
  expect(losing(inPlay(klondike, home, { dealing: 'unlimited' }), ['0', '0', '0', '0'])).not.toContain(true);
  const shuttle = { ...NO_PLACE, 6: '8H', 7: '8D 7C', 0: '7s 9d 2c' };
  expect(losing(inPlay(klondike, shuttle, { dealing: 'unlimited' }), ['0', '0', '0', '0'])).not.toContain(true);
});

test('a game that ends by itself, or is laid out anew by chance, keeps no past', () => {
  for (const game of [golf, scuffle]) expect(PastPositions.of(inPlay(game, {}))).toBeUndefined();
});
