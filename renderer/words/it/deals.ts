import type { deals as english } from '../en/deals.ts';

export const deals = {
  'options.title': 'Opzioni: {game}',
  'options.none': 'Questo solitario ({game}) non ha opzioni.',
  'options.answered': '{option}: {answer}',
  'options.preset': 'Varianti note',
  'options.preset-none': 'Variante personale',
  'options.now': 'Non si è ancora giocato nulla: cambiando un’opzione si ridanno le carte.',
  'options.later': 'C’è una partita in corso: le modifiche valgono per la prossima.',
  'options.own':
    'Queste opzioni cambiano {game} da adesso; «Cambia le regole…» crea un solitario tuo e lascia {game} com’è.',
  'options.pending': 'Per la prossima partita.',
  'options.deal': 'Inizia subito un’altra partita',

  'deal.title': 'Scegli una partita',
  'deal.number': 'Numero di partita',
  'deal.range': 'Da 1 a {most, number}',
  'deal.previous': 'Precedente',
  'deal.next': 'Successiva',
  'deal.unwon': 'Successiva da vincere',
  'deal.random': 'Qualsiasi',
  'deal.play': 'Gioca questa partita',
  'deal.loss': 'La partita sul tavolo è già iniziata: se ne inizi un’altra, conta come sconfitta.',
  'deal.wrong': 'Non è un numero di partita.',

  'kind.title': 'Nuova partita: {game}',
  'kind.any': 'Qualsiasi',
  'kind.winnable': 'Si può vincere',
  'kind.easy': 'Facile',
  'kind.medium': 'Media',
  'kind.hard': 'Difficile',
  'kind.very-hard': 'Molto difficile',
  'kind.any-is': 'A caso; alcune partite non si possono vincere.',
  'kind.winnable-is':
    '{count, plural, one {L’unica partita vinta} other {Una delle # partite vinte}} conoscendo tutte le carte.',
  'kind.wins-is': 'Vittorie di un giocatore simulato: {share}.',
  'kind.never-is':
    'Un giocatore simulato non ha mai vinto; la ricerca ha esaminato {positions, plural, one {una posizione} other {# posizioni}}.',
  'kind.known': 'Difficoltà: {difficulty}. {figures}',
  'kind.looked-for': 'Verrà cercata quando la scegli.',
  'kind.none-is':
    'Verrà cercata quando la scegli; {tried, plural, one {la prima partita non è così} other {fra le prime # partite non ce n’è nessuna così}}.',
  'kind.remembered': 'Le prossime partite di questo solitario saranno così, finché non scegli altro.',
  'kind.looking': 'Ricerca di una partita',
  'kind.tried': '{tried, plural, one {Una partita esaminata} other {# partite esaminate}}',
  'kind.compared': '{found, number} di {wanted, number} da confrontare',
  'kind.failed': 'Impossibile cercare una partita.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
