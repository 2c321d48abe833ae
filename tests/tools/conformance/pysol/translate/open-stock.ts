import type { Drag, Legal, RecordedAction, RecordedStep } from '../../action.ts';
import type { Exceptions } from '../../exception.ts';
import type { Trace } from '../../trace.ts';
import { asChanged, cardsIn, slotOf, wholeSteps, type WholeStep, withSteps } from './told-again.ts';

/**
 * Translates a game in which the top card of the stock is face up and can be played, as well as that of the waste. In
 * Baize, that card has been turned to the waste, and covers its other cards. Moves of the covered card become moves of
 * the stock, which has none in Baize.
 */
export function openStock(trace: Trace): Trace {
  const talon = slotOf(trace, 'talon');
  const waste = slotOf(trace, 'waste');
  const told = (piles: readonly string[]): readonly string[] => {
    const cards = cardsIn(piles[talon] ?? '');
    const turned = [...cardsIn(piles[waste] ?? ''), ...cards.slice(-1)].join(' ');
    return piles.with(talon, cards.slice(0, -1).join(' ')).with(waste, turned);
  };
  const slotIn = (before: readonly string[], slot: number): number =>
    before[talon] === '' ? slot : slot === talon ? waste : slot === waste ? talon : slot;
  const areBoth = (from: number, to: number): boolean =>
    from !== to && [from, to].every((each) => each === talon || each === waste);
  const dragIn = (before: readonly string[], [from, count, to]: Drag): Drag =>
    areBoth(from, to) ? [waste, count, waste] : [slotIn(before, from), count, slotIn(before, to)];
  // Dropping the stock's card on a card is the same as dropping that card on it.
  const eitherWay = (drag: Drag): Drag[] =>
    drag[2] === waste && drag[0] !== waste ? [drag, [waste, drag[1], drag[0]]] : [drag];
  const legalIn = (before: readonly string[], { drags, clicks, deal }: Legal): Legal => ({
    drags: drags.flatMap((each) => eitherWay(dragIn(before, each))),
    clicks: clicks.map((slot) => slotIn(before, slot)),
    deal,
  });
  const doneIn = (before: readonly string[], action: Exclude<RecordedAction, ['deal']>): RecordedAction =>
    action[0] === 'drag'
      ? ['drag', ...dragIn(before, [action[1], action[2], action[3]])]
      : [action[0], slotIn(before, action[1])];
  const tell = ({ step, before, after }: WholeStep): RecordedStep[] => {
    const { do: action } = step;
    const rest = { ...step, legal: legalIn(before, step.legal), piles: asChanged(told(after)) };
    const turnsNext = after[talon] !== '' && ({ next: ['deal'] } as const);
    if (action[0] === 'deal') {
      // The last card of the stock is on the waste already.
      if (cardsIn(before[talon] ?? '').length === 1) return [];
      return [{ ...rest, ...(before[talon] === '' && turnsNext) }];
    }
    const isTop = before[talon] !== '' && (action[1] === talon || (action[0] === 'drag' && action[3] === talon));
    return [{ ...rest, do: doneIn(before, action), ...(isTop && turnsNext) }];
  };
  const steps = wholeSteps(trace);
  const end = steps.at(-1)?.after ?? trace.deal.piles;
  const last = trace.last && legalIn(end, trace.last);
  return withSteps({ ...trace, deal: { ...trace.deal, piles: told(trace.deal.piles) } }, steps.flatMap(tell), last);
}

/** Not compared in such a game: moves of the card that is covered in Baize, and the deal once none is left. */
export const underTheTurned = (talon: number): Exceptions => ({
  reason: 'The program has two cards of the stock in play, where Baize has the one turned last.',
  drags: ([from, , to]) => from === talon || to === talon,
  clicks: (pile) => pile === talon,
  deal: ({ piles }) => piles[talon] === '',
  action: (action) => action[0] === 'drag' && (action[1] === talon || action[3] === talon),
});
