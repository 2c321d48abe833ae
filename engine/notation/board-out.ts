import { faceUp, makeCardName } from '../model/card.ts';
import { parseOrder } from '../model/deck-order.ts';
import { Session } from '../session/session.ts';

/**
 * The table as it was dealt, as fc-solve and PySolFC read it: a column a line, the lowest card first, before them what
 * the cells hold and the stock, its next card first. Undefined where a game's cards lie otherwise.
 */
export function boardText({ game, options, deal, cards }: Session): string | undefined {
  const own = parseOrder(cards) ?? [];
  const begun = Session.begin(game, options, own.length > 0 ? own : deal);
  return isInColumns(begun) ? linesOfBoard(begun) : undefined;
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
