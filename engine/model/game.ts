import { numberCounters, type OwnCounters } from './counters.ts';
import type { Variant } from './variant.ts';

/** What choices and switches have in common. */
interface Offered {
  /**
   * The answers to other options that this one requires, by their keys: it has an effect and is offered only with
   * these. If absent, it always has an effect.
   */
  readonly needs?: Readonly<Record<string, readonly string[]>>;
}

/** An exclusive choice among named versions. */
export interface Choice<V extends Named = Named> extends Offered {
  readonly kind: 'choice';
  readonly label: string;
  /** The key of the default value. */
  readonly usual: string;
  readonly values: Readonly<Record<string, V>>;
  /** Set when keys do not name the default answer, because the option was added to a game that was played before. */
  readonly later?: true;
  /** Set when the option only decides how points are counted: deals and moves are the same whatever its answer. */
  readonly counts?: true;
}

interface Named {
  readonly label: string;
}

/** An option that is on or off. */
export interface Switch extends Offered {
  readonly kind: 'switch';
  readonly label: string;
  readonly usual: boolean;
  /** Set when the switch is not offered: it is on only in games begun under an earlier version of the rules. */
  readonly retired?: true;
}

export type Options = Readonly<Record<string, Choice | Switch>>;

/** The answers from which a variant is made: the chosen value of each choice, true or false for each switch. */
export type Chosen<C extends Options> = {
  readonly [K in keyof C]: C[K] extends Choice<infer V> ? V : boolean;
};

/** The answers to a game's options: the key of a choice's value, true or false for a switch. */
export type Answers = Readonly<Record<string, string | boolean>>;

/** A named set of answers; options it doesn't mention stay as they are. */
export interface Preset {
  /** In kebab case, different for each preset of a game. */
  readonly name: string;
  readonly label: string;
  readonly answers: Answers;
  /** The name by which players know it. Without one, its answers name it. */
  readonly title?: string;
  /** It is one of the few that most players know, and is offered at one press. */
  readonly common?: true;
}

/**
 * Options that a game once had, by key, and what each of their answers means now. A version that one of them can
 * express keeps its old key, so that saves, results, links and lists of versions stay valid.
 */
export type Former = Readonly<Record<string, Readonly<Record<string, Answers>>>>;

/** A game of the catalogue. */
export interface Game {
  /** In kebab case, the name of its file and of its page of rules. */
  readonly id: string;
  readonly name: string;
  /** Raised when a game's behaviour changes, so that old saves are not replayed wrongly. */
  readonly version: number;
  readonly options: Options;
  readonly former: Former;
  /**
   * The answers for finishing a game that began under an earlier version of the rules; undefined where the present
   * rules allow the same moves.
   */
  readonly earlier: Answers | undefined;
  /** Versions to pick from, in games with very many. */
  readonly presets: readonly Preset[];
  /** The answers that a player starts with who has never played the game, where they are not the default ones. */
  readonly first: Answers;
  variant(answers: Answers): Variant;
}

/**
 * What a game's file defines: `variant` is called for each game played, with the answers and the numbers of its
 * counters.
 */
export interface Definition<C extends Options, K extends string> {
  readonly id: string;
  readonly name: string;
  readonly version?: number;
  readonly options?: C;
  readonly former?: Former;
  readonly earlier?: Answers;
  readonly presets?: readonly Preset[];
  readonly first?: Answers;
  /** The game's own counters. */
  readonly counters?: OwnCounters<K>;
  variant(chosen: Chosen<C>, counters: Readonly<Record<K, number>>): Variant;
}

/**
 * Defines an option with named values; one of them is chosen.
 * @param label its English name, as the picker shows it
 * @param values by the key used in saves and links; the game's `variant` gets the chosen value itself
 * @param usual the key of the value used unless the player chooses another
 */
export function choose<const V extends Named>(
  label: string,
  values: Readonly<Record<string, V>>,
  usual: string,
): Choice<V> {
  return { kind: 'choice', label, values, usual };
}

/** Defines such an option that only decides how points are counted. */
export const chooseCounting = <V extends Named>(...option: Parameters<typeof choose<V>>): Choice<V> => ({
  ...choose(...option),
  counts: true,
});

/** Adds a choice to a game whose earlier keys stay valid: they do not name it, and mean its default answer. */
export const addedLater = <V extends Named>(option: Choice<V>): Choice<V> => ({ ...option, later: true });

/** Defines an option that is on or off; the game's `variant` gets true or false. */
export const toggle = (label: string, usual = false): Switch => ({ kind: 'switch', label, usual });

/** Returns the option, offered only with these answers to others; with any other answer it would change nothing. */
export const onlyWith = <O extends Choice | Switch>(needs: Required<Offered>['needs'], option: O): O => ({
  ...option,
  needs,
});

/** Defines the switch that keeps the rules of an earlier version for the games begun under it. */
export const formerRules: Switch = { kind: 'switch', label: 'Former rules', usual: false, retired: true };

/**
 * Makes a game of the catalogue from its definition; every file of engine/games exports one. `version` is 1 and there
 * are no options, former ones, presets or counters where the definition names none.
 * @throws when it needs more counters than a table has
 */
export function defineGame<const C extends Options = Options, K extends string = never>(
  definition: Definition<C, K>,
): Game {
  const { id, name, version = 1, options = {}, former = {}, earlier, presets = [], first = {} } = definition;
  const variant = (answers: Answers): Variant => definition.variant(...chosenFrom(definition, answers));
  chosenFrom(definition, {});
  return { id, name, version, options, former, earlier, presets, first, variant };
}

/** Returns the answers from which a definition makes its variants. */
export function chosenFrom<C extends Options, K extends string>(
  { options = {} as C, former = {}, counters = {} as OwnCounters<K> }: Omit<Definition<C, K>, 'variant'>,
  answers: Answers,
): [Chosen<C>, Readonly<Record<K, number>>] {
  return [chosenOf(options, answersNow(former, answers)) as Chosen<C>, numberCounters<K>(counters)];
}

/**
 * Translates answers to a game's former options into answers to its present ones; where both are given, the present
 * ones win.
 */
export function answersNow(former: Former, answers: Answers): Answers {
  const now: Record<string, string | boolean> = {};
  const old: Record<string, string | boolean> = {};
  for (const [key, answer] of Object.entries(answers)) {
    if (Object.hasOwn(former, key)) Object.assign(old, former[key]?.[String(answer)]);
    else now[key] = answer;
  }
  return { ...old, ...now };
}

function chosenOf(options: Options, answers: Answers): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(options).map(([key, option]) => {
      const answer = answers[key] ?? option.usual;
      return [key, option.kind === 'switch' ? answer === true : option.values[String(answer)]];
    }),
  );
}
