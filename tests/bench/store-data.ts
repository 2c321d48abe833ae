import Database from 'better-sqlite3';
import { join } from 'node:path';
import { everyOptions } from '../../engine/model/options.ts';
import { games } from '../../engine/rules.ts';
import { openStore } from '../../main/store/open.ts';

/** Ten years, ending at a fixed moment. */
const LAST_MOMENT = Date.parse('2026-06-30T20:00:00Z');
const SPAN_MS = 10 * 365 * 86_400_000;
const MAX_WAYS_PER_GAME = 3;

/** Returns random numbers from 0 to 1, the same in every run. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Fills a store with that many finished games of every kind, as ten years of play would. */
export function fillStore(folder: string, count: number): void {
  openStore(folder).close();
  const db = new Database(join(folder, 'baize.db'));
  const insert = db.prepare(`
    INSERT INTO results (game, options, rules, deal, at, moveCount, score, clock, begun, undos, hints, solver, cards, moves, outcome, ended)
    VALUES (?, ?, 1, ?, ?, ?, ?, ?, ?, ?, ?, 0, '', ?, ?, ?)`);
  db.transaction(() => {
    for (const row of rows(count)) insert.run(...row);
  })();
  db.close();
}

function* rows(count: number): Generator<(string | number)[]> {
  const random = seeded(617);
  const whole = (most: number): number => Math.floor(random() * most);
  const ways = games.map((game) => [game.id, everyOptions(game).slice(0, MAX_WAYS_PER_GAME)] as const);
  for (let i = 0; i < count; i += 1) {
    // A person plays a few games often and most of them seldom.
    const [game, options] = ways[Math.floor(random() ** 3 * ways.length)]!;
    const moves = 60 + whole(80);
    const clock = 60_000 + whole(900_000);
    const ended = LAST_MOMENT - SPAN_MS + Math.floor((SPAN_MS * (i + 1)) / count);
    const log = Array.from({ length: moves }, () => `${whole(13)}>${whole(13)}`).join(' ');
    const outcome = random() < 0.3 ? 'won' : 'lost';
    const figures = [moves, moves, whole(52), clock, ended - clock, whole(9), whole(3)];
    yield [game, options[whole(options.length)]!, 1 + whole(32_000), ...figures, log, outcome, ended];
  }
}
