import type { trainer as english } from '../en/trainer.ts';

export const trainer = {
  'trainer.accuracy': 'Precisión',
  'trainer.well': 'Decisiones tan buenas como se podía saber',
  'trainer.well-of': '{good, number} de {choices, number}',
  'trainer.mistakes': 'Errores',
  'trainer.too-hard':
    'Desde posiciones así salen muy pocas partidas como para distinguir un buen movimiento de uno malo por lo que se podía saber.',
  'trainer.played':
    'Acertaste en {good, number} de {choices, plural, one {# decisión} other {# decisiones}}, por lo que se podía saber.',
  'trainer.played-all':
    '{choices, plural, one {Acertaste en la única decisión} other {Acertaste en las # decisiones}}, por lo que se podía saber.',
  'trainer.cost-most': 'Lo más caro fue el movimiento {move, number}.',
  'trainer.all-luck': 'Que se perdiera fue mala suerte.',
  'trainer.then-luck': 'Lo que vino tras el último error fue mala suerte.',
  'trainer.turns': 'Por lo que habías visto',
  'trainer.no-turns': 'Nada destaca: ningún movimiento fue claramente un error, ni ninguna carta claramente suerte.',
  'trainer.nothing-better': '–',
  'trainer.mistake': 'Error.',
  'trainer.bad-luck': 'Mala suerte.',
  'trainer.good-luck': 'Buena suerte.',
  'trainer.luck-cost': 'Las cartas que salieron costaron el {share} de las partidas desde aquí.',
  'trainer.luck-brought': 'Las cartas que salieron dieron un {share} más de las partidas desde aquí.',
  'trainer.cost-games':
    'Con las cartas tapadas al azar, un jugador rápido gana después {played, number} de {of, number} partidas, {better, number} tras el movimiento mejor.',
  'trainer.share': 'Lo mismo, por lo que habías visto',
  'trainer.how':
    'La precisión y los errores solo cuentan con las cartas que habías visto: las demás se repartieron al azar una y otra vez, y los movimientos se compararon con las mismas cartas. Una carta que no podías conocer nunca se te reprocha.',
  'trainer.hindsight': 'Con todas las cartas conocidas',
} as const satisfies Partial<Record<keyof typeof english, string>>;
