import type { hands as english } from '../en/hands.ts';

export const hands = {
  'settings.hands': 'Altri comandi',
  'settings.scan': 'Scansione a un solo pulsante',
  'settings.scan.0': 'Disattivata',
  'settings.scan.3': 'Lenta',
  'settings.scan.1.5': 'Media',
  'settings.scan.0.8': 'Veloce',
  'settings.scan-hint':
    'Tutto ciò che si può scegliere si illumina a turno. Premi Spazio, Invio o un pulsante del mouse per sceglierlo; Esc disattiva la scansione.',
  'keys.pad': 'Controller',
  'keys.pad-tools': 'Ai pulsanti intorno al tavolo e ritorno',
  'scan.off': 'La scansione è disattivata.',
  'scan.on': 'Più in basso',
  'scan.back': 'Indietro',
  'scan.around': 'Altri pulsanti',
  'keys.pad-ready': 'Un controller funziona appena si preme uno dei suoi pulsanti.',
  'keys.read': 'Far leggere il tavolo (screen reader)',
  'keys.moves': 'Far leggere tutte le mosse (screen reader)',
  'said.moves': '{count, plural, =0 {Non c’è nessuna mossa.} one {Una mossa:} other {# mosse:}}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
