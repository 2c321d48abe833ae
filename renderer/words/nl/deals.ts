import type { deals as english } from '../en/deals.ts';

export const deals = {
  'options.title': 'Opties van {game}',
  'options.none': '{game} wordt maar op één manier gespeeld.',
  'options.answered': '{option}: {answer}',
  'options.preset': 'Bekende speelwijzen',
  'options.preset-none': 'Een eigen speelwijze',
  'options.now': 'Een wijziging geeft meteen een nieuw spel: er is nog niets gespeeld.',
  'options.later': 'De partij is bezig: wat je hier kiest, geldt vanaf het volgende spel.',
  'options.pending': 'Gekozen voor het volgende spel.',
  'options.deal': 'Nu een nieuw spel',

  'deal.title': 'Spel kiezen',
  'deal.number': 'Spelnummer',
  'deal.range': 'Van 1 tot {most, number}',
  'deal.previous': 'Vorige',
  'deal.next': 'Volgende',
  'deal.random': 'Willekeurig',
  'deal.play': 'Dit spel spelen',
  'deal.loss': 'De partij op tafel is begonnen: met een ander spel telt ze als verlies.',
  'deal.wrong': 'Dat is geen spelnummer.',

  'kind.title': 'Nieuw spel van {game}',
  'kind.any': 'Willekeurig',
  'kind.winnable': 'Te winnen',
  'kind.easy': 'Makkelijk',
  'kind.medium': 'Gemiddeld',
  'kind.hard': 'Moeilijk',
  'kind.very-hard': 'Heel moeilijk',
  'kind.any-is': 'Zoals de kaarten vallen; sommige spellen zijn niet te winnen.',
  'kind.winnable-is':
    'Een van {count, plural, one {één spel dat gewonnen is} other {# spellen die gewonnen zijn}} met alle kaarten bekend.',
  'kind.wins-is': 'Een snelle speler wint {share} van de partijen.',
  'kind.never-is':
    'Een snelle speler won nooit; een zoektocht had {positions, plural, one {één stelling} other {# stellingen}} nodig.',
  'kind.looked-for': 'Wordt gezocht als je het kiest.',
  'kind.none-is':
    'Wordt gezocht als je het kiest; {tried, plural, one {het eerste spel is niet zo’n spel} other {onder de eerste # spellen is er geen bekend}}.',
  'kind.remembered': 'Elk nieuw spel van deze patience is voortaan zo’n spel, tot je iets anders kiest.',
  'kind.looking': 'Er wordt een spel gezocht',
  'kind.tried': '{tried, plural, one {Eén spel} other {# spellen}} bekeken',
  'kind.compared': '{found, number} van {wanted, number} om te vergelijken',
  'kind.failed': 'Er kon geen spel gezocht worden.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
