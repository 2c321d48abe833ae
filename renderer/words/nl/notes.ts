import type { notes as english } from '../en/notes.ts';

export const notes = {
  'loss.title': 'Deze partij opgeven?',
  'loss.text': 'Je bent aan dit spel begonnen. Met een nieuw spel telt deze partij als verloren.',
  'loss.text-kept': 'Je bent al aan een ander spel van deze patience begonnen. Kies je dit, dan telt dat als verloren.',
  'loss.yes': 'Opgeven',
  'loss.no': 'Doorspelen',

  'stuck.name': 'De partij is verloren',
  'stuck.no-move': 'Geen zet meer mogelijk. Een nieuw spel telt als verlies.',
  'stuck.nothing-new':
    'De zetten die er nog zijn, leiden alleen naar eerdere stellingen. Met een nieuw spel telt deze partij als verloren.',
  'stuck.no-win': 'Deze partij is niet meer te winnen. Met een nieuw spel telt deze partij als verloren.',
  'stuck.undo': 'Ongedaan maken',
  'stuck.restart': 'Van voren af aan',
  'stuck.new': 'Nieuw spel',

  'elsewhere.title': 'Open in een ander venster',
  'elsewhere.text': '{game} wordt daar gespeeld. Kies je daar iets anders, dan komt het spel hier terug.',
  'elsewhere.choose': 'Andere patience kiezen',
  'elsewhere.back': 'Terug naar {game}',

  'won.title': 'Gewonnen',
  'won.text': '{game}, {deal, plural, =0 {eigen spel} other {spel {deal}}}',
  'won.time': 'Tijd',
  'won.moves': 'Zetten',
  'won.par-ask': 'Kortste bekende oplossing',
  'won.par-looking': 'Een korte oplossing wordt gezocht…',
  'won.par':
    'De kortste bekende winst kost {par, number} zetten, de jouwe kostte er {mine, number}, vanzelf weggelegde kaarten meegeteld.',
  'won.par-met':
    'Een kortere winst dan de jouwe is niet bekend: {mine, number} zetten, vanzelf weggelegde kaarten meegeteld.',
  'won.score': 'Score',
  'won.best': 'Record: {value}',
  'won.new': 'Nieuw spel',
  'won.statistics': 'Statistieken',
  'won.shown': 'Met hulp gewonnen: deze partij telt niet mee voor tijden, series en doelen.',
  'won.watch': 'Bekijken',
  'won.share': 'Doorgeven',
  'won.shared': 'Gekopieerd',
  'won.first': 'Je eerste gewonnen partij in deze patience',
  'won.best-time': 'Je beste tijd',
  'won.fewest-moves': 'Je kleinste aantal zetten',
  'won.five': '{won, number} van de vijf patiences van de dag gewonnen',
  'won.row': '{games, number} keer op rij gewonnen',
  'won.hard': 'Een moeilijk spel',
  'won.very-hard': 'Een heel moeilijk spel',
  'won.rare':
    'Ongeveer {of, plural, =2 {de helft} other {{n, number} op de {of, number}}} van deze spellen {n, plural, one {is} other {zijn}} te winnen.',
  'won.quick-rare':
    'Een eenvoudige computerspeler wint ongeveer {of, plural, =2 {de helft} other {{n, number} op de {of, number}}} van deze spellen.',
  'won.quick-never': 'Een eenvoudige computerspeler won geen van {games, number} partijen met zulke spellen.',

  'paused.title': 'Pauze',
  'paused.go-on': 'Verder spelen',
} as const satisfies Partial<Record<keyof typeof english, string>>;
