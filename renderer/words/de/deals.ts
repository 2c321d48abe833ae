import type { deals as english } from '../en/deals.ts';

export const deals = {
  'options.title': 'Varianten von {game}',
  'options.none': '{game} wird nur auf eine Art gespielt.',
  'options.answered': '{option}: {answer}',
  'options.preset': 'Bekannte Varianten',
  'options.preset-none': 'Eine eigene',
  'options.now': 'Eine Änderung gibt sofort neu: noch ist nichts gespielt.',
  'options.later': 'Laufende Partie: Änderungen gelten ab dem nächsten Spiel.',
  'options.pending': 'Für das nächste Spiel gewählt.',
  'options.deal': 'Jetzt neu geben',

  'deal.title': 'Spiel wählen',
  'deal.number': 'Spielnummer',
  'deal.range': 'Von 1 bis {most, number}',
  'deal.previous': 'Voriges',
  'deal.next': 'Nächstes',
  'deal.random': 'Beliebiges',
  'deal.play': 'Dieses Spiel geben',
  'deal.loss': 'Das Spiel auf dem Tisch ist begonnen: ein anderes zählt es als Niederlage.',
  'deal.wrong': 'Das ist keine Spielnummer.',

  'kind.title': 'Neues Spiel: {game}',
  'kind.any': 'Beliebig',
  'kind.winnable': 'Zu gewinnen',
  'kind.easy': 'Leicht',
  'kind.medium': 'Mittel',
  'kind.hard': 'Schwer',
  'kind.very-hard': 'Sehr schwer',
  'kind.any-is': 'Wie die Karten fallen; manches Spiel geht nicht auf.',
  'kind.winnable-is':
    '{count, plural, one {Ein Spiel, das sich} other {Eines von # Spielen, die sich}} gewinnen {count, plural, one {lässt} other {lassen}}.',
  'kind.wins-is': 'Ein schneller Spieler gewinnt {share} der Versuche.',
  'kind.never-is':
    'Schnell nie gewonnen; eine Suche sah {positions, plural, one {eine Stellung} other {# Stellungen}}.',
  'kind.looked-for': 'Wird gesucht, sobald es gewählt ist.',
  'kind.none-is':
    'Wird gesucht, sobald es gewählt ist; unter den ersten {tried, plural, one {Spielen} other {# Spielen}} ist keines bekannt.',
  'kind.remembered': 'Jedes neue Spiel dieser Patience wird so gewählt, bis etwas anderes gewählt ist.',
  'kind.looking': 'Ein Spiel wird gesucht',
  'kind.tried': '{tried, plural, one {Ein Spiel} other {# Spiele}} untersucht',
  'kind.compared': '{found, number} von {wanted, number} zum Vergleich',
  'kind.failed': 'Es konnte kein Spiel gesucht werden.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
