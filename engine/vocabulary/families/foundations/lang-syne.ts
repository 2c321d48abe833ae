import { type Variant, rows } from '../../../model/variant.ts';
import type { Action, Pile } from '../../../model/pile.ts';
import { cardsOn, holds } from '../../conditions.ts';
import { dealUp, laidFirst } from '../../deals.ts';
import { foundation, pile, piles, reserve, stock } from '../../piles.ts';
import { aces, anySuit, build, up } from '../../relations.ts';

/** How one of these games differs from Auld Lang Syne. */
interface LangSyneOptions {
  /** The aces are in the pack; usually they are laid out before the game. */
  readonly inDeck?: true;
  /** The hands are dealt their first cards before play, and cards may go from one foundation to another. */
  readonly opened?: true;
  /** How many hands there are, usually four. */
  readonly count?: number;
}

/**
 * Four foundations built up from the ace whatever the suit. They take cards from piles that get a card in each deal. A
 * click on the stock does `tap`.
 */
export function onFourAces(
  tap: (hands: readonly Pile[]) => Action,
  { inDeck, opened, count = 4 }: LangSyneOptions = {},
): Variant {
  const hands = piles(count, reserve());
  const talon = pile(stock(tap(hands)));
  const homes = piles(
    4,
    foundation({ build: build(up, anySuit), lift: opened ? 'top' : 'nothing', ...(inDeck && { start: aces }) }),
  );
  return {
    places: rows([
      [talon, 1 + (count - homes.length) / 2, ...homes],
      [null, null, ...hands],
    ]),
    from: talon,
    ...(!inDeck && { order: laidFirst(aces) }),
    deal: [...(inDeck ? [] : [dealUp(talon, homes)]), ...(opened ? [dealUp(talon, hands)] : [])],
    won: holds(homes, 52),
    score: cardsOn(homes, inDeck ? 0 : 4),
  };
}
