import type { away as english } from '../en/away.ts';

export const away = {
  'away.sign': 'Noch nicht gespeichert',
  'away.sign-away':
    'Baize selbst läuft nicht. Was gespielt wird, bleibt in diesem Browser, bis es wieder gestartet ist.',
  'away.sign-slow': 'Die letzten Züge hat Baize noch nicht gespeichert. So lange bleiben sie in diesem Browser.',
  'away.gone':
    'Baize selbst läuft nicht mehr. Das Spiel geht weiter; gespeichert wird, sobald es wieder gestartet ist.',
  'away.kept': 'Baize läuft wieder, und alles ist gespeichert.',
  'away.brought': 'Was ohne Baize gespielt wurde, ist jetzt gespeichert.',
  'away.refused': 'Das ist nicht die Adresse des Baize, das hier läuft. Es gilt die, die es zuletzt genannt hat.',
  'away.name': '{game} {deal}, beiseitegelegt am {date}',

  'parted.title': '{game} ging zweimal weiter',
  'parted.text':
    'Dieses Spiel ging hier weiter, während Baize nicht lief, und inzwischen auch in einem anderen Fenster. Welches soll weitergehen? Das andere kommt unter „Gespeicherte Spiele“.',
  'parted.here': 'Hier gespielt',
  'parted.there': 'Im anderen Fenster',
  'parted.facts':
    '{deal, plural, =0 {Eigene Karten} other {Spiel {deal}}} · {moves, plural, one {# Zug} other {# Züge}} · {time}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
