import type { review as english } from '../en/review.ts';

export const review = {
  'review.open': 'Auswerten',
  'review.open-of': 'Auswerten: {game}, Spiel {deal}',
  'review.title': 'Auswertung: {game}, {deal, plural, =0 {eigenes Spiel} other {Spiel {deal}}}',
  'review.won': 'Gewonnen in {moves, plural, one {einem Zug} other {# Zügen}}.',
  'review.lost': 'Verloren nach {moves, plural, one {einem Zug} other {# Zügen}}.',
  'review.stuck': 'Festgefahren nach {moves, plural, one {einem Zug} other {# Zügen}}.',
  'review.working': 'Jede Stellung wird untersucht, mit Kenntnis aller Karten …',
  'review.stopped': 'Abgebrochen, bevor etwas gefunden wurde.',
  'review.failed': 'Die Auswertung ist fehlgeschlagen.',
  'review.nothing':
    'Hier gibt es nichts auszuwerten: Die Züge dieses Spiels wurden nicht gespeichert oder sind nicht mehr möglich.',
  'review.not-over':
    'Auswerten lässt sich ein Spiel, sobald es zu Ende ist. Beendete Spiele findest du in der Statistik unter „Gespielte Spiele“.',
  'review.how':
    'Untersucht mit Kenntnis aller Karten; ein Tipp dagegen kennt nur, was du gesehen hast, deshalb können seine Zahlen abweichen. Ein einfacher Computerspieler spielt, was auf den ersten Blick am besten aussieht, mit etwas Zufall, und nimmt nichts zurück.',

  'review.all-won': 'In jeder Stellung war ein Sieg möglich.',
  'review.given-up': 'Als du es aufgegeben hast, war es noch zu gewinnen.',
  'review.never': 'Dieses Spiel war auf keine Weise zu gewinnen.',
  'review.lost-by': 'Bis Zug {move, number} war es zu gewinnen; dieser Zug hat den Sieg verspielt.',
  'review.lost-between':
    '{won, plural, =0 {Am Anfang war es zu gewinnen} other {Nach Zug # war es zu gewinnen}}, nach Zug {lost, number} nicht mehr. Welcher Zug dazwischen den Sieg verspielt hat, ist nicht bekannt.',
  'review.lost-from': 'Nach Zug {lost, number} war es nicht mehr zu gewinnen. Ob vorher, ist nicht bekannt.',
  'review.won-until':
    '{won, plural, =0 {Am Anfang war es zu gewinnen} other {Nach Zug # war es noch zu gewinnen}}. Wie es danach stand, ist nicht bekannt.',
  'review.chance': 'Ob es zu gewinnen war, hängt vom Zufall ab.',
  'review.unknown': 'Ob es zu gewinnen war, ließ sich nicht klären.',
  'review.quick':
    'Ein einfacher Computerspieler gewann von {plays, number} Spielen ab dem Anfang {first, number}{at, plural, =0 {} other {, am meisten, nämlich {most, number}, ab der Stellung nach Zug #}}.',
  'review.quick-same':
    '{won, plural, =0 {Ein einfacher Computerspieler gewann von keiner untersuchten Stellung aus ein Spiel.} other {Ein einfacher Computerspieler gewann von jeder untersuchten Stellung aus # von {plays, number} Spielen.}}',

  'review.chart': 'Ob das Spiel zu gewinnen war, Zug für Zug',
  'review.verdict': 'Zu gewinnen oder nicht',
  'review.share': 'Spiele, die ein einfacher Computerspieler gewinnt',
  'review.deal': 'Anfang',
  'review.known': 'Bekannt',
  'review.known-won': 'zu gewinnen',
  'review.known-lost': 'nicht zu gewinnen',
  'review.known-chance': 'hängt vom Zufall ab',
  'review.known-open': 'nicht bekannt',

  'review.slips': 'Die teuersten Züge',
  'review.no-slips': 'Kein einzelner Zug fällt auf.',
  'review.move': 'Zug',
  'review.moves': '{from, number}–{to, number}',
  'review.one-of-them': 'Einer von diesen; welcher, ist nicht bekannt.',
  'review.played': 'Gespielt',
  'review.better': 'Besser',
  'review.cost': 'Was er gekostet hat',
  'review.cost-win': 'Den Sieg: Danach war das Spiel nicht mehr zu gewinnen.',
  'review.cost-games':
    'Ein einfacher Computerspieler gewinnt danach {played, number} von {of, number} Spielen, nach dem besseren Zug {better, number}.',
  'review.play': 'Ab hier spielen',
  'review.play-before': 'Ab hier spielen, vor Zug {move, number}',

  'review.turn': '{count, plural, one {vom Talon geben} other {#-mal vom Talon geben}}',
  'review.click': 'Klick: {pile}',
  'review.drag': '{card} auf {to}',
  'review.drag-many': '{count, number} Karten ab {card} auf {to}',
  'review.then': '{first}, dann {next}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
