import type { puzzle as english } from '../en/puzzle.ts';

export const puzzle = {
  'puzzle.title': 'Problem',
  'puzzle.open': 'Problem…',
  'puzzle.how':
    'I varje ställning finns bara ett drag som fortfarande vinner. Hitta det. Ditt första svar räknas för din rating.',
  'puzzle.find': 'Bara ett drag vinner fortfarande. Vilket?',
  'puzzle.right': 'Rätt: det är draget som vinner. Spela vidare om du vill.',
  'puzzle.wrong': 'Efter det går partiet inte att vinna. Välj Ångra och titta igen.',
  'puzzle.rating': 'Din rating',
  'puzzle.rating-of': '{rating, number} ± {reach, number}',
  'puzzle.solved': 'Lösta',
  'puzzle.today': 'Dagens problem',
  'puzzle.ladder': 'Alla problem, de lättaste först',
  'puzzle.one':
    'Problem {at, number}, rating {strength, number}{standing, select, right {, löst} wrong {, inte löst på första försöket} other {}}',
  'puzzle.unreadable': 'Det här problemet går inte att lägga upp.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
