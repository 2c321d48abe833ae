import type { RecordedStep } from '../../action.ts';
import type { Trace } from '../../trace.ts';
import { asChanged, cardsIn, slotOf, wholeSteps, withSteps } from './told-again.ts';

/**
 * Translates a game in which the player takes a card that is a hit, after which the next is turned. In Baize, each
 * click turns a card, and a hit leaves automatically. Where the player did not take a hit, it is put back.
 */
export function hitsTaken(trace: Trace): Trace {
  const [home, talon, waste] = ['foundation', 'talon', 'waste'].map((role) => slotOf(trace, role)) as [
    number,
    number,
    number,
  ];
  const whole = wholeSteps(trace);
  const steps: RecordedStep[] = [];
  const add = (piles: readonly string[], at: number, won = false): void => {
    const next = whole[at]?.step;
    const isHit = next?.legal.drags.some(([from]) => from === waste) ?? false;
    const isTaken = isHit && next?.do[0] === 'drag';
    const done = isTaken ? taken(piles, home, waste) : piles;
    steps.push({
      legal: { drags: [], clicks: [], deal: true },
      do: ['deal'],
      piles: asChanged(done),
      score: null,
      won: won || (isTaken && next.won),
      ...(isHit && !isTaken && { laid: true as const }),
    });
  };
  const dealt = trace.deal.piles;
  const stock = [dealt[talon], dealt[waste]!.toLowerCase()].join(' ');
  add(dealt, 0);
  whole.forEach(({ step, before, after }, at) => {
    const turns = step.do[0] === 'deal' || cardsIn(after[talon] ?? '').length < cardsIn(before[talon] ?? '').length;
    if (turns) add(after, at + 1, step.won);
  });
  const piles = dealt.with(talon, stock).with(waste, '');
  // Leaves out the last card: the recording does not say whether a hit was taken.
  return withSteps({ ...trace, deal: { ...trace.deal, piles } }, steps.slice(0, -1), undefined);
}

const taken = (piles: readonly string[], home: number, waste: number): readonly string[] => {
  const cards = cardsIn(piles[waste] ?? '');
  const homes = [...cardsIn(piles[home] ?? ''), ...cards.slice(-1)];
  return piles.with(home, homes.join(' ')).with(waste, cards.slice(0, -1).join(' '));
};
