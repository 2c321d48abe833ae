import type { away as english } from '../en/away.ts';

export const away = {
  'away.sign': 'Noch nicht gespeichert',
  'away.sign-away':
    'Baize selbst läuft nicht. Was du spielst, bleibt in diesem Browser, bis Baize wieder gestartet ist.',
  'away.sign-slow': 'Baize hat deine letzten Züge noch nicht gespeichert. Bis dahin bleiben sie in diesem Browser.',
  'away.gone':
    'Baize selbst läuft nicht mehr. Spiel ruhig weiter: Gespeichert wird, sobald Baize wieder gestartet ist.',
  'away.kept': 'Baize läuft wieder, und alles ist gespeichert.',
  'away.brought': 'Was du gespielt hast, während Baize nicht lief, ist jetzt gespeichert.',
  'away.refused':
    'Unter dieser Adresse ist das laufende Baize nicht zu erreichen. Öffne die Adresse, die es zuletzt ausgegeben hat.',
  'away.name': '{game} {deal}, beiseitegelegt am {date}',

  'parted.title': 'An zwei Orten weitergespielt: {game}',
  'parted.text':
    'Du hast hier weitergespielt, während Baize nicht lief, und inzwischen auch in einem anderen Fenster. Mit welchem Spiel möchtest du weitermachen? Das andere findest du dann unter „Gespeicherte Spiele“.',
  'parted.here': 'Hier gespielt',
  'parted.there': 'Im anderen Fenster',
  'parted.facts':
    '{deal, plural, =0 {Eigenes Spiel} other {Spiel {deal}}} · {moves, plural, one {# Zug} other {# Züge}} · {time}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
