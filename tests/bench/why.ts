import { findGame } from '../../engine/games/index.ts';
import type { Saved } from '../../engine/session/saved-game.ts';
import { Session } from '../../engine/session/session.ts';
import { parseOptions, usualOptions } from '../../engine/model/options.ts';
import { numbersBelow, xoshiro } from '../../engine/model/random.ts';
import { solver } from '../../engine/solver/index.ts';
import { type WhyLost, whyLost } from '../../engine/trainer/why/why-lost.ts';
import { take } from '../lab/solve/arguments.ts';
import { toEnd } from '../tools/to-end.ts';

const GAMES = [
  'freecell',
  'bakers-game',
  'eight-off',
  'penguin',
  'beleaguered-castle',
  'fan',
  'yukon',
  'klondike',
  'canfield',
  'golf',
];
/** Lost positions of each game, and the first deal that is played. */
const POSITIONS_PER_GAME = 20;
const FIRST_DEAL_PLAYED = 1;
/** The most moves of a game, moves between two checks whether it is lost, and positions of such a check. */
const MAX_MOVES = 150;
const MOVES_PER_CHECK = 3;
const PROOF_POSITIONS = 60_000;

/** How often each reason was found, and the CPU milliseconds of each search. */
interface Reasons {
  positions: number;
  readonly kinds: Record<WhyLost['kind'], number>;
  readonly ms: number[];
}

/**
 * Plays random moves until a deal is proven lost, and asks why: how often cards are blocked, how often an exchange that
 * the solver confirms is found, and how often neither. `words`: games, ten without any, `--count N` for the number of
 * positions of each, and `--first N` for the first deal.
 */
export function benchWhy(words: readonly string[] = []): Readonly<Record<string, unknown>> {
  const rest = [...words];
  const [count, first] = ['--count', '--first'].map((flag) => take(rest, flag, 1)?.[1]);
  const counted = Number(count ?? POSITIONS_PER_GAME);
  return Object.fromEntries(
    (rest.length > 0 ? rest : GAMES).map((id) => [id, reasonsOf(id, counted, Number(first ?? FIRST_DEAL_PLAYED))]),
  );
}

function reasonsOf(id: string, count: number, first: number): unknown {
  const found: Reasons = {
    positions: 0,
    kinds: { won: 0, open: 0, blocked: 0, exchange: 0, stuck: 0, unknown: 0 },
    ms: [],
  };
  for (let deal = first; found.positions < count && deal < first + 50 * count; deal++) {
    const saved = lostByChance(id, deal);
    if (!saved) continue;
    const start = process.cpuUsage().user;
    const why = toEnd(whyLost(saved));
    found.ms.push((process.cpuUsage().user - start) / 1000);
    found.positions++;
    if (why) found.kinds[why.kind]++;
    console.error([id, deal, saved.at, why?.kind, Math.round(found.ms.at(-1)!)].join('\t'));
  }
  const { ms, ...counts } = found;
  const mean = ms.reduce((sum, each) => sum + each, 0) / Math.max(1, ms.length);
  return { ...counts, ms: { mean: Math.round(mean), most: Math.round(Math.max(0, ...ms)) } };
}

/** Returns a deal after random moves, as soon as it is proven lost; undefined where that does not happen. */
function lostByChance(id: string, deal: number): Saved | undefined {
  const game = findGame(id)!;
  const options = usualOptions(game);
  const session = Session.begin(game, options, deal);
  const prover = solver(game, parseOptions(game, options)!);
  const below = numbersBelow(xoshiro(deal));
  while (session.moveCount < MAX_MOVES && !session.won) {
    const moves = session.legalMoves();
    const isLook = moves.length === 0 || session.moveCount % MOVES_PER_CHECK === 0;
    if (isLook && prover.solve(session.table, { positions: PROOF_POSITIONS }).toEnd().verdict === 'lost')
      return session.save();
    if (moves.length === 0) return undefined;
    session.play(moves[below(moves.length)]!);
    session.autoplay();
  }
  return undefined;
}
