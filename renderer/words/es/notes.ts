import type { notes as english } from '../en/notes.ts';

export const notes = {
  'loss.title': '¿Abandonar esta partida?',
  'loss.text': 'Has empezado esta partida. Una nueva la abandona, y cuenta como derrota.',
  'loss.text-kept': 'Has empezado otra partida de ese solitario. Esta ocupa su lugar, y aquella cuenta como derrota.',
  'loss.yes': 'Nueva partida',
  'loss.no': 'Seguir jugando',

  'stuck.name': 'La partida está perdida',
  'stuck.no-move': 'No queda ningún movimiento. Una nueva partida cuenta esta como derrota.',
  'stuck.nothing-new': 'Todo lo que queda solo devuelve lo que ya había. Una nueva partida cuenta esta como derrota.',
  'stuck.undo': 'Deshacer',
  'stuck.restart': 'Reiniciar',
  'stuck.new': 'Nueva partida',

  'elsewhere.title': 'Abierto en otra ventana',
  'elsewhere.text': 'Allí se está jugando a {game}. Cuando se deje allí, vuelve aquí.',
  'elsewhere.choose': 'Elegir otro solitario',
  'elsewhere.back': 'Volver a {game}',

  'won.title': '¡Has ganado!',
  'won.text': '{game}, {deal, plural, =0 {tus propias cartas} other {partida {deal}}}',
  'won.time': 'Tiempo',
  'won.moves': 'Movimientos',
  'won.score': 'Puntos',
  'won.new': 'Nueva partida',
  'won.statistics': 'Estadísticas',
  'won.shown': 'Ganada con ayuda: esta partida no cuenta para tiempos, rachas ni objetivos.',
  'won.watch': 'Ver',
  'won.share': 'Compartir',
  'won.first': 'Tu primera victoria en este solitario',
  'won.best-time': 'Tu mejor tiempo',
  'won.fewest-moves': 'Tu menor número de movimientos',
  'won.row': '{games, number} victorias seguidas',
  'won.hard': 'Una partida difícil',
  'won.very-hard': 'Una partida muy difícil',
  'won.one-in': 'Aproximadamente 1 de cada {n, number} de estas partidas se puede ganar.',
  'won.quick-one-in': 'Un jugador rápido gana aproximadamente 1 de cada {n, number} de estas partidas.',
  'won.quick-never': 'Un jugador rápido no ganó ninguna de {games, number} veces en partidas así.',

  'paused.title': 'En pausa',
  'paused.go-on': 'Seguir',
} as const satisfies Partial<Record<keyof typeof english, string>>;
