import { perContext, type SearchContext } from '../../search/context/context.ts';
import { BASE } from '../../model/counters.ts';
import { Earliest } from '../../search/memory/earliest.ts';
import type { PassEnd, Pass, Strategy } from '../base/strategy.ts';
import { heapGame } from './heap-game.ts';
import { HeapSearch } from './heap-search.ts';

/**
 * An exact search of games whose columns only give their cards, all to one pile, to which a stock may be turned, on
 * positions of two words. Where the rules do not fit, it says so at once.
 */
export const heap: Strategy = { name: 'heap', complete: true, begin };

/** The search by base rank; undefined where the rules do not fit. */
const madeOf = perContext(() => new Map<number, HeapSearch | undefined>());

function make({ view, pruning, bytes }: SearchContext, base: number) {
  const game = heapGame(view, base);
  if (!game) return undefined;
  return new HeapSearch(game, new Earliest(bytes), {
    alike: pruning.has('alike'),
    walk: pruning.has('ring-walk'),
    laterPlace: pruning.has('later-place'),
    runOut: pruning.has('run-out'),
  });
}

function begin(context: SearchContext): Pass {
  const { position } = context;
  const base = position.table.counter(BASE);
  const byBase = madeOf(context);
  if (!byBase.has(base)) byBase.set(base, make(context, base));
  const search = byBase.get(base);
  if (!search?.begin(position.table)) return { positions: 0, go: () => ({ end: 'unfit' }) };
  const before = position.moves();
  return {
    get positions() {
      return search.positions;
    },
    go(more): PassEnd | undefined {
      const end = search.go(more);
      if (end === 'won') return { end, moves: [...before, ...search.moves()] };
      return end && { end, chance: false };
    },
  };
}
