import type { OptionsKey } from '../../../engine/rules.ts';
import type { CarriedRules, NewCarried } from '../../../preload/api.ts';

/** What a player of another program played there: one game or all, with some options or all. */
export interface CarriedSum extends Pick<NewCarried, 'source' | 'player' | 'played' | 'won'> {
  /** How many games of that program are added up. */
  readonly games: number;
  /** The records there; null over several games, which have no records in common. */
  readonly records: Pick<NewCarried, 'longestWins' | 'bestTime' | 'fewestMoves'> | null;
  /** How well the rules agree at least. */
  readonly rules: CarriedRules;
}

/**
 * Adds up totals by program and player, of one game or (null) all, with some options or (null) all. Programs from which
 * nothing was played are left out.
 */
export function carriedSums(
  totals: readonly NewCarried[],
  game: string | null,
  options: OptionsKey | null,
): CarriedSum[] {
  const wanted = totals.filter(
    (total) =>
      total.played > 0 && (game === null || total.game === game) && (options === null || total.options === options),
  );
  const groups = new Map<string, { whose: Whose; group: NewCarried[] }>();
  for (const total of wanted) {
    const { source, player } = total;
    const name = JSON.stringify([source, player]);
    const { group } = groups.get(name) ?? { group: [] };
    groups.set(name, { whose: { source, player }, group: [...group, total] });
  }
  return [...groups.values()].map(({ whose, group }) => sumOf(whose, group, game !== null));
}

type Whose = Pick<NewCarried, 'source' | 'player'>;

function sumOf(whose: Whose, group: readonly NewCarried[], ofOneGame: boolean): CarriedSum {
  const add = (of: (total: NewCarried) => number): number => group.reduce((sum, total) => sum + of(total), 0);
  const ids = new Set(group.map(({ game }) => game));
  return {
    ...whose,
    played: add(({ played }) => played),
    won: add(({ won }) => won),
    games: ids.size - (ids.has('') ? 1 : 0) + add(({ game, games }) => (game === '' ? games : 0)),
    records: ofOneGame
      ? {
          longestWins: extreme(group, 'longestWins', Math.max),
          bestTime: extreme(group, 'bestTime', Math.min),
          fewestMoves: extreme(group, 'fewestMoves', Math.min),
        }
      : null,
    rules: RULES_BY_DOUBT.find((rules) => group.some((total) => total.rules === rules)) ?? 'same',
  };
}

const RULES_BY_DOUBT: readonly CarriedRules[] = ['other', 'name', 'same'];

function extreme(
  group: readonly NewCarried[],
  name: 'longestWins' | 'bestTime' | 'fewestMoves',
  choose: (...values: number[]) => number,
): number | null {
  const values = group.flatMap((total) => total[name] ?? []);
  return values.length === 0 ? null : choose(...values);
}
