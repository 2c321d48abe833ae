import type { hint as english } from '../en/hint.ts';

export const hint = {
  'hint.home': 'Gaat naar een eindstapel.',
  'hint.uncovers': 'Keert een verborgen kaart om.',
  'hint.frees': 'Laat de kaart eronder naar een eindstapel gaan.',
  'hint.removes': 'Ruimt kaarten op.',
  'hint.reserve': 'Haalt een kaart uit de reserve.',
  'hint.joins-suit': 'Komt bij een kaart van dezelfde kleur.',
  'hint.empties': 'Maakt een stapel leeg.',
  'hint.exchanges': 'Twee stapels wisselen van plaats.',
  'hint.places': 'Legt de kaart op haar plaats.',
  'hint.covers': 'Legt de ene stapel op de andere.',
  'hint.joins': 'Komt op een kaart waar ze op past.',
  'hint.brings': 'Brengt een kaart in het spel.',
  'hint.fills': 'Gebruikt een lege stapel.',
  'hint.stores': 'Legt een kaart apart.',
  'hint.deals': 'Deelt van de talon.',
  'hint.idle': 'Maakt ruimte.',
  'hint.takes-back': 'Haalt een kaart terug van haar eindstapel.',
  'hint.look': 'De talon doorkijken kost niets.',
  'hint.turns': '{turns, plural, one {Draai de talon één keer} other {Draai de talon # keer}}.',
  'hint.turns-then':
    '{turns, plural, one {Draai de talon één keer} other {Draai de talon # keer}}, dan {card} naar {to}.',
  'hint.back': 'Terug naar zijn plaats:',
  'hint.wins': 'Van hieruit te winnen: in {moves, plural, one {één zet} other {# zetten}}.',
  'hint.played':
    '{how, select, very {Heel goed} good {Goed} open {Open} other {Twijfelachtig}}: van {of, plural, one {één partij} other {# partijen}} die van hieruit geprobeerd {of, plural, one {is} other {zijn}}, {won, plural, one {werd er één} other {werden er #}} gewonnen.',
  'hint.next': 'Na de op één na beste {won, number} van {of, number}.',
  'hint.begins':
    'Een winst begint ermee bij {won, number} van {of, plural, one {de enige manier} other {de # manieren}} waarop de verborgen kaarten kunnen liggen.',
  'hint.none':
    'Er is geen winst gevonden bij {of, plural, one {de enige manier} other {de # manieren}} waarop de verborgen kaarten kunnen liggen.',
  'hint.lost': 'Deze partij is niet meer te winnen.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
