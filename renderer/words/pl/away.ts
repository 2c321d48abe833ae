import type { away as english } from '../en/away.ts';

export const away = {
  'away.sign': 'Jeszcze nie zapisano',
  'away.sign-away':
    'Sam Baize nie jest uruchomiony. To, co grasz, pozostaje w tej przeglądarce, dopóki nie uruchomisz go znowu.',
  'away.sign-slow': 'Baize nie zapisał jeszcze ostatnich ruchów. Do tego czasu pozostają w tej przeglądarce.',
  'away.gone': 'Sam Baize przestał działać. Graj dalej: wszystko zostanie zapisane, gdy uruchomisz go znowu.',
  'away.kept': 'Baize znowu działa i wszystko jest zapisane.',
  'away.brought': 'To, co zostało zagrane, gdy Baize nie działał, jest już zapisane.',
  'away.refused': 'To nie jest adres Baize, który tu działa. Otwórz ten, który podał ostatnio.',
  'away.name': '{game} {deal}, odłożono {date}',

  'parted.title': '{game}: gra toczyła się w dwóch miejscach',
  'parted.text':
    'Gra toczyła się tutaj dalej, gdy Baize nie działał, a tymczasem także w innym oknie. Którą partię chcesz kontynuować? Druga trafi do zapisanych partii.',
  'parted.here': 'Grana tutaj',
  'parted.there': 'W drugim oknie',
  'parted.facts':
    '{deal, plural, =0 {Własne rozdanie} other {Rozdanie {deal}}} · {moves, plural, one {# ruch} few {# ruchy} many {# ruchów} other {# ruchu}} · {time}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
