import { dealByNumber, type Deal, dealOwn } from '../legality/deal.ts';
import { RuleSet } from '../legality/rule-set.ts';
import { findGame } from '../games/index.ts';
import { type Card, faceUp, isFaceDown, isRed, makeCard, rankOf, suitOf } from '../model/card.ts';
import { deckOf, sameCards, withoutCards } from '../model/deck-order.ts';
import type { Game } from '../model/game.ts';
import { completeOptions, everyOptions, type OptionsKey, parseOptions } from '../model/options.ts';
import type { Table } from '../model/table.ts';
import { dealOf } from '../foreign/deal-of.ts';
import { orderLaying } from '../foreign/laying.ts';
import { Session } from '../session/session.ts';
import { alignments, faceUpCards } from './alignment.ts';
import { follow, type Followed, type TryBudget } from './follow.ts';
import { pilesFor, usesByShape } from './uses.ts';
import type { ForeignGame, ForeignPile, ForeignPosition, GameChoice, PileUse } from './foreign-game.ts';

/** A game of another program that Baize can continue. */
export interface OpenedGame {
  readonly session: Session;
  /** The moves there, up to the position on the table, and how many of them Baize could play. */
  readonly moves: number;
  readonly played: number;
  /** Whether the file has the moves; else the deal is played from its beginning. */
  readonly isHistory: boolean;
}

/**
 * Deals a game of another program and plays its moves, as each of the games that it may be. Returns those in which all
 * moves could be played, else the one in which most could; none if Baize can't deal the cards.
 */
export function openForeignGame(foreign: ForeignGame): OpenedGame[] {
  const opened: OpenedGame[] = [];
  const budget = { left: MAX_TRIED };
  for (const choices of [foreign.choices, otherOptions(foreign.choices)]) {
    opened.push(...choices.flatMap((choice) => openAs(foreign, choice, budget) ?? []));
    const whole = opened.filter(({ played, moves }) => played === moves);
    if (whole.length > 0) return foreign.isHistory ? whole : mostLike(whole, foreign);
  }
  const best = Math.max(...opened.map(({ played }) => played));
  return opened.filter(({ played }) => played === best).slice(0, 1);
}

/** Returns the deals whose cards are mostly still in place, because a position says no more about its deal. */
function mostLike(opened: readonly OpenedGame[], { positions: [position = []] }: ForeignGame): OpenedGame[] {
  const likeness = opened.map(({ session: { table } }) => {
    const ours = Array.from({ length: table.piles }, (_, pile) => faceUpCards(table, pile));
    return position.reduce((sum, cards) => sum + Math.max(0, ...ours.map((pile) => sameFromBelow(cards, pile))), 0);
  });
  return opened.filter((_, at) => likeness[at] === Math.max(...likeness));
}

/** How many cards from the bottom on two piles have in common. */
function sameFromBelow(cards: readonly Card[], pile: readonly Card[]): number {
  const end = cards.findIndex((card, at) => faceUp(card) !== pile[at]);
  return end < 0 ? cards.length : end;
}

/** At most this many moves are tried for one file, which takes a few seconds. */
const MAX_TRIED = 250_000;
/** At most this many other choices of options are tried. */
const MAX_OTHERS = 12;

/** Lists the same games with other options: a player there may not have used the default ones. */
const otherOptions = (choices: readonly GameChoice[]): GameChoice[] =>
  choices
    .flatMap(({ game: id, options }) => {
      const game = findGame(id);
      const tried = game && completeOptions(game, options);
      const all = game ? everyOptions(game).filter((other) => other !== tried) : [];
      return all.slice(0, MAX_OTHERS).map((other) => ({ game: id, options: other }));
    })
    .slice(0, 2 * MAX_OTHERS);

function openAs(
  foreign: ForeignGame,
  { game: id, options: partly }: GameChoice,
  budget: TryBudget,
): OpenedGame | undefined {
  if (budget.left <= 0) return undefined;
  const game = findGame(id);
  const options = game && completeOptions(game, partly);
  if (!game || options === undefined) return undefined;
  const rules = new RuleSet(game.variant(parseOptions(game, options) ?? {}));
  const positions = translated(foreign.positions, deckOf(game, options));
  if (!positions) return undefined;
  const parts = { foreign: { ...foreign, positions }, game, options, rules, budget };
  return foreign.isHistory ? openHistory(parts) : openDeal(parts);
}

interface OpeningParts {
  readonly foreign: ForeignGame;
  readonly game: Game;
  readonly options: OptionsKey;
  readonly rules: RuleSet;
  readonly budget: TryBudget;
}

function openHistory(parts: OpeningParts): OpenedGame | undefined {
  const { foreign, game, options, rules, budget } = parts;
  let best: { readonly deal: Deal; readonly followed: Followed } | undefined;
  const [dealt = []] = foreign.positions;
  for (const { deal, piles } of dealsOf(parts)) {
    for (const alignment of alignments(rules, tableOf(rules, deal).table, piles, dealt)) {
      const followed = follow(rules, tableOf(rules, deal).table, alignment, foreign.positions, budget);
      if (followed.moves.length > (best?.followed.moves.length ?? 0)) best = { deal, followed };
      if (best?.followed.moves.length === foreign.positions.length) break;
    }
    if (best) break;
  }
  return best && replayed(Session.begin(game, options, best.deal), best.followed, foreign.current);
}

/** Plays the moves to the last position that was reached, and undoes those beyond the current one. */
function replayed(session: Session, { moves }: Followed, current: number): OpenedGame {
  for (const move of moves.flat()) session.play(move);
  const beyond = moves.slice(current + 1).flat().length;
  for (let nth = 0; nth < beyond; nth += 1) session.undo();
  return { session, moves: current, played: Math.min(moves.length - 1, current), isHistory: true };
}

const tableOf = (rules: RuleSet, deal: Deal) =>
  typeof deal === 'number' ? dealByNumber(rules.variant, deal, rules) : dealOwn(rules.variant, deal, rules);

/** A deal that may be the one, and what each pile is for, where that is known. */
interface DealGuess {
  readonly deal: Deal;
  readonly piles: readonly ForeignPile[];
}

/** Lists deals that may be the one: by its number there, and by where its cards lie. */
function* dealsOf({ foreign, game, options, rules }: OpeningParts): Generator<DealGuess> {
  const { number, piles } = foreign;
  const numbered = number && dealOf(number.program, game, options, number.text);
  if (numbered?.ok) yield { deal: numbered.value, piles };
  const { table } = dealByNumber(rules.variant, 1, rules);
  const [dealt = []] = foreign.positions;
  for (const uses of usesByShape(rules, table, piles, dealt)) {
    const known = piles.map(({ name }, at) => ({ name, use: uses[at] }));
    // Foundations either are dealt cards, or take those of a kind wherever they are in the pack.
    for (const dealtTo of [true, false]) {
      const order = orderOf({ rules, table, uses, deck: deckOf(game, options), dealtTo }, dealt);
      if (order) yield { deal: order, piles: known };
    }
  }
}

interface Shape {
  readonly rules: RuleSet;
  readonly table: Table;
  readonly uses: readonly (PileUse | undefined)[];
  readonly deck: readonly Card[];
  /** Whether cards are dealt to foundations. */
  readonly dealtTo: boolean;
}

/** Finds the order of dealing by where the cards lie, given what each pile with cards is for. */
function orderOf({ rules, table, uses, deck, dealtTo }: Shape, dealt: ForeignPosition): readonly Card[] | undefined {
  const ofUse = (use: PileUse): Card[][] =>
    dealt.flatMap((cards, at) => (uses[at] === use && cards.length > 0 ? [cards.map((card) => faceUp(card))] : []));
  const laid = new Map<number, readonly Card[]>();
  for (const use of ['tableau', 'aside', 'waste', ...(dealtTo ? (['foundation'] as const) : [])] as const) {
    const ours = pilesFor(rules, use).filter((pile) => table.size(pile) > 0);
    for (const [at, cards] of ofUse(use).entries()) if (ours[at] !== undefined) laid.set(ours[at], cards);
  }
  const stock = pilesFor(rules, 'stock').find((pile) => table.size(pile) > 0);
  // Cards turned to the waste with the deal are the next of our stock.
  const turned = pilesFor(rules, 'waste').some((pile) => table.size(pile) > 0) ? [] : ofUse('waste').flat();
  const left = [...ofUse('stock').toReversed().flat(), ...turned.toReversed()];
  if (stock !== undefined && left.length > 0) laid.set(stock, left);
  if ([...laid].some(([pile, cards]) => table.size(pile) !== cards.length)) return undefined;
  const order = orderLaying(rules, laid, withoutCards(deck, [...laid.values()].flat()));
  return order.ok ? order.value : undefined;
}

/** Deals a game without a history by its number, if the face-down cards lie as they do in the file. */
function openDeal({ foreign, game, options, rules }: OpeningParts): OpenedGame | undefined {
  const numbered = foreign.number && dealOf(foreign.number.program, game, options, foreign.number.text);
  if (!numbered?.ok) return undefined;
  const { table } = tableOf(rules, numbered.value);
  const ours = rules.piles.map(({ index }) => faceUpCards(table, index).join(' '));
  const hidden = (foreign.positions[0] ?? []).map((pile) => pile.filter((card) => isFaceDown(card)).map(faceUp));
  const agree = hidden.every(
    (cards) => cards.length === 0 || ours.some((text) => `${text} `.startsWith(`${cards.join(' ')} `)),
  );
  if (!agree) return undefined;
  return { session: Session.begin(game, options, numbered.value), moves: 0, played: 0, isHistory: false };
}

/**
 * Returns positions with the suits of our deck, where another program plays with other ones of the same colours;
 * undefined where it plays with other cards.
 */
function translated(
  positions: readonly ForeignPosition[],
  deck: readonly Card[],
): readonly ForeignPosition[] | undefined {
  const whole = (position: ForeignPosition): Card[] => position.flat().map((card) => faceUp(card));
  const [first = []] = positions;
  if (sameCards(whole(first), deck)) return positions;
  const suits = [...new Set(deck.map((card) => suitOf(card)))];
  const suitFor = (card: Card): number =>
    suits.find((suit) => isRed(makeCard(1, suit)) === isRed(card)) ?? suits[0] ?? 0;
  const translate = (card: Card): Card => makeCard(rankOf(card), suitFor(card)) | (card & ~faceUp(card));
  const all = positions.map((position) => position.map((pile) => pile.map(translate)));
  return sameCards(whole(all[0] ?? []), deck) ? all : undefined;
}
