import type { mine as english } from '../en/mine.ts';

export const mine = {
  'mine.tab': 'Ja czy karty?',
  'mine.known':
    '{known, plural, =0 {Żadna z {games, number} partii ({game}) nie była jeszcze analizowana.} other {Przeanalizowane partie ({game}): # z {games, number}.}}',
  'mine.clean':
    '{won, plural, =0 {} other {Wygrane, gdy nie użyto: Cofnij, Podpowiedź, solver: {clean, number} z {won, number}.}}',
  'mine.working': 'Analiza partii {at, number} z {of, number}…',
  'mine.begin':
    '{count, plural, one {Analizuj jeszcze jedną partię} few {Analizuj jeszcze # partie} many {Analizuj jeszcze # partii} other {Analizuj jeszcze # partii}}',
  'mine.title': 'Te same rozdania, wygrane',
  'mine.could': 'Dało się wygrać',
  'mine.me': 'Ty',
  'mine.simple': 'Prosty gracz komputerowy',
  'mine.between': '{share} ({from}–{to})',
  'mine.how':
    'Pierwszy pasek sięga od odsetka rozdań, o których wiadomo, że dało się je wygrać, do odsetka tych, o których nie wiadomo, że były przegrane, przy znajomości wszystkich kart. Pozostałe pokazują, ile przy tak niewielu partiach może zmienić sam przypadek.',
  'mine.lost-title': 'Gdzie przegrane partie zostały przegrane',
  'mine.lost-deal': 'Od rozdania: nie dało się wygrać',
  'mine.lost-first': 'W pierwszej piątej części',
  'mine.lost-second': 'W drugiej',
  'mine.lost-third': 'W trzeciej',
  'mine.lost-fourth': 'W czwartej',
  'mine.lost-last': 'W ostatniej piątej części',
  'mine.lost-given-up': 'Poddana, gdy dało się wygrać',
  'mine.lost-unknown': 'Nie wiadomo',
  'mine.passes':
    'Gdy talon odwracano – przegrane przed ostatnim przejściem: {before, number}, w jego trakcie: {within, number}.',
  'mine.accuracy': 'Średnia dokładność: {accuracy}.',
  'mine.accuracy-title': 'Dokładność, ostatnia partia po prawej',
  'mine.accuracy-mean': 'Średnia z ostatnich dziesięciu',
} as const satisfies Partial<Record<keyof typeof english, string>>;
