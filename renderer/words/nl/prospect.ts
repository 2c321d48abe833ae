import type { prospect as english } from '../en/prospect.ts';

export const prospect = {
  'prospect.won': 'Te winnen',
  'prospect.lost': 'Verloren sinds zet {move, number}',
  'prospect.lost-by': 'Verloren, uiterlijk sinds zet {move, number}',
  'prospect.lost-deal': 'Dit spel was niet te winnen',
  'prospect.chance': 'Of het te winnen is, hangt van het toeval af',
  'prospect.open': 'Niet bekend of het te winnen is',
  'prospect.searching': 'Er wordt onderzocht of het te winnen is',
  'prospect.back': '{prospect}. Terug naar een winbare stelling',
  'prospect.chip': '{prospect} – terug',
  'prospect.show': '{prospect}. Oplossing tonen',
  'prospect.still-won': 'Vanaf hier is het te winnen.',
  'prospect.looking': 'Er wordt gezocht naar de laatste stelling die te winnen was…',
  'prospect.went-back': 'Terug tot na zet {move, number}: vanaf hier is het te winnen.',
  'prospect.never': 'Dit spel is niet te winnen.',
  'prospect.nowhere': 'Er is in deze partij geen stelling bekend die te winnen is.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
