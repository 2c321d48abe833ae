import { expect, test } from 'vitest';
import {
  type Card,
  correctDeal,
  drag,
  findGame,
  parseOrder,
  resume,
  Session,
  usualOptions,
} from '../../../engine/rules.ts';
import { isFaceDown } from '../../../engine/model/card.ts';
import { shuffled } from '../../../engine/model/random.ts';
import { deckOf } from '../../../engine/model/deck-order.ts';

/** Plays a number of random moves of a custom deal, with autoplay. */
function played(id: string, seed: number, moves: number): Session {
  const game = findGame(id)!;
  const options = usualOptions(game);
  const session = Session.begin(game, options, shuffled(deckOf(game, options), seed, 0));
  for (let nth = 0; nth < moves; nth++) {
    const [move] = shuffled(session.legalMoves(), seed, nth + 1);
    if (move === undefined) break;
    session.play(move);
    session.autoplay();
  }
  return session;
}

const places = ({ table, shapes }: Session) =>
  shapes.flatMap((_, pile) => Array.from({ length: table.size(pile) }, (_, index) => ({ pile, index })));

const openCards = (session: Session): Card[] =>
  places(session)
    .map(({ pile, index }) => session.table.at(pile, index))
    .filter((card) => !isFaceDown(card));

const reopened = (session: Session, pile: number, index: number, card: Card): Session | undefined => {
  const found = correctDeal(session, pile, index, card);
  const resumed = found.ok ? resume(found.value) : undefined;
  return resumed?.ok ? resumed.value.session : undefined;
};

test.each(['klondike', 'spider', 'canfield', 'yukon', 'forty-thieves', 'golf'])(
  'corrects the last turned card in %s and nothing else',
  (id) => {
    let tried = 0;
    for (let seed = 1; seed <= 8; seed++) {
      const session = played(id, seed, 6);
      const at = session.lastTurned;
      const hidden = places(session).find(({ pile, index }) => isFaceDown(session.table.at(pile, index)));
      if (!at || !hidden) continue;
      const wrong = session.table.at(at.pile, at.index);
      const right = session.table.at(hidden.pile, hidden.index) & 63;
      const now = right === wrong ? undefined : reopened(session, at.pile, at.index, right);
      // After the card has moved on, the moves may depend on its rank and suit.
      if (!now || now.table.at(at.pile, at.index) !== right) continue;
      tried += 1;
      const before = openCards(session);
      expect(openCards(now).toSorted((a, b) => a - b)).toEqual(
        before.with(before.indexOf(wrong), right).toSorted((a, b) => a - b),
      );
      expect(now.save().moves).toBe(session.save().moves);
      expect(openCards(reopened(now, at.pile, at.index, wrong)!)).toEqual(before);
    }
    expect(tried).toBeGreaterThan(2);
  },
);

test('corrects the visible one of two equal cards', () => {
  const session = played('spider', 3, 0);
  const tops = session.shapes.flatMap(({ role }, pile) => (role === 'tableau' ? [pile] : []));
  const cards = parseOrder(session.cards)!;
  for (const pile of tops) {
    const index = session.table.size(pile) - 1;
    expect(cards[session.source(pile, index)]).toBe(session.table.at(pile, index));
  }
  expect(new Set(tops.map((pile) => session.source(pile, session.table.size(pile) - 1))).size).toBe(tops.length);
});

const [AC, KD, SEVEN_C, EIGHT_H, SIX_C, NINE_S] = parseOrder('ACKD7C8H6C9S') as [Card, Card, Card, Card, Card, Card];

/** Klondike after 7♣ has gone from the second column to 8♥ on the third, which has turned an ace. */
function begun(automatic: boolean): Session {
  const game = findGame('klondike')!;
  const options = usualOptions(game);
  const placed = new Map([
    [1, AC],
    [7, SEVEN_C],
    [13, EIGHT_H],
  ]);
  const rest = deckOf(game, options).filter((card) => ![...placed.values()].includes(card));
  const session = Session.begin(
    game,
    options,
    Array.from({ length: 52 }, (_, at) => placed.get(at) ?? rest.pop()!),
  );
  session.play(drag(7, 1, 8));
  if (automatic) session.autoplay();
  return session;
}

test('refuses a card whose moves were impossible, with their number', () => {
  expect(correctDeal(begun(false), 8, 3, SIX_C)).toEqual({ ok: false, error: 1 });
});

test('leaves a corrected card where it was turned up', () => {
  const session = begun(true);
  expect([session.save().moves, session.table.top(2)]).toEqual(['7>8 7>2*', AC]);
  const now = reopened(session, 2, 0, NINE_S)!;
  expect([now.save().moves, now.table.at(7, 0), now.table.size(2)]).toEqual(['7>8', NINE_S, 0]);
});

test('drops undone moves', () => {
  const session = begun(false);
  session.undo();
  const now = reopened(session, 6, 0, KD)!;
  expect([now.save().moves, now.table.top(6)]).toEqual(['', KD]);
});
