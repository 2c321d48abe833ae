import type { Description, Game, OptionsKey, PileGroup } from '../../../engine/rules.ts';
import { type Describing, fetchDescribing } from '../fetched/description-words.ts';
import type { GameRules, DealtCards } from '../table/game-rules.ts';
import { sayPaired } from '../table/orders.ts';
import { describedGame } from './described-game.ts';
import { isOfAll, sayFill } from './fills.ts';
import { sayAgain, sayOwn, sayPairsUnder, type GameInWords } from './glance.ts';
import { kindOfGroup } from './kinds.ts';
import {
  type Apart,
  isPaired,
  hasHandwrittenRules,
  sayBegun,
  sayCarried,
  sayCovered,
  sayOnce,
  sayRoom,
  saySources,
  saySpares,
  sayTakes,
  sayWhen,
  sayWholeRun,
} from './piles.ts';
import { sayOwnRules } from './own-rules.ts';
import { linesOfStock } from './stock.ts';
import { joinSentences } from '../joins.ts';

/** Returns the rules of a game with its options, from its description. @throws when the words can't be fetched. */
export async function fetchGameRules(game: Game, options: OptionsKey): Promise<GameRules> {
  const describing = await fetchDescribing();
  return new DescribedRules(game.id, { description: describedGame(game, options), describing });
}

/** Kinds of first cards that depend on the deal, or are unrestricted. */
const DEAL_DEPENDENT: ReadonlySet<NonNullable<PileGroup['starts']>['kind'] | undefined> = new Set([
  'any',
  'base',
  'below-base',
]);

/** Says a description's rules for single piles. */
class DescribedRules implements GameRules {
  readonly tongue: GameRules['tongue'];
  readonly handwritten: string;
  readonly own: string;
  readonly stock: readonly string[];
  readonly turnsWaste: boolean;
  readonly redeals: readonly string[];
  readonly pairs: string;
  readonly pairsUnder: string;
  readonly #description: Description;
  readonly #describing: Describing;

  constructor(game: string, described: GameInWords) {
    this.#description = described.description;
    this.#describing = described.describing;
    this.tongue = described.describing.tongue;
    this.handwritten = sayOwnRules(described.describing, game);
    this.own = joinSentences(sayOwn(described, game));
    this.stock = linesOfStock(described).filter(Boolean);
    const { stock } = described.description;
    this.turnsWaste = stock?.kind === 'turn' && !stock.shuffled;
    this.redeals = sayAgain(described).filter(Boolean);
    const { pairs } = described.description;
    this.pairs = (pairs && sayPaired(pairs)) ?? '';
    this.pairsUnder = sayPairsUnder(described);
  }

  deals({ count, piles }: DealtCards): string {
    const { stock } = this.#description;
    const isUsual = stock?.kind === 'each' ? piles >= (stock.count ?? 0) : stock?.count === count && piles === 1;
    return isUsual && (stock?.kind === 'each' || stock?.kind === 'deal') ? (this.stock[0] ?? '') : '';
  }

  takes(pile: number, apart: Apart = 'this'): string {
    const { pairs } = this.#description;
    const group = this.#groupOf(pile);
    // The sentence does not name its piles, and other foundations are built.
    if (group?.role === 'foundation' && group.takes === 'nothing') return '';
    return this.#ofKind(pile, (group, isApart) =>
      isPaired(this.#description, group)
        ? (sayPaired(pairs) ?? '')
        : joinSentences(sayTakes(this.#description, this.#describing, group, isApart ? apart : undefined)),
    );
  }

  starts(pile: number, apart: Apart = 'this'): string {
    return this.#ofKind(pile, (group, isApart) => {
      // Foundations are distinguished by their first card.
      if (isApart && apart === 'some' && group.role !== 'foundation') return '';
      return this.#sayStarts(group, isApart ? apart : undefined);
    });
  }

  begins(pile: number): string {
    return this.#ofKind(pile, (group, isApart) =>
      isApart && group.role === 'foundation' ? '' : this.#sayStarts(group, isApart ? 'this' : undefined),
    );
  }

  #sayStarts(group: PileGroup, apart: Apart | undefined): string {
    if (DEAL_DEPENDENT.has(group.starts?.kind)) return '';
    const all = [
      sayBegun(this.#description, this.#describing, group, apart),
      sayOnce(this.#description, this.#describing, group),
      sayWholeRun(this.#describing, group),
    ];
    return joinSentences(all);
  }

  dependsOnDeal(pile: number, isBegun: boolean): string {
    return this.#ofKind(pile, (group, isApart) => {
      const kind = group.starts?.kind;
      const isSaid = isApart || !DEAL_DEPENDENT.has(kind) || (isBegun && kind !== 'any');
      if (isSaid) return '';
      const all = [sayBegun(this.#description, this.#describing, group), sayWholeRun(this.#describing, group)];
      return joinSentences(all);
    });
  }

  together(pile: number): string {
    const group = this.#groupOf(pile);
    // Piles on which nothing is built are left out: the sentence does not name its pile, and would say that only the
    // top card of any pile can be played.
    if (!group || group.role === 'reserve' || (group.together === 'top' && group.takes === 'nothing')) return '';
    return joinSentences(sayCarried(this.#description, this.#describing, group, true));
  }

  fills(pile: number): string {
    const fill = this.#description.follows.fills.find(({ piles }) => piles.includes(pile));
    return fill && isOfAll(this.#description, fill) ? sayFill(this.#description, this.#describing, fill) : '';
  }

  conditions(pile: number): string {
    const group = this.#groupOf(pile);
    if (!group) return '';
    const all = [
      sayWhen(this.#describing, group),
      sayOnce(this.#description, this.#describing, group),
      saySpares(this.#describing, group),
      ...saySources(this.#description, this.#describing, group),
    ];
    return joinSentences(all);
  }

  limits(pile: number): string[] {
    const own = this.#groupOf(pile);
    if (!own) return [];
    const linesOf = (group: PileGroup): string[] => [
      sayCovered(this.#describing, group),
      saySpares(this.#describing, group),
      ...(hasHandwrittenRules(group)
        ? []
        : [
            sayRoom(this.#description, this.#describing, group),
            sayWhen(this.#describing, group),
            ...saySources(this.#description, this.#describing, group),
          ]),
    ];
    const groups = this.#description.groups.filter((group) => kindOfGroup(group) === kindOfGroup(own));
    const isAlike = groups.every((group) => String(linesOf(group)) === String(linesOf(own)));
    return isAlike ? linesOf(own).filter(Boolean) : [];
  }

  /**
   * Returns a sentence about all piles of that name or, where their rules differ, about some of them, which the
   * sentence then names (`isApart`).
   */
  #ofKind(pile: number, sentence: (group: PileGroup, isApart: boolean) => string): string {
    const own = this.#groupOf(pile);
    if (!own) return '';
    const groups = this.#description.groups.filter((group) => kindOfGroup(group) === kindOfGroup(own));
    if (groups.some(hasHandwrittenRules)) return '';
    const sentences = new Set(groups.map((group) => sentence(group, false)));
    // Foundations that do not grow need no sentence.
    if (own.role === 'foundation') sentences.delete('');
    return sentence(own, sentences.size > 1);
  }

  #groupOf(pile: number): PileGroup | undefined {
    return this.#description.groups.find(({ piles }) => piles.includes(pile));
  }
}
