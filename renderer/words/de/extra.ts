import type { extra as english } from '../en/extra.ts';
import { carried } from './carried.ts';
import { five } from './five.ts';
import { together } from './together.ts';

export const extra = {
  ...carried,
  ...five,
  ...together,

  'settings.zoom': 'Leisten und Fenster',
  'settings.colourLetters': '{red} und {black} in den Ecken roter und schwarzer Karten',

  'settings.countdown': 'Countdown statt der Zeit',
  'countdown.minutes': '{minutes, plural, =0 {Aus} one {# Minute} other {# Minuten}}',
  'countdown.minute': 'Noch eine Minute.',
  'countdown.up': 'Die Zeit ist um. Das Spiel geht weiter.',
  'countdown.within': 'Gewonnen in {minutes, plural, one {# Minute} other {# Minuten}}: noch {time} übrig',
  'countdown.beyond': 'Gewonnen {time} nach Ablauf der {minutes, plural, one {# Minute} other {# Minuten}}',

  'real.title': 'Echte Karten eingeben',
  'real.open': 'Echte Karten eingeben …',
  'real.how':
    'Lege diese Patience mit deinen eigenen Karten aus, dann tippe sie der Reihe nach an oder gib sie ein ({keys}: {card}). Verdeckte Karten dürfen unbekannt bleiben: Dann bestimmt sie der Zufall, und Tipps nutzen sie nie.',
  'real.at': '{pile}, Karte {at, number} von {of, number}',
  'real.at-down': '{pile}, Karte {at, number} von {of, number}, verdeckt',
  'real.back': 'Zurücknehmen',
  'real.skip': 'Nächster Platz',
  'real.pad': 'Karten',
  'real.left':
    '{count, plural, =0 {Alle offenen Karten sind eingegeben.} one {Noch # offene Karte fehlt.} other {Noch # offene Karten fehlen.}}',
  'real.cannot':
    'Die Karten dieser Patience lassen sich nicht einzeln eingeben: Wo sie liegen, hängt davon ab, welche es sind.',

  'correct.title': 'Eine Karte berichtigen',
  'correct.how':
    'Wähle mit einem Klick oder den Pfeiltasten die falsche Karte. Tippe dann die an, die auf deinem Tisch dort liegt, oder gib sie ein ({keys}: {card}). Die beiden tauschen die Plätze, und deine Züge bleiben.',
  'correct.table': 'Karten auf dem Tisch',
  'correct.pad': 'Die Karte, die wirklich dort liegt',
  'correct.change': '{card} statt {wrong}',
  'correct.do': 'Berichtigen',
  'correct.done': 'Berichtigt: {card} statt {wrong}.',
  'correct.forbidden':
    'Deine bisherigen Züge passen nicht zu dieser Karte: Zug {move, number} wäre nicht erlaubt. Geh mit „Rückgängig“ vor diesen Zug zurück und berichtige dann die Karte.',
  'correct.cannot': 'Nur die Karten eines Spiels, das du selbst eingegeben hast, lassen sich berichtigen.',
  'correct.over': 'Dieses Spiel ist zu Ende.',

  'won.picture': 'Als Bild kopieren',
  'won.picture-copied': 'Bild kopiert: Füge es ein, wo du es teilen willst.',
  'won.picture-file': 'Die Zwischenablage nimmt hier keine Bilder an: Sichere es als Datei.',

  'rules.facts': 'Angaben',
  'rules.print': 'Regeln drucken',

  'review.turning-point': 'Wendepunkt',

  'try.begin': 'Ausprobieren',
  'try.line':
    '{moves, plural, =0 {Ausprobieren: Mach deine Züge} one {Ausprobiert: # Zug} other {Ausprobiert: # Züge}}',
  'try.back': 'Zurücknehmen',
  'try.keep': 'Behalten',
} as const satisfies Partial<Record<keyof typeof english, string>>;
