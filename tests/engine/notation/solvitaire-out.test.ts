import { expect, test } from 'vitest';

import { findGame, games } from '../../../engine/games/index.ts';
import { faceUp, makeCardName } from '../../../engine/model/card.ts';
import { usualOptions } from '../../../engine/model/options.ts';
import { boardText, solvitaireText } from '../../../engine/notation/board-out.ts';
import { parseShared } from '../../../engine/notation/shared.ts';
import { Session } from '../../../engine/session/session.ts';

const cardsOf = ({ table, shapes }: Session): string =>
  shapes
    .map((_, pile) =>
      Array.from({ length: table.size(pile) }, (_, at) => makeCardName(faceUp(table.at(pile, at)))).join(' '),
    )
    .join(' | ');

test('writes face-down cards in small letters and the next card last', () => {
  const klondike = Session.begin(findGame('klondike')!, 'dealing=one', 1);
  const { table, shapes } = klondike;
  const board = JSON.parse(solvitaireText(klondike)!) as { 'tableau piles': string[][]; stock: string[] };
  expect(board['tableau piles'].map((pile) => pile.length)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  for (const pile of board['tableau piles']) {
    expect(pile.at(-1)).toMatch(/^([A2-9JQK]|10)[CDHS]$/);
    for (const hidden of pile.slice(0, -1)) expect(hidden).toMatch(/^([A2-9JQK]|10)[cdhs]$/);
  }
  const stock = shapes.findIndex(({ role }) => role === 'stock');
  const next = makeCardName(faceUp(table.at(stock, table.size(stock) - 1))).replace('T', '10');
  expect(board.stock).toHaveLength(24);
  expect(board.stock.at(-1)).toBe(next);
});

test('reads back wherever the other notation does', () => {
  const sameAs = (session: Session, text: string): boolean => {
    const { game, options } = session;
    const read = parseShared(text, { game, options, deal: 1, cards: '' });
    return read.ok && cardsOf(read.value) === cardsOf(session);
  };
  let seen = 0;
  const unlike: string[] = [];
  for (const game of games) {
    const session = Session.begin(game, usualOptions(game), 2);
    const [text, json] = [boardText(session), solvitaireText(session)];
    if (text === undefined || json === undefined || !sameAs(session, text)) continue;
    seen += 1;
    if (!sameAs(session, json)) unlike.push(game.id);
  }
  expect(unlike).toEqual([]);
  expect(seen).toBeGreaterThan(50);
});
