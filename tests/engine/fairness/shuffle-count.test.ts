import { describe, expect, test } from 'vitest';
import { chancesOfKept, chancesOfRuns } from '../../../engine/fairness/chances.ts';
import { chanceOfMore } from '../../../engine/fairness/chi-square.ts';
import { SHUFFLE_TRIALS, ShuffleCount, type ShuffleTrial } from '../../../engine/fairness/shuffle-count.ts';
import { type Card, isRed } from '../../../engine/model/card.ts';
import { makeDeck } from '../../../engine/model/deck.ts';
import { numbersBelow, shuffled, xoshiro } from '../../../engine/model/random.ts';

const DEALS = 50_000;
const NEW_PACK = makeDeck({});

/** Returns the probabilities of a dealer's packs. */
function triedBy(deal: (number: number) => readonly Card[]): ReadonlyMap<ShuffleTrial['kind'], number> {
  const count = new ShuffleCount();
  for (let number = 1; number <= DEALS; number++) count.add(deal(number));
  return chancesOf(count);
}

function chancesOf(count: ShuffleCount): ReadonlyMap<ShuffleTrial['kind'], number> {
  expect(count.deals).toBe(DEALS);
  return new Map(count.trials().map(({ kind, chance }) => [kind, chance]));
}

const below = numbersBelow(xoshiro(7));

/** A common mistake of programs: every card changes places with any card. */
function anyWithAny(): Card[] {
  const cards = [...NEW_PACK];
  for (let i = 0; i < cards.length; i++) {
    const j = below(cards.length);
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
  return cards;
}

/** Another mistake: no card may stay where it is (Sattolo). */
function noneStays(): Card[] {
  const cards = [...NEW_PACK];
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(i);
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
  return cards;
}

/** A pack in which a third card of one colour in a row changes places with the last card. */
function withoutRuns(number: number): Card[] {
  const cards = shuffled(NEW_PACK, number, 0);
  const at = cards.findIndex((card, i) => i > 1 && [i - 1, i - 2].every((j) => isRed(cards[j]!) === isRed(card)));
  if (at > 0) [cards[at], cards[51]] = [cards[51]!, cards[at]!];
  return cards;
}

describe('fairness of shuffles', () => {
  test('finds nothing against deals 1 to 50,000 and their redeals', () => {
    const dealt = new ShuffleCount();
    dealt.deal(1, DEALS);
    for (const chances of [chancesOf(dealt), triedBy((number) => shuffled(NEW_PACK, number, 1))]) {
      expect([...chances.keys()]).toEqual([...SHUFFLE_TRIALS]);
      for (const [kind, chance] of chances) {
        expect(chance, kind).toBeGreaterThan(0.001);
        expect(chance, kind).toBeLessThan(0.999);
      }
    }
  });

  test('finds a naive swap shuffle by the cards’ places', () =>
    expect(triedBy(anyWithAny).get('places')).toBeLessThan(1e-6));

  test('finds a shuffle without fixed cards by that', () => expect(triedBy(noneStays).get('kept')).toBeLessThan(1e-6));

  test('finds too evenly mixed colours by their runs', () =>
    expect(triedBy(withoutRuns).get('colours')).toBeLessThan(1e-6));

  test('finds a generator with few seeds by the first two cards', () =>
    expect(triedBy((number) => shuffled(NEW_PACK, number % 2000, 0)).get('firsts')).toBeLessThan(1e-6));
});

test('has probabilities that add up to 1 and equal published ones', () => {
  for (const chances of [chancesOfKept(7), chancesOfRuns(15, 38)])
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  expect(chancesOfKept(3).slice(0, 2)).toEqual([expect.closeTo(1 / Math.E, 12), expect.closeTo(1 / Math.E, 12)]);
  // 27 runs are the mean: 2 C(25, 13) C(25, 12) of C(52, 26).
  expect(chancesOfRuns(26, 28)[1]).toBeCloseTo(0.109_1, 3);
});

test.each([
  [2.366, 3, 0.5],
  [7.815, 3, 0.05],
  [18.307, 10, 0.05],
  [29.588, 10, 0.001],
  [2600.33, 2601, 0.5],
])('has the tabulated probability of X² %d with %i degrees of freedom', (x2, freedom, chance) => {
  expect(chanceOfMore(x2, freedom)).toBeCloseTo(chance, 2);
});
