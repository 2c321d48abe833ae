import type { hands as english } from '../en/hands.ts';

export const hands = {
  'settings.hands': 'Alternative Bedienung',
  'settings.scan': 'Bedienung mit einer Taste',
  'settings.scan.0': 'Aus',
  'settings.scan.3': 'Langsam',
  'settings.scan.1.5': 'Mittel',
  'settings.scan.0.8': 'Schnell',
  'settings.scan-hint':
    'Was sich wählen lässt, leuchtet reihum auf. Gewählt wird mit Leertaste, Eingabetaste oder Maustaste; Esc schaltet das aus.',
  'keys.pad': 'Gamepad',
  'keys.pad-tools': 'Zu den Schaltflächen um den Tisch und zurück',
  'scan.off': 'Die Bedienung mit einer Taste ist aus.',
  'scan.on': 'Weiter unten',
  'scan.back': 'Zurück',
  'scan.around': 'Weitere Schaltflächen',
  'keys.pad-ready': 'Ein Gamepad ist bereit, sobald eine seiner Tasten gedrückt wird.',
  'keys.read': 'Den Tisch vorlesen lassen (Screenreader)',
  'keys.moves': 'Alle Züge vorlesen lassen (Screenreader)',
  'said.moves': '{count, plural, =0 {Es gibt keinen Zug.} one {Ein Zug:} other {# Züge:}}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
