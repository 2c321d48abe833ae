import type { notes as english } from '../en/notes.ts';

export const notes = {
  'loss.title': 'Dieses Spiel aufgeben?',
  'loss.text': 'Dieses Spiel ist schon begonnen. Mit einem neuen gibst du es auf, und das zählt als Niederlage.',
  'loss.text-kept':
    'In dieser Patience ist ein anderes Spiel begonnen. Dieses tritt an seine Stelle, und jenes zählt als Niederlage.',
  'loss.yes': 'Neues Spiel',
  'loss.no': 'Weiterspielen',

  'stuck.name': 'Das Spiel ist verloren',
  'stuck.no-move': 'Kein Zug ist mehr möglich. Ein neues Spiel wertet dieses als Niederlage.',
  'stuck.nothing-new':
    'Was noch möglich ist, bringt nur zurück, was schon da war. Ein neues Spiel wertet dieses als Niederlage.',
  'stuck.undo': 'Rückgängig',
  'stuck.restart': 'Von vorn',
  'stuck.new': 'Neues Spiel',

  'elsewhere.title': 'In einem anderen Fenster geöffnet',
  'elsewhere.text': '{game} wird dort gespielt. Wird es dort verlassen, kommt es hierher zurück.',
  'elsewhere.choose': 'Andere Patience wählen',
  'elsewhere.back': 'Zurück zu {game}',

  'won.title': 'Gewonnen',
  'won.text': '{game}, {deal, plural, =0 {eigene Karten} other {Spiel {deal}}}',
  'won.time': 'Zeit',
  'won.moves': 'Züge',
  'won.score': 'Punkte',
  'won.new': 'Neues Spiel',
  'won.statistics': 'Statistik',
  'won.shown': 'Mit Hilfe gewonnen: Dieses Spiel zählt für keine Bestzeit, Serie und kein Ziel.',
  'won.watch': 'Ansehen',
  'won.share': 'Teilen',
  'won.first': 'Dein erster Sieg in dieser Patience',
  'won.best-time': 'Deine beste Zeit',
  'won.fewest-moves': 'Deine wenigsten Züge',
  'won.row': '{games, number} Siege in Folge',
  'won.hard': 'Ein schweres Spiel',
  'won.very-hard': 'Ein sehr schweres Spiel',
  'won.one-in': 'Etwa 1 von {n, number} dieser Spiele lässt sich gewinnen.',
  'won.quick-one-in': 'Ein schneller Spieler gewinnt etwa 1 von {n, number} dieser Spiele.',
  'won.quick-never': 'Ein schneller Spieler gewann keinen von {games, number} Versuchen an solchen Spielen.',

  'paused.title': 'Pause',
  'paused.go-on': 'Weiterspielen',
} as const satisfies Partial<Record<keyof typeof english, string>>;
