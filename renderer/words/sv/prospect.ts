import type { prospect as english } from '../en/prospect.ts';

export const prospect = {
  'prospect.won': 'Går att vinna',
  'prospect.lost': 'Förlorat sedan drag {move, number}',
  'prospect.lost-by': 'Förlorat, senast sedan drag {move, number}',
  'prospect.lost-deal': 'Den här given gick inte att vinna',
  'prospect.chance': 'Bara slumpen avgör om det går att vinna',
  'prospect.open': 'Okänt om det går att vinna',
  'prospect.searching': 'Undersöker om det går att vinna',
  'prospect.back': '{prospect}. Tillbaka till senaste vinstläget',
  'prospect.chip': '{prospect} – tillbaka',
  'prospect.show': '{prospect}. Visa lösningen',
  'prospect.still-won': 'Härifrån går det att vinna.',
  'prospect.looking': 'Letar efter den sista ställning som gick att vinna…',
  'prospect.went-back': 'Tillbaka till efter drag {move, number}: härifrån går det att vinna.',
  'prospect.never': 'Den här given går inte att vinna.',
  'prospect.nowhere': 'Ingen ställning i det här partiet är känd som vinnbar.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
