import type { refused as english } from '../en/refused.ts';

export const refused = {
  'refused.facedown': 'Una carta boca abajo no se puede tomar.',
  'refused.order': 'Esa carta no encaja ahí.',
  'refused.empty': 'Un lugar vacío solo admite aquí ciertas cartas.',
  'refused.run': 'Esas cartas no se pueden tomar juntas.',
  'refused.covered': 'Tiene otra carta encima.',
  'refused.closed': 'Ahí no se puede poner ninguna carta.',
  'refused.many': 'Demasiadas cartas a la vez.',
  'refused.gap': 'Antes hay que llenar el hueco entre las cartas de una fila.',
  'refused.unmatched': 'Para recoger un grupo, todas sus cartas deben estar libres.',
  'refused.begun': 'Elige primero las demás cartas de este grupo.',

  'refused.no-stock': 'Este solitario no tiene mazo: todas sus cartas están en la mesa desde el principio.',
  'refused.by-itself': 'Las cartas de este mazo salen solas en cuanto hay sitio para ellas.',
  'refused.dealt': 'El mazo está vacío: se han repartido todas las cartas.',
  'refused.once': 'El mazo está vacío, y en este solitario solo se recorre una vez.',
  'refused.no-redeal':
    'No queda ningún nuevo reparto: {count, plural, =1 {solo había uno} other {ya se han hecho los #}}.',
  'refused.nothing': 'El mazo y el descarte están vacíos.',
  'refused.unplayed': 'Hay que jugar la carta del descarte antes de descubrir la siguiente.',
  'refused.locked': 'Mientras haya una columna vacía, hay que jugar la carta descubierta antes de sacar la siguiente.',
  'refused.removable': 'Todavía se pueden retirar cartas: eso va antes del siguiente reparto.',
  'refused.movable': 'Todavía se puede mover una carta: solo se reparte cuando no se puede ninguna.',
  'refused.full': 'Todos los lugares están ocupados: retira cartas antes de descubrir la siguiente.',
  'refused.hole':
    '{count, plural, =1 {{place_the} está {place_gender, select, f {vacía: llénala} other {vacío: llénalo}} antes de repartir más cartas.} other {# columnas están vacías: llénalas antes de repartir más cartas.}}',
  'refused.king':
    '{place_the} está {place_gender, select, f {vacía} other {vacío}} y admite un rey: eso va antes del siguiente reparto.',
  'refused.base': 'Elige primero la carta con la que empiezan las fundaciones.',
  'refused.choices':
    'Ya se han descubierto las {count, number} cartas entre las que elegir: con esta empiezan las fundaciones.',
  'refused.unmoved': 'No se ha movido ninguna carta desde que se repartió: volver a repartir no cambiaría nada.',
  'refused.no-future': 'En ninguna de las rondas que quedan se podrá jugar una carta.',
  'refused.no-place': 'No hay ningún lugar vacío: retira cartas para que las demás se junten.',
  'refused.closed-up': 'El mazo está vacío, y las cartas están todas juntas.',
  'refused.last': 'La última carta del mazo está boca arriba: juégala desde ahí.',
  'refused.hands': 'Se han jugado las {count, number} manos.',

  'refused.alone': 'Solo {rank_a} se retira sin pareja; las demás cartas van de dos en dos.',
  'refused.unbeaten': 'No hay ninguna carta más alta de su palo libre.',
  'refused.unlike': 'Ninguna carta a su izquierda tiene su valor.',
  'refused.misfit': 'El descarte no admite esa carta ahora.',
  'refused.no-home': 'Ninguna fundación admite esa carta ahora.',
  'refused.none-home': 'Ahora no puede subir ninguna carta.',
  'refused.filling': 'Solo se retiran cartas cuando todos los lugares están ocupados.',
  'refused.turned-up': 'Ya se han descubierto todas las cartas del centro.',
  'refused.weak': 'Tus cartas suman {count, number}: no es más que su fuerza.',
  'refused.shielded': 'Antes tienen que caer las que están delante.',
} as const satisfies Record<keyof typeof english, string>;
