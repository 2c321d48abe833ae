import type { review as english } from '../en/review.ts';

export const review = {
  'review.open': 'Auswerten',
  'review.open-of': '{game}, Spiel {deal} auswerten',
  'review.title': 'Auswertung von {game}, {deal, plural, =0 {eigene Karten} other {Spiel {deal}}}',
  'review.won': 'Gewonnen in {moves, plural, one {einem Zug} other {# Zügen}}.',
  'review.lost': 'Verloren nach {moves, plural, one {einem Zug} other {# Zügen}}.',
  'review.stuck': 'Festgefahren nach {moves, plural, one {einem Zug} other {# Zügen}}.',
  'review.working': 'Jede Stellung wird angesehen, alle Karten bekannt …',
  'review.stopped': 'Abgebrochen, bevor etwas gefunden war.',
  'review.failed': 'Die Auswertung ist fehlgeschlagen.',
  'review.nothing':
    'Hier ist nichts auszuwerten: Die Züge dieses Spiels wurden nicht aufbewahrt, oder sie sind nicht mehr möglich.',
  'review.not-over':
    'Ein Spiel wird ausgewertet, wenn es zu Ende ist. Beendete Spiele stehen in der Statistik unter „Gespielte Spiele“.',
  'review.how':
    'Gefunden mit allen Karten bekannt; ein Tipp dagegen kennt nur, was du gesehen hast, daher können seine Zahlen abweichen. Ein schneller Spieler spielt, was auf den ersten Blick am besten aussieht, mit etwas Zufall, und nimmt nichts zurück.',

  'review.all-won': 'In jeder Stellung war ein Sieg möglich.',
  'review.given-up': 'Es war noch zu gewinnen, als es aufgegeben wurde.',
  'review.never': 'Dieses Spiel war nicht zu gewinnen, was immer gespielt wurde.',
  'review.lost-by': 'Es war zu gewinnen bis zum Zug {move, number}, der den Sieg vergab.',
  'review.lost-between':
    '{won, plural, =0 {Am Anfang war es zu gewinnen} other {Nach Zug # war es zu gewinnen}}, nach Zug {lost, number} nicht mehr. Welcher Zug dazwischen den Sieg vergab, ist nicht bekannt.',
  'review.lost-from':
    'Nach Zug {lost, number} war es nicht mehr zu gewinnen. Ob es vorher zu gewinnen war, ist nicht bekannt.',
  'review.won-until':
    '{won, plural, =0 {Am Anfang war es zu gewinnen} other {Nach Zug # war es noch zu gewinnen}}. Was dann kam, ist nicht bekannt.',
  'review.chance': 'Ob es zu gewinnen war, hängt vom Zufall ab.',
  'review.unknown': 'Ob es zu gewinnen war, wurde nicht herausgefunden.',
  'review.quick':
    'Ein schneller Spieler gewann vom Anfang aus {first, number} von {plays, number} Spielen{at, plural, =0 {} other { und die meisten, {most, number}, nach Zug #}}.',
  'review.quick-same':
    '{won, plural, =0 {Ein schneller Spieler gewann aus keiner der versuchten Stellungen ein Spiel.} other {Ein schneller Spieler gewann aus jeder der versuchten Stellungen # von {plays, number} Spielen.}}',

  'review.chart': 'Ob das Spiel zu gewinnen war, Zug für Zug',
  'review.verdict': 'Zu gewinnen oder nicht',
  'review.share': 'Spiele, die ein schneller Spieler gewinnt',
  'review.deal': 'Anfang',
  'review.known': 'Bekannt',
  'review.known-won': 'zu gewinnen',
  'review.known-lost': 'nicht zu gewinnen',
  'review.known-chance': 'hängt vom Zufall ab',
  'review.known-open': 'nicht bekannt',

  'review.slips': 'Züge, die am meisten gekostet haben',
  'review.no-slips': 'Kein einzelner Zug fällt auf.',
  'review.move': 'Zug',
  'review.moves': '{from, number}–{to, number}',
  'review.one-of-them': 'Einer von diesen; welcher, ist nicht bekannt.',
  'review.played': 'Gespielt',
  'review.better': 'Besser',
  'review.cost': 'Was er gekostet hat',
  'review.cost-win': 'Den Sieg: Danach war das Spiel nicht mehr zu gewinnen.',
  'review.cost-games':
    'Ein schneller Spieler gewinnt danach {played, number} von {of, number} Spielen, nach dem besseren Zug {better, number}.',
  'review.play': 'Ab hier spielen',
  'review.play-before': 'Ab hier spielen, vor Zug {move, number}',

  'review.turn': '{count, plural, one {vom Talon geben} other {# Mal vom Talon geben}}',
  'review.click': 'Klick: {pile}',
  'review.drag': '{card} auf {to}',
  'review.drag-many': '{count, number} Karten ab {card} auf {to}',
  'review.then': '{first}, dann {next}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
