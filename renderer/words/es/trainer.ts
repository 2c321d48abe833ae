import type { trainer as english } from '../en/trainer.ts';

export const trainer = {
  'trainer.accuracy': 'Precisión',
  'trainer.well': 'Mejores decisiones posibles',
  'trainer.well-of': '{good, number} de {choices, number}',
  'trainer.mistakes': 'Errores',
  'trainer.by-way':
    'Desde posiciones así se pueden ganar muy pocas partidas, así que los movimientos se compararon por lo lejos que llega después un jugador simulado.',
  'trainer.difficulty': 'Dificultad',
  'trainer.played':
    'Según lo que podías saber, acertaste en {good, number} de {choices, plural, one {# decisión} other {# decisiones}}.',
  'trainer.played-all':
    'Según lo que podías saber, acertaste en {choices, plural, one {tu única decisión} other {tus # decisiones}}.',
  'trainer.passed':
    '{passed, plural, one {Otra decisión no se examinó} other {Otras # decisiones no se examinaron}}: en una partida tan larga solo se examinan aquellas tras las que más bajaron las posibilidades.',
  'trainer.cost-most': 'El movimiento {move, number} fue el que más costó.',
  'trainer.all-luck': 'Perder fue mala suerte.',
  'trainer.then-luck': 'Lo que vino tras el último error fue mala suerte.',
  'trainer.stopped': 'Lo dejaste cuando la partida aún se podía ganar.',
  'trainer.stopped-share':
    'Cuando lo dejaste, un jugador simulado aún habría ganado el {share} de las partidas desde ahí.',
  'trainer.stopped-way': 'Lo dejaste antes de que la partida llegara tan lejos como podía.',
  'trainer.turns': 'Por lo que habías visto',
  'trainer.no-turns':
    'Nada destaca: ningún movimiento fue claramente un error ni ninguna carta fue claramente cuestión de suerte.',
  'trainer.nothing-better': '–',
  'trainer.mistake': 'Error.',
  'trainer.bad-luck': 'Mala suerte.',
  'trainer.good-luck': 'Buena suerte.',
  'trainer.luck-cost': 'Las cartas que salieron costaron el {share} de las partidas desde aquí.',
  'trainer.luck-brought': 'Las cartas que salieron dieron un {share} más de las partidas desde aquí.',
  'trainer.cost-games':
    'Con las cartas tapadas repartidas al azar, un jugador simulado gana después {played, number} de {of, number} partidas; tras el movimiento mejor, {better, number}.',
  'trainer.cost-orders':
    'De {of, number} disposiciones posibles de las últimas cartas tapadas, después aún se pueden ganar {played, number}; tras el movimiento mejor, {better, number}.',
  'trainer.cost-way':
    'Con las cartas tapadas repartidas al azar, un jugador simulado recorre después el {played} del camino a la victoria; tras el movimiento mejor, el {better}.',
  'trainer.share': 'Lo mismo, por lo que habías visto',
  'trainer.how':
    'La precisión y los errores solo cuentan con las cartas que habías visto: las demás se repartieron al azar una y otra vez, y los movimientos se compararon con las mismas cartas. Una carta que no podías conocer nunca se te reprocha.',
  'trainer.accuracy-how':
    'Una precisión de 100 significa que no perdiste por tu juego ninguna de las posibilidades que te daban las cartas. Cada error cuesta una parte de las que te quedaban, y dejarlo mientras queda alguna también.',
  'trainer.hindsight': 'Con todas las cartas conocidas',
} as const satisfies Partial<Record<keyof typeof english, string>>;
