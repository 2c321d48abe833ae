import type { table as english } from '../en/table.ts';

export const table = {
  'app.name': 'Baize',
  'app.title': '{game} – Baize',

  'table.name': 'Spieltisch: {game}',
  'table.help':
    'Die Pfeiltasten bewegen, die Leertaste nimmt auf oder gibt, die Eingabetaste wirkt wie ein Klick oder legt ab, Esc legt zurück.',

  'status.name': 'Status',
  'status.stock': 'Talon {value, number}',
  'status.redeals': '{value, plural, =0 {Kein Neugeben mehr} =1 {Noch einmal neu geben} other {Noch #-mal neu geben}}',
  'status.redeals-unlimited': 'Beliebig oft neu geben',
  'status.reserve': 'Reserve {value, number}',
  'status.base': 'Grundwert {rank}',
  'status.run': 'Folge {value, number}',
  'status.round': 'Runde {value, number}',
  'status.hand': 'Runde {value, number} von 5',
  'status.best': 'Rekord: {value, number} übrig',
  'status.matches': '{value, plural, one {# Gruppe} other {# Gruppen}}',
  'status.unlaid': '{value, plural, =0 {Spalten spielbar} one {Noch # Karte zu legen} other {Noch # Karten zu legen}}',
  'status.counted': 'Als Nächstes: {rank}',
  'status.moves': '{value, plural, one {# Zug} other {# Züge}}',
  'status.score': 'Punkte {value, number}',
  'status.bank': 'Bank {value, number}',
  'status.paused': 'Angehalten bei {time}. Fortsetzen',
  'status.running': 'Zeit {time}. Anhalten',
  'status.left': 'noch {time}',
  'status.over': '{time} überzogen',
  'status.deal': '{deal, plural, =0 {Eigenes Spiel} other {Spiel {deal}}}',
  'status.deal-choose': '{deal, plural, =0 {Eigenes Spiel} other {Spiel {deal}}}. Anderes Spiel wählen',

  'failed.title': 'Baize konnte nicht starten',
} as const satisfies Partial<Record<keyof typeof english, string>>;
