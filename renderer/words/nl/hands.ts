import type { hands as english } from '../en/hands.ts';

export const hands = {
  'settings.hands': 'Andere bediening',
  'settings.scan': 'Bediening met één schakelaar',
  'settings.scan.0': 'Uit',
  'settings.scan.3': 'Langzaam',
  'settings.scan.1.5': 'Gemiddeld',
  'settings.scan.0.8': 'Snel',
  'settings.scan-hint':
    'Wat je kunt kiezen, licht om de beurt op. Kies met de spatiebalk, Enter of een muisknop; Esc zet dit uit.',
  'keys.pad': 'Gamecontroller',
  'keys.pad-tools': 'Naar de knoppen rond de tafel en terug',
  'scan.off': 'De bediening met één schakelaar staat uit.',
  'scan.on': 'Verder omlaag',
  'scan.back': 'Terug',
  'scan.around': 'Meer knoppen',
  'keys.pad-ready': 'Een gamecontroller werkt zodra je op een van de knoppen drukt.',
  'keys.read': 'De tafel laten voorlezen (schermlezer)',
  'keys.moves': 'Alle zetten laten voorlezen (schermlezer)',
  'said.moves': '{count, plural, =0 {Er is geen zet.} one {Eén zet:} other {# zetten:}}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
