import type { notes as english } from '../en/notes.ts';

export const notes = {
  'loss.title': 'Deze partij opgeven?',
  'loss.text': 'Je bent aan dit spel begonnen. Met een nieuw spel geef je het op, en dat telt als verlies.',
  'loss.text-kept':
    'Je bent aan een ander spel van die patience begonnen. Dit komt ervoor in de plaats, en dat telt als verlies.',
  'loss.yes': 'Nieuw spel',
  'loss.no': 'Doorspelen',

  'stuck.name': 'Het spel is verloren',
  'stuck.no-move': 'Er is geen zet meer. Met een nieuw spel telt dit als verlies.',
  'stuck.nothing-new': 'Wat er nog kan, brengt alleen terug wat er al was. Met een nieuw spel telt dit als verlies.',
  'stuck.undo': 'Ongedaan maken',
  'stuck.restart': 'Van voren af aan',
  'stuck.new': 'Nieuw spel',

  'elsewhere.title': 'Open in een ander venster',
  'elsewhere.text': '{game} wordt daar gespeeld. Als de patience daar verlaten wordt, komt ze hier terug.',
  'elsewhere.choose': 'Andere patience kiezen',
  'elsewhere.back': 'Terug naar {game}',

  'won.title': 'Gewonnen',
  'won.text': '{game}, {deal, plural, =0 {eigen spel} other {spel {deal}}}',
  'won.time': 'Tijd',
  'won.moves': 'Zetten',
  'won.score': 'Score',
  'won.new': 'Nieuw spel',
  'won.statistics': 'Statistieken',
  'won.shown': 'Met hulp gewonnen: dit spel telt niet mee voor tijden, series en doelen.',
  'won.watch': 'Bekijken',
  'won.share': 'Doorgeven',
  'won.first': 'Je eerste winst in deze patience',
  'won.best-time': 'Je beste tijd',
  'won.fewest-moves': 'Je minste zetten',
  'won.row': '{games, number} keer op rij gewonnen',
  'won.hard': 'Een moeilijk spel',
  'won.very-hard': 'Een heel moeilijk spel',
  'won.one-in': 'Ongeveer 1 op de {n, number} van deze spellen is te winnen.',
  'won.quick-one-in': 'Een snelle speler wint ongeveer 1 op de {n, number} van deze spellen.',
  'won.quick-never': 'Een snelle speler won geen van {games, number} partijen met zulke spellen.',

  'paused.title': 'Pauze',
  'paused.go-on': 'Verder',
} as const satisfies Partial<Record<keyof typeof english, string>>;
