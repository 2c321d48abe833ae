import {
  BASE,
  type Card,
  countOf,
  FACE_DOWN,
  fromOf,
  isDrag,
  looksUp,
  type Move,
  type Role,
  suitOf,
  type TableView,
  toOf,
} from './engine.ts';
import type { Ground } from '../solver/strategy.ts';
import { cardAt, placeAfter, tapsOf, withoutTaps } from '../solver/position/talon.ts';

/** What a move does for the player. */
export type Purpose =
  | 'home'
  | 'uncovers'
  | 'reserve'
  | 'empties'
  | 'joins-suit'
  | 'joins'
  | 'brings'
  | 'frees'
  | 'removes'
  | 'fills'
  | 'stores'
  | 'deals'
  | 'idle'
  | 'takes-back';

/**
 * How much is thought of each; the greater, the sooner it is played. A card that is home takes no other any more, so what frees cards
 * comes first: so the quick player wins half as many games again as when every card goes home at once.
 */
const WORTH: Readonly<Record<Purpose, number>> = {
  uncovers: 60,
  frees: 59,
  removes: 58,
  home: 57,
  reserve: 56,
  'joins-suit': 55,
  empties: 50,
  joins: 35,
  brings: 30,
  fills: 14,
  stores: 12,
  deals: 6,
  idle: 4,
  'takes-back': 3,
};

/** So much more of a card that is brought where another can then be laid on it that lies over hidden ones. */
const SERVES = 20;

/** Judges a move by what can be seen of it, without making it: the opinion of a player who looks no further. */
export class Judgement {
  readonly #ground: Ground;
  readonly #roles: readonly Role[];
  readonly #columns: readonly number[];

  constructor(ground: Ground) {
    const { piles } = ground.position.rules;
    this.#ground = ground;
    this.#roles = piles.map(({ rules }) => rules.role);
    this.#columns = piles.filter(({ rules }) => rules.role === 'tableau').map(({ index }) => index);
  }

  /** How much is thought of a move. */
  weigh(move: Move): number {
    const purpose = this.purpose(move);
    const worth = WORTH[purpose];
    if (purpose === 'brings') return worth + (this.#serves(move) ? SERVES : 0);
    // Of hidden cards those first that have the fewest over nothing: a column is empty sooner.
    return purpose === 'uncovers' ? worth + Math.max(0, 6 - this.#left(move)) : worth;
  }

  purpose(move: Move): Purpose {
    const from = this.#roles[fromOf(move)]!;
    if (!isDrag(withoutTaps(move))) return from === 'stock' ? 'deals' : 'removes';
    const to = this.#roles[toOf(move)]!;
    if (from === 'foundation') return to === 'foundation' ? 'idle' : 'takes-back';
    if (to === 'foundation') return 'home';
    if (to === 'cell' || to === 'reserve') return this.#stored(move, from);
    if (from === 'tableau') return this.#between(move);
    if (this.#ground.position.table.size(toOf(move)) === 0 && from !== 'reserve') return 'brings';
    return from === 'reserve' ? 'reserve' : this.#onSuit(move) ? 'joins-suit' : 'brings';
  }

  #stored(move: Move, from: Role): Purpose {
    if (from === 'cell' || from === 'reserve') return 'idle';
    return from === 'tableau' && this.#bares(move) === 'uncovers' ? 'uncovers' : 'stores';
  }

  #between(move: Move): Purpose {
    const { table } = this.#ground.position;
    const bares = this.#bares(move);
    const onEmpty = table.size(toOf(move)) === 0;
    if (onEmpty && bares === 'empties') return 'idle';
    if (bares !== undefined) return bares;
    const join = onEmpty ? 'fills' : this.#onSuit(move) ? 'joins-suit' : 'joins';
    const from = fromOf(move);
    const left = this.#left(move);
    const { compiled } = this.#ground.relations.at(table.counter(BASE));
    const { accept, lift } = compiled.piles[from]!;
    const [card, under] = [table.at(from, left), table.at(from, left - 1)];
    if (looksUp(compiled.tables, accept, card, under) === 0) return join;
    // It leaves a card that takes it: nothing gained, unless it comes to one with which it can go on together.
    const together = looksUp(compiled.tables, lift, card, under) === 1;
    if (!together && looksUp(compiled.tables, lift, card, table.top(toOf(move))) === 1) return join;
    return this.#mayGoHome(under) ? 'frees' : 'idle';
  }

  #mayGoHome(card: Card): boolean {
    const { table } = this.#ground.position;
    const { compiled } = this.#ground.relations.at(table.counter(BASE));
    return compiled.piles.some(
      ({ rules, accept, on }) =>
        rules.role === 'foundation' &&
        (rules.least ?? 1) === 1 &&
        looksUp(compiled.tables, accept, card, table.top(on)) === 1,
    );
  }

  /** What comes of the column it leaves. */
  #bares(move: Move): 'uncovers' | 'empties' | undefined {
    const left = this.#left(move);
    if (left === 0) return 'empties';
    return this.#ground.position.table.at(fromOf(move), left - 1) >= FACE_DOWN ? 'uncovers' : undefined;
  }

  /** Whether what covers the hidden cards of some column can go on the card that this move brings. */
  #serves(move: Move): boolean {
    const { table, facts } = this.#ground.position;
    const { talon } = facts;
    const from = fromOf(move);
    const card =
      talon !== undefined && from === talon.waste
        ? cardAt(talon, table, placeAfter(talon, table, tapsOf(move)))
        : table.top(from);
    const { compiled } = this.#ground.relations.at(table.counter(BASE));
    const { accept } = compiled.piles[toOf(move)]!;
    for (const pile of this.#columns) {
      if (pile === toOf(move)) continue;
      const lowest = lowestUp(table, pile);
      if (lowest > 0 && looksUp(compiled.tables, accept, table.at(pile, lowest), card) === 1) return true;
    }
    return false;
  }

  #left(move: Move): number {
    const { table } = this.#ground.position;
    return table.size(fromOf(move)) - countOf(move);
  }

  #onSuit(move: Move): boolean {
    if (tapsOf(move) > 0) return false;
    const { table } = this.#ground.position;
    const onto = table.top(toOf(move));
    return onto !== 0 && suitOf(onto) === suitOf(table.at(fromOf(move), this.#left(move)));
  }
}

/** The place of the lowest of the cards that lie face up on a pile; -1 for none. */
function lowestUp(table: TableView, pile: number): number {
  let at = table.size(pile) - 1;
  while (at > 0 && table.at(pile, at - 1) < FACE_DOWN) at--;
  return at;
}
