import type { guarding as english } from '../en/guarding.ts';

export const guarding = {
  'guard.group': 'Aiuto durante il gioco',
  'settings.guard': 'Chiedi prima di una mossa che butta via una vittoria sicura (viene annotato come aiuto)',
  'settings.ghost': 'Gareggia con la tua miglior partita con queste carte, o con una condivisa',
  'ghost.mine':
    '{mine, plural, one {# carta} other {# carte}} alle basi; la tua miglior partita ne aveva {theirs, number} a questo punto',
  'ghost.friend':
    '{mine, plural, one {# carta} other {# carte}} alle basi; la partita condivisa ne aveva {theirs, number} a questo punto',
  'settings.hintDegrees': 'Dai i suggerimenti per gradi: prima dove, poi quale carta, poi la mossa',
  'settings.oneTry': 'Un solo tentativo: niente annulla, niente ricominciare, niente suggerimenti né risolutore',
  'guard.one-try': 'Un solo tentativo: non si può annullare nulla e non c’è aiuto. Puoi cambiarlo nelle impostazioni.',
  'guard.asked': 'Così butteresti via una vittoria sicura. Ripeti la stessa mossa per giocarla comunque.',
  'guard.where': 'Comincia da qui: {pile}.',
  'guard.card': 'Muovi questa carta: {card}.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
