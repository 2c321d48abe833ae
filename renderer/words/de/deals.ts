import type { deals as english } from '../en/deals.ts';

export const deals = {
  'options.title': 'Varianten: {game}',
  'options.none': '{game}: Hier gibt es nur eine Variante.',
  'options.answered': '{option}: {answer}',
  'options.preset': 'Bekannte Varianten',
  'options.preset-none': 'Eigene Variante',
  'options.now': 'Jede Änderung gibt sofort neue Karten: Noch ist nichts gespielt.',
  'options.later': 'Laufendes Spiel: Änderungen gelten ab dem nächsten.',
  'options.own':
    'Diese Varianten gelten ab jetzt für {game} selbst; „Regeln ändern …“ macht eine eigene Patience und lässt {game} unverändert.',
  'options.pending': 'Für das nächste Spiel gewählt.',
  'options.deal': 'Jetzt neues Spiel',

  'deal.title': 'Spiel wählen',
  'deal.number': 'Spielnummer',
  'deal.range': 'Von 1 bis {most, number}',
  'deal.previous': 'Voriges',
  'deal.next': 'Nächstes',
  'deal.unwon': 'Nächstes nicht gewonnenes',
  'deal.random': 'Zufälliges',
  'deal.play': 'Dieses Spiel spielen',
  'deal.loss': 'Dein Spiel ist schon begonnen: Wenn du ein anderes beginnst, zählt es als Niederlage.',
  'deal.wrong': 'Das ist keine Spielnummer.',

  'kind.title': 'Neues Spiel: {game}',
  'kind.any': 'Zufällig',
  'kind.winnable': 'Gewinnbar',
  'kind.easy': 'Leicht',
  'kind.medium': 'Mittel',
  'kind.hard': 'Schwer',
  'kind.very-hard': 'Sehr schwer',
  'kind.any-is': 'Wie die Karten fallen; nicht jedes Spiel ist zu gewinnen.',
  'kind.winnable-is':
    '{count, plural, one {Das einzige Spiel} other {Eines von # Spielen}}, bei {count, plural, one {dem} other {denen}} mit Kenntnis aller Karten ein Sieg gefunden wurde.',
  'kind.wins-is': 'Ein einfacher Computerspieler gewinnt {share} der Spiele.',
  'kind.never-is':
    'Ein einfacher Computerspieler gewann nie; die Suche brauchte {positions, plural, one {eine Stellung} other {# Stellungen}}.',
  'kind.known': 'Schwierigkeit: {difficulty}. {figures}',
  'kind.looked-for': 'Wird gesucht, sobald du es wählst.',
  'kind.none-is':
    'Wird gesucht, sobald du es wählst; {tried, plural, one {das erste Spiel ist keines} other {unter den ersten # Spielen ist keines bekannt}}.',
  'kind.remembered': 'Jedes neue Spiel dieser Patience wird so ausgesucht, bis du etwas anderes wählst.',
  'kind.looking': 'Ein Spiel wird gesucht',
  'kind.tried': '{tried, plural, one {Ein Spiel} other {# Spiele}} untersucht',
  'kind.compared': '{found, number} von {wanted, number} zum Vergleich gefunden',
  'kind.failed': 'Die Suche nach einem Spiel ist fehlgeschlagen.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
