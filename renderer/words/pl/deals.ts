import type { deals as english } from '../en/deals.ts';

export const deals = {
  'options.title': 'Opcje: {game}',
  'options.none': '{game}: jest tylko jeden sposób gry.',
  'options.answered': '{option}: {answer}',
  'options.preset': 'Znane warianty',
  'options.preset-none': 'Własny wariant',
  'options.now': 'Po zmianie od razu będzie nowe rozdanie: nic jeszcze nie zagrano.',
  'options.later': 'Partia jest w toku: zmiany będą obowiązywać od następnego rozdania.',
  'options.own':
    'Te opcje od teraz dotyczą samego pasjansa {game}; „Zmień zasady…” tworzy własnego pasjansa, a {game} zostawia bez zmian.',
  'options.pending': 'Wybrano dla następnego rozdania.',
  'options.deal': 'Nowe rozdanie teraz',

  'deal.title': 'Wybierz rozdanie',
  'deal.number': 'Numer rozdania',
  'deal.range': 'Od 1 do {most, number}',
  'deal.previous': 'Poprzednie',
  'deal.next': 'Następne',
  'deal.unwon': 'Następne niewygrane',
  'deal.random': 'Dowolne',
  'deal.play': 'Zagraj to rozdanie',
  'deal.loss': 'Partia na stole jest rozpoczęta: przy innym rozdaniu będzie się liczyć jako przegrana.',
  'deal.wrong': 'To nie jest numer rozdania.',

  'kind.title': 'Nowe rozdanie: {game}',
  'kind.any': 'Dowolne',
  'kind.winnable': 'Da się wygrać',
  'kind.easy': 'Łatwe',
  'kind.medium': 'Średnie',
  'kind.hard': 'Trudne',
  'kind.very-hard': 'Bardzo trudne',
  'kind.any-is': 'Jak karty padną; niektórych rozdań nie da się wygrać.',
  'kind.winnable-is':
    '{count, plural, one {Jedyne rozdanie, o którym wiadomo, że da się je wygrać.} few {Jedno z # rozdań, o których wiadomo, że da się je wygrać.} many {Jedno z # rozdań, o których wiadomo, że da się je wygrać.} other {Jedno z # rozdania, o którym wiadomo, że da się je wygrać.}}',
  'kind.wins-is': 'Prosty gracz komputerowy wygrywa {share} partii.',
  'kind.never-is':
    'Prosty gracz komputerowy ani razu nie wygrał; przeszukano {positions, plural, one {jedną pozycję} few {# pozycje} many {# pozycji} other {# pozycji}}.',
  'kind.known': 'Trudność: {difficulty}. {figures}',
  'kind.looked-for': 'Baize wyszuka takie rozdanie, gdy to wybierzesz.',
  'kind.none-is':
    'Baize wyszuka takie rozdanie, gdy to wybierzesz; {tried, plural, one {pierwsze rozdanie takie nie jest} few {wśród pierwszych # rozdań nie jest znane żadne} many {wśród pierwszych # rozdań nie jest znane żadne} other {wśród pierwszych # rozdania nie jest znane żadne}}.',
  'kind.remembered': 'Nowe rozdania tego pasjansa będą tego rodzaju, dopóki nie wybierzesz innego.',
  'kind.looking': 'Szukanie rozdania',
  'kind.tried':
    '{tried, plural, one {Sprawdzono jedno rozdanie} few {Sprawdzono # rozdania} many {Sprawdzono # rozdań} other {Sprawdzono # rozdania}}',
  'kind.compared': 'Znaleziono do porównania {found, number} z {wanted, number}',
  'kind.failed': 'Nie udało się wyszukać rozdania.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
