import type { puzzle as english } from '../en/puzzle.ts';

export const puzzle = {
  'puzzle.how': 'In elke stelling wint nog maar één zet. Vind hem. Je eerste antwoord telt voor je niveau.',
  'puzzle.find': 'Nog maar één zet wint. Welke?',
  'puzzle.right': 'Goed: dat is de zet die wint. Speel verder, als je wilt.',
  'puzzle.wrong': 'Daarna is de partij niet meer te winnen. Kies ongedaan maken en kijk nog eens.',
  'puzzle.rating': 'Je niveau',
  'puzzle.rating-of': '{rating, number} ± {reach, number}',
  'puzzle.solved': 'Opgelost',
  'puzzle.today': 'Puzzel van de dag',
  'puzzle.ladder': 'Alle puzzels, de makkelijkste eerst',
  'puzzle.one':
    'Puzzel {at, number}, niveau {strength, number}{standing, select, right {, opgelost} wrong {, niet meteen opgelost} other {}}',
  'puzzle.unreadable': 'Deze puzzel kan niet worden klaargezet.',

  'puzzle.own': 'Uit je eigen verloren spellen',
  'puzzle.own-how':
    'De laatste stelling van een verloren spel waarin nog maar één zet wint, bewezen waar je alle kaarten kon kennen. Je speelt van daar verder.',
  'puzzle.own-begin': '{count, plural, one {Eén verloren spel} other {# verloren spellen}} doorzoeken',
  'puzzle.own-working': 'Spel {at, number} van {of, number} wordt doorzocht…',
  'puzzle.own-none':
    'In {count, plural, one {het doorzochte spel} other {de # doorzochte spellen}} is geen puzzel gevonden.',
  'puzzle.own-failed': 'Het zoeken is mislukt.',
  'puzzle.own-one':
    'Puzzel {at, number}: {deal, plural, =0 {een eigen spel} other {spel {deal}}}, {date}, niveau {strength, number}{standing, select, right {, opgelost} wrong {, niet meteen opgelost} other {}}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
