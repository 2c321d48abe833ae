import type { trainer as english } from '../en/trainer.ts';

export const trainer = {
  'trainer.accuracy': 'Genauigkeit',
  'trainer.well': 'Bestmöglich entschieden',
  'trainer.well-of': '{good, number} von {choices, number}',
  'trainer.mistakes': 'Fehler',
  'trainer.by-way':
    'Aus solchen Stellungen sind zu wenige Spiele zu gewinnen. Verglichen wurde deshalb, wie weit ein einfacher Computerspieler nach jedem Zug kommt.',
  'trainer.difficulty': 'Schwierigkeit',
  'trainer.played':
    'Nach dem, was du wissen konntest, {good, plural, one {war #} other {waren #}} von {choices, plural, one {# Entscheidung} other {# Entscheidungen}} richtig.',
  'trainer.played-all':
    'Nach dem, was du wissen konntest, {choices, plural, one {war deine einzige Entscheidung} other {waren alle # Entscheidungen}} richtig.',
  'trainer.passed':
    '{passed, plural, one {Eine weitere Entscheidung wurde} other {# weitere Entscheidungen wurden}} nicht untersucht: In einem so langen Spiel sind es nur die, nach denen die Chancen am stärksten sanken.',
  'trainer.cost-most': 'Am meisten kostete Zug {move, number}.',
  'trainer.all-luck': 'Die Niederlage war Pech.',
  'trainer.then-luck': 'Was nach dem letzten Fehler kam, war Pech.',
  'trainer.stopped': 'Du hast aufgehört, als das Spiel noch zu gewinnen war.',
  'trainer.stopped-share':
    'Als du aufgehört hast, hätte ein einfacher Computerspieler von da aus noch {share} der Spiele gewonnen.',
  'trainer.stopped-way': 'Du hast aufgehört, obwohl das Spiel noch weiterzubringen war.',
  'trainer.turns': 'Nach dem, was du gesehen hattest',
  'trainer.no-turns': 'Nichts fällt auf: Kein Zug war eindeutig ein Fehler, keine Karte eindeutig Glück oder Pech.',
  'trainer.nothing-better': '–',
  'trainer.mistake': 'Fehler.',
  'trainer.bad-luck': 'Pech.',
  'trainer.good-luck': 'Glück.',
  'trainer.luck-cost': 'Durch die aufgedeckten Karten sind von hier aus {share} der Spiele weniger zu gewinnen.',
  'trainer.luck-brought': 'Durch die aufgedeckten Karten sind von hier aus {share} der Spiele mehr zu gewinnen.',
  'trainer.cost-games':
    'Sind die verdeckten Karten zufällig verteilt, gewinnt ein einfacher Computerspieler danach {played, number} von {of, number} Spielen, nach dem besseren Zug {better, number}.',
  'trainer.cost-orders':
    'Bei {played, number} von {of, number} möglichen Verteilungen der letzten verdeckten Karten ist das Spiel danach noch zu gewinnen, nach dem besseren Zug bei {better, number}.',
  'trainer.cost-way':
    'Sind die verdeckten Karten zufällig verteilt, schafft ein einfacher Computerspieler danach {played} des Weges zum Gewinn, nach dem besseren Zug {better}.',
  'trainer.share': 'Dasselbe nach dem, was du gesehen hattest',
  'trainer.how':
    'Genauigkeit und Fehler richten sich nur nach Karten, die du gesehen hattest: Die übrigen wurden immer wieder zufällig verteilt und die Züge unter gleichen Bedingungen verglichen. Eine Karte, von der du nichts wissen konntest, wird dir nie angerechnet.',
  'trainer.accuracy-how':
    'Eine Genauigkeit von 100 heißt, dass du keine der Chancen, die dir die Karten gaben, selbst verspielt hast. Jeder Fehler kostet einen Teil der Chancen, die du noch hattest – und aufzuhören, solange es welche gibt, auch.',
  'trainer.hindsight': 'Alle Karten bekannt',
} as const satisfies Partial<Record<keyof typeof english, string>>;
