import type { prospect as english } from '../en/prospect.ts';

export const prospect = {
  'prospect.won': 'Te winnen',
  'prospect.lost': 'Verloren sinds zet {move, number}',
  'prospect.lost-by': 'Verloren, uiterlijk sinds zet {move, number}',
  'prospect.lost-deal': 'Dit spel was niet te winnen',
  'prospect.chance': 'Alleen het toeval kan zeggen of het te winnen is',
  'prospect.open': 'Niet bekend of het te winnen is',
  'prospect.searching': 'Wordt uitgezocht: of het te winnen is',
  'prospect.back': '{prospect}. Terug naar waar het te winnen was',
  'prospect.show': '{prospect}. Oplossing tonen',
  'prospect.still-won': 'Van hieruit is het te winnen.',
  'prospect.looking': 'Er wordt gezocht naar de laatste stelling die te winnen was…',
  'prospect.went-back': 'Terug tot na zet {move, number}: van hieruit is het te winnen.',
  'prospect.never': 'Dit spel is niet te winnen.',
  'prospect.nowhere': 'Van geen stelling van deze partij is bekend dat ze te winnen is.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
