import type { Words } from './words.ts';

export const menuDe: Words = {
  language: 'de',
  opening: 'Deine Spiele werden vorbereitet …',
  gone: {
    title: 'Der Spieltisch ist abgestürzt',
    text: 'Er wurde schon einmal neu geladen und ist wieder abgestürzt. Dein Spiel ist bis zum letzten Zug gesichert, den Baize speichern konnte.',
    again: 'Neu laden',
    quit: 'Beenden',
  },
  hung: {
    title: 'Der Spieltisch reagiert nicht',
    text: 'Dein Spiel ist bis zum letzten Zug gesichert. Warte noch etwas, oder lade den Tisch neu.',
    wait: 'Warten',
  },
  unsaved: {
    title: 'Dein Spiel konnte nicht gespeichert werden',
    text: 'Vielleicht ist der Datenträger voll. Wenn du jetzt beendest, geht verloren, was noch nicht gespeichert ist. Schaffe Platz und versuche es noch einmal, oder spiele weiter.',
    again: 'Noch einmal versuchen',
    stay: 'Weiterspielen',
    quit: 'Trotzdem beenden',
  },
  steered: {
    title: 'Baize startet mit diesem Schalter nicht',
    text: [
      'Mit {by} könnte ein anderes Programm das Fenster von Baize steuern und lesen, was darin steht.',
      'Starte Baize ohne {by}.',
    ],
  },
};
