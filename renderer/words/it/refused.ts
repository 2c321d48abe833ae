import type { refused as english } from '../en/refused.ts';

export const refused = {
  'refused.facedown': 'Una carta coperta non si può prendere.',
  'refused.order': 'Quella carta lì non va.',
  'refused.empty': 'Qui un posto vuoto accetta solo certe carte.',
  'refused.order-fits': '{card_on} va solo {cards}.',
  'refused.order-none': '{card_on} non va nessuna carta.',
  'refused.empty-fits': 'Qui un posto vuoto accetta solo {cards}.',
  'refused.nowhere': 'Ora non c’è posto per questa carta.',
  'refused.nowhere-fits': 'Per {card_the} ci vuole {cards}.',
  'refused.home': 'Da una base una carta torna solo se la si trascina.',
  'refused.stays': 'Le carte sulle basi restano lì.',
  'refused.run': 'Quelle carte non si possono prendere insieme.',
  'refused.covered': 'Sopra c’è un’altra carta.',
  'refused.closed': 'Lì non si può mettere nessuna carta.',
  'refused.many': 'Troppe carte in una volta.',
  'refused.gap': 'Prima va riempito il vuoto tra le carte di una fila.',
  'refused.unmatched': 'Per raccogliere un gruppo tutte le sue carte devono essere libere.',
  'refused.begun': 'Scegli prima le altre carte di questo gruppo.',

  'refused.no-stock': 'Questo solitario non ha tallone: tutte le carte sono sul tavolo dall’inizio.',
  'refused.by-itself': 'Le carte di questo tallone arrivano da sole, appena c’è posto.',
  'refused.dealt': 'Il tallone è vuoto: tutte le carte sono state distribuite.',
  'refused.once': 'Il tallone è vuoto, e in questo solitario si scorre una volta sola.',
  'refused.no-redeal':
    'Nessuna ridistribuzione rimasta: {count, plural, =1 {l’unica è stata fatta} other {tutte e # sono state fatte}}.',
  'refused.nothing': 'Il tallone e il pozzo sono vuoti.',
  'refused.unplayed': 'La carta del pozzo va giocata prima di scoprire la prossima.',
  'refused.locked': 'Finché una colonna è vuota, la carta appena scoperta va giocata prima della prossima.',
  'refused.removable': 'Si possono ancora togliere carte: questo viene prima della prossima distribuzione.',
  'refused.movable': 'Una carta si può ancora muovere: si distribuisce solo quando nessuna può.',
  'refused.full': 'Tutti i posti sono occupati: togli delle carte prima di scoprire la prossima.',
  'refused.hole':
    '{count, plural, =1 {{place_the} è {place_gender, select, f {vuota: riempila} other {vuoto: riempilo}} prima di distribuire altre carte.} other {# colonne sono vuote: riempile prima di distribuire altre carte.}}',
  'refused.king':
    '{place_the} è {place_gender, select, f {vuota} other {vuoto}}, e può prendere un re: questo viene prima della prossima distribuzione.',
  'refused.base': 'Scegli prima la carta con cui cominciano le basi.',
  'refused.choices':
    'Tutte e {count, number} le carte fra cui scegliere sono state scoperte: con questa cominciano le basi.',
  'refused.unmoved':
    'Nessuna carta è stata mossa dall’ultima distribuzione: una ridistribuzione non cambierebbe nulla.',
  'refused.no-future': 'In nessuno dei prossimi giri si potrà giocare una carta.',
  'refused.no-place': 'Nessun posto è vuoto: togli delle carte perché le altre si stringano.',
  'refused.closed-up': 'Il tallone è vuoto, e le carte sono già strette.',
  'refused.last': 'L’ultima carta del tallone è scoperta: giocala da lì.',
  'refused.hands': 'Tutte e {count, number} le mani sono state giocate.',

  'refused.alone': 'Solo {rank_a} si toglie senza coppia; le altre carte vanno a due a due.',
  'refused.unbeaten': 'Nessuna carta più alta del suo seme è libera.',
  'refused.unlike': 'Nessuna carta alla sua sinistra ha il suo valore.',
  'refused.misfit': 'Il pozzo ora non accetta quella carta.',
  'refused.no-home': 'Nessuna base ora accetta quella carta.',
  'refused.none-home': 'Ora nessuna carta può andare alle basi.',
  'refused.filling': 'Si tolgono carte solo quando tutti i posti sono occupati.',
  'refused.turned-up': 'Tutte le carte al centro sono state scoperte.',
  'refused.weak': 'Le tue carte fanno {count, number}: non è più della sua forza.',
  'refused.shielded': 'Prima devono andarsene quelle che le stanno davanti.',
} as const satisfies Record<keyof typeof english, string>;
