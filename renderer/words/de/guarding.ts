import type { guarding as english } from '../en/guarding.ts';

export const guarding = {
  'guard.group': 'Hilfe beim Spielen',
  'settings.guard': 'Nachfragen vor einem Zug, der einen sicheren Sieg vergibt (wird als Hilfe vermerkt)',
  'settings.ghost': 'Wettlauf gegen das eigene beste Spiel derselben Nummer oder gegen ein geteiltes',
  'ghost.mine':
    '{mine, plural, one {# Karte} other {# Karten}} abgelegt; in deinem besten Spiel waren es zu dieser Zeit {theirs, number}',
  'ghost.friend':
    '{mine, plural, one {# Karte} other {# Karten}} abgelegt; im geteilten Spiel waren es zu dieser Zeit {theirs, number}',
  'settings.hintDegrees': 'Tipps schrittweise geben: erst wo, dann welche Karte, dann der Zug',
  'settings.oneTry': 'Nur ein Versuch: ohne Rückgängig, Neubeginn, Tipps und Löser',
  'guard.one-try':
    'Nur ein Versuch: Nichts lässt sich zurücknehmen, und es gibt keine Hilfe. Das lässt sich in den Einstellungen ändern.',
  'guard.asked': 'Das würde einen sicheren Sieg vergeben. Mach denselben Zug noch einmal, um ihn trotzdem zu spielen.',
  'guard.where': 'Fang hier an: {pile}.',
  'guard.card': 'Bewege diese Karte: {card}.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
