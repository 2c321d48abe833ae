import type { extra as english } from '../en/extra.ts';
import { carried } from './carried.ts';
import { five } from './five.ts';
import { together } from './together.ts';

export const extra = {
  ...carried,
  ...five,
  ...together,

  'settings.zoom': 'Verktygsfält och paneler',
  'settings.colourLetters': '{red} och {black} i hörnen på röda och svarta kort',

  'settings.countdown': 'Nedräkning i stället för tiden',
  'countdown.minutes': '{minutes, plural, =0 {Av} one {# minut} other {# minuter}}',
  'countdown.minute': 'En minut kvar.',
  'countdown.up': 'Tiden är ute. Spelet fortsätter.',
  'countdown.within': 'Vunnet inom {minutes, plural, one {# minut} other {# minuter}}: {time} kvar',
  'countdown.beyond': 'Vunnet {time} efter att {minutes, plural, one {# minut} other {# minuter}} gått ut',

  'real.title': 'Mata in riktiga kort',
  'real.open': 'Mata in riktiga kort…',
  'real.how':
    'Dela ut spelet med dina egna kort och tryck sedan på dem eller skriv dem ett efter ett ({keys}: {card}). Dolda kort får förbli okända: slumpen fyller i dem, och tipsen tittar aldrig på dem.',
  'real.at': '{pile}, kort {at, number} av {of, number}',
  'real.at-down': '{pile}, kort {at, number} av {of, number}, dolt',
  'real.back': 'Ta tillbaka',
  'real.skip': 'Nästa plats',
  'real.pad': 'Kort',
  'real.left':
    '{count, plural, =0 {Alla öppna kort är inmatade.} one {Ännu saknas # öppet kort.} other {Ännu saknas # öppna kort.}}',
  'real.cannot': 'Korten i det här spelet kan inte matas in ett och ett: var de ligger beror på vilka de är.',

  'correct.title': 'Rätta ett kort',
  'correct.how':
    'Välj med ett klick eller piltangenterna det kort som är ett annat på ditt bord och tryck sedan på eller skriv det som ligger där ({keys}: {card}). Båda byter plats, och dina drag står kvar.',
  'correct.table': 'Kort på bordet',
  'correct.pad': 'Kortet som ligger där',
  'correct.change': '{card} i stället för {wrong}',
  'correct.do': 'Rätta',
  'correct.done': 'Rättat: {card} i stället för {wrong}.',
  'correct.forbidden':
    'Dina drag hittills går inte ihop med det kortet: drag {move, number} skulle inte vara tillåtet. Ångra till före det draget och rätta sedan kortet.',
  'correct.cannot': 'Bara korten i en giv som du själv har matat in kan rättas.',
  'correct.over': 'Det här partiet är slut.',

  'won.picture': 'Kopiera som bild',
  'won.picture-copied': 'Bilden är kopierad: klistra in den där du vill dela den.',
  'won.picture-file': 'Urklipp tar inte emot bilder här: spara den som fil.',

  'rules.facts': 'Fakta',
  'rules.print': 'Skriv ut reglerna',

  'review.turning-point': 'Vändpunkt',

  'try.begin': 'Pröva',
  'try.line': '{moves, plural, =0 {Pröva: gör dina drag} one {Prövat: # drag} other {Prövat: # drag}}',
  'try.back': 'Ta tillbaka',
  'try.keep': 'Behåll',
} as const satisfies Partial<Record<keyof typeof english, string>>;
