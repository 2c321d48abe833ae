import type { mine as english } from '../en/mine.ts';

export const mine = {
  'mine.tab': 'Jag eller korten?',
  'mine.known':
    '{known, plural, =0 {Inget av dina {games, number} partier ({game}) är granskat än.} other {# av dina {games, number} partier ({game}) är granskade.}}',
  'mine.clean':
    '{won, plural, =0 {} other {Vunna utan att ångra, utan tips och lösare: {clean, number} av {won, number}.}}',
  'mine.working': 'Granskar parti {at, number} av {of, number}…',
  'mine.begin': '{count, plural, one {Granska ett parti till} other {Granska # partier till}}',
  'mine.title': 'Samma givar, vunna',
  'mine.could': 'Gick att vinna',
  'mine.me': 'Du',
  'mine.simple': 'En enkel datorspelare',
  'mine.between': '{share} ({from}–{to})',
  'mine.how':
    'Den första stapeln går från andelen givar som säkert gick att vinna till andelen som inte säkert var förlorade, med alla kort kända. De andra visar hur mycket enbart slumpen kan ändra resultatet i så få partier.',
  'mine.lost-title': 'Var förlorade partier förlorades',
  'mine.lost-deal': 'Vid given: den gick inte att vinna',
  'mine.lost-first': 'I första femtedelen',
  'mine.lost-second': 'I den andra',
  'mine.lost-third': 'I den tredje',
  'mine.lost-fourth': 'I den fjärde',
  'mine.lost-last': 'I sista femtedelen',
  'mine.lost-given-up': 'Uppgivet när det gick att vinna',
  'mine.lost-unknown': 'Inte känt',
  'mine.passes': 'Där talongen vändes: {before, number} förlorade före den sista omgången, {within, number} under den.',
  'mine.accuracy': 'Din genomsnittliga precision: {accuracy}.',
  'mine.accuracy-title': 'Precision, det senaste partiet till höger',
  'mine.accuracy-mean': 'Genomsnitt för de tio senaste',
} as const satisfies Partial<Record<keyof typeof english, string>>;
