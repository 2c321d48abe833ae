import type { puzzle as english } from '../en/puzzle.ts';

export const puzzle = {
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

  'puzzle.own': 'Ur dina egna förlorade partier',
  'puzzle.own-how':
    'Den sista ställningen i ett förlorat parti där bara ett drag fortfarande vinner, bevisad där du kunde känna till alla kort. Du spelar vidare därifrån.',
  'puzzle.own-begin': 'Sök igenom {count, plural, one {ett förlorat parti} other {# förlorade partier}}',
  'puzzle.own-working': 'Söker igenom parti {at, number} av {of, number}…',
  'puzzle.own-none':
    'Inget problem hittades i {count, plural, one {partiet som söktes igenom} other {de # partier som söktes igenom}}.',
  'puzzle.own-failed': 'Sökningen misslyckades.',
  'puzzle.own-one':
    'Problem {at, number}: {deal, plural, =0 {en egen giv} other {giv {deal}}}, {date}, rating {strength, number}{standing, select, right {, löst} wrong {, inte löst på första försöket} other {}}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
