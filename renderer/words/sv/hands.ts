import type { hands as english } from '../en/hands.ts';

export const hands = {
  'settings.hands': 'Annan styrning',
  'settings.scan': 'Styrning med en kontakt',
  'settings.scan.0': 'Av',
  'settings.scan.3': 'Långsam',
  'settings.scan.1.5': 'Medel',
  'settings.scan.0.8': 'Snabb',
  'settings.scan-hint':
    'Allt som kan väljas lyser upp i tur och ordning. Välj med mellanslag, Retur eller en musknapp; Esc stänger av.',
  'keys.pad': 'Handkontroll',
  'keys.pad-tools': 'Till knapparna runt bordet och tillbaka',
  'scan.off': 'Styrningen med en kontakt är av.',
  'scan.on': 'Längre ner',
  'scan.back': 'Tillbaka',
  'scan.around': 'Fler knappar',
  'keys.pad-ready': 'En handkontroll fungerar så snart en av dess knappar trycks ned.',
  'keys.read': 'Få bordet uppläst (skärmläsare)',
  'keys.moves': 'Få alla drag upplästa (skärmläsare)',
  'said.moves': '{count, plural, =0 {Det finns inget drag.} one {Ett drag:} other {# drag:}}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
