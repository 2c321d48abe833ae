import { findGame } from '../games/index.ts';
import { makeCard, type Rank, rankOf } from '../model/card.ts';
import { deckOf } from '../model/deck-order.ts';
import { completeOptions } from '../model/options.ts';
import { type ForeignGame, type GameChoice, SaveError } from './foreign-game.ts';
import { PYSOL_MAP } from './maps/game-map.ts';
import { PickleError, PickleRecord, type PickleValue } from './pickle-values.ts';
import { afterStep, beforeStep, positionOf, type PysolCard, type PysolStacks } from './pysol-moves.ts';
import { PYSOL } from './pysol-statistics.ts';
import { Unpickler } from './unpickle.ts';

/** The most stacks and cards of a game, the most steps of its history, and the most cards moved in all of them. */
const MAX_STACKS = 120;
const MAX_CARDS = 500;
const MAX_STEPS = 3000;
const MAX_MOVED = 1_000_000;
/** The suits of a pack. */
const MAX_SUITS = 4;
/** The order of suits in the numbers of cards: clubs, spades, hearts, diamonds. */
const SUITS = [0, 3, 2, 1];

/** Reads a saved or held game of PySolFC. @throws {PickleError | SaveError} */
export function readPysolSave(bytes: Uint8Array): ForeignGame {
  const pickles = new Unpickler(bytes);
  const next = (): PickleValue => pickles.next();
  if (next() !== PYSOL) throw new SaveError('it is no saved game');
  // The version twice, the bookmark, the version of the game.
  for (let nth = 0; nth < 4; nth += 1) next();
  const id = integer(next(), Number.MAX_SAFE_INTEGER);
  const seed = next();
  next();
  const mapped = PYSOL_MAP.get(String(id));
  const choices: GameChoice[] = mapped ? [{ game: mapped.game, options: mapped.options }] : [];
  const stacks = readStacks(next, ranksOf(choices));
  // The round, and whether the game is over.
  next();
  next();
  const moves = movesIn(next);
  const { history, index } = moves;
  const { positions, first } = positionsOf(stacks, history, index);
  return {
    kind: 'game',
    source: PYSOL,
    choices,
    number: numberOf(seed),
    piles: stacks.map((_, at) => ({ name: String(at), use: undefined })),
    positions: positions.map(positionOf),
    isHistory: first === 0,
    current: index - first,
  };
}

function integer(value: PickleValue, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > most)
    throw new SaveError('a number is none');
  return value;
}

const WHOLE_PACK: readonly Rank[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];

/** Returns the ranks of a pack, which number its cards: stripped packs have fewer. */
function ranksOf([choice]: readonly GameChoice[]): readonly Rank[] {
  const game = choice && findGame(choice.game);
  const options = game && completeOptions(game, choice.options);
  if (!game || options === undefined) return WHOLE_PACK;
  const ranks = [...new Set(deckOf(game, options).map((card) => rankOf(card)))].toSorted((one, other) => one - other);
  // Jokers are no rank of a suit.
  return ranks.length > WHOLE_PACK.length ? WHOLE_PACK : ranks;
}

function readStacks(next: () => PickleValue, ranks: readonly Rank[]): PysolStacks {
  const inPack = MAX_SUITS * ranks.length;
  const count = integer(next(), MAX_STACKS);
  let cards = 0;
  return Array.from({ length: count }, () =>
    Array.from({ length: integer(next(), MAX_CARDS) }, (): PysolCard => {
      if ((cards += 1) > MAX_CARDS) throw new SaveError('it has too many cards');
      const id = integer(next(), MAX_CARDS * inPack);
      const face = next();
      const at = id % inPack;
      return {
        id,
        card: makeCard(ranks[at % ranks.length] ?? 1, SUITS[Math.floor(at / ranks.length)] ?? 0),
        isDown: face === 0 || face === false,
      };
    }),
  );
}

/** Finds the history among the structures that follow: lists of atomic moves, and how many of them stand. */
function movesIn(next: () => PickleValue): { readonly history: readonly PickleValue[]; readonly index: number } {
  for (let nth = 0; nth < 4; nth += 1) {
    const value = next();
    const history = value instanceof PickleRecord ? value.get('history') : undefined;
    if (!(value instanceof PickleRecord) || !Array.isArray(history)) continue;
    if (history.length > MAX_STEPS) throw new SaveError('it has too many moves');
    const index = value.get('index');
    return { history, index: index === undefined ? history.length : integer(index, history.length) };
  }
  throw new SaveError('it has no moves');
}

/** Returns the positions before and after each step, from the first that is known. */
function positionsOf(
  saved: PysolStacks,
  history: readonly PickleValue[],
  index: number,
): { readonly positions: readonly PysolStacks[]; readonly first: number } {
  const positions = [saved];
  const budget = { left: MAX_MOVED };
  let first = index;
  for (; first > 0; first -= 1) {
    const before = attempt(() => beforeStep(positions[0] ?? saved, history[first - 1] ?? null, budget));
    if (!before) break;
    positions.unshift(before);
  }
  for (const step of history.slice(index)) {
    const after = attempt(() => afterStep(positions.at(-1) ?? saved, step, budget));
    if (!after) break;
    positions.push(after);
  }
  return { positions, first };
}

/** Returns stacks, or undefined where a move is not known. */
function attempt(work: () => PysolStacks): PysolStacks | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof SaveError || error instanceof PickleError) return undefined;
    throw error;
  }
}

/** The bit that marks a number as Microsoft's, and the bit that with it marks the player's own deal. */
const MICROSOFT_BIT = 1000n;
const OWN_BIT = 999n;

function numberOf(seed: PickleValue): ForeignGame['number'] {
  const isWhole = typeof seed === 'bigint' || (typeof seed === 'number' && Number.isSafeInteger(seed));
  if (!isWhole || seed < 0) return undefined;
  const number = BigInt(seed);
  if (number < 1n << MICROSOFT_BIT) return { program: 'pysolfc', text: String(number) };
  if ((number >> OWN_BIT) & 1n) return undefined;
  return { program: 'pysolfc', text: `ms${number & ((1n << 64n) - 1n)}` };
}
