import type { RecordedAction } from '../action.ts';
import type { Position } from '../exception.ts';
import { numbersFrom } from './newer-ways.ts';
import type { RecordedWay } from './recorded-way.ts';

const RANKS = 'A23456789TJQK';

/** Whether the card of a slot and all at its left are in order: in suit, from `first` at the left end. */
const isOrdered = ({ piles }: Position, slot: number, width: number, first: string): boolean => {
  const left = slot - (slot % width);
  const start = RANKS.indexOf(first);
  return piles.slice(left, slot + 1).every((card, at) => card[0] === RANKS[start + at] && card[1] === piles[left]?.[1]);
};

/** Rows of gaps: in PySolFC cards in order still move, and a redeal is possible at any time. */
function rowsOf(way: Pick<RecordedWay, 'game' | 'answers'>, rows: number, width: number, first: string): RecordedWay {
  const isMovedOn = (action: RecordedAction, position: Position): boolean =>
    action[0] === 'drag' && isOrdered(position, action[1], width, first);
  return {
    ...way,
    piles: [...numbersFrom(0, rows * width), null, null],
    unevenDeal: true,
    exceptions: {
      reason: 'In the program cards in order still move, and the cards are dealt again whenever the player likes.',
      drags: ([from], position) => isOrdered(position, from, width, first),
      deal: () => true,
      action: (action, position) => action[0] === 'deal' || isMovedOn(action, position),
    },
  };
}

/** Games of rows with gaps, and Accordion's relaxed version. */
export const WAYS_OF_ROWS: Readonly<Record<string, RecordedWay>> = {
  'double-montana': rowsOf({ game: 'double-montana' }, 8, 13, '2'),
  'house-of-commons': rowsOf({ game: 'gaps', answers: { variation: 'commons' } }, 4, 10, '2'),
  'line-up': rowsOf({ game: 'gaps', answers: { variation: 'lineUp' } }, 4, 6, 'A'),
  'relaxed-accordion': {
    game: 'accordion',
    answers: { variation: 'relaxed', dealt: true },
    piles: [...numbersFrom(0, 53), null],
    unevenDeal: true,
    exceptions: {
      reason:
        'The program lays out three cards and deals whenever the player likes; in Baize once nothing can be played.',
      deal: () => true,
      action: ([kind]) => kind === 'deal',
    },
  },
};
