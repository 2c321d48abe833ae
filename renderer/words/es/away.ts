import type { away as english } from '../en/away.ts';

export const away = {
  'away.sign': 'Sin guardar todavía',
  'away.sign-away':
    'El propio Baize no está en marcha. Lo que juegues queda en este navegador hasta que se inicie otra vez.',
  'away.sign-slow': 'Baize aún no ha guardado tus últimos movimientos. Quedan en este navegador hasta entonces.',
  'away.gone': 'El propio Baize se ha detenido. Sigue jugando: se guardará cuando Baize se inicie otra vez.',
  'away.kept': 'Baize está otra vez en marcha, y todo está guardado.',
  'away.brought': 'Lo que jugaste mientras Baize no estaba en marcha ya está guardado.',
  'away.refused': 'Esta no es la dirección del Baize que está en marcha aquí. Abre la última que mostró.',
  'away.name': '{game} {deal}, apartada el {date}',

  'parted.title': '{game} siguió en dos sitios',
  'parted.text':
    'Seguiste jugando aquí mientras Baize no estaba en marcha, y entretanto en otra ventana. ¿Con qué partida quieres seguir? La otra pasa a las partidas guardadas.',
  'parted.here': 'Jugada aquí',
  'parted.there': 'En la otra ventana',
  'parted.facts':
    '{deal, plural, =0 {Cartas propias} other {Partida {deal}}} · {moves, plural, one {# movimiento} other {# movimientos}} · {time}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
