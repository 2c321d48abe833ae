import type { table as english } from '../en/table.ts';

export const table = {
  'app.name': 'Baize',
  'app.title': '{game} – Baize',

  'table.name': 'Bord: {game}',
  'table.help':
    'Med piltangenterna går du mellan korten, mellanslag tar upp eller delar ut, Retur gör som ett klick eller släpper, Esc lägger tillbaka.',

  'status.name': 'Status',
  'status.stock': 'Talong {value, number}',
  'status.redeals': '{value, plural, =0 {Ingen omdelning} one {# omdelning kvar} other {# omdelningar kvar}}',
  'status.redeals-unlimited': 'Obegränsat antal omdelningar',
  'status.reserve': 'Reserv {value, number}',
  'status.base': 'Bas {rank}',
  'status.run': 'Följd {value, number}',
  'status.round': 'Omgång {value, number}',
  'status.hand': 'Omgång {value, number} av 5',
  'status.best': 'Bäst: {value, number} kvar',
  'status.matches': '{value, plural, one {# grupp} other {# grupper}}',
  'status.unlaid': '{value, plural, =0 {Kolumner öppna} one {# kort att lägga} other {# kort att lägga}}',
  'status.counted': 'Härnäst: {rank}',
  'status.moves': '{value, plural, one {# drag} other {# drag}}',
  'status.score': 'Poäng {value, number}',
  'status.bank': 'Bank {value, number}',
  'status.paused': 'Pausat vid {time}. Fortsätt',
  'status.running': 'Tid {time}. Pausa',
  'status.left': '{time} kvar',
  'status.over': '{time} över tiden',
  'status.deal': '{deal, plural, =0 {Egen giv} other {Giv {deal}}}',
  'status.deal-choose': '{deal, plural, =0 {Egen giv} other {Giv {deal}}}. Välj en annan giv',

  'failed.title': 'Baize kunde inte starta',
} as const satisfies Partial<Record<keyof typeof english, string>>;
