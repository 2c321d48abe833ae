import { changesBetween, dealByNumber } from '../legality/deal.ts';
import { Moves } from '../legality/move-generator.ts';
import { reasonNoClick } from '../legality/redeal.ts';
import type { RuleSet } from '../legality/rule-set.ts';
import { Points } from '../lessons/points.ts';
import type { LessonPoint } from '../lessons/point.ts';
import type { BuildOrder } from '../lessons/order.ts';
import { BASE } from '../model/counters.ts';
import { isFaceDown, type Rank, rankOf } from '../model/card.ts';
import type { Change } from '../model/change.ts';
import { countOf, fromOf, isDouble, isDrag, isTap, type Move, toOf } from '../model/move.ts';
import type { Pile, Role } from '../model/pile.ts';
import { numbersBelow, xoshiro } from '../model/random.ts';
import type { Reason } from '../model/reason.ts';
import type { Table, TableView } from '../model/table.ts';
import type { Variant } from '../model/variant.ts';

/** How many deals are played by random moves, and at most how many moves of each. */
const PLAYED_DEALS = 10;
const MAX_MOVES = 80;

/** A kind of deal by a click on the stock: how many cards to how many piles, `to` the first of them. */
export interface StockDeal {
  readonly count: number;
  readonly piles: number;
  readonly to: number;
  /** How often it was seen, and how often with cards left in the stock. */
  times: number;
  early: number;
}

/** Plays some deals of a game by random moves, and notes what its rules alone don't show. */
export class ChancePlay {
  /** Values of the counter of the base rank. */
  readonly bases = new Set<number>();
  /** A move set the base rank, which was 0 before. */
  baseChosen = false;
  readonly pairs = new Map<string, BuildOrder | undefined>();
  /** The top card of the waste was removed together with the one under it. */
  pairsUnder = false;
  readonly dealt = new Map<string, StockDeal>();
  /** Ranks of single cards that a click removed. */
  readonly alone = new Set<Rank>();
  /** Why clicks did nothing: on the stock, on other piles; and why a double-click that redeals did nothing. */
  readonly stockNeeds = new Set<Reason['code']>();
  readonly needs = new Set<Reason['code']>();
  readonly redealNeeds = new Set<Reason['code']>();
  /** A click on the stock made cards close up. */
  closes = false;
  /** A click that dealt also moved cards between reserves. */
  exchanges = false;
  /** For each redeal made: whether it took up several piles. */
  readonly gathers: boolean[] = [];
  /** A click did something that no words describe. */
  strange = false;
  /** A card that no player can pick up took the place of one played from a different reserve. */
  relieved = false;
  turnsUp = false;
  /** Piles on which several cards lay. */
  readonly piled = new Set<number>();
  goesHome = false;
  returns = false;
  /** How often an empty pile was filled automatically, by pile and role of the source, in the order first seen. */
  readonly fills = new Map<number, Map<Role, number>>();
  /** The most cards that came at once to an empty pile automatically, by pile. */
  readonly fillCards = new Map<number, number>();
  /** For each pile, the sources that filled it while another one had cards, as `source other`. */
  readonly #preferred = new Map<number, Set<string>>();
  /** How often a pile stayed empty although a source had cards, by the same. */
  readonly unfilled = new Map<number, Map<Role, number>>();
  /** Piles whose last card a move has taken. */
  readonly #emptied = new Set<number>();
  /** Differences seen between the score and the number of cards on the foundations, or out of the game. */
  readonly scores = { home: new Set<number>(), gone: new Set<number>() };
  readonly #rules: RuleSet;
  readonly #points: Points;
  readonly #found = new Moves();
  readonly #isOut: readonly boolean[];

  constructor(rules: RuleSet) {
    this.#rules = rules;
    this.#points = new Points(rules);
    this.#isOut = rules.piles.map(({ index }) => index >= rules.variant.places.length);
    for (let deal = 1; deal <= PLAYED_DEALS; deal++) this.#play(deal);
    for (let deal = 1; deal <= PLAYED_DEALS && this.#neverEmptied().size > 0; deal++) this.#emptyPiles(deal);
  }

  #play(deal: number): void {
    const rules = this.#rules;
    const { table } = dealByNumber(rules.variant, deal, rules);
    const below = numbersBelow(xoshiro(deal));
    for (let made = 0; made < MAX_MOVES; made++) {
      this.#look(table);
      rules.legalMoves(table, this.#found);
      if (this.#found.length === 0) break;
      this.#make(table, this.#found.list[below(this.#found.length)]!);
    }
  }

  /** Lists the piles in play whose last card no move has taken. */
  #neverEmptied(): Set<number> {
    const all = this.#rules.variant.places.map(({ pile }) => pile);
    const isPlayed = ({ index, rules: { role, lift = 'nothing', covered } }: Pile): boolean =>
      EMPTIED_ROLES.has(role) && lift !== 'nothing' && covered === undefined && !this.#emptied.has(index);
    return new Set(all.filter(isPlayed).map(({ index }) => index));
  }

  /** Plays a deal again, and tries which moves of a top card have what consequences if it is the last of its pile. */
  #emptyPiles(deal: number): void {
    const rules = this.#rules;
    const { table } = dealByNumber(rules.variant, deal, rules);
    const below = numbersBelow(xoshiro(deal));
    for (let made = 0; made < MAX_MOVES; made++) {
      rules.legalMoves(table, this.#found);
      if (this.#found.length === 0) break;
      const moves = [...this.#found.list.subarray(0, this.#found.length)];
      const piles = this.#neverEmptied();
      for (const move of moves)
        if (isDrag(move) && countOf(move) === 1 && piles.delete(fromOf(move))) this.#takeLast(table, move);
      rules.make(table, moves[below(moves.length)]!);
    }
  }

  /** Notes what follows if the card that the move takes is the only one of its pile. */
  #takeLast(table: Table, move: Move): void {
    const from = fromOf(move);
    const cards = Array.from({ length: table.size(from) }, (_, at) => table.at(from, at));
    const mark = table.end;
    table.lay(from, cards.slice(-1));
    if (this.#rules.allows(table, move)) {
      const wasEmpty = this.#rules.piles.map(({ index }) => table.size(index) === 0 || index === from);
      this.#rules.make(table, move);
      this.#emptied.add(from);
      const changes = changesBetween(table, mark, table.end);
      this.#follow(
        table,
        move,
        changes.filter((change) => change.kind !== 'move' || [change.from, change.to].includes(from)),
        wasEmpty,
      );
      table.undo(mark);
    }
    table.lay(from, cards);
  }

  /** Notes what a position shows before the move. */
  #look(table: Table): void {
    this.bases.add(table.counter(BASE));
    this.#lookAtScore(table);
    for (const { index, rules } of this.#rules.piles) {
      if (table.size(index) > 1) this.piled.add(index);
      const why = rules.tap && reasonNoClick(this.#rules, table, index);
      if (why) (rules.role === 'stock' ? this.stockNeeds : this.needs).add(why.code);
    }
    for (const { index } of this.#rules.piles) {
      const own = this.#rules.doubleOf(index);
      if (own?.redeals !== undefined && !own.can(table, index)) this.redealNeeds.add(own.why(table, index).code);
    }
  }

  #lookAtScore(table: Table): void {
    const { piles, variant } = this.#rules;
    const score = variant.score(table);
    let [home, gone] = [0, 0];
    for (const pile of piles) {
      if (pile.rules.role !== 'foundation') continue;
      if (isOutOfGame(pile, variant)) gone += table.size(pile.index);
      else home += table.size(pile.index);
    }
    this.scores.home.add(score - home);
    this.scores.gone.add(score - gone);
  }

  #make(table: Table, move: Move): void {
    const base = table.counter(BASE);
    const mark = table.end;
    const wasEmpty = this.#rules.piles.map(({ index }) => table.size(index) === 0 || index === fromOf(move));
    if (isDrag(move) && table.size(fromOf(move)) === countOf(move)) this.#emptied.add(fromOf(move));
    const point = this.#points.make(table, move);
    const changes = changesBetween(table, mark, table.end);
    const choosesBase = base === 0 && table.counter(BASE) > 0;
    this.baseChosen ||= choosesBase;
    this.turnsUp ||= point.turnsUp;
    this.#note(point, move);
    if (point.kind === 'deal') this.#noteDeal(table, point, changes, fromOf(move));
    this.closes ||= point.kind === 'deal' && point.closes;
    if (!isDrag(move) && this.#redeals(fromOf(move), move)) this.gathers.push(gathers(changes));
    // What setting the base rank lays out belongs to the deal.
    if (!choosesBase) this.#follow(table, move, changes, wasEmpty);
  }

  #note(point: LessonPoint, move: Move): void {
    const isTapped = isTap(move) || isDouble(move);
    const isPair = point.kind === 'remove' && point.by === 'drag' && point.cards.length === 2;
    const isUnder = isPair && fromOf(move) === toOf(move);
    if (isPair && !isUnder) this.pairs.set(JSON.stringify(point.order), point.order);
    this.pairsUnder ||= isUnder && point.from === 'waste';
    if (point.kind === 'remove' && isTapped && point.cards.length === 1) this.alone.add(rankOf(point.cards[0]!));
    if (point.kind === 'other' && isTapped) this.strange = true;
    if (isDrag(move) && this.#role(fromOf(move)) === 'foundation' && this.#role(toOf(move)) !== 'foundation')
      this.returns = true;
  }

  #noteDeal(
    table: TableView,
    { count, piles }: LessonPoint & { kind: 'deal' },
    changes: readonly Change[],
    stock: number,
  ): void {
    const first = changes.find((change) => change.kind === 'move' && change.from === stock);
    if (first?.kind !== 'move') return;
    this.exchanges ||= changes.some(
      (change) => change.kind === 'move' && [change.from, change.to].every((pile) => this.#role(pile) === 'reserve'),
    );
    const key = `${count} ${piles}`;
    const dealt = this.dealt.get(key) ?? { count, piles, to: first.to, times: 0, early: 0 };
    dealt.times++;
    if (table.size(stock) > 0) dealt.early++;
    this.dealt.set(key, dealt);
  }

  #follow(table: Table, move: Move, changes: readonly Change[], wasEmpty: readonly boolean[]): void {
    const bared = fromOf(move);
    if (this.#role(bared) === 'stock' && !isDrag(move)) return;
    const moved = changes.filter((change) => change.kind === 'move').slice(1);
    for (const { from, to } of moved) {
      if (this.#isOut[to] || table.size(to) === 0) continue;
      const [source, target] = [this.#role(from), this.#role(to)];
      if (target === 'reserve' && wasEmpty[to])
        this.relieved ||= this.#rules.piles[from]!.rules.lift === 'nothing' && source === 'reserve';
      if (target === 'foundation') this.goesHome ||= this.#rules.piles[to]!.rules.build !== undefined;
      else if (FILLING_ROLES.has(source) && target !== source && wasEmpty[to] && !isFaceDown(table.top(to)))
        this.#noteFill(table, to, source, cardsBetween(from, to, moved));
    }
    if (table.size(bared) === 0) this.#noteUnfilled(table, bared);
  }

  #noteFill(table: Table, pile: number, source: Role, cards: number): void {
    countUp(this.fills, pile, source);
    this.fillCards.set(pile, Math.max(Math.min(cards, table.size(pile)), this.fillCards.get(pile) ?? 0));
    const preferred = this.#preferred.get(pile) ?? new Set<string>();
    this.#preferred.set(pile, preferred);
    for (const { index, rules } of this.#rules.piles)
      if (rules.role !== source && table.size(index) > 0) preferred.add(`${source} ${rules.role}`);
  }

  /** Returns 1 if one source filled one of these piles while the other had cards; 0 otherwise. */
  isBefore(piles: readonly number[], source: Role, other: Role): number {
    return Number(piles.some((pile) => this.#preferred.get(pile)?.has(`${source} ${other}`)));
  }

  /** Counts that the pile stays empty although there are cards that could fill it. */
  #noteUnfilled(table: Table, pile: number): void {
    for (const { index, rules } of this.#rules.piles)
      if (FILLING_ROLES.has(rules.role) && !this.#isOut[index] && table.size(index) > 0)
        countUp(this.unfilled, pile, rules.role);
  }

  #redeals(pile: number, move: Move): boolean {
    const action = isDouble(move) ? this.#rules.doubleOf(pile) : this.#rules.piles[pile]!.rules.tap;
    return action?.redeals !== undefined && action.turns === undefined;
  }

  #role(pile: number): Role {
    return this.#rules.piles[pile]!.rules.role;
  }
}

/** Whether cards on a foundation are out of the game: it is not on the table, and neither built up nor given runs. */
export const isOutOfGame = ({ index, rules: { build, least = 1 } }: Pile, { places }: Variant): boolean =>
  index >= places.length || (build === undefined && least === 1);

/** Whether more than two piles give cards. */
const gathers = (changes: readonly Change[]): boolean =>
  new Set(changes.flatMap((change) => (change.kind === 'move' ? [change.from] : []))).size > 2;

/** Counts the cards that these changes move from one pile to another. */
const cardsBetween = (from: number, to: number, moves: readonly Extract<Change, { kind: 'move' }>[]): number =>
  moves.reduce((sum, move) => (move.from === from && move.to === to ? sum + move.count : sum), 0);

function countUp(counts: Map<number, Map<Role, number>>, pile: number, role: Role): void {
  const ofPile = counts.get(pile) ?? new Map<Role, number>();
  ofPile.set(role, (ofPile.get(role) ?? 0) + 1);
  counts.set(pile, ofPile);
}

const EMPTIED_ROLES: ReadonlySet<Role> = new Set(['tableau', 'reserve']);
const FILLING_ROLES: ReadonlySet<Role> = new Set(['stock', 'reserve', 'waste']);
