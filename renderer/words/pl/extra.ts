import type { extra as english } from '../en/extra.ts';
import { carried } from './carried.ts';
import { five } from './five.ts';
import { together } from './together.ts';

export const extra = {
  ...carried,
  ...five,
  ...together,

  'settings.zoom': 'Paski i okna',
  'settings.colourLetters': '{red} i {black} w rogach kart czerwonych i czarnych',

  'settings.countdown': 'Odliczanie zamiast czasu gry',
  'countdown.minutes':
    '{minutes, plural, =0 {Wyłączone} one {# minuta} few {# minuty} many {# minut} other {# minuty}}',
  'countdown.minute': 'Została minuta.',
  'countdown.up': 'Czas minął. Gra toczy się dalej.',
  'countdown.within':
    'Wygrana w {minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}}: zostało {time}',
  'countdown.beyond':
    'Wygrana {time} po upływie {minutes, plural, one {# minuty} few {# minut} many {# minut} other {# minuty}}',

  'real.title': 'Wprowadź prawdziwe karty',
  'real.open': 'Wprowadź prawdziwe karty…',
  'real.how':
    'Rozdaj tę grę własnymi kartami, a potem dotykaj ich lub wpisuj je po kolei ({keys}: {card}). Zakryte karty mogą pozostać nieznane: uzupełni je los, a podpowiedzi nigdy na nie nie patrzą.',
  'real.at': '{pile}, karta {at, number} z {of, number}',
  'real.at-down': '{pile}, karta {at, number} z {of, number}, zakryta',
  'real.back': 'Cofnij',
  'real.skip': 'Następne miejsce',
  'real.pad': 'Karty',
  'real.left':
    '{count, plural, =0 {Wszystkie odkryte karty są wprowadzone.} one {Brakuje jeszcze # odkrytej karty.} few {Brakuje jeszcze # odkrytych kart.} many {Brakuje jeszcze # odkrytych kart.} other {Brakuje jeszcze # odkrytej karty.}}',
  'real.cannot': 'Kart tej gry nie da się wprowadzić po kolei: ich miejsce zależy od tego, jakie to karty.',

  'correct.title': 'Skoryguj kartę',
  'correct.how':
    'Wybierz kliknięciem lub strzałkami kartę, która na twoim stole jest inna, a potem dotknij lub wpisz tę, która tam leży ({keys}: {card}). Obie zamienią się miejscami, a twoje ruchy zostaną.',
  'correct.table': 'Karty na stole',
  'correct.pad': 'Karta, która tam leży',
  'correct.change': '{card} zamiast: {wrong}',
  'correct.do': 'Skoryguj',
  'correct.done': 'Skorygowano: {card} zamiast: {wrong}.',
  'correct.forbidden':
    'Dotychczasowe ruchy nie pasują do tej karty: ruch {move, number} byłby niedozwolony. Cofnij się przed ten ruch, a potem skoryguj kartę.',
  'correct.cannot': 'Korygować można tylko karty rozdania, które wprowadzono własnoręcznie.',
  'correct.over': 'Ta partia jest skończona.',

  'won.picture': 'Kopiuj jako obraz',
  'won.picture-copied': 'Obraz skopiowany: wklej go, gdzie chcesz, aby go udostępnić.',
  'won.picture-file': 'Schowek nie przyjmuje tu obrazów: zapisz obraz jako plik.',

  'rules.facts': 'Dane',
  'rules.print': 'Drukuj zasady',

  'review.turning-point': 'Punkt zwrotny',

  'try.begin': 'Wypróbuj',
  'try.line':
    '{moves, plural, =0 {Próba: wykonaj ruchy} one {Próba: # ruch} few {Próba: # ruchy} many {Próba: # ruchów} other {Próba: # ruchu}}',
  'try.back': 'Cofnij całość',
  'try.keep': 'Zachowaj',
} as const satisfies Partial<Record<keyof typeof english, string>>;
