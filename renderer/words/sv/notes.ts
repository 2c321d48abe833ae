import type { notes as english } from '../en/notes.ts';

export const notes = {
  'loss.title': 'Ge upp det här partiet?',
  'loss.text': 'Du har börjat på den här given. En ny innebär att du ger upp den, och det räknas som en förlust.',
  'loss.text-kept':
    'Du har börjat på en annan giv i den patiensen. Den här tar dess plats, och det räknas som en förlust.',
  'loss.yes': 'Ny giv',
  'loss.no': 'Spela vidare',

  'stuck.no-move': 'Inget drag återstår. En ny giv gör att den här räknas som en förlust.',
  'stuck.nothing-new':
    'Det som återstår ger bara tillbaka det som redan varit. En ny giv gör att den här räknas som en förlust.',
  'stuck.undo': 'Ångra',
  'stuck.restart': 'Börja om',
  'stuck.new': 'Ny giv',

  'elsewhere.title': 'Öppen i ett annat fönster',
  'elsewhere.text': '{game} spelas där. När den lämnas där kommer den tillbaka hit.',
  'elsewhere.choose': 'Välj en annan patiens',
  'elsewhere.back': 'Tillbaka till {game}',

  'won.title': 'Du vann',
  'won.text': '{game}, {deal, plural, =0 {egen giv} other {giv {deal}}}',
  'won.time': 'Tid',
  'won.moves': 'Drag',
  'won.score': 'Poäng',
  'won.new': 'Ny giv',
  'won.statistics': 'Statistik',

  'paused.title': 'Paus',
  'paused.go-on': 'Fortsätt',
} as const satisfies Record<keyof typeof english, string>;
