import type { deals as english } from '../en/deals.ts';

export const deals = {
  'options.title': 'Opzioni di {game}',
  'options.none': 'A {game} si gioca in un modo solo.',
  'options.answered': '{option}: {answer}',
  'options.preset': 'Modi noti',
  'options.preset-none': 'Un modo tuo',
  'options.now': 'Un cambiamento ridà subito le carte: non si è ancora giocato nulla.',
  'options.later': 'C’è una partita in corso: quel che scegli qui vale per la prossima.',
  'options.pending': 'Scelto per la prossima partita.',
  'options.deal': 'Nuova partita ora',

  'deal.title': 'Scegli una partita',
  'deal.number': 'Numero di partita',
  'deal.range': 'Da 1 a {most, number}',
  'deal.previous': 'Precedente',
  'deal.next': 'Successiva',
  'deal.random': 'Una a caso',
  'deal.play': 'Gioca questa partita',
  'deal.loss': 'La partita sul tavolo è iniziata: un’altra la conta come sconfitta.',
  'deal.wrong': 'Quello non è un numero di partita.',

  'kind.title': 'Nuova partita di {game}',
  'kind.any': 'Una a caso',
  'kind.winnable': 'Si può vincere',
  'kind.easy': 'Facile',
  'kind.medium': 'Media',
  'kind.hard': 'Difficile',
  'kind.very-hard': 'Molto difficile',
  'kind.any-is': 'Come cadono le carte; alcune partite non si possono vincere.',
  'kind.winnable-is':
    '{count, plural, one {L’unica partita che è stata vinta} other {Una delle # partite che sono state vinte}} con tutte le carte note.',
  'kind.wins-is': 'Un giocatore veloce vince il {share} delle volte.',
  'kind.never-is':
    'Un giocatore veloce non ha mai vinto; una ricerca ha visto {positions, plural, one {una posizione} other {# posizioni}}.',
  'kind.looked-for': 'Si cerca quando la scegli.',
  'kind.none-is':
    'Si cerca quando la scegli; {tried, plural, one {la prima partita non lo è} other {fra le prime # partite non se ne conosce nessuna}}.',
  'kind.remembered': 'Ogni nuova partita di questo solitario sarà così, finché non scegli altro.',
  'kind.looking': 'Ricerca di una partita',
  'kind.tried': '{tried, plural, one {Una partita esaminata} other {# partite esaminate}}',
  'kind.compared': '{found, number} di {wanted, number} da confrontare',
  'kind.failed': 'Non si è potuta cercare nessuna partita.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
