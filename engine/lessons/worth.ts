import type { LessonPoint } from './point.ts';

/** Returns a name of the rule that a point shows. */
export function pointNameOf(point: LessonPoint): string {
  const { kind, from } = point;
  const role = 'role' in point ? point.role : '';
  const alone = kind === 'remove' && point.cards.length === 1 ? 'alone' : '';
  const store = STORE_ROLES.has(from) && role !== 'foundation' ? `from ${from}` : '';
  return [kind, role, alone, store].filter(Boolean).join(' ');
}

/**
 * Returns the kind of move that a point shows, from whatever pile its cards come; undefined where a click does
 * something specific to the game, or a card comes back from a foundation.
 */
export function moveKindOf(point: LessonPoint): string | undefined {
  const { kind, from } = point;
  if (kind === 'other' || from === 'foundation') return undefined;
  if (kind === 'turn' || kind === 'deal') return 'stock';
  return 'role' in point ? `${kind} ${point.role}` : kind;
}

/** Kinds of piles for which playing cards from them is a separate rule. */
const STORE_ROLES: ReadonlySet<LessonPoint['from']> = new Set(['reserve', 'cell', 'foundation']);

/** Returns how much a point teaches a player who has seen none like it. */
export function pointWorthOf(point: LessonPoint): number {
  const worth = 'role' in point ? (WORTH_OF_ROLE[point.role] ?? USUAL_WORTH) : USUAL_WORTH;
  if (point.from === 'foundation') return SMALL_WORTH;
  if (STORE_ROLES.has(point.from) && !('role' in point && point.role === 'foundation')) return worth / 2;
  if (point.kind === 'remove') return 2 * USUAL_WORTH;
  if (point.kind === 'start') return worth - 1;
  if (point.kind === 'again' || point.kind === 'other') return SMALL_WORTH;
  return point.kind === 'run' ? worth - 2 : worth;
}

const WORTH_OF_ROLE: Partial<Record<LessonPoint['from'], number>> = { foundation: 10, tableau: 9, cell: 9, reserve: 8 };
const USUAL_WORTH = 8;
const SMALL_WORTH = 3;
