import type { Description, Game, OptionsKey, PileGroup } from '../../../engine/rules.ts';
import { type Describing, fetchDescribing } from '../fetched/description-words.ts';
import type { GameRules } from '../table/game-rules.ts';
import { sayPaired } from '../table/orders.ts';
import { describedGame } from './described-game.ts';
import { sayFill } from './fills.ts';
import { sayOwn, type GameInWords } from './glance.ts';
import { kindOfGroup } from './kinds.ts';
import {
  isPaired,
  hasHandwrittenRules,
  sayBegun,
  sayCarried,
  sayOnce,
  saySources,
  sayTakes,
  sayWhen,
  sayWholeRun,
} from './piles.ts';

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
  readonly own: string;
  readonly #description: Description;
  readonly #describing: Describing;

  constructor(game: string, described: GameInWords) {
    this.#description = described.description;
    this.#describing = described.describing;
    this.tongue = described.describing.tongue;
    this.own = sayOwn(described, game).join(' ');
  }

  takes(pile: number): string {
    const { pairs } = this.#description;
    return this.#ofKind(pile, (group, isApart) =>
      isPaired(this.#description, group)
        ? (sayPaired(pairs) ?? '')
        : sayTakes(this.#description, this.#describing, group, isApart).join(' '),
    );
  }

  starts(pile: number): string {
    return this.#ofKind(pile, (group, isApart) =>
      DEAL_DEPENDENT.has(group.starts?.kind)
        ? ''
        : [sayBegun(this.#description, this.#describing, group, isApart), sayWholeRun(this.#describing, group)]
            .filter(Boolean)
            .join(' '),
    );
  }

  together(pile: number): string {
    const group = this.#groupOf(pile);
    // Without the name of the pile, that only its top card can be played would be said of all piles.
    if (!group || group.role === 'reserve') return '';
    return sayCarried(this.#description, this.#describing, group, true).filter(Boolean).join(' ');
  }

  fills(pile: number): string {
    const fill = this.#description.follows.fills.find(({ piles }) => piles.includes(pile));
    return fill ? sayFill(this.#description, this.#describing, fill) : '';
  }

  conditions(pile: number): string {
    const group = this.#groupOf(pile);
    if (!group) return '';
    const all = [
      sayWhen(this.#describing, group),
      sayOnce(this.#describing, group),
      group.conditions.includes('spares') ? this.#describing.say('glance.spares') : '',
      ...saySources(this.#description, this.#describing, group),
    ];
    return all.filter(Boolean).join(' ');
  }

  /**
   * Returns a sentence about a kind of pile, which covers all piles of that name; where their rules differ, one that
   * says which of them it is about (`isApart`).
   */
  #ofKind(pile: number, sentence: (group: PileGroup, isApart: boolean) => string): string {
    const own = this.#groupOf(pile);
    if (!own) return '';
    const groups = this.#description.groups.filter((group) => kindOfGroup(group) === kindOfGroup(own));
    if (groups.some(hasHandwrittenRules)) return '';
    const sentences = new Set(groups.map((group) => sentence(group, false)));
    return sentence(own, sentences.size > 1);
  }

  #groupOf(pile: number): PileGroup | undefined {
    return this.#description.groups.find(({ piles }) => piles.includes(pile));
  }
}
