import { expect, test } from 'vitest';
import { type Card, findGame, games, Session, usualOptions } from '../../../engine/rules.ts';
import { realOrder, realTableOf } from '../../../engine/text.ts';
import { BY_NIGHT } from '../../tools/night.ts';

const klondike = findGame('klondike')!;

/** Enters the face-up cards of a deal; the others stay unknown. */
function enteredOf(
  session: Session,
): { readonly known: readonly (Card | undefined)[]; readonly cards: Card[] } | undefined {
  const real = realTableOf(session.game, session.options);
  if (!real) return undefined;
  const cards = real.places.map(({ pile, index }) => session.table.at(pile, index));
  const known = real.places.map(({ faceDown, card }, at) => (faceDown || card !== undefined ? undefined : cards[at]));
  return { known, cards };
}

test('deals entered cards as entered in nearly all games', () => {
  const tried = BY_NIGHT ? games : games.filter((_, at) => at % 6 === 0);
  let dealt = 0;
  for (const game of tried) {
    const options = usualOptions(game);
    const session = Session.begin(game, options, 77);
    const entered = enteredOf(session);
    if (!entered) continue;
    const real = realTableOf(game, options)!;
    const order = realOrder(game, options, real, entered.known, 5);
    const again = order.ok ? Session.begin(game, options, order.value) : undefined;
    const open = real.places.filter(({ faceDown }) => !faceDown);
    const lies = ({ table }: Session) => open.map(({ pile, index }) => table.at(pile, index));
    expect([game.id, again && lies(again)]).toEqual([game.id, lies(session)]);
    dealt += 1;
  }
  expect(dealt / tried.length).toBeGreaterThan(0.85);
});

test('asks for Klondike’s 52 cards, seven of them face up, and fills gaps at random', () => {
  const options = usualOptions(klondike);
  const real = realTableOf(klondike, options)!;
  expect([real.places.length, real.places.filter(({ faceDown }) => !faceDown).length]).toEqual([52, 7]);
  const { known } = enteredOf(Session.begin(klondike, options, 3))!;
  const [first, other] = [1, 2].map((seed) => realOrder(klondike, options, real, known, seed));
  expect(first?.ok && other?.ok && first.value).not.toEqual(other?.ok && other.value);
});

test('does not ask for aces on their foundations', () => {
  const castle = findGame('beleaguered-castle')!;
  const real = realTableOf(castle, usualOptions(castle))!;
  expect([real.fixed.length, real.places.length, real.cards.length]).toEqual([4, 48, 48]);
});

test('is not offered where cards lie by their ranks', () => {
  const game = findGame('citadel')!;
  expect(realTableOf(game, usualOptions(game))).toBeUndefined();
});
