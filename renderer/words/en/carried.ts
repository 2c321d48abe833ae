/** Totals, favourites and saved games of other programs. */
export const carried = {
  'carried.before': 'Before Baize ({source}): {played, number} played, {won, number} won',
  'carried.before-all':
    'Before Baize ({source}): {played, number} played, {won, number} won in {games, plural, one {# game} other {# games}}',
  'carried.source-player': '{source}, {player}',
  'carried.longest-wins': 'longest winning streak there: {count, number}',
  'carried.best-time': 'best time there: {time}',
  'carried.fewest-moves': 'fewest moves there: {count, number}',
  'carried.rules-name': 'only the name is known to agree',
  'carried.rules-other': 'the rules there differ',
} as const;
