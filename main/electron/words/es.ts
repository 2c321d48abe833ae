import type { Words } from './words.ts';

export const menuEs: Words = {
  language: 'es',
  opening: 'Preparando tus partidas…',
  gone: {
    title: 'La mesa de juego ha dejado de funcionar',
    text: 'Ya se ha recargado una vez y se ha vuelto a detener. Tu partida está guardada hasta el último movimiento que Baize pudo conservar.',
    again: 'Recargar',
    quit: 'Salir',
  },
  hung: {
    title: 'La mesa de juego no responde',
    text: 'Tu partida está guardada hasta el último movimiento. Espera un poco más o recarga la mesa.',
    wait: 'Esperar',
  },
  unsaved: {
    title: 'No se ha podido guardar tu partida',
    text: 'Puede que el disco esté lleno. Si sales ahora, se perderá lo que no se haya guardado. Libera espacio e inténtalo de nuevo, o sigue jugando.',
    again: 'Reintentar',
    stay: 'Seguir jugando',
    quit: 'Salir de todos modos',
  },
  steered: {
    title: 'Baize no se inicia con esta opción',
    text: [
      'Con {by}, otro programa podría controlar la ventana de Baize y leer su contenido.',
      'Inicia Baize sin {by}.',
    ],
  },
};
