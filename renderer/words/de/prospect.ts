import type { prospect as english } from '../en/prospect.ts';

export const prospect = {
  'prospect.won': 'Zu gewinnen',
  'prospect.lost': 'Verloren seit Zug {move, number}',
  'prospect.lost-by': 'Verloren, spätestens seit Zug {move, number}',
  'prospect.lost-deal': 'Dieses Spiel war von Anfang an nicht zu gewinnen',
  'prospect.chance': 'Ob es zu gewinnen ist, hängt vom Zufall ab',
  'prospect.open': 'Nicht bekannt, ob es zu gewinnen ist',
  'prospect.searching': 'Wird geprüft, ob es zu gewinnen ist',
  'prospect.back': '{prospect}. Zurück zur letzten gewinnbaren Stellung',
  'prospect.chip': '{prospect} – zurück',
  'prospect.show': '{prospect}. Lösung zeigen',
  'prospect.still-won': 'Von hier aus ist es zu gewinnen.',
  'prospect.looking': 'Suche nach der letzten Stellung, die zu gewinnen war …',
  'prospect.went-back': 'Zurück zur Stellung nach Zug {move, number}: Von hier aus ist es zu gewinnen.',
  'prospect.never': 'Dieses Spiel ist nicht zu gewinnen.',
  'prospect.nowhere': 'In diesem Spiel ist keine Stellung bekannt, die zu gewinnen war.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
