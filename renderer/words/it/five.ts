import type { five as english } from '../en/five.ts';

export const five = {
  'five.which': 'Ogni giorno',
  'five.of-one': 'Un solitario',
  'five.of-five': 'Cinque solitari',
  'five.how': 'Cinque solitari al giorno, da facile a molto difficile, gli stessi per tutti. Ogni partita è vincibile.',
  'five.won': '{won, plural, one {# vinta} other {# vinte}} su {of, number}',
  'five.earlier': 'La settimana prima',
  'five.later': 'La settimana dopo',
} as const satisfies Partial<Record<keyof typeof english, string>>;
