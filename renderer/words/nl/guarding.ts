import type { guarding as english } from '../en/guarding.ts';

export const guarding = {
  'guard.group': 'Hulp tijdens het spelen',
  'settings.guard': 'Vragen voor een zet die een zekere winst weggeeft: een hulp die wordt genoteerd',
  'settings.hintDegrees': 'Elke hint stap voor stap geven: eerst waar, dan welke kaart, dan de zet',
  'guard.asked': 'Dat zou een zekere winst weggeven. Doe hetzelfde nog eens om toch te spelen.',
  'guard.where': 'Hier begint een zet: {pile}.',
  'guard.card': 'Deze kaart moet weg: {card}.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
