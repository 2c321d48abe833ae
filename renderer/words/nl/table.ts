import type { table as english } from '../en/table.ts';

export const table = {
  'app.name': 'Baize',
  'app.title': '{game} – Baize',

  'table.name': 'Tafel: {game}',
  'table.help':
    'Met de pijltoetsen ga je van kaart naar kaart, met de spatiebalk pak je op of deel je; Enter doet wat een klik doet of legt neer, Esc legt terug.',

  'status.name': 'Status',
  'status.stock': 'Talon {value, number}',
  'status.redeals': '{value, plural, =0 {Niet meer opnieuw delen} other {Nog # keer opnieuw delen}}',
  'status.redeals-unlimited': 'Onbeperkt opnieuw delen',
  'status.reserve': 'Reserve {value, number}',
  'status.base': 'Basis {rank}',
  'status.run': 'Reeks {value, number}',
  'status.round': 'Ronde {value, number}',
  'status.hand': 'Ronde {value, number} van 5',
  'status.best': 'Beste: nog {value, number}',
  'status.matches': '{value, plural, one {# groep} other {# groepen}}',
  'status.unlaid': '{value, plural, =0 {Kolommen open} one {Nog # kaart te leggen} other {Nog # kaarten te leggen}}',
  'status.counted': 'Hierna: {rank}',
  'status.moves': '{value, plural, one {# zet} other {# zetten}}',
  'status.score': 'Score {value, number}',
  'status.bank': 'Bank {value, number}',
  'status.paused': 'Gepauzeerd op {time}. Verder spelen',
  'status.running': 'Tijd {time}. Pauzeren',
  'status.left': 'nog {time}',
  'status.over': '{time} te lang',
  'status.deal': '{deal, plural, =0 {Eigen spel} other {Spel {deal}}}',
  'status.deal-choose': '{deal, plural, =0 {Eigen spel} other {Spel {deal}}}. Ander spel kiezen',

  'failed.title': 'Baize kon niet starten',
} as const satisfies Partial<Record<keyof typeof english, string>>;
