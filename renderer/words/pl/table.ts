import type { table as english } from '../en/table.ts';

export const table = {
  'app.name': 'Baize',
  'app.title': '{game} – Baize',

  'table.name': 'Stół: {game}',
  'table.help':
    'Strzałki służą do poruszania się po kartach, spacja podnosi lub rozdaje, Enter działa jak kliknięcie lub kładzie, Esc odkłada z powrotem.',

  'status.name': 'Stan',
  'status.stock': 'Talon {value, number}',
  'status.redeals':
    '{value, plural, =0 {Brak ponownych rozdań} one {Jeszcze # ponowne rozdanie} few {Jeszcze # ponowne rozdania} many {Jeszcze # ponownych rozdań} other {Jeszcze # ponownego rozdania}}',
  'status.redeals-unlimited': 'Ponowne rozdania bez ograniczeń',
  'status.reserve': 'Rezerwa {value, number}',
  'status.base': 'Baza {rank}',
  'status.run': 'Sekwencja {value, number}',
  'status.round': 'Runda {value, number}',
  'status.hand': 'Runda {value, number} z 5',
  'status.best': 'Rekord: zostało {value, number}',
  'status.matches': '{value, plural, one {# grupa} few {# grupy} many {# grup} other {# grupy}}',
  'status.unlaid':
    '{value, plural, =0 {Kolumny otwarte} one {# karta do położenia} few {# karty do położenia} many {# kart do położenia} other {# karty do położenia}}',
  'status.counted': 'Następnie: {rank}',
  'status.moves': '{value, plural, one {# ruch} few {# ruchy} many {# ruchów} other {# ruchu}}',
  'status.score': 'Punkty {value, number}',
  'status.bank': 'Bank {value, number}',
  'status.paused': 'Pauza: {time}. Graj dalej',
  'status.running': 'Czas {time}. Pauza',
  'status.left': 'zostało {time}',
  'status.over': '{time} ponad czas',
  'status.deal': '{deal, plural, =0 {Własne rozdanie} other {Rozdanie {deal}}}',
  'status.deal-choose': '{deal, plural, =0 {Własne rozdanie} other {Rozdanie {deal}}}. Wybierz inne rozdanie',

  'failed.title': 'Nie udało się uruchomić Baize',
} as const satisfies Partial<Record<keyof typeof english, string>>;
