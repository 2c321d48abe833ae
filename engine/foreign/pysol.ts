import { makeDeck, type Deck } from '../model/deck.ts';
import { digitsIn } from '../model/digits.ts';
import { fail, type Result, succeed } from '../model/result.ts';
import { type Card, KING } from '../model/card.ts';
import { type Fault, fault } from '../session/fault.ts';
import { mersenneTwister } from './mersenne.ts';
import { bySuits, cardOfPacked, microsoftBelow, type Packed } from './packs.ts';
import { PYSOL_ARRANGING } from './pysol-games.ts';
import { type Below, pysolShuffling } from './pysol-shuffles.ts';

/** The suits in PySolFC's order: clubs, spades, hearts, diamonds. */
const SUITS = [0, 3, 2, 1];
/** The first number of PySolFC's own; lower ones are Microsoft's. */
const FIRST_OWN_NUMBER = 32_000n;
const NUMBERS_END = 10n ** 20n;
const MICROSOFT_NUMBERS_END = 2n ** 31n;
/** This game's shuffle needs numbers that Microsoft's generator does not provide, so it has no Microsoft numbers. */
const GAME_WITHOUT_MICROSOFT = 'nestor';

interface PysolNumber {
  readonly number: bigint;
  readonly microsoft: boolean;
}

/** The most digits of a number. */
const MAX_DIGITS = 20;

/** Parses a number as PySolFC writes it: `ms` before one of Microsoft's, perhaps an `L` after it. */
function parseNumber(text: string): PysolNumber | undefined {
  const [, ms, bare = ''] = /^[\s#]*(ms)?[\s#-]*(.*?)l?\s*$/is.exec(text.normalize('NFKC')) ?? [];
  const digits = digitsIn(bare) ?? '';
  if (digits === '' || digits.length > MAX_DIGITS) return undefined;
  const number = BigInt(digits);
  const microsoft = ms !== undefined || number < FIRST_OWN_NUMBER;
  return number > 0n && number < (microsoft ? MICROSOFT_NUMBERS_END : NUMBERS_END) ? { number, microsoft } : undefined;
}

/** Returns the cards of a PySolFC game by its number, the first dealt first; `game` is Baize's id. */
export function pysolOrder(game: string, deck: Deck, text: string): Result<readonly Card[], Fault> {
  const read = parseNumber(text);
  if (read === undefined || (read.microsoft && game === GAME_WITHOUT_MICROSOFT))
    return fail(fault('number-pysolfc', 1, text));
  const below = read.microsoft ? microsoftBelow(Number(read.number)) : floating(read.number);
  const order = pysolShuffling(game)(packFor(deck, read), below);
  return succeed((PYSOL_ARRANGING[game]?.(order) ?? order).map(cardOfPacked));
}

/** Returns the pack before the shuffle; 52 cards for a Microsoft number are in Microsoft's order. */
const packFor = (deck: Deck, { microsoft }: PysolNumber): readonly Packed[] =>
  microsoft && (deck.packs ?? 1) === 1 && (deck.ranks?.length ?? KING) === KING ? makeDeck({}) : bySuits(deck, SUITS);

function floating(number: bigint): Below {
  const next = mersenneTwister(number);
  return (n) => Math.floor(next() * n);
}
