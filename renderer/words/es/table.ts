import type { table as english } from '../en/table.ts';

export const table = {
  'app.name': 'Baize',
  'app.title': '{game} – Baize',

  'table.name': 'Mesa: {game}',
  'table.help':
    'Las flechas recorren las cartas, Espacio toma o reparte, Intro hace lo mismo que un clic o suelta, Esc devuelve.',

  'status.name': 'Estado',
  'status.stock': 'Mazo: {value, number}',
  'status.redeals': '{value, plural, =0 {Sin más vueltas} one {# vuelta más} other {# vueltas más}}',
  'status.redeals-unlimited': 'Vueltas sin límite',
  'status.reserve': 'Reserva: {value, number}',
  'status.base': 'Base: {rank}',
  'status.run': 'Secuencia: {value, number}',
  'status.round': 'Ronda {value, number}',
  'status.hand': 'Mano {value, number} de 5',
  'status.best': '{value, plural, one {Récord: quedó #} other {Récord: quedaron #}}',
  'status.matches': '{value, plural, one {# grupo} other {# grupos}}',
  'status.unlaid': '{value, plural, =0 {Columnas abiertas} one {# carta por colocar} other {# cartas por colocar}}',
  'status.counted': 'Sigue: {rank}',
  'status.moves': '{value, plural, one {# movimiento} other {# movimientos}}',
  'status.score': 'Puntos: {value, number}',
  'status.bank': 'Banca: {value, number}',
  'status.paused': 'En pausa, {time}. Continuar',
  'status.running': 'Tiempo: {time}. Pausar',
  'status.left': 'quedan {time}',
  'status.over': '{time} de más',
  'status.deal': '{deal, plural, =0 {Cartas propias} other {Partida {deal}}}',
  'status.deal-choose': '{deal, plural, =0 {Cartas propias} other {Partida {deal}}}. Elegir otra',

  'failed.title': 'No se pudo iniciar Baize',
} as const satisfies Partial<Record<keyof typeof english, string>>;
