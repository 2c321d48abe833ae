import type { commands as english } from '../en/commands.ts';

export const commands = {
  'command.new': 'Neues Spiel',
  'command.choose': 'Patiencen',
  'command.deal-number': 'Spielnummer',
  'command.restart': 'Von vorn',
  'command.undo': 'Rückgängig',
  'command.redo': 'Wiederholen',
  'command.hint': 'Tipp',
  'command.deal': 'Geben',
  'command.all-home': 'Alle ablegen',
  'command.statistics': 'Statistik',
  'command.rules': 'Regeln',
  'command.full-screen': 'Vollbild',
  'command.pause': 'Pause',
  'command.settings': 'Einstellungen',
  'command.options': 'Varianten',
  'command.about': 'Über Baize',
  'command.with-key': '{command} ({key})',

  'toolbar.name': 'Befehle',
  'toolbar.game': '{game} wird gespielt. Andere Patience wählen',

  'button.close': 'Schließen',
  'button.cancel': 'Abbrechen',
  'button.try-again': 'Erneut versuchen',
  'button.dismiss': 'Ausblenden',

  'key.ctrl': 'Strg',
  'key.command': '⌘',
  'key.alt': 'Alt',
  'key.shift': 'Umschalt',
  'key.space': 'Leertaste',
  'key.arrows': 'Pfeiltasten',
  'key.enter': 'Eingabe',
  'key.escape': 'Esc',

  'keys.move': 'Über die Karten gehen',
  'keys.space': 'Aufnehmen oder geben',
  'keys.enter': 'Ausführen oder ablegen',
  'keys.double': 'Wie ein Doppelklick',
  'keys.escape': 'Zurücklegen',
} as const satisfies Record<keyof typeof english, string>;
