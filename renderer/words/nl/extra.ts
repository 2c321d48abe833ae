import type { extra as english } from '../en/extra.ts';
import { carried } from './carried.ts';
import { five } from './five.ts';
import { together } from './together.ts';

export const extra = {
  ...carried,
  ...five,
  ...together,

  'settings.zoom': 'Balken en vensters',
  'settings.colourLetters': '{red} en {black} in de hoeken van rode en zwarte kaarten',

  'settings.countdown': 'Aftellen in plaats van de tijd',
  'countdown.minutes': '{minutes, plural, =0 {Uit} one {# minuut} other {# minuten}}',
  'countdown.minute': 'Nog één minuut.',
  'countdown.up': 'De tijd is om. Het spel gaat door.',
  'countdown.within': 'Gewonnen binnen {minutes, plural, one {# minuut} other {# minuten}}: nog {time} over',
  'countdown.beyond': 'Gewonnen {time} na afloop van de {minutes, plural, one {# minuut} other {# minuten}}',

  'real.title': 'Echte kaarten invoeren',
  'real.open': 'Echte kaarten invoeren…',
  'real.how':
    'Deel dit spel met je eigen kaarten en tik of typ ze daarna een voor een ({keys}: {card}). Gesloten kaarten mogen onbekend blijven: het toeval vult ze in, en hints kijken er nooit naar.',
  'real.at': '{pile}, kaart {at, number} van {of, number}',
  'real.at-down': '{pile}, kaart {at, number} van {of, number}, gesloten',
  'real.back': 'Terugnemen',
  'real.skip': 'Volgende plaats',
  'real.pad': 'Kaarten',
  'real.left':
    '{count, plural, =0 {Alle open kaarten zijn ingevoerd.} one {Nog # open kaart ontbreekt.} other {Nog # open kaarten ontbreken.}}',
  'real.cannot':
    'De kaarten van dit spel kunnen niet een voor een worden ingevoerd: waar ze liggen, hangt af van welke het zijn.',

  'correct.title': 'Een kaart verbeteren',
  'correct.how':
    'Kies met een klik of de pijltoetsen de kaart die op jouw tafel een andere is en tik of typ daarna de kaart die daar ligt ({keys}: {card}). Beide wisselen van plaats en je zetten blijven staan.',
  'correct.table': 'Kaarten op tafel',
  'correct.pad': 'De kaart die daar ligt',
  'correct.change': '{card} in plaats van {wrong}',
  'correct.do': 'Verbeteren',
  'correct.done': 'Verbeterd: {card} in plaats van {wrong}.',
  'correct.forbidden':
    'Je zetten tot nu toe passen niet bij die kaart: zet {move, number} zou niet mogen. Ga met Ongedaan maken terug tot vóór die zet en verbeter de kaart dan.',
  'correct.cannot': 'Alleen de kaarten van een spel dat je zelf hebt ingevoerd, kun je verbeteren.',
  'correct.over': 'Deze partij is afgelopen.',

  'won.picture': 'Als afbeelding kopiëren',
  'won.picture-copied': 'Afbeelding gekopieerd: plak die waar je wilt om te delen.',
  'won.picture-file': 'Het klembord neemt hier geen afbeeldingen aan: bewaar deze als bestand.',

  'rules.facts': 'Gegevens',
  'rules.print': 'Regels afdrukken',

  'review.turning-point': 'Keerpunt',

  'try.begin': 'Uitproberen',
  'try.line':
    '{moves, plural, =0 {Uitproberen: doe je zetten} one {Uitgeprobeerd: # zet} other {Uitgeprobeerd: # zetten}}',
  'try.back': 'Terugnemen',
  'try.keep': 'Behouden',
} as const satisfies Partial<Record<keyof typeof english, string>>;
