import type { notes as english } from '../en/notes.ts';

export const notes = {
  'loss.title': 'Ge upp det här partiet?',
  'loss.text': 'Du har börjat på den här given. Med en ny giv räknas partiet som förlorat.',
  'loss.text-kept':
    'Du har redan börjat på en annan giv i den patiensen. Väljer du den här räknas den andra som förlorad.',
  'loss.yes': 'Ge upp',
  'loss.no': 'Spela vidare',

  'stuck.name': 'Partiet är förlorat',
  'stuck.no-move': 'Det finns inga drag kvar. Med en ny giv räknas det här partiet som förlorat.',
  'stuck.nothing-new':
    'De drag som finns kvar leder bara till tidigare ställningar. Med en ny giv räknas det här partiet som förlorat.',
  'stuck.no-win': 'Det här partiet går inte längre att vinna. Med en ny giv räknas det som förlorat.',
  'stuck.undo': 'Ångra',
  'stuck.restart': 'Börja om',
  'stuck.new': 'Ny giv',

  'elsewhere.title': 'Öppen i ett annat fönster',
  'elsewhere.text': '{game} spelas där. När du väljer något annat där kommer spelet tillbaka hit.',
  'elsewhere.choose': 'Välj en annan patiens',
  'elsewhere.back': 'Tillbaka till {game}',

  'won.title': 'Du vann',
  'won.text': '{game}, {deal, plural, =0 {egen giv} other {giv {deal}}}',
  'won.time': 'Tid',
  'won.moves': 'Drag',
  'won.par-ask': 'Kortaste kända vinst',
  'won.par-looking': 'En kort vinst söks…',
  'won.par':
    'Den kortaste kända vinsten tar {par, number} drag, din tog {mine, number}, kort som gick hem av sig själva medräknade.',
  'won.par-met': 'Ingen kortare vinst än din är känd: {mine, number} drag, kort som gick hem av sig själva medräknade.',
  'won.score': 'Poäng',
  'won.best': 'Bästa: {value}',
  'won.new': 'Ny giv',
  'won.statistics': 'Statistik',
  'won.shown': 'Vunnet med hjälp: partiet räknas inte för tider, sviter eller mål.',
  'won.watch': 'Titta',
  'won.share': 'Dela',
  'won.shared': 'Kopierat',
  'won.first': 'Din första vinst i den här patiensen',
  'won.best-time': 'Din bästa tid',
  'won.fewest-moves': 'Ditt minsta antal drag',
  'won.five': '{won, number} av dagens fem patienser vunna',
  'won.row': '{games, number} vinster i rad',
  'won.hard': 'En svår giv',
  'won.very-hard': 'En mycket svår giv',
  'won.rare': 'Ungefär {of, plural, =2 {hälften} other {{n, number} av {of, number}}} av de här givarna går att vinna.',
  'won.quick-rare':
    'En enkel datorspelare vinner ungefär {of, plural, =2 {hälften} other {{n, number} av {of, number}}} av de här givarna.',
  'won.quick-never': 'En enkel datorspelare vann inget av {games, number} partier på sådana givar.',

  'paused.title': 'Paus',
  'paused.go-on': 'Fortsätt',
} as const satisfies Partial<Record<keyof typeof english, string>>;
