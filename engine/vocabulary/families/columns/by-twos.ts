import type { Test } from '../../../model/pile.ts';
import { rows, type Variant } from '../../../model/variant.ts';
import { dealEach } from '../../actions.ts';
import { fillFrom } from '../../after.ts';
import { cardsOn, holds } from '../../conditions.ts';
import { dealUp, takeOut } from '../../deals.ts';
import { foundation, pile, piles, stock, tableau } from '../../piles.ts';
import { aces, build, sameSuit, twos, upBy } from '../../relations.ts';

/** The differences between Mount Olympus and its relative. */
interface OlympusOptions {
  /** How many cards each column is dealt. */
  readonly height: number;
  /** What an empty column takes when the stock is gone; before, the stock fills it. */
  readonly start: Test;
}

/** Two packs that go home by twos, on the aces and on the twos, from nine columns that go down by twos in suit. */
export function inTwos({ height, start }: OlympusOptions): Variant {
  const upward = { build: build(upBy(2), sameSuit), lift: 'nothing' } as const;
  const [odd, even] = [piles(8, foundation({ ...upward, room: 7 })), piles(8, foundation({ ...upward, room: 6 }))];
  const columns = piles(9, tableau({ build: build(upBy(-2), sameSuit), start }));
  const talon = pile(stock(dealEach(columns)));
  return {
    places: rows([
      [talon, 1, ...odd],
      [2, ...even],
      [0.5, ...columns],
    ]),
    from: talon,
    deck: { packs: 2 },
    deal: [takeOut(talon, aces, odd), takeOut(talon, twos, even), dealUp(talon, columns, height)],
    after: [fillFrom(talon, columns)],
    won: holds([...odd, ...even], 104),
    score: cardsOn([...odd, ...even], 16),
  };
}
