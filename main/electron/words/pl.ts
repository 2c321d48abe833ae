import type { Words } from './words.ts';

export const menuPl: Words = {
  language: 'pl',
  opening: 'Przygotowywanie gier…',
  gone: {
    title: 'Stół do gry przestał działać',
    text: 'Został już raz wczytany ponownie i znów przestał działać. Gra jest zapisana do ostatniego ruchu, który Baize zdołał zachować.',
    again: 'Wczytaj ponownie',
    quit: 'Zakończ',
  },
  hung: {
    title: 'Stół do gry nie odpowiada',
    text: 'Gra jest zapisana do ostatniego ruchu. Poczekaj jeszcze chwilę albo wczytaj stół ponownie.',
    wait: 'Czekaj',
  },
  unsaved: {
    title: 'Nie udało się zapisać gry',
    text: 'Być może dysk jest pełny. Jeśli teraz zakończysz, niezapisane zmiany przepadną. Zwolnij miejsce i spróbuj ponownie albo graj dalej.',
    again: 'Spróbuj ponownie',
    stay: 'Graj dalej',
    quit: 'Zakończ mimo to',
  },
  steered: {
    title: 'Baize nie uruchamia się z tą opcją',
    text: ['Z {by} inny program mógłby sterować oknem Baize i odczytywać jego zawartość.', 'Uruchom Baize bez {by}.'],
  },
};
