import type { mine as english } from '../en/mine.ts';

export const mine = {
  'mine.tab': 'Ja czy karty?',
  'mine.known':
    '{known, plural, =0 {Żadna z {games, number} partii ({game}) nie była jeszcze analizowana.} other {Przeanalizowane partie ({game}): # z {games, number}.}}',
  'mine.clean':
    '{won, plural, =0 {} other {Wygrane, gdy nie użyto: Cofnij, Podpowiedź, solver: {clean, number} z {won, number}.}}',
  'mine.working': 'Analiza partii {at, number} z {of, number} …',
  'mine.begin':
    '{count, plural, one {Analizuj jeszcze jedną partię} few {Analizuj jeszcze # partie} many {Analizuj jeszcze # partii} other {Analizuj jeszcze # partii}}',
  'mine.title': 'Te same rozdania, wygrane',
  'mine.could': 'Dało się wygrać',
  'mine.me': 'Ty',
  'mine.simple': 'Szybki gracz',
  'mine.between': '{share} ({from}–{to})',
  'mine.how':
    'Pierwszy wiersz sięga od rozdań ze znaną wygraną do tych, o których nie wiadomo, że jej nie mają, przy znajomości wszystkich kart. Pozostałe sięgają tak daleko, jak przy tak niewielu partiach może działać przypadek.',
  'mine.lost-title': 'Gdzie przegrane partie zostały przegrane',
  'mine.lost-deal': 'Przy rozdaniu: nie było wygranej',
  'mine.lost-first': 'W pierwszej piątej części',
  'mine.lost-second': 'W drugiej',
  'mine.lost-third': 'W trzeciej',
  'mine.lost-fourth': 'W czwartej',
  'mine.lost-last': 'W ostatniej piątej części',
  'mine.lost-given-up': 'Poddana, gdy dało się wygrać',
  'mine.lost-unknown': 'Nie wiadomo',
  'mine.accuracy': 'Średnia dokładność: {accuracy}.',
  'mine.accuracy-title': 'Dokładność, ostatnia partia po prawej',
  'mine.accuracy-mean': 'Średnia z ostatnich dziesięciu',
} as const satisfies Partial<Record<keyof typeof english, string>>;
