import type { review as english } from '../en/review.ts';

export const review = {
  'review.open': 'Analiza',
  'review.open-of': 'Analiza: {game}, rozdanie {deal}',
  'review.title': 'Analiza: {game}, {deal, plural, =0 {własne rozdanie} other {rozdanie {deal}}}',
  'review.won': 'Wygrana w {moves, plural, one {jednym ruchu} few {# ruchach} many {# ruchach} other {# ruchu}}.',
  'review.lost': 'Przegrana po {moves, plural, one {jednym ruchu} few {# ruchach} many {# ruchach} other {# ruchu}}.',
  'review.stuck':
    'Bez wyjścia po {moves, plural, one {jednym ruchu} few {# ruchach} many {# ruchach} other {# ruchu}}.',
  'review.working': 'Trwa sprawdzanie każdej pozycji przy znajomości wszystkich kart…',
  'review.stopped': 'Przerwano, zanim cokolwiek znaleziono.',
  'review.failed': 'Analiza się nie powiodła.',
  'review.nothing': 'Nie ma czego analizować: ruchów tej partii nie zachowano albo nie można ich już wykonać.',
  'review.not-over': 'Analizować można partie skończone. Znajdziesz je w statystykach, pod „Rozegrane partie”.',
  'review.how':
    'Ustalono przy znajomości wszystkich kart; podpowiedź zna tylko te, które już było widać, więc jej liczby mogą być inne. Prosty gracz komputerowy gra to, co na pierwszy rzut oka wygląda najlepiej, z pewną dozą przypadku, i niczego nie cofa.',

  'review.all-won': 'Wygrana była możliwa w każdej pozycji.',
  'review.given-up': 'W chwili poddania dało się jeszcze wygrać.',
  'review.never': 'Tego rozdania nie dało się wygrać, cokolwiek by zagrano.',
  'review.lost-by': 'Dało się wygrać aż do ruchu {move, number}, który zaprzepaścił wygraną.',
  'review.lost-between':
    '{won, plural, =0 {Na początku dało się wygrać} other {Po ruchu # dało się wygrać}}, a po ruchu {lost, number} już nie. Nie wiadomo, który ruch pomiędzy zaprzepaścił wygraną.',
  'review.lost-from': 'Po ruchu {lost, number} nie dało się już wygrać. Nie wiadomo, czy wcześniej się dało.',
  'review.won-until':
    '{won, plural, =0 {Na początku dało się wygrać} other {Po ruchu # jeszcze dało się wygrać}}. Nie wiadomo, co było potem.',
  'review.chance': 'To, czy dało się wygrać, zależy od losu.',
  'review.unknown': 'Nie ustalono, czy dało się wygrać.',
  'review.quick':
    'Prosty gracz komputerowy wygrał {first, number} z {plays, number} partii od początku{at, plural, =0 {} other {, a najwięcej, {most, number}, po ruchu #}}.',
  'review.quick-same':
    '{won, plural, =0 {Prosty gracz komputerowy nie wygrał ani jednej partii z żadnej wypróbowanej pozycji.} other {Prosty gracz komputerowy wygrał # z {plays, number} partii z każdej wypróbowanej pozycji.}}',

  'review.chart': 'Czy partię dało się wygrać, ruch po ruchu',
  'review.verdict': 'Da się wygrać czy nie',
  'review.share': 'Partie, które wygrywa prosty gracz komputerowy',
  'review.deal': 'Początek',
  'review.known': 'Wiadomo',
  'review.known-won': 'da się wygrać',
  'review.known-lost': 'nie da się wygrać',
  'review.known-chance': 'zależy od losu',
  'review.known-open': 'nie wiadomo',

  'review.slips': 'Ruchy, które kosztowały najwięcej',
  'review.no-slips': 'Żaden pojedynczy ruch się nie wyróżnia.',
  'review.move': 'Ruch',
  'review.moves': '{from, number}–{to, number}',
  'review.one-of-them': 'Jeden z nich; nie wiadomo który.',
  'review.played': 'Zagrano',
  'review.better': 'Lepiej',
  'review.cost': 'Co kosztował',
  'review.cost-win': 'Wygraną: po nim nie dało się już wygrać.',
  'review.cost-games':
    'Prosty gracz komputerowy wygrywa po nim {played, number} z {of, number} partii, a po lepszym ruchu {better, number}.',
  'review.play': 'Graj od tego miejsca',
  'review.play-before': 'Graj od tego miejsca, przed ruchem {move, number}',

  'review.turn':
    '{count, plural, one {odkryj z talonu} few {odkryj z talonu # razy} many {odkryj z talonu # razy} other {odkryj z talonu # razu}}',
  'review.click': 'kliknij: {pile}',
  'review.drag': '{card} na {to_acc}',
  'review.drag-many':
    '{count, plural, one {# karta} few {# karty} many {# kart} other {# karty}} od {card_gen} na {to_acc}',
  'review.then': '{first}, potem {next}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
