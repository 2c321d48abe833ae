import { type Card, faceUp, isFaceDown, makeCardName } from '../model/card.ts';
import { parseOrder } from '../model/deck-order.ts';
import { Session } from '../session/session.ts';

/**
 * Writes the table as it was dealt, for fc-solve and PySolFC: a column a line, the lowest card first, preceded by the
 * cards in cells and the stock, its next card first. Undefined where a game has cards elsewhere.
 */
export function boardText({ game, options, deal, cards }: Session): string | undefined {
  const atDeal = beginDeal({ game, options, deal, cards });
  return isInColumns(atDeal) ? linesOfBoard(atDeal) : undefined;
}

/**
 * Writes it for Solvitaire: JSON whose columns have their lowest card first and whose stock its next card last; a
 * face-down card has a small suit letter. Undefined also where cards are dealt onto foundations.
 */
export function solvitaireText(session: Session): string | undefined {
  const atDeal = beginDeal(session);
  const { table, shapes } = atDeal;
  const isBegun = shapes.some(({ role }, pile) => role === 'foundation' && table.size(pile) > 0);
  return isBegun || !isInColumns(atDeal) ? undefined : jsonOfBoard(atDeal);
}

function beginDeal({ game, options, deal, cards }: Pick<Session, 'game' | 'options' | 'deal' | 'cards'>): Session {
  const own = parseOrder(cards) ?? [];
  return Session.begin(game, options, own.length > 0 ? own : deal);
}

function isInColumns({ table, shapes }: Session): boolean {
  const fits = shapes.every(({ role }, pile) => {
    if (role === 'tableau' || role === 'stock' || role === 'foundation' || table.size(pile) === 0) return true;
    return (role === 'cell' || role === 'reserve') && table.size(pile) === 1;
  });
  return fits && shapes.some(({ role }, pile) => role === 'tableau' && table.size(pile) > 1);
}

function linesOfBoard({ table, shapes }: Session): string {
  const names = (pile: number): string[] =>
    Array.from({ length: table.size(pile) }, (_, at) => makeCardName(faceUp(table.at(pile, at))));
  const of = (role: string): number[] => shapes.flatMap((shape, pile) => (shape.role === role ? [pile] : []));
  const held = (of('cell').length > 0 ? of('cell') : of('reserve')).map((pile) => names(pile)[0] ?? '-');
  const stock = of('stock').flatMap((pile) => names(pile).toReversed());
  return [
    ...(held.some((name) => name !== '-') ? [`FC: ${held.join(' ')}`] : []),
    ...(stock.length > 0 ? [`Talon: ${stock.join(' ')}`] : []),
    ...of('tableau').map((pile) => `: ${names(pile).join(' ')}`.trimEnd()),
    '',
  ].join('\n');
}

function jsonOfBoard({ table, shapes }: Session): string {
  const names = (pile: number, nameOf: (card: Card) => string): string[] =>
    Array.from({ length: table.size(pile) }, (_, at) => nameOf(table.at(pile, at)));
  const of = (...roles: readonly string[]): number[] =>
    shapes.flatMap(({ role }, pile) => (roles.includes(role) ? [pile] : []));
  const held = of('cell', 'reserve').flatMap((pile) => names(pile, nameForSolvitaire));
  // Every reader knows which way up the stock lies.
  const stock = of('stock').flatMap((pile) => names(pile, (card) => nameForSolvitaire(faceUp(card))));
  const parts = {
    'tableau piles': of('tableau').map((pile) => names(pile, nameForSolvitaire)),
    ...(held.length > 0 && { reserve: held }),
    ...(stock.length > 0 && { stock }),
  };
  return `${JSON.stringify(parts)}\n`;
}

function nameForSolvitaire(card: Card): string {
  const [rank = '', suit = ''] = makeCardName(faceUp(card));
  return (rank === 'T' ? '10' : rank) + (isFaceDown(card) ? suit.toLowerCase() : suit);
}
