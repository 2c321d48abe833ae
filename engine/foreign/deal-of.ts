import type { Deal } from '../legality/deal.ts';
import { RuleSet } from '../legality/rule-set.ts';
import type { Card } from '../model/card.ts';
import type { Deck } from '../model/deck.ts';
import { deckOf, withoutCards } from '../model/deck-order.ts';
import { digitsIn } from '../model/digits.ts';
import type { Game } from '../model/game.ts';
import { type OptionsKey, parseOptions } from '../model/options.ts';
import { microsoftOrder } from '../model/random.ts';
import { fail, type Result, succeed } from '../model/result.ts';
import type { Variant } from '../model/variant.ts';
import { type Fault, fault } from '../session/fault.ts';
import { parseDeal } from '../session/resume.ts';
import { kpatienceOrder, KPATIENCE_DIRECT, KPATIENCE_LAYINGS } from './kpatience.ts';
import { cardsOfLayout, orderOfLayout } from './laying.ts';
import { pysolLaid } from './pysol-laying.ts';
import { PYSOL_DIRECT, PYSOL_LAYINGS } from './pysol-layings.ts';
import { pysolOrder } from './pysol.ts';
import { collectionOrder, GREENFELT_PRIME, greenFeltOrder, PACK_ORDERS } from './seeds.ts';

/** Programs whose deals have numbers that Baize can deal by. */
export const PROGRAMS = ['pysolfc', 'kpatience', 'microsoft', 'greenfelt'] as const;
export type DealProgram = (typeof PROGRAMS)[number];

/** The rules of a game with these options. */
const variantOf = (game: Game, options: OptionsKey): Variant => game.variant(parseOptions(game, options) ?? {});

/** Whether a deck is one whole pack, or several, of all suits, without jokers. */
const isPlain = ({ suits, jokers }: Deck): boolean => suits === undefined && jokers !== true;

/** The game whose deals Microsoft and GreenFelt number like Klondike's. */
const KLONDIKE = 'klondike';

/** Lists the programs whose numbers can deal a game, with the same layout as in the program. */
export function programsOf(game: Game, options: OptionsKey): DealProgram[] {
  const { deck = {}, order } = variantOf(game, options);
  const known: Readonly<Record<DealProgram, boolean>> = {
    pysolfc:
      isPlain(deck) && (PYSOL_DIRECT.has(game.id) || Object.hasOwn(PYSOL_LAYINGS, game.id) || order === microsoftOrder),
    kpatience: Object.hasOwn(KPATIENCE_LAYINGS, game.id) || KPATIENCE_DIRECT.has(game.id) || order === microsoftOrder,
    microsoft: game.id === KLONDIKE || order === microsoftOrder,
    greenfelt: game.id === KLONDIKE,
  };
  return PROGRAMS.filter((program) => known[program]);
}

/** Returns a game's deal by another program's number. */
export function dealOf(program: DealProgram, game: Game, options: OptionsKey, text: string): Result<Deal, Fault> {
  const variant = variantOf(game, options);
  const number = parseDeal(text);
  const isMicrosoft = variant.order === microsoftOrder;
  if (isMicrosoft && program !== 'pysolfc') return number === undefined ? wrong(program, text) : succeed(number);
  if (program === 'pysolfc') return pysolDeal(game, variant, text);
  if (program === 'microsoft') return seeded(program, text, PACK_ORDERS, collectionOrder);
  if (program === 'greenfelt')
    return seeded(program, text, BigInt(GREENFELT_PRIME), (seed) => greenFeltOrder(Number(seed)));
  return number === undefined ? wrong(program, text) : kpatienceDeal(game, options, variant, number);
}

const wrong = (program: DealProgram, text: string): Result<never, Fault> => fail(fault(`number-${program}`, 1, text));

/** The most digits of a seed: all orders of 52 cards have numbers of 68. */
const MAX_DIGITS = 68;

/** Returns the order of a seed from 1 to below `end`. */
function seeded(
  program: DealProgram,
  text: string,
  end: bigint,
  order: (seed: bigint) => Card[],
): Result<readonly Card[], Fault> {
  const digits = digitsIn(text) ?? '';
  const seed = digits === '' || digits.length > MAX_DIGITS ? end : BigInt(digits);
  return seed < end && seed > 0n ? succeed(order(seed)) : wrong(program, text);
}

function pysolDeal(game: Game, variant: Variant, text: string): Result<readonly Card[], Fault> {
  const order = pysolOrder(game.id, variant.deck ?? {}, text);
  const laying = PYSOL_LAYINGS[game.id];
  return order.ok && laying !== undefined ? pysolLaid(new RuleSet(variant), laying, order.value) : order;
}

function kpatienceDeal(
  game: Game,
  options: OptionsKey,
  variant: Variant,
  number: number,
): Result<readonly Card[], Fault> {
  const { packs = 1, suits = [0, 1, 2, 3] } = variant.deck ?? {};
  const order = kpatienceOrder(packs, new Set(suits).size, number);
  const laying = KPATIENCE_LAYINGS[game.id];
  if (laying === undefined) return succeed(order);
  const layout = laying(order);
  const rules = new RuleSet(variant);
  const others = withoutCards(deckOf(game, options), cardsOfLayout(layout));
  return orderOfLayout(rules, layout, others);
}
