import { PILE_NAMES, type PileName, type PileRole } from '../../../engine/rules.ts';
import type { Noun } from '../noun.ts';
import { say } from '../say.ts';

/** Kinds of piles: as the game names them, or cards side by side are a row and cards on top of each other a place. */
export type PileKind = PileName | PileRole | 'row' | 'place';

const NAMES: ReadonlySet<string> = new Set(PILE_NAMES);

/** Whether games give the name to piles that their role would name otherwise. */
export const isPileName = (kind: PileKind): kind is PileName => NAMES.has(kind);

/** Returns a name of piles as a noun: `fan`. */
const nameNoun =
  (name: PileName, count: number): Noun =>
  (form) =>
    say(`pile.${name}`, { form, count });

/** The arguments of a message for a kind of pile: `named` and its noun, if games give it that name. */
type KindValues = Readonly<Record<'pile', string> & Record<'kind', Noun | string>>;

/** Returns the arguments for a kind of pile. `count`: the number of piles, where it is said with the noun. */
export const kindValues = (kind: PileKind, count = 1): KindValues =>
  isPileName(kind) ? { pile: 'named', kind: nameNoun(kind, count) } : { pile: kind, kind: '' };
