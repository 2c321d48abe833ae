import type { extra as english } from '../en/extra.ts';
import { carried } from './carried.ts';
import { five } from './five.ts';
import { together } from './together.ts';

export const extra = {
  ...carried,
  ...five,
  ...together,

  'settings.zoom': 'Barras y paneles',
  'settings.colourLetters': '{red} y {black} en las esquinas de las cartas rojas y negras',

  'settings.countdown': 'Cuenta atrás en lugar del tiempo',
  'countdown.minutes': '{minutes, plural, =0 {Desactivada} one {# minuto} other {# minutos}}',
  'countdown.minute': 'Queda un minuto.',
  'countdown.up': 'Se acabó el tiempo. La partida sigue.',
  'countdown.within': 'Ganada en {minutes, plural, one {# minuto} other {# minutos}}: quedaban {time}',
  'countdown.beyond': 'Ganada {time} después de los {minutes, plural, one {# minuto} other {# minutos}}',

  'real.title': 'Introducir cartas reales',
  'real.open': 'Introducir cartas reales…',
  'real.how':
    'Reparte este juego con tus propias cartas y luego tócalas o escríbelas una a una ({keys}: {card}). Las cartas boca abajo pueden quedar sin saberse: el azar las completa, y las pistas nunca las miran.',
  'real.at': '{pile}, carta {at, number} de {of, number}',
  'real.at-down': '{pile}, carta {at, number} de {of, number}, boca abajo',
  'real.back': 'Quitar',
  'real.skip': 'Siguiente lugar',
  'real.pad': 'Cartas',
  'real.left':
    '{count, plural, =0 {Ya están todas las cartas boca arriba.} one {Falta # carta boca arriba.} other {Faltan # cartas boca arriba.}}',
  'real.cannot': 'Las cartas de este juego no se pueden introducir una a una: su lugar depende de cuáles son.',

  'correct.title': 'Corregir una carta',
  'correct.how':
    'Elige con un clic o con las flechas la carta que es otra en tu mesa y luego toca o escribe la que está allí ({keys}: {card}). Las dos cambian de lugar y tus movimientos se quedan.',
  'correct.table': 'Cartas en la mesa',
  'correct.pad': 'La carta que está allí',
  'correct.change': '{card} en lugar de {wrong}',
  'correct.do': 'Corregir',
  'correct.done': 'Corregido: {card} en lugar de {wrong}.',
  'correct.forbidden':
    'Tus movimientos hasta ahora no cuadran con esa carta: el movimiento {move, number} no estaría permitido. Vuelve con Deshacer hasta antes de él y luego corrige la carta.',
  'correct.cannot': 'Solo se pueden corregir las cartas de un reparto que hayas introducido tú.',
  'correct.over': 'Esta partida ha terminado.',

  'won.picture': 'Copiar como imagen',
  'won.picture-copied': 'Imagen copiada: pégala donde quieras para compartirla.',
  'won.picture-file': 'Aquí el portapapeles no admite imágenes: guárdala como archivo.',

  'rules.facts': 'Datos',
  'rules.print': 'Imprimir las reglas',

  'review.turning-point': 'Punto de inflexión',

  'try.begin': 'Probar',
  'try.line':
    '{moves, plural, =0 {Prueba: haz tus movimientos} one {Prueba: # movimiento} other {Prueba: # movimientos}}',
  'try.back': 'Deshacer todo',
  'try.keep': 'Conservar',
} as const satisfies Partial<Record<keyof typeof english, string>>;
