import type { PlanName } from '../../../engine/solver/plan-name.ts';
import type { Pruning } from '../../../engine/solver/pruning.ts';

/** A pruning rule made unsound: one text of one source for another, and where that changes a verdict. */
export interface Mutant {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** `game` or `game option=answer`, by whose deals it is caught. */
  readonly way: string;
  readonly deals: readonly [first: number, last: number];
  /** Positions from each deal. */
  readonly strays: number;
  /** Positions for each deal and set of rules. */
  readonly positions: number;
  /** Usually the game's own. */
  readonly plan?: PlanName;
}

/** A mutant of every rule: without one a rule does not compile. */
export const MUTANTS: Readonly<Record<Pruning, Mutant>> = {
  alike: {
    file: 'solver/position/facts.ts',
    from: "since.includes(alike[pile.rules.role] ?? '') ? firstLike(piles, pile)",
    to: "pruning.has('alike') && since.length > 0 ? piles.findIndex(({ rules }) => rules.role === pile.rules.role)",
    way: 'bisley',
    deals: [1, 2],
    strays: 10,
    positions: 1000,
    plan: 'deep',
  },
  'ring-walk': {
    file: 'solver/removal/ring-walk.ts',
    from: 'if (twice[rank]! < less) return false;',
    to: 'if (twice[rank]! < less + 12) return false;',
    way: 'black-hole',
    deals: [1, 6],
    strays: 10,
    positions: 400_000,
  },
  unpaired: {
    file: 'solver/removal/pairs-search.ts',
    from: 'return !this.#pairings.exist(left, this.#gone)',
    to: 'return this.#left % 14 === 0 || !this.#pairings.exist(left, this.#gone)',
    way: 'giza',
    deals: [1, 3],
    strays: 10,
    positions: 20000,
  },
  'only-partner': {
    file: 'solver/removal/pairs-search.ts',
    from: 'return count === 1;',
    to: 'return count <= 3;',
    way: 'giza',
    deals: [1, 6],
    strays: 10,
    positions: 20000,
  },
  sunk: {
    file: 'solver/position/facts.ts',
    from: 'isKept(pile) ? countsOf(pile, piles)',
    to: 'isKept(pile) ? SIZE',
    way: 'golf',
    deals: [6, 6],
    strays: 10,
    positions: 20000,
    plan: 'whole',
  },
  idle: {
    file: 'solver/position/facts.ts',
    from: "pruning.has('idle') ? (known.idle ?? [])",
    to: "pruning.has('idle') ? [...Array(COUNTERS).keys()]",
    way: 'air-lock',
    deals: [5, 5],
    strays: 10,
    positions: 3000,
    plan: 'whole',
  },
  foretold: {
    file: 'solver/depth-first/depth-first.ts',
    from: 'position.key.toldA, position.key.toldB',
    to: 'position.key.a, position.key.b',
    way: 'klondike dealing=unlimited',
    deals: [1, 4],
    strays: 10,
    positions: 2000,
    plan: 'whole',
  },
  'one-empty': {
    file: 'solver/position/worthwhile.ts',
    from: 'countOf(move) === table.size(from)',
    to: 'countOf(move) > 0',
    way: 'yukon',
    deals: [2, 2],
    strays: 10,
    positions: 1500,
  },
  talon: {
    file: 'solver/position/talon.ts',
    from: 'if (all === 0 || table.counter(REDEALS) >= redeals) return;',
    to: 'if (all < 99) return;',
    way: 'canfield',
    deals: [2, 2],
    strays: 10,
    positions: 3000,
    plan: 'whole',
  },
  'later-place': {
    file: 'solver/depth-first/later-place.ts',
    from: 'this.#visited.add(key.toldA, key.toldB);',
    to: 'if (!this.#visited.add(key.toldA, key.toldB)) return true;',
    way: 'canfield',
    deals: [2, 2],
    strays: 10,
    positions: 3000,
    plan: 'whole',
  },
  'from-talon': {
    file: 'solver/depth-first/follow-up.ts',
    from: 'return !this.#inReach.anyOn(',
    to: 'return talon.turn > 0 || !this.#inReach.anyOn(',
    way: 'klondike dealing=unlimited',
    deals: [1, 1],
    strays: 10,
    positions: 2000,
    plan: 'whole',
  },
  'from-reserve': {
    file: 'solver/packed/moves.ts',
    from: '& high)) === 0)',
    to: '& high)) !== -1)',
    way: 'raglan',
    deals: [1, 3],
    strays: 10,
    positions: 20000,
    plan: 'packed-soon',
  },
  'from-home': {
    file: 'solver/depth-first/follow-up.ts',
    from: 'return !this.#inReach.mayFollow(to, from)',
    to: 'return to >= 0 || !this.#inReach.mayFollow(to, from)',
    way: 'klondike dealing=unlimited',
    deals: [1, 4],
    strays: 10,
    positions: 2000,
    plan: 'whole',
  },
  'part-run': {
    file: 'solver/depth-first/follow-up.ts',
    from: 'if (must & HOME) return !',
    to: 'if (must & HOME) return to >= 0 || !',
    way: 'athena three=true',
    deals: [5, 5],
    strays: 10,
    positions: 1200,
    plan: 'whole',
  },
  'run-out': {
    file: 'solver/depth-first/run-out.ts',
    from: 'free[one]!++;',
    to: '',
    way: 'golf',
    deals: [12, 12],
    strays: 10,
    positions: 20000,
    plan: 'whole',
  },
  'lasting-home': {
    file: 'solver/depth-first/lasting-home.ts',
    from: 'tap.turns.count === 1',
    to: 'tap.turns.count > 0',
    way: 'osmosis three=true',
    deals: [1, 40],
    strays: 2,
    positions: 6000,
    plan: 'whole',
  },
  'dead-end': {
    file: 'solver/depth-first/dead-end.ts',
    from: 'if (this.#emptied && under[at + 2] === 1) return true;',
    to: '',
    way: 'klondike dealing=unlimited',
    deals: [1, 4],
    strays: 10,
    positions: 2000,
    plan: 'whole',
  },
  'safe-home': {
    file: 'legality/safe-homes.ts',
    from: 'if (home[other] === wanting.copies[other]) continue;',
    to: 'if (other > 0) continue;',
    way: 'good-measure',
    deals: [7, 7],
    strays: 10,
    positions: 1500,
    plan: 'whole',
  },
};
