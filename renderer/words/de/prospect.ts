import type { prospect as english } from '../en/prospect.ts';

export const prospect = {
  'prospect.won': 'Zu gewinnen',
  'prospect.lost': 'Verloren seit Zug {move, number}',
  'prospect.lost-by': 'Verloren, spätestens seit Zug {move, number}',
  'prospect.lost-deal': 'Dieses Spiel war nie zu gewinnen',
  'prospect.chance': 'Ob es zu gewinnen ist, weiß nur der Zufall',
  'prospect.open': 'Nicht bekannt, ob es zu gewinnen ist',
  'prospect.searching': 'Wird gesucht: ob es zu gewinnen ist',
  'prospect.back': '{prospect}. Zurück zur letzten gewinnbaren Stellung',
  'prospect.show': '{prospect}. Lösung zeigen',
  'prospect.still-won': 'Von hier aus ist es zu gewinnen.',
  'prospect.looking': 'Suche nach der letzten Stellung, die zu gewinnen war …',
  'prospect.went-back': 'Zurück nach Zug {move, number}: Von hier aus ist es zu gewinnen.',
  'prospect.never': 'Dieses Spiel ist nicht zu gewinnen.',
  'prospect.nowhere': 'Von keiner Stellung dieses Spiels ist bekannt, dass sie zu gewinnen ist.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
