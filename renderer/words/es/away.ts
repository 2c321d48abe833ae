import type { away as english } from '../en/away.ts';

export const away = {
  'away.sign': 'Sin guardar',
  'away.sign-away': 'Baize no está en marcha. Lo que juegues se queda en este navegador hasta que se inicie de nuevo.',
  'away.sign-slow': 'Baize aún no ha guardado tus últimos movimientos. Hasta entonces se quedan en este navegador.',
  'away.gone': 'Baize se ha detenido. Puedes seguir jugando: se guardará cuando se inicie de nuevo.',
  'away.kept': 'Baize vuelve a estar en marcha y todo está guardado.',
  'away.brought': 'Ya se ha guardado lo que jugaste mientras Baize no estaba en marcha.',
  'away.refused': 'Esta no es la dirección del Baize que está en marcha. Abre la última que mostró.',
  'away.name': '{game} {deal}, guardada el {date}',

  'parted.title': 'Partida en dos sitios: {game}',
  'parted.text':
    'Seguiste jugando aquí mientras Baize no estaba en marcha y, mientras tanto, también en otra ventana. ¿Con qué partida quieres seguir? La otra pasará a «Partidas guardadas».',
  'parted.here': 'Jugada aquí',
  'parted.there': 'En la otra ventana',
  'parted.facts':
    '{deal, plural, =0 {Cartas propias} other {Partida {deal}}} · {moves, plural, one {# movimiento} other {# movimientos}} · {time}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
