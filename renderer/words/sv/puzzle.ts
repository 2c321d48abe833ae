import type { puzzle as english } from '../en/puzzle.ts';

export const puzzle = {
  'puzzle.kind': 'Sorts problem',
  'puzzle.kind-only': 'Det enda draget',
  'puzzle.kind-within': 'På så många drag',
  'puzzle.kind-lost': 'Är det förlorat?',
  'puzzle.how-within':
    'Vinn på så få drag som det står; kort som läggs på grundhögarna räknas inte. Ditt första försök räknas för din rating: Ångra räknas som fel svar.',
  'puzzle.how-lost':
    'Hälften av ställningarna går fortfarande att vinna, de andra inte, vad man än spelar. Ditt första svar räknas för din rating.',
  'puzzle.how-only':
    'I varje ställning finns bara ett drag som fortfarande vinner. Hitta det. Ditt första svar räknas för din rating.',
  'puzzle.title': 'Problem {at, number}',
  'puzzle.answer': 'Det här draget vinner: {move}.',
  'puzzle.rated': 'Rating {rating, number} ({by})',
  'puzzle.helped': 'Med hjälp, så det räknas inte.',
  'puzzle.again': 'Redan besvarat, så det räknas inte.',
  'puzzle.next': 'Nästa problem',
  'puzzle.reveal': 'Visa svaret',
  'puzzle.why': 'Varför?',
  'puzzle.find': 'Bara ett drag vinner fortfarande. Vilket?',
  'puzzle.right': 'Rätt: det är draget som vinner. Spela vidare om du vill.',
  'puzzle.wrong': 'Efter det går partiet inte att vinna. Välj Ångra och titta igen.',

  'puzzle.within':
    'Vinn på {count, plural, one {ett drag} other {# drag}}. Kort som läggs på grundhögarna räknas inte.',
  'puzzle.within-left':
    '{count, plural, =0 {Inga drag kvar, utom till grundhögarna.} one {Ett drag kvar.} other {# drag kvar.}}',
  'puzzle.within-back':
    'Du valde Ångra, så ditt första svar är fel. {count, plural, =0 {Inga drag kvar.} one {Ett drag kvar.} other {# drag kvar.}}',
  'puzzle.within-right': 'Rätt: vunnet på {count, plural, one {ett drag} other {# drag}}.',
  'puzzle.within-wrong': 'Det är ett drag för mycket. Välj Ångra och titta igen.',
  'puzzle.lost': 'Går det fortfarande att vinna, eller är det förlorat?',
  'puzzle.lost-no': 'Går att vinna',
  'puzzle.lost-yes': 'Förlorat',
  'puzzle.lost-first': 'Säg först om det är förlorat: välj Ångra och svara.',
  'puzzle.lost-right': 'Rätt: det är förlorat, vad man än spelar.',
  'puzzle.lost-wrong': 'Nej: det är förlorat, vad man än spelar.',
  'puzzle.won-right': 'Rätt: det går fortfarande att vinna. Spela vidare om du vill.',
  'puzzle.won-wrong': 'Nej: det går fortfarande att vinna. Ta reda på hur.',

  'puzzle.rating': 'Din rating',
  'puzzle.rating-of': '{rating, number} ± {reach, number}',
  'puzzle.solved': 'Lösta',
  'puzzle.today': 'Dagens problem',
  'puzzle.ladder': 'Alla problem, de lättaste först',
  'puzzle.one':
    'Problem {at, number}, rating {strength, number}{standing, select, right {, löst} wrong {, inte löst på första försöket} helped {, med hjälp} other {}}',
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
    'Problem {at, number}: {deal, plural, =0 {en egen giv} other {giv {deal}}}, {date}, rating {strength, number}{standing, select, right {, löst} wrong {, inte löst på första försöket} helped {, med hjälp} other {}}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
