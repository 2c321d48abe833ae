import { drag, type Move, tap } from '../../model/move.ts';
import type { Table } from '../../model/table.ts';
import type { PassEnd, Pass, Strategy } from '../base/strategy.ts';
import { type LayingGame, layingGame } from './laying-game.ts';
import { planHeaps } from './plan-heaps.ts';
import { copyOf } from '../../model/table-copy.ts';
import type { SearchContext } from '../../search/context/context.ts';

/**
 * Plans where each card of the stock is laid, for games whose heaps give cards only to foundations, which are built in
 * suit. Where the rules do not fit, it says so at once; it never proves a loss.
 */
export const laying: Strategy = {
  name: 'laying',
  complete: false,
  begin: (context) => {
    const game = layingGame(context);
    return game ? new LayingPass(context, game) : { positions: 0, go: () => ({ end: 'unfit' }) };
  },
};

class LayingPass implements Pass {
  positions = 0;
  readonly #context: SearchContext;
  readonly #game: LayingGame;
  readonly #planning: ReturnType<typeof planHeaps>;

  constructor(context: SearchContext, game: LayingGame) {
    this.#context = context;
    this.#game = game;
    this.#planning = planHeaps(game);
  }

  go(more: number): PassEnd | undefined {
    for (const until = this.positions + more; this.positions < until; this.positions++) {
      const { done, value } = this.#planning.next();
      if (!done) continue;
      const moves = value && this.#movesOf(value);
      return moves ? { end: 'won', moves } : { end: 'exhausted', chance: false };
    }
    return undefined;
  }

  /** Replays a plan by the rules and returns its moves; undefined where the rules forbid one, or they do not win. */
  #movesOf(heaps: readonly number[]): readonly Move[] | undefined {
    const { position } = this.#context;
    const { rules } = position;
    const table = copyOf(position.table);
    const made = position.moves();
    const play = (move: Move): boolean => {
      if (!rules.allows(table, move)) return false;
      rules.make(table, move);
      made.push(move);
      return true;
    };
    const { coming, heaps: begun, homes, piles } = this.#game;
    const { stock, waste } = piles;
    const from = waste ?? stock;
    const laid = begun.map((cards) => cards.slice());
    const goesHome = (pile: number, card: number): boolean => homes[card]!.some((home) => play(drag(pile, 1, home)));
    const sendHome = (): void => {
      const sendOne = (): boolean =>
        laid.some(
          (cards, heap) => cards.length > 0 && goesHome(piles.heaps[heap]!, cards.at(-1)!) && cards.pop() !== undefined,
        );
      while (sendOne());
    };
    for (const [nth, heap] of heaps.entries()) {
      sendHome();
      if (waste !== undefined && table.size(waste) === 0 && !play(tap(stock))) return undefined;
      if (heap < 0 ? !goesHome(from, coming[nth]!) : !play(drag(from, 1, piles.heaps[heap]!))) return undefined;
      if (heap >= 0) laid[heap]!.push(coming[nth]!);
    }
    sendHome();
    return isWon(rules, table) ? made : undefined;
  }
}

const isWon = ({ variant }: SearchContext['position']['rules'], table: Table): boolean => variant.won(table);
