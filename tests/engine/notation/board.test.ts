import { describe, expect, test } from 'vitest';

import { findGame, games } from '../../../engine/games/index.ts';
import { faceUp, makeCardName } from '../../../engine/model/card.ts';
import { usualOptions } from '../../../engine/model/options.ts';
import { parseShared } from '../../../engine/notation/shared.ts';
import { Session } from '../../../engine/session/session.ts';

const here = (id: string) => ({ game: findGame(id)!, options: usualOptions(findGame(id)!), deal: 1, cards: '' });

/** Writes the table as another program does. */
function boardOf({ table, shapes }: Session, before = ''): string {
  const names = (pile: number): string[] =>
    Array.from({ length: table.size(pile) }, (_, at) => makeCardName(faceUp(table.at(pile, at))).replace('T', '10'));
  const of = (role: string): number[] => shapes.flatMap((shape, pile) => (shape.role === role ? [pile] : []));
  const cells = (of('cell').length > 0 ? of('cell') : of('reserve')).map((pile) => names(pile)[0] ?? '-');
  const [stock] = of('stock');
  return [
    ...(cells.some((name) => name !== '-') ? [`Freecells: ${cells.join(' ')}`] : []),
    ...(stock !== undefined && table.size(stock) > 0 ? [`Talon: ${names(stock).toReversed().join(' ')}`] : []),
    ...of('tableau').map((pile) => `${before}${names(pile).join(' ')}`),
  ].join('\n');
}

/** Lists the cards of every pile but the foundations, whose cards a board does not assign to piles. */
const cardsOf = ({ table, shapes }: Session): string =>
  shapes
    .map(({ role }, pile) =>
      role === 'foundation'
        ? table.size(pile)
        : Array.from({ length: table.size(pile) }, (_, at) => makeCardName(faceUp(table.at(pile, at)))).join(' '),
    )
    .join(' | ');

/** Games dealt only to columns, cells, single-card reserves and a stock. */
const whole = games.filter((game) => {
  const { table, shapes } = Session.begin(game, usualOptions(game), 1);
  return shapes.every(({ role }, pile) => {
    if (role === 'tableau' || role === 'stock' || role === 'foundation' || table.size(pile) === 0) return true;
    return (role === 'cell' || role === 'reserve') && table.size(pile) === 1;
  });
});

test('reads boards of most games with columns, cells and a stock', () => {
  const refused: string[] = [];
  let read = 0;
  for (const game of whole) {
    const options = usualOptions(game);
    for (const deal of [1, 617]) {
      const session = Session.begin(game, options, deal);
      const found = parseShared(boardOf(session, ': '), { game, options, deal: 1, cards: '' });
      if (found.ok) expect(cardsOf(found.value), `${game.id} ${deal}`).toBe(cardsOf(session));
      if (found.ok) read++;
      else refused.push(`${game.id} ${found.error.why}`);
    }
  }
  expect(whole.length).toBeGreaterThan(150);
  expect(read / (2 * whole.length), refused.join(', ')).toBeGreaterThan(0.8);
});

const FREECELL = [
  'JD 2D 9H JC 5D 7H 7C 5H',
  'KD KC 9S 5S AD QC KH 3H',
  '2S KS 9D QD JS AS AH 3C',
  '4C 5C TS QH 4H AC 4D 7S',
  '3S TD 4S TH 8H 2C JH 7D',
  '6D 8S 8D QS 6C 3D 8C TC',
  '6S 9C 2H 6H',
];

describe.each(['freecell', 'bakers-game', 'challenge-freecell'])('in %s', (id) => {
  test('refuses a text that is no initial board, with the reason', () => {
    const why = (text: string): string => {
      const found = parseShared(text, here(id));
      return found.ok ? 'read' : found.error.why;
    };
    expect(why(`: ${FREECELL.join('\n: ')}`)).toBe('board-columns');
    expect(why(`${boardOf(Session.begin(findGame(id)!, here(id).options, 1), ': ')} 2C`)).toBe('board-twice');
    const played = boardOf(Session.begin(findGame(id)!, here(id).options, 1), ': ').split('\n');
    expect(['board-sizes', 'board-missing', 'board-none']).toContain(
      why(played.map((line, at) => (at === 0 ? ':' : line)).join('\n')),
    );
  });
});

test('reads fc-solve’s board of Microsoft deal 1', () => {
  const game = findGame('freecell')!;
  const session = Session.begin(game, usualOptions(game), 1);
  const found = parseShared(boardOf(session), here('freecell'));
  expect(found.ok && cardsOf(found.value)).toBe(cardsOf(session));
});

test('reads a list of cards in equal lines as an order of dealing', () => {
  const game = findGame('golf')!;
  const order = Session.begin(game, '', 1).laid.flatMap(({ cards }) => cards.map((card) => makeCardName(faceUp(card))));
  const lines = Array.from({ length: 4 }, (_, at) => order.slice(13 * at, 13 * at + 13).join(' ')).join('\n');
  const found = parseShared(lines, { game, options: '', deal: 1, cards: '' });
  expect(found.ok && found.value.save().cards).toBe(order.join(''));
});
