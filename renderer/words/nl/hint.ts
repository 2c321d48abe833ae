import type { hint as english } from '../en/hint.ts';

export const hint = {
  'hint.home': 'Gaat naar een eindstapel.',
  'hint.uncovers': 'Draait een verborgen kaart om.',
  'hint.frees': 'Maakt de kaart eronder vrij voor een eindstapel.',
  'hint.removes': 'Haalt kaarten weg.',
  'hint.reserve': 'Haalt een kaart {pile, select, named {{kind_out}} other {uit de reserve}}.',
  'hint.joins-suit': 'Komt op een kaart van dezelfde kleur.',
  'hint.empties': 'Maakt een stapel leeg.',
  'hint.exchanges': 'Twee stapels wisselen van plaats.',
  'hint.places': 'Legt de kaart op de juiste plaats.',
  'hint.beside':
    'Komt naast {onto}{how, select, down {: één waarde lager} up {: één waarde hoger} same {: dezelfde waarde} other {}}.',
  'hint.covers': 'Legt de ene stapel op de andere.',
  'hint.joins':
    'Komt op {onto}{how, select, down {: één waarde lager} up {: één waarde hoger} same {: dezelfde waarde} other {}}.',
  'hint.brings': 'Brengt een kaart in het spel.',
  'hint.fills': 'Gebruikt een lege stapel.',
  'hint.stores': 'Legt een kaart apart.',
  'hint.deals': 'Geen zet op tafel belooft meer: deel van de talon.',
  'hint.idle': 'Maakt ruimte.',
  'hint.takes-back': 'Haalt een kaart terug van een eindstapel.',
  'hint.look': 'De talon doorkijken kost niets.',
  'hint.turns': '{turns, plural, one {Draai één keer van de talon om} other {Draai # keer van de talon om}}.',
  'hint.turns-then':
    '{turns, plural, one {Draai één keer van de talon om} other {Draai # keer van de talon om}}, dan {move}.',
  'hint.back': 'Terug naar de oude plaats:',
  'hint.wins': 'Vanaf hier te winnen in {moves, plural, one {één zet} other {# zetten}}.',
  'hint.played':
    '{how, select, very {Heel goed} good {Goed} open {Open} other {Twijfelachtig}}: {won, number} van {of, number} proefpartijen gewonnen.',
  'hint.next': 'Op één na beste zet: {won, number} van {of, number}.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
