import type { notes as english } from '../en/notes.ts';

export const notes = {
  'loss.title': 'Dieses Spiel aufgeben?',
  'loss.text': 'Du hast dieses Spiel schon begonnen. Mit einem neuen gibst du es auf, und das zählt als Niederlage.',
  'loss.text-kept':
    'In dieser Patience hast du schon ein anderes Spiel begonnen. Dieses tritt an seine Stelle, und das zählt als Niederlage.',
  'loss.yes': 'Neues Spiel',
  'loss.no': 'Weiterspielen',

  'stuck.name': 'Das Spiel ist verloren',
  'stuck.no-move': 'Kein Zug ist mehr möglich. Mit einem neuen Spiel zählt dieses als Niederlage.',
  'stuck.nothing-new':
    'Alle übrigen Züge führen nur zu Stellungen, die es schon gab. Mit einem neuen Spiel zählt dieses als Niederlage.',
  'stuck.no-win': 'Dieses Spiel ist nicht mehr zu gewinnen. Mit einem neuen Spiel zählt es als Niederlage.',
  'stuck.undo': 'Rückgängig',
  'stuck.restart': 'Neu beginnen',
  'stuck.new': 'Neues Spiel',

  'elsewhere.title': 'In einem anderen Fenster geöffnet',
  'elsewhere.text': 'Diese Patience ist dort geöffnet ({game}). Sobald du sie dort verlässt, geht es hier weiter.',
  'elsewhere.choose': 'Andere Patience wählen',
  'elsewhere.back': 'Zurück: {game}',

  'won.title': 'Gewonnen',
  'won.text': '{game}, {deal, plural, =0 {eigenes Spiel} other {Spiel {deal}}}',
  'won.time': 'Zeit',
  'won.moves': 'Züge',
  'won.par-ask': 'Kürzester bekannter Gewinn',
  'won.par-looking': 'Ein kurzer Gewinn wird gesucht …',
  'won.par':
    'Der kürzeste bekannte Gewinn braucht {par, number} Züge, deiner brauchte {mine, number}, von selbst abgelegte Karten mitgezählt.',
  'won.par-met':
    'Ein kürzerer Gewinn als deiner ist nicht bekannt: {mine, number} Züge, von selbst abgelegte Karten mitgezählt.',
  'won.score': 'Punkte',
  'won.best': 'Bestwert {value}',
  'won.new': 'Neues Spiel',
  'won.statistics': 'Statistik',
  'won.shown': 'Mit Hilfe gewonnen: Dieses Spiel zählt weder für Bestzeit und Serie noch für ein Ziel.',
  'won.watch': 'Ansehen',
  'won.share': 'Teilen',
  'won.shared': 'Kopiert',
  'won.first': 'Dein erster Sieg in dieser Patience',
  'won.best-time': 'Deine beste Zeit',
  'won.fewest-moves': 'Deine geringste Zugzahl',
  'won.five': '{won, number} der fünf Patiencen des Tages gewonnen',
  'won.row': '{games, number} Siege in Folge',
  'won.hard': 'Ein schweres Spiel',
  'won.very-hard': 'Ein sehr schweres Spiel',
  'won.rare':
    'Etwa {of, plural, =2 {die Hälfte dieser Spiele} other {{n, plural, one {eines} other {#}} von {of, number} dieser Spiele}} {n, plural, one {ist} other {sind}} zu gewinnen.',
  'won.quick-rare':
    'Ein einfacher Computerspieler gewinnt etwa {of, plural, =2 {die Hälfte} other {{n, plural, one {eines} other {#}} von {of, number}}} dieser Spiele.',
  'won.quick-never': 'Ein einfacher Computerspieler gewann von {games, number} solchen Spielen keines.',

  'paused.title': 'Pause',
  'paused.go-on': 'Weiterspielen',
} as const satisfies Partial<Record<keyof typeof english, string>>;
