import type { Drag, RecordedAction } from './action.ts';
import { areFoundationsEmpty, areInFours, type Exceptions, type Position } from './exception.ts';
import type { Trace } from './trace.ts';

const always = (): boolean => true;
const isDouble = ([kind]: RecordedAction): boolean => kind === 'double';
const onItself = ([from, , to]: Drag): boolean => from === to;
const dragOf = (action: RecordedAction): Drag | undefined =>
  action[0] === 'drag' ? [action[1], action[2], action[3]] : undefined;
const whenDragged =
  (test: (drag: Drag, position: Position) => boolean) =>
  (action: RecordedAction, position: Position): boolean => {
    const drag = dragOf(action);
    return drag !== undefined && test(drag, position);
  };
const takenFrom =
  (foundations: readonly number[]) =>
  ({ done }: Position): boolean =>
    done.some((action) => action[0] !== 'deal' && foundations.includes(action[1]));

const pastTheKing = ([, , to]: Drag, { piles }: Position): boolean => to >= 2 && to <= 5 && /K.$/.test(piles[to] ?? '');
const choosesBase = (action: RecordedAction): boolean =>
  action[0] === 'drag' && [6, 11, 12, 13].includes(action[1]) && action[3] === 2;
const manyFromReserve = ([from, count]: Drag): boolean => from === 2 && count > 1;
const startsFoundation = ([, , to]: Drag, { piles }: Position): boolean =>
  [1, 3, 5, 7].includes(to) && piles[to] === '';
/** The rank that belongs in each slot of the clock; none in the middle. */
const HOURS = 'jqat29 384765';
const isHiddenAt = (rank: string | undefined, card: string): boolean =>
  card[0] === rank && /[cdhs]/.test(card[1] ?? '');
const isStock = (pile: number): boolean => pile === 0;
/** Whether a double-click attacked a face-down guard, or one for which there were too few cards in hand. */
const breaksGuard = (action: RecordedAction, { piles }: Position, next: Position): boolean =>
  action[0] === 'double' && (/[a-z]$/.test(piles[action[1]] ?? '') || next.piles[action[1]] !== '');
const lastOfWaste = ([from]: Drag, { piles }: Position): boolean => from === 1 && piles[1]?.length === 2;

const exceptions: Readonly<Record<string, Exceptions>> = {
  'australian-patience': {
    reason: 'The program offers to drop cards on the pile they come from, and always plays home what it can.',
    options: { 'Automatic moves to the foundations': true },
    drags: onItself,
    action: whenDragged(onItself),
  },
  'bakers-game': {
    reason:
      'The program lets any card start an empty pile, gives none back from a foundation, and sends a double-clicked card to a reserve, not home.',
    options: { 'Empty columns take any card': true },
    drags: ([from]) => from >= 4 && from <= 7,
    action: isDouble,
  },
  camelot: {
    reason:
      'By the manual each card removed is a point, and the pictured layout wins; the program keeps no score, and deals on from an empty stock.',
    deal: ({ piles }) => piles[16] === '',
    score: always,
    won: always,
  },
  clock: {
    reason: 'By the manual a card that lies face down in its place counts too, for the game and so for the score.',
    score: ({ piles }) => piles.some((text, slot) => text.split(' ').some((card) => isHiddenAt(HOURS[slot], card))),
    won: always,
  },
  cruel: {
    reason: 'By the manual the game ends when a redeal changes nothing; the program goes on offering it.',
    deal: areInFours,
    clicks: (pile, position) => isStock(pile) && areInFours(position),
    action: (action, position) => (action[0] === 'deal' || action[1] === 0) && areInFours(position),
  },
  doublets: {
    reason:
      'After a drag of the last waste card the program also turns a stock card, after a double-click not; Baize never.',
    action: whenDragged(lastOfWaste),
  },
  eliminator: {
    reason: 'The program counts a card again that left a foundation and came back.',
    score: takenFrom([0, 1, 2, 3, 4, 5]),
  },
  fourteen: { reason: 'The removed cards lie in a slot that is never seen.', unreachable: 12 },
  freecell: {
    reason: 'A double-click sends a card to a foundation if it can; the program always takes a free cell.',
    action: isDouble,
  },
  'gay-gordons': {
    reason:
      'The program builds its deal from matching pairs, Baize deals plainly; removed cards lie in a slot never seen.',
    dealtAsRecorded: true,
    unreachable: 11,
  },
  glenwood: {
    reason: 'By the manual the first move chooses the base card; the program keeps the one of the game before.',
    drags: (_, position) => areFoundationsEmpty(position),
    action: (action, position) => areFoundationsEmpty(position) && !choosesBase(action),
    base: [2, 3, 4, 5],
  },
  hamilton: {
    reason: 'Before the base is chosen the stock offers the next choice, which the recording does not call a deal.',
    deal: areFoundationsEmpty,
  },
  hopscotch: {
    reason: 'By the manual a king is the last card of a foundation; the program goes on past it.',
    drags: pastTheKing,
    action: whenDragged(pastTheKing),
  },
  isabel: { reason: 'The removed cards lie in a slot that is never seen.', unreachable: 13 },
  neighbor: {
    reason:
      'The program takes a king away that lies hidden on the stock, at a click; whether one can is not to be told.',
    clicks: isStock,
    action: (action) => action[0] === 'click' && isStock(action[1]),
  },
  osmosis: {
    reason: 'In Baize a card of the base rank may also be dragged to an empty foundation, not only double-clicked.',
    drags: startsFoundation,
  },
  peek: {
    reason: 'In Baize a card of the base rank may also be dragged to an empty foundation, not only double-clicked.',
    drags: startsFoundation,
  },
  poker: {
    reason: "By the manual shuffle mode is won at 120 points; the program's never ends.",
    won: ({ options }) => options.includes('Shuffle mode'),
  },
  seahaven: {
    reason: 'The program counts a card again that left a foundation and came back.',
    score: takenFrom([0, 1, 6, 7]),
  },
  terrace: {
    reason: "By the manual only the reserve's top card is in play; the program lets several go at once.",
    drags: manyFromReserve,
    action: whenDragged(manyFromReserve),
  },
  thirteen: {
    reason: 'By the manual it is won when all cards are removed; the program looks at the wrong slot.',
    won: always,
  },
  'triple-peaks': {
    reason: 'Progressive rounds can be won round by round; the program is never won.',
    won: ({ options }) => options.includes('Progressive Rounds'),
    unreachable: 1,
  },
  wall: {
    reason:
      'A double-click that is no attack elsewhere destroys face-down guards in the program, and a hopeless one is made.',
    action: breaksGuard,
  },
};

const NO_EXCEPTIONS: Exceptions = { reason: '' };

/**
 * Returns the parts of a recording that are not compared: by our id for AisleRiot's games, in the table of versions for
 * PySolFC's.
 */
export const exceptionsOf = ({ game, way }: Trace): Exceptions =>
  (way === undefined ? exceptions[game] : way.exceptions) ?? NO_EXCEPTIONS;
