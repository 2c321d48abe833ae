import { games, resume, Session, usualOptions } from '../../engine/rules.ts';
import type { KeptGame, OptionsKey } from '../../preload/api.ts';
import { seeded } from '../bench/store-data.ts';
import type { Host } from './host.ts';

/** Games in progress side by side. */
const SEAT_COUNT = 8;
/** Moves after which a random game is given up. */
const MAX_MOVES = 25;

/** One game as the test knows it. */
interface Seat {
  session: Session;
  readonly options: OptionsKey;
  clock: number;
  /** The save last acknowledged; null: nothing is kept. */
  acknowledged: KeptGame | null;
}

/** A request that is not yet acknowledged. */
export interface InFlight {
  readonly kind: 'keep' | 'drop' | 'finish';
  readonly kept: KeptGame;
}

/** Plays many random games, move by move, as the renderer does, and remembers what the host has acknowledged. */
export class Player {
  readonly #random: () => number;
  readonly #seats: Seat[];
  #deal = 0;
  moves = 0;
  /** Results that were acknowledged, or found on disk though the answer was lost. */
  finished = 0;
  inFlight: InFlight | undefined;

  constructor(seed: number) {
    this.#random = seeded(seed);
    const first = this.#below(games.length);
    this.#seats = Array.from({ length: SEAT_COUNT }, (_, at) => {
      const game = games[(first + at * 11) % games.length]!;
      const options = usualOptions(game);
      return { session: Session.begin(game, options, this.#nextDeal()), options, clock: 0, acknowledged: null };
    });
  }

  /** The saves that must be kept, by game and options, apart from the request in flight. */
  get acknowledged(): ReadonlyMap<string, KeptGame> {
    const all = this.#seats.flatMap(({ acknowledged }) => acknowledged ?? []);
    return new Map(all.map((kept) => [nameOf(kept.game, kept.options), kept]));
  }

  /** Opens all its games on a host, continues from what the host has kept, and returns that. */
  async open(host: Host): Promise<KeptGame[]> {
    const all: KeptGame[] = [];
    for (const seat of this.#seats) {
      const opened = await host.ask('play.open', seat.session.game.id, seat.options);
      const kept = opened.status === 'mine' ? opened.kept : null;
      if (kept) all.push(kept);
      seat.session = kept ? whole(kept) : this.#newSession(seat);
    }
    return all;
  }

  /** Plays without end, and calls `then` after `moves` moves; ends with the error of a host that is gone. */
  async play(host: Host, moves: number, then: () => void): Promise<never> {
    for (let made = 0; ; made += 1) {
      if (made === moves) then();
      await this.#step(host, this.#seats[this.#below(SEAT_COUNT)]!);
    }
  }

  /** Notes whether the request in flight reached the disk. */
  settle(landed: boolean): void {
    const { inFlight } = this;
    this.inFlight = undefined;
    const seat = this.#seats.find(({ session }) => session.game.id === inFlight?.kept.game);
    if (!inFlight || !seat || !landed) return;
    seat.acknowledged = inFlight.kind === 'keep' ? inFlight.kept : null;
    if (inFlight.kind !== 'finish') return;
    this.finished += 1;
    seat.session = this.#newSession(seat);
  }

  async #step(host: Host, seat: Seat): Promise<void> {
    const { session } = seat;
    const legal = session.legalMoves();
    if (session.won || legal.length === 0 || session.moveCount > MAX_MOVES) return this.#finish(host, seat);
    if (session.canUndo && this.#random() < 0.1) session.undo();
    else {
      session.play(legal[this.#below(legal.length)]!);
      session.autoplay();
    }
    seat.clock += 100 + this.#below(5000);
    const kept = this.#keptOf(seat);
    if (session.played) return this.#ask({ kind: 'keep', kept }, () => host.ask('play.keep', kept));
    return this.#ask({ kind: 'drop', kept }, () => host.ask('play.drop', kept.game, kept.options));
  }

  async #finish(host: Host, seat: Seat): Promise<void> {
    const kept = this.#keptOf(seat);
    const outcome = seat.session.won ? 'won' : 'lost';
    if (seat.session.played)
      await this.#ask({ kind: 'finish', kept }, () => host.ask('play.finish', { ...kept, outcome, ended: Date.now() }));
    else seat.session = this.#newSession(seat);
  }

  async #ask(inFlight: InFlight, ask: () => Promise<null>): Promise<void> {
    this.inFlight = inFlight;
    await ask();
    this.moves += 1;
    this.settle(true);
  }

  #keptOf({ session, clock }: Seat): KeptGame {
    const help = { undos: 0, hints: 0, solver: false };
    const { moveCount, score } = session;
    return { ...session.save(), moveCount, score, clock, begun: 1_790_000_000_000 + session.deal, help };
  }

  #newSession({ session, options }: Pick<Seat, 'session' | 'options'>): Session {
    return Session.begin(session.game, options, this.#nextDeal());
  }

  #below(most: number): number {
    return Math.floor(this.#random() * most);
  }

  #nextDeal(): number {
    return (this.#deal += 1);
  }
}

export const nameOf = (game: string, options: OptionsKey): string => `${game} ${options}`;

/** Opens a kept game again, with every move. */
function whole(kept: KeptGame): Session {
  const opened = resume(kept);
  if (!opened.ok) throw new Error(opened.error.why);
  const { session, refused } = opened.value;
  if (refused) throw new Error(`move ${refused.move} of ${kept.game} ${kept.deal} is refused`);
  return session;
}
