import { isFaceDown } from '../../model/card.ts';
import { SCORE } from '../../model/counters.ts';
import { choose, chooseCounting } from '../../model/game.ts';
import { fromOf, isTap, toOf } from '../../model/move.ts';
import type { Pile, Step } from '../../model/pile.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { KLONDIKE } from '../../recipes/patterns.ts';
import { cardsOn } from '../../vocabulary/conditions.ts';

/** `free`: how often the waste may be turned back before standard scoring takes `fine` points for it. */
const turning = choose(
  'Cards turned at a time',
  {
    one: { label: 'Single card deals', stock: 'one', free: 0, fine: 100 },
    three: { label: 'Three card deals', stock: 'three', free: 2, fine: 20 },
  },
  'one',
);

const passes = choose(
  'Redeals',
  {
    one: { label: 'No redeals', redeals: '0' },
    two: { label: 'One redeal', redeals: '1' },
    three: { label: 'Two redeals', redeals: '2' },
    endless: { label: 'Unlimited redeals', redeals: 'endless' },
  },
  'endless',
);

const scoring = chooseCounting(
  'Scoring',
  { standard: { label: 'Standard' }, vegas: { label: 'Vegas' }, cards: { label: 'Cards home' } },
  'cards',
);

/** The answers of the former single option, before cards, passes and scoring became options of their own. */
const dealing = {
  three: { turning: 'three', passes: 'endless', scoring: 'cards' },
  one: { turning: 'one', passes: 'three', scoring: 'cards' },
  once: { turning: 'one', passes: 'one', scoring: 'cards' },
  unlimited: { turning: 'one', passes: 'endless', scoring: 'cards' },
};

/** The price of a deal in Vegas scoring, and the reward for each card home, in dollars. */
const [STAKE, WON_BACK] = [52, 5];

interface Scored {
  readonly turned: Pile;
  readonly homes: readonly Pile[];
  readonly columns: readonly Pile[];
  readonly free: number;
  readonly fine: number;
  /** The counter of free redeals used. */
  readonly redealt: number;
}

/**
 * Scores a move by the standard table, before the cards it uncovers are turned up; the score never falls below zero.
 */
const standard = ({ turned, homes, columns, free, fine, redealt }: Scored): Step => {
  const isHome = (at: number): boolean => homes.some(({ index }) => index === at);
  const bare = (t: Parameters<Step>[0]): number => columns.filter(({ index }) => isFaceDown(t.top(index))).length;
  const carried = (from: number, to: number): number => {
    if (isHome(to)) return isHome(from) ? 0 : 10;
    if (isHome(from)) return -15;
    return from === turned.index ? 5 : 0;
  };
  const tapped: Step = (t) => {
    if (t.size(turned.index) > 0) return;
    if (t.counter(redealt) < free) t.add(redealt, 1);
    else t.add(SCORE, -Math.min(fine, t.counter(SCORE)));
  };
  return (t, move) => {
    if (isTap(move)) return tapped(t, move);
    t.add(SCORE, Math.max(carried(fromOf(move), toOf(move)) + 5 * bare(t), -t.counter(SCORE)));
  };
};

const vegas = { turning: 'three', passes: 'three', scoring: 'vegas' };
const classic = { turning: 'three', passes: 'endless', scoring: 'standard' };
const known = (title: string) => ({ title, common: true }) as const;

export default fromRecipe({
  id: 'klondike',
  name: 'Klondike',
  options: { turning, passes, scoring },
  former: { dealing },
  presets: [
    { name: 'unlimited', label: 'Unlimited redeals', answers: dealing.unlimited, common: true },
    { name: 'three', label: 'Three card deals', answers: dealing.three, common: true },
    { name: 'one', label: 'Single card deals', answers: dealing.one },
    { name: 'once', label: 'No redeals', answers: dealing.once },
    { name: 'standard-one', label: 'Standard, one card', answers: { ...classic, turning: 'one' }, common: true },
    { name: 'standard-three', label: 'Standard, three cards', answers: classic, ...known('Classic') },
    { name: 'vegas-one', label: 'Vegas, one card', answers: { ...vegas, turning: 'one', passes: 'one' } },
    { name: 'vegas-three', label: 'Vegas, three cards', answers: vegas, ...known('Vegas') },
  ],
  // The default answers, which keys of earlier games mean, stay: only a new player's first deal differs.
  first: { ...classic, turning: 'one' },
  counters: { redealt: 1 },
  recipe({ turning: { stock, free, fine }, passes: { redeals }, scoring: points }, { redealt }) {
    const counting = points === scoring.values['standard'];
    const banked = points === scoring.values['vegas'];
    return {
      ...KLONDIKE,
      stock,
      redeals,
      finish({ after = [] }, { waste: [turned], homes, columns }) {
        if (counting)
          return {
            after: [standard({ turned: turned!, homes, columns, free, fine, redealt }), ...after],
            score: (t) => t.counter(SCORE),
          };
        const home = cardsOn(homes);
        return banked ? { score: (t) => WON_BACK * home(t) - STAKE, banked } : {};
      },
    };
  },
});
