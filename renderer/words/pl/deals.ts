import type { deals as english } from '../en/deals.ts';

export const deals = {
  'options.title': 'Opcje: {game}',
  'options.none': '{game}: jest tylko jeden sposób gry.',
  'options.answered': '{option}: {answer}',
  'options.preset': 'Znane sposoby',
  'options.preset-none': 'Sposób własny',
  'options.now': 'Zmiana od razu rozdaje na nowo: nic jeszcze nie zagrano.',
  'options.later': 'Partia jest w toku: to, co tu wybierzesz, dotyczy następnego rozdania.',
  'options.pending': 'Wybrano dla następnego rozdania.',
  'options.deal': 'Nowe rozdanie teraz',

  'deal.title': 'Wybierz rozdanie',
  'deal.number': 'Numer rozdania',
  'deal.range': 'Od 1 do {most, number}',
  'deal.previous': 'Poprzednie',
  'deal.next': 'Następne',
  'deal.random': 'Dowolne',
  'deal.play': 'Graj to rozdanie',
  'deal.loss': 'Partia na stole jest rozpoczęta: z innym rozdaniem liczy się jako przegrana.',
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
    'Jedno z {count, plural, one {jednego rozdania} few {# rozdań} many {# rozdań} other {# rozdania}}, które da się wygrać.',
  'kind.wins-is': 'Szybki gracz wygrywa {share} partii.',
  'kind.never-is':
    'Szybko nigdy niewygrane; szukanie zajęło {positions, plural, one {jedną pozycję} few {# pozycje} many {# pozycji} other {# pozycji}}.',
  'kind.looked-for': 'Zostanie wyszukane, gdy je wybierzesz.',
  'kind.none-is':
    'Zostanie wyszukane, gdy je wybierzesz; {tried, plural, one {pierwsze rozdanie takie nie jest} few {wśród pierwszych # rozdań nie jest znane żadne} many {wśród pierwszych # rozdań nie jest znane żadne} other {wśród pierwszych # rozdania nie jest znane żadne}}.',
  'kind.remembered': 'Każde nowe rozdanie tego pasjansa będzie takie, dopóki nie wybierzesz innego rodzaju.',
  'kind.looking': 'Szukanie rozdania',
  'kind.tried':
    '{tried, plural, one {Obejrzano jedno rozdanie} few {Obejrzano # rozdania} many {Obejrzano # rozdań} other {Obejrzano # rozdania}}',
  'kind.compared': '{found, number} z {wanted, number} do porównania',
  'kind.failed': 'Nie udało się wyszukać rozdania.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
