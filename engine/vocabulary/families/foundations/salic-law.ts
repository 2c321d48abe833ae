import { faceUp, KING, QUEEN, rankOf } from '../../../model/card.ts';
import type { Pile, Relation, Test } from '../../../model/pile.ts';
import { rows, type Variant } from '../../../model/variant.ts';
import { dealOne } from '../../actions.ts';
import { cardsOn, holds } from '../../conditions.ts';
import { takeOut } from '../../deals.ts';
import { foundation, onceDealtOut, pile, piles, stock, tableau } from '../../piles.ts';
import { aces, anySuit, build, eitherOf, kings, up } from '../../relations.ts';

/** How the two games of kings' columns differ. */
interface Kings {
  /** Whether the queens are laid out over the foundations; they take no part then. */
  readonly queens: boolean;
  /**
   * The rule for building on a column, besides any card on a king without cards. If given, columns take nothing before
   * the stock is dealt out.
   */
  readonly build?: Relation;
}

const onBareKing: Relation = (_, onto) => rankOf(onto) === KING;
const queens: Test = (card) => rankOf(card) === QUEEN;

/**
 * Two packs dealt card by card on the last king; each new king begins a column; with the queens apart, a foundation
 * begins only above a column that has begun.
 */
export function underKings({ queens: apart, build: built }: Kings): Variant {
  const columns: Pile[] = piles(
    8,
    tableau({
      build: built ? eitherOf(onBareKing, built) : onBareKing,
      lift: 'top',
      gives: (card) => rankOf(card) !== KING,
      ...(built && { reach: onceDealtOut(() => talon) }),
    }),
  );
  const room = apart ? 11 : 12;
  const homes: Pile[] = piles(
    8,
    foundation({
      build: build(up, anySuit),
      start: aces,
      room,
      lift: 'nothing',
      ...(apart && {
        reach: (_from, to, _count, t) => t.size(columns[homes.findIndex(({ index }) => index === to)]!.index) > 0,
      }),
    }),
  );
  const talon: Pile = pile(
    stock(
      dealOne((t, at) => {
        const begunColumns = columns.filter(({ index }) => t.size(index) > 0).length;
        return columns[rankOf(faceUp(t.top(at))) === KING ? begunColumns : begunColumns - 1];
      }),
    ),
  );
  const ladies = piles(apart ? 8 : 0, foundation({ lift: 'nothing' }));
  return {
    places: rows([...(apart ? [[1.5, ...ladies]] : []), [1.5, ...homes], [1.5, ...columns]]).concat(rows([[talon]])),
    from: talon,
    deck: { packs: 2 },
    deal: [takeOut(talon, kings, columns.slice(0, 1)), takeOut(talon, queens, ladies)],
    won: holds([...ladies, ...homes], 96),
    score: cardsOn([...ladies, ...homes], ladies.length),
  };
}
