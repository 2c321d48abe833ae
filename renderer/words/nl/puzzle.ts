import type { puzzle as english } from '../en/puzzle.ts';

export const puzzle = {
  'puzzle.title': 'Puzzels',
  'puzzle.open': 'Puzzels…',
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
} as const satisfies Partial<Record<keyof typeof english, string>>;
