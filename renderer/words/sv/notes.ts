import type { notes as english } from '../en/notes.ts';

export const notes = {
  'loss.title': 'Ge upp det här partiet?',
  'loss.text': 'Du har börjat på den här given. En ny innebär att du ger upp den, och det räknas som en förlust.',
  'loss.text-kept':
    'Du har börjat på en annan giv i den patiensen. Den här tar dess plats, och det räknas som en förlust.',
  'loss.yes': 'Ny giv',
  'loss.no': 'Spela vidare',

  'stuck.name': 'Spelet är förlorat',
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
  'won.shown': 'Vunnet med hjälp: det här spelet räknas inte i tider, sviter eller mål.',
  'won.watch': 'Titta',
  'won.share': 'Dela',
  'won.first': 'Din första vinst i den här patiensen',
  'won.best-time': 'Din bästa tid',
  'won.fewest-moves': 'Ditt minsta antal drag',
  'won.row': '{games, number} vinster i rad',
  'won.hard': 'En svår giv',
  'won.very-hard': 'En mycket svår giv',
  'won.one-in': 'Ungefär 1 av {n, number} av de här givarna går att vinna.',
  'won.quick-one-in': 'En snabb spelare vinner ungefär 1 av {n, number} av de här givarna.',
  'won.quick-never': 'En snabb spelare vann inget av {games, number} partier på sådana givar.',

  'paused.title': 'Paus',
  'paused.go-on': 'Fortsätt',
} as const satisfies Partial<Record<keyof typeof english, string>>;
