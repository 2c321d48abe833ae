import type { deals as english } from '../en/deals.ts';

export const deals = {
  'options.title': 'Opties: {game}',
  'options.none': '{game} kan maar op één manier worden gespeeld.',
  'options.answered': '{option}: {answer}',
  'options.preset': 'Bekende speelwijzen',
  'options.preset-none': 'Eigen speelwijze',
  'options.now': 'Een wijziging geeft meteen een nieuw spel: er is nog niets gespeeld.',
  'options.later': 'Je hebt een lopende partij: wijzigingen gelden vanaf het volgende spel.',
  'options.own':
    'Deze opties veranderen {game} vanaf nu; ‘Regels wijzigen…’ maakt een eigen patience en laat {game} zoals het is.',
  'options.pending': 'Gekozen voor het volgende spel.',
  'options.deal': 'Nu een nieuw spel',

  'deal.title': 'Spel kiezen',
  'deal.number': 'Spelnummer',
  'deal.range': 'Van 1 t/m {most, number}',
  'deal.previous': 'Vorige',
  'deal.next': 'Volgende',
  'deal.unwon': 'Volgende niet gewonnen',
  'deal.random': 'Willekeurig spel',
  'deal.play': 'Dit spel spelen',
  'deal.loss': 'De partij op tafel is al begonnen: met een ander spel telt die als verloren.',
  'deal.wrong': 'Dat is geen spelnummer.',

  'kind.title': 'Nieuw spel: {game}',
  'kind.any': 'Willekeurig spel',
  'kind.winnable': 'Te winnen',
  'kind.easy': 'Makkelijk',
  'kind.medium': 'Gemiddeld',
  'kind.hard': 'Moeilijk',
  'kind.very-hard': 'Heel moeilijk',
  'kind.any-is': 'Zoals de kaarten vallen; sommige spellen zijn niet te winnen.',
  'kind.winnable-is':
    '{count, plural, one {Het enige spel waarvan bekend is dat het te winnen is.} other {Een van de # spellen waarvan bekend is dat ze te winnen zijn.}}',
  'kind.wins-is': 'Een eenvoudige computerspeler wint {share} van de partijen.',
  'kind.never-is':
    'Een eenvoudige computerspeler won nooit; voor de oplossing {positions, plural, one {is één stelling} other {zijn # stellingen}} doorzocht.',
  'kind.known': 'Moeilijkheid: {difficulty}. {figures}',
  'kind.looked-for': 'Baize zoekt zo’n spel als je dit kiest.',
  'kind.none-is':
    'Baize zoekt zo’n spel als je dit kiest; {tried, plural, one {het eerste spel is niet zo’n spel} other {onder de eerste # spellen is er geen bekend}}.',
  'kind.remembered': 'Nieuwe spellen van deze patience zijn voortaan van deze soort, tot je iets anders kiest.',
  'kind.looking': 'Er wordt een spel gezocht',
  'kind.tried': '{tried, plural, one {Eén spel} other {# spellen}} bekeken',
  'kind.compared': '{found, number} van {wanted, number} gevonden om te vergelijken',
  'kind.failed': 'Er kon geen spel worden gezocht.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
