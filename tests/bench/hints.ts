import { findGame } from '../../engine/games/index.ts';
import type { Advice } from '../../engine/hints/base/advice.ts';
import { Adviser } from '../../engine/hints/adviser.ts';
import { METHOD_NAMES, type MethodName } from '../../engine/hints/make-method.ts';
import { HINT_POSITIONS } from '../../engine/hints/thinking.ts';
import { positionKey } from '../../engine/legality/position-key.ts';
import type { Card } from '../../engine/model/card.ts';
import type { Change } from '../../engine/model/change.ts';
import type { TableView } from '../../engine/model/table.ts';
import { RuleSet } from '../../engine/legality/rule-set.ts';
import type { Answers } from '../../engine/model/game.ts';
import { countOf, fromOf, isDrag, isTap, type Move, toOf } from '../../engine/model/move.ts';
import { makeOptions, parseOptions } from '../../engine/model/options.ts';
import { Session } from '../../engine/session/session.ts';
import { type DealRange, dealsOf, take } from '../lab/solve/arguments.ts';
import { copyOf } from '../../engine/model/table-copy.ts';

/** The games in which following the hints is measured, with the answers that are not the default ones. */
const BENCHED_VERSIONS: readonly (readonly [string, Answers])[] = [
  ['freecell', {}],
  ['klondike', { dealing: 'one' }],
  ['klondike', { dealing: 'unlimited' }],
  ['klondike', { dealing: 'three' }],
  ['canfield', {}],
  ['yukon', {}],
  ['spider', { suits: 'one' }],
  ['spider', { suits: 'two' }],
  ['spider', { suits: 'four' }],
  ['scorpion', {}],
  ['easthaven', {}],
  ['gypsy', {}],
  ['forty-thieves', {}],
  ['triple-peaks', {}],
  ['russian', {}],
  ['golf', {}],
  ['beleaguered-castle', {}],
];

/** Deals that were not used to tune any weight. */
const DEALS: DealRange = { from: 1, to: 200 };
/** A game is given up after this many moves. */
const MAX_MOVES = 800;

interface FollowResult {
  readonly won: number;
  /** The deals that were won, to compare deal by deal with another method. */
  readonly wins: readonly number[];
  readonly deals: number;
  readonly hints: number;
  /** Hints as they are shown, turns of the stock in a row counting as one, and how many of them are such turns. */
  readonly shown: number;
  readonly stock: number;
  /**
   * Hints that pass over a card which could begin a foundation or be the second there, except those of a proven win.
   */
  readonly passed: number;
  /** Positions that a move of cards repeated. */
  readonly repeated: number;
  /** Hints that take cards back to where they came from in the same deal of the stock, except those of a proven win. */
  readonly back: number;
  /** Mean CPU milliseconds of a hint. */
  readonly ms: number;
}

/**
 * Follows the first hint to the end of each game, with safe cards going home by themselves, and counts the deals won.
 * Prints a line for each game as it goes. A hint thinks for as many positions as in play, so that a busy machine
 * changes nothing. `words`: games, all of the list without any, and `--deals FROM-TO`.
 *
 * @throws when a position is repeated or cards are taken back: hints may not go round in circles.
 */
export function benchHints(words: readonly string[] = []): Readonly<Record<string, FollowResult>> {
  const rest = [...words];
  const taken = take(rest, '--deals', 1);
  const deals = taken ? dealsOf(taken[1] ?? '') : DEALS;
  const named = take(rest, '--method', 1)?.[1];
  const method = METHOD_NAMES.find((name) => name === named);
  const ways = waysOf(rest);
  const strange = ways.length === 0 ? rest.join(' ') : undefined;
  if (typeof deals === 'string' || strange !== undefined || method !== named) {
    const fault =
      method === named
        ? `"${strange}" is no game of this bench.`
        : `"${named}" is no method of hints: ${METHOD_NAMES.join(', ')}.`;
    console.error(typeof deals === 'string' ? deals : fault);
    process.exit(2);
  }
  const results: Record<string, FollowResult> = {};
  for (const [game, answers] of ways) {
    const { name, ...followed } = follow(game, answers, deals, method);
    results[name] = followed;
    console.error([name, ...Object.entries(followed).map(([what, value]) => `${what} ${String(value)}`)].join('\t'));
  }
  const circling = Object.entries(results).filter(([, { repeated, back }]) => repeated + back > 0);
  if (circling.length > 0) throw new Error(`Hints go round in circles: ${circling.map(([name]) => name).join(', ')}`);
  return results;
}

/** Returns the ways named by a game alone or by an answer too. */
function waysOf(words: readonly string[]): typeof BENCHED_VERSIONS {
  const answers = words.filter((word) => word.includes('='));
  return BENCHED_VERSIONS.filter(
    ([id, some]) =>
      (words.length === 0 || words.includes(id)) &&
      answers.every((answer) => Object.entries(some).some(([name, value]) => `${name}=${String(value)}` === answer)),
  );
}

function follow(
  id: string,
  some: Answers,
  { from, to }: DealRange,
  method?: MethodName,
): FollowResult & { name: string } {
  const game = findGame(id)!;
  const options = makeOptions(game, some);
  const answers = parseOptions(game, options)!;
  const adviser = new Adviser(game, answers, undefined, method);
  const keyOf = positionKey(new RuleSet(game.variant(answers)));
  const start = process.cpuUsage().user;
  const wins: number[] = [];
  const counts = { won: 0, hints: 0, shown: 0, stock: 0, passed: 0, repeated: 0, back: 0 };
  const rules = new RuleSet(game.variant(answers));
  for (let deal = from; deal <= to; deal++) {
    const session = Session.begin(game, options, deal);
    const seen = new Set<number>();
    const origins = new Origins();
    /** Turns of the stock that the last hint announced and that are not made yet. */
    let turns = 0;
    for (let made = 0; made < MAX_MOVES && !session.won; made++) {
      const advice = firstHint(adviser, session);
      if (advice === undefined) break;
      const { move } = advice;
      const isAnnounced = turns > 0 && isTap(move);
      counts.shown += Number(!isAnnounced);
      counts.stock += Number(!isAnnounced && isTap(move));
      turns = isAnnounced ? turns - 1 : Math.max(0, advice.turns - 1);
      counts.passed += Number(advice.by.kind !== 'wins' && passesHome(rules, session, move));
      counts.back += Number(advice.by.kind !== 'wins' && origins.takesBack(session, move));
      origins.note(session, move);
      const changes = session.play(move);
      if (changes === undefined) break;
      origins.follow(session, changes);
      session.autoplay();
      counts.hints++;
      const key = keyOf(copyOf(session.table));
      if (!isTap(move) && seen.has(key)) counts.repeated++;
      seen.add(key);
    }
    counts.won += Number(session.won);
    if (session.won) wins.push(deal);
  }
  const ms = (process.cpuUsage().user - start) / 1000 / Math.max(1, counts.hints);
  return { name: `${id} ${options}`.trim(), deals: to - from + 1, ...counts, wins, ms: Math.round(ms * 10) / 10 };
}

/**
 * Where cards were carried away from since the stock was last dealt to columns: by card, the cards under it that have
 * not been carried elsewhere since.
 */
class Origins {
  readonly #under = new Map<Card, Set<Card>>();

  takesBack({ table, shapes }: Session, move: Move): boolean {
    if (!isDrag(move) || shapes[toOf(move)]?.role === 'foundation') return false;
    return this.#under.get(lowestOf(table, move))?.has(table.top(toOf(move))) ?? false;
  }

  note({ table }: Session, move: Move): void {
    if (!isDrag(move)) return;
    const left = table.size(fromOf(move)) - countOf(move);
    const carried = Array.from({ length: countOf(move) }, (_, at) => table.at(fromOf(move), left + at));
    for (const [card, under] of this.#under)
      this.#under.set(card, new Set([...under].filter((each) => !carried.includes(each))));
    this.#under.set(carried[0]!, (this.#under.get(carried[0]!) ?? new Set()).add(table.at(fromOf(move), left - 1)));
  }

  follow({ shapes }: Session, changes: readonly Change[]): void {
    const isDealt = (change: Change): boolean =>
      change.kind === 'move' && shapes[change.from]?.role === 'stock' && shapes[change.to]?.role === 'tableau';
    if (changes.some(isDealt)) this.#under.clear();
  }
}

/** The lowest of the cards that a move carries. */
const lowestOf = (table: TableView, move: Move): Card =>
  table.at(fromOf(move), table.size(fromOf(move)) - countOf(move));

/** Whether the hint leaves a card where it is although it could begin a foundation, or be the second card there. */
function passesHome({ piles }: RuleSet, session: Session, hint: Move): boolean {
  const role = (pile: number): string | undefined => piles[pile]?.rules.role;
  if (isDrag(hint) && role(toOf(hint)) === 'foundation') return false;
  return session
    .legalMoves()
    .some(
      (move) =>
        isDrag(move) &&
        role(fromOf(move)) !== 'foundation' &&
        role(toOf(move)) === 'foundation' &&
        session.table.size(toOf(move)) < 2,
    );
}

function firstHint(adviser: Adviser, session: Session): Advice | undefined {
  const thinking = adviser.think(session.save());
  thinking?.go(HINT_POSITIONS);
  return thinking?.advised().advice[0];
}
