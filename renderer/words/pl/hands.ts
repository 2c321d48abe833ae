import type { hands as english } from '../en/hands.ts';

export const hands = {
  'settings.hands': 'Inne sterowanie',
  'settings.scan': 'Sterowanie jednym przyciskiem',
  'settings.scan.0': 'Wyłączone',
  'settings.scan.3': 'Wolne',
  'settings.scan.1.5': 'Średnie',
  'settings.scan.0.8': 'Szybkie',
  'settings.scan-hint':
    'Wszystko, co można wybrać, podświetla się po kolei. Wybierasz spacją, klawiszem Enter lub przyciskiem myszy; Esc wyłącza to sterowanie.',
  'keys.pad': 'Kontroler',
  'keys.pad-tools': 'Do przycisków wokół stołu i z powrotem',
  'scan.off': 'Sterowanie jednym przyciskiem jest wyłączone.',
  'scan.on': 'Dalej w dół',
  'scan.back': 'Wstecz',
  'scan.around': 'Więcej przycisków',
  'keys.pad-ready': 'Kontroler działa, gdy tylko naciśniesz jeden z jego przycisków.',
  'keys.read': 'Odczytaj stół (czytnik ekranu)',
  'keys.moves': 'Odczytaj wszystkie ruchy (czytnik ekranu)',
  'said.moves':
    '{count, plural, =0 {Nie ma żadnego ruchu.} one {Jeden ruch:} few {# ruchy:} many {# ruchów:} other {# ruchu:}}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
