import type { hint as english } from '../en/hint.ts';

export const hint = {
  'hint.home': 'Läggs upp på en grundhög.',
  'hint.uncovers': 'Vänder upp ett dolt kort.',
  'hint.frees': 'Låter kortet under läggas upp på en grundhög.',
  'hint.removes': 'Tar bort kort.',
  'hint.reserve': 'Hämtar ett kort ur reserven.',
  'hint.joins-suit': 'Läggs till ett kort i sin färg.',
  'hint.empties': 'Tömmer en hög.',
  'hint.exchanges': 'Två högar byter plats.',
  'hint.places': 'Lägger kortet på sin plats.',
  'hint.covers': 'Lägger en hög på en annan.',
  'hint.joins': 'Läggs till ett kort som det passar på.',
  'hint.brings': 'Tar ett kort i spel.',
  'hint.fills': 'Använder en tom hög.',
  'hint.stores': 'Lägger undan ett kort.',
  'hint.deals': 'Delar ut från talongen.',
  'hint.idle': 'Ger plats.',
  'hint.takes-back': 'Tar tillbaka ett kort från sin grundhög.',
  'hint.look': 'Att se igenom talongen kostar ingenting.',
  'hint.turns': '{turns, plural, one {Vänd talongen en gång} other {Vänd talongen # gånger}}.',
  'hint.turns-then':
    '{turns, plural, one {Vänd talongen en gång} other {Vänd talongen # gånger}}, sedan {card} till {to}.',
  'hint.back': 'Tillbaka där det låg:',
  'hint.wins': 'Härifrån går det att vinna: på {moves, plural, one {ett drag} other {# drag}}.',
  'hint.played':
    '{how, select, very {Mycket bra} good {Bra} open {Öppet} other {Tveksamt}}: av {of, plural, one {ett parti} other {# partier}} som provats härifrån vanns {won, number}.',
  'hint.next': 'Efter det näst bästa {won, number} av {of, number}.',
  'hint.begins':
    'En vinst börjar så på {won, number} {of, plural, one {av det enda sätt} other {av de # sätt}} som de dolda korten kan ligga.',
  'hint.none':
    'Ingen vinst hittades på {of, plural, one {det enda sätt} other {de # sätt}} som de dolda korten kan ligga.',
  'hint.lost': 'Det här partiet går inte längre att vinna.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
