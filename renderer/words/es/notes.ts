import type { notes as english } from '../en/notes.ts';

export const notes = {
  'loss.title': '¿Abandonar esta partida?',
  'loss.text': 'Ya has empezado esta partida. Si empiezas otra, la abandonas y cuenta como derrota.',
  'loss.text-kept': 'Ya has empezado otra partida de ese solitario. Esta la sustituye, y aquella cuenta como derrota.',
  'loss.yes': 'Abandonar',
  'loss.no': 'Seguir jugando',

  'stuck.name': 'La partida está perdida',
  'stuck.no-move': 'No quedan movimientos. Si empiezas otra partida, esta contará como derrota.',
  'stuck.nothing-new':
    'Los movimientos que quedan solo repiten posiciones anteriores. Si empiezas otra partida, esta contará como derrota.',
  'stuck.no-win': 'Esta partida ya no se puede ganar. Si empiezas otra partida, esta contará como derrota.',
  'stuck.undo': 'Deshacer',
  'stuck.restart': 'Reiniciar',
  'stuck.new': 'Nueva partida',

  'elsewhere.title': 'Abierto en otra ventana',
  'elsewhere.text': 'Este solitario ({game}) se está jugando en la otra ventana. Cuando lo dejes allí, volverá aquí.',
  'elsewhere.choose': 'Elegir otro solitario',
  'elsewhere.back': 'Volver al solitario: {game}',

  'won.title': '¡Has ganado!',
  'won.text': '{game}, {deal, plural, =0 {tus propias cartas} other {partida {deal}}}',
  'won.time': 'Tiempo',
  'won.moves': 'Movimientos',
  'won.par-ask': 'Victoria más corta conocida',
  'won.par-looking': 'Buscando una victoria corta…',
  'won.par':
    'La victoria más corta conocida necesita {par, number} movimientos; la tuya, {mine, number}, contando las cartas que subieron solas.',
  'won.par-met':
    'No se conoce una victoria más corta que la tuya: {mine, number} movimientos, contando las cartas que subieron solas.',
  'won.score': 'Puntuación',
  'won.best': 'Récord: {value}',
  'won.new': 'Nueva partida',
  'won.statistics': 'Estadísticas',
  'won.shown': 'Ganada con ayuda: esta partida no cuenta para los tiempos, las rachas ni los logros.',
  'won.watch': 'Ver',
  'won.share': 'Compartir',
  'won.shared': 'Copiado',
  'won.first': 'Tu primera victoria en este solitario',
  'won.best-time': 'Tu mejor tiempo',
  'won.fewest-moves': 'Tu mínimo de movimientos',
  'won.five':
    '{won, plural, one {Ganado # de los cinco solitarios del día} other {Ganados # de los cinco solitarios del día}}',
  'won.row': '{games, number} victorias seguidas',
  'won.hard': 'Una partida difícil',
  'won.very-hard': 'Una partida muy difícil',
  'won.rare':
    'Aproximadamente {of, plural, =2 {la mitad} other {{n, number} de cada {of, number}}} de estas partidas se {n, plural, one {puede} other {pueden}} ganar.',
  'won.quick-rare':
    'Un jugador simulado gana aproximadamente {of, plural, =2 {la mitad} other {{n, number} de cada {of, number}}} de estas partidas.',
  'won.quick-never': 'Un jugador simulado no ganó ninguna de {games, number} partidas así.',

  'paused.title': 'En pausa',
  'paused.go-on': 'Continuar',
} as const satisfies Partial<Record<keyof typeof english, string>>;
