import { isFaceDown, JACK, KING, QUEEN, rankOf } from '../../model/card.ts';
import { choose, defineGame } from '../../model/game.ts';
import type { Step, Test } from '../../model/pile.ts';
import { rows } from '../../model/variant.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealDown, dealUp, takeOut } from '../../vocabulary/deals.ts';
import { pile, piles, reserve, tableau } from '../../vocabulary/piles.ts';
import { anyCard, anySuit, build, eitherOf, nextTo, ofRank } from '../../vocabulary/relations.ts';

const columns = choose(
  'Columns',
  { four: { label: '4 columns', count: 4 }, six: { label: '6 columns', count: 6 } },
  'four',
);

/** The number of cards on a pile that hides a card: a queen and the hidden card. */
const COVERED = 2;

const noQueen: Test = (card) => rankOf(card) !== QUEEN;
const overQueens = build((card, onto) => Math.abs(card - onto) === KING - JACK && card + onto === KING + JACK, anySuit);

export default defineGame({
  id: 'striptease',
  name: 'Striptease',
  options: { columns },
  variant({ columns: { count } }) {
    const deck = pile({ role: 'stock' });
    const queens = piles(4, reserve({ fan: 'down', gives: noQueen }));
    const runs = piles(
      count,
      tableau({ build: eitherOf(build(nextTo, anySuit), overQueens), start: anyCard, lift: 'nothing' }),
    );
    /** The hidden cards are turned up once each queen has no other card. */
    const uncover: Step = (t) => {
      if (queens.some(({ index }) => t.size(index) > COVERED)) return;
      for (const { index } of queens) if (isFaceDown(t.top(index))) t.turn(index, t.size(index) - 1);
    };
    return {
      places: rows([[...queens.slice(0, 2), 0.5, ...runs, 0.5, ...queens.slice(2)]]),
      otherwise: [[...rows([[(count - 4) / 2, ...queens]]), ...rows([runs], 3.5)]],
      hidden: [deck],
      from: deck,
      deal: [takeOut(deck, ofRank(QUEEN), queens), dealDown(deck, queens), dealUp(deck, queens, 11)],
      after: [uncover],
      won: holds(queens, 4),
      score: cardsOn(runs),
    };
  },
});
