import { faceUp, QUEEN, rankOf } from '../../../model/card.ts';
import type { Pile, Reach, Relation, Test } from '../../../model/pile.ts';
import { rows, type Variant } from '../../../model/variant.ts';
import { dealOne } from '../../actions.ts';
import { cardsOn, emptyAmong, holds } from '../../conditions.ts';
import { takeOut } from '../../deals.ts';
import { foundation, onceDealtOut, pile, piles, stock, tableau } from '../../piles.ts';
import { anySuit, build, down, ofRank, up, wrapped } from '../../relations.ts';

const QUEENS = 8;
const queens: Test = ofRank(QUEEN);
const onBareQueen: Relation = (_, onto) => rankOf(onto) === QUEEN;

/**
 * Two packs dealt card by card on the last queen, while fives go down to the king and sixes up to the jack; with
 * `laggard`, no more fives, nor more sixes, may begin a foundation than there are queens.
 */
export function underQueens({ laggard = false } = {}): Variant {
  const columns: Pile[] = piles(
    QUEENS,
    tableau({
      build: onBareQueen,
      lift: 'top',
      gives: (card) => rankOf(card) !== QUEEN,
      reach: onceDealtOut(() => talon),
    }),
  );
  const [noQueen, noFive, noSix] = [
    emptyAmong(columns),
    (t: Parameters<Reach>[3]) => emptyAmong(fives)(t),
    (t: Parameters<Reach>[3]) => emptyAmong(sixes)(t),
  ];
  const waits = (empty: typeof noQueen): { reach?: Reach } =>
    laggard ? { reach: (_from, to, _count, t) => t.size(to) > 0 || empty(t) > noQueen(t) } : {};
  const home = { room: 6, lift: 'nothing' } as const;
  const fives: Pile[] = piles(
    QUEENS,
    foundation({ start: ofRank(5), build: build(wrapped(down), anySuit), ...home, ...waits(noFive) }),
  );
  const sixes: Pile[] = piles(
    QUEENS,
    foundation({ start: ofRank(6), build: build(up, anySuit), ...home, ...waits(noSix) }),
  );
  const homes = [...fives, ...sixes];
  const talon: Pile = pile(
    stock(
      dealOne((t, at) => {
        const queensLaid = QUEENS - noQueen(t);
        return columns[queens(faceUp(t.top(at)), 0) ? queensLaid : queensLaid - 1];
      }),
    ),
  );
  return {
    places: rows([
      [talon, 0.5, ...sixes],
      [1.5, ...fives],
      [1.5, ...columns],
    ]),
    from: talon,
    deck: { packs: 2 },
    deal: [takeOut(talon, queens, columns.slice(0, 1))],
    won: holds(homes, 96),
    score: cardsOn(homes),
  };
}
