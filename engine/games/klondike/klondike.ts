import { isFaceDown } from '../../model/card.ts';
import { SCORE } from '../../model/counters.ts';
import { choose, chooseCounting, defineGame } from '../../model/game.ts';
import { fromOf, isTap, toOf } from '../../model/move.ts';
import type { Pile, Step } from '../../model/pile.ts';
import { rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { triangle, turnUpTops } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, stock, tableau, waste } from '../../vocabulary/piles.ts';
import { aces, alternateColour, build, down, kings, sameSuit, up } from '../../vocabulary/relations.ts';

/** `free`: how often the waste may be turned back before standard scoring takes `fine` points for it. */
const turning = choose(
  'Cards turned at a time',
  {
    one: { label: 'Single card deals', turn: 1, free: 0, fine: 100 },
    three: { label: 'Three card deals', turn: 3, free: 2, fine: 20 },
  },
  'one',
);

const passes = choose(
  'Redeals',
  {
    one: { label: 'No redeals', redeals: 0 },
    two: { label: 'One redeal', redeals: 1 },
    three: { label: 'Two redeals', redeals: 2 },
    endless: { label: 'Unlimited redeals', redeals: Infinity },
  },
  'endless',
);

const scoring = chooseCounting(
  'Scoring',
  { cards: { label: 'Cards home' }, standard: { label: 'Standard' }, vegas: { label: 'Vegas' } },
  'cards',
);

/** The answers of the former single option, before cards, passes and scoring became options of their own. */
const dealing = {
  three: { turning: 'three', passes: 'endless', scoring: 'cards' },
  one: { turning: 'one', passes: 'three', scoring: 'cards' },
  once: { turning: 'one', passes: 'one', scoring: 'cards' },
  unlimited: { turning: 'one', passes: 'endless', scoring: 'cards' },
};

/** What a deal costs in Vegas scoring, and what each card home earns. */
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

export default defineGame({
  id: 'klondike',
  name: 'Klondike',
  options: { turning, passes, scoring },
  former: { dealing },
  presets: [
    { label: 'Unlimited redeals', answers: dealing.unlimited },
    { label: 'Three card deals', answers: dealing.three },
    { label: 'Single card deals', answers: dealing.one },
    { label: 'No redeals', answers: dealing.once },
    { label: 'Standard, one card', answers: { turning: 'one', passes: 'endless', scoring: 'standard' } },
    { label: 'Standard, three cards', answers: { turning: 'three', passes: 'endless', scoring: 'standard' } },
    { label: 'Vegas, one card', answers: { turning: 'one', passes: 'one', scoring: 'vegas' } },
    { label: 'Vegas, three cards', answers: { turning: 'three', passes: 'three', scoring: 'vegas' } },
  ],
  counters: { redealt: 1 },
  variant({ turning: { turn, free, fine }, passes: { redeals }, scoring: points }, { redealt }) {
    const turned = pile(waste({ fan: turn > 1 ? { right: 3 } : 'none' }));
    const talon = pile(stock(turnTo(turned, { turn, redeals })));
    const homes = piles(4, foundation({ build: build(up, sameSuit), start: aces }));
    const columns = piles(7, tableau({ build: build(down, alternateColour), start: kings }));
    const home = cardsOn(homes);
    const counting = points === scoring.values['standard'];
    const banked = points === scoring.values['vegas'];
    return {
      places: rows([[talon, turned, null, ...homes], columns]),
      from: talon,
      deal: [triangle(talon, columns), turnUpTops(columns)],
      after: [...(counting ? [standard({ turned, homes, columns, free, fine, redealt })] : []), turnUpTops(columns)],
      won: holds(homes, 52),
      score: banked ? (t) => WON_BACK * home(t) - STAKE : counting ? (t) => t.counter(SCORE) : home,
      ...(banked && { banked }),
    };
  },
});
