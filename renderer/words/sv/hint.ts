import type { hint as english } from '../en/hint.ts';

export const hint = {
  'hint.home': 'Läggs upp på en grundhög.',
  'hint.uncovers': 'Vänder upp ett dolt kort.',
  'hint.frees': 'Låter kortet under läggas upp på en grundhög.',
  'hint.removes': 'Tar bort kort.',
  'hint.reserve': 'Hämtar ett kort {pile, select, named {{kind_out}} other {ur reserven}}.',
  'hint.joins-suit': 'Läggs på ett kort i samma färg.',
  'hint.empties': 'Tömmer en hög.',
  'hint.exchanges': 'Två högar byter plats.',
  'hint.places': 'Lägger kortet på rätt plats.',
  'hint.beside':
    'Läggs bredvid {onto}{how, select, down {: en valör lägre} up {: en valör högre} same {: samma valör} other {}}.',
  'hint.covers': 'Lägger en hög på en annan.',
  'hint.joins':
    'Läggs på {onto}{how, select, down {: en valör lägre} up {: en valör högre} same {: samma valör} other {}}.',
  'hint.brings': 'Tar ett kort i spel.',
  'hint.fills': 'Använder en tom hög.',
  'hint.stores': 'Lägger undan ett kort.',
  'hint.deals': 'Inget drag på bordet lovar mer: dela ut från talongen.',
  'hint.idle': 'Ger plats.',
  'hint.takes-back': 'Tar tillbaka ett kort från en grundhög.',
  'hint.look': 'Att se igenom talongen kostar ingenting.',
  'hint.turns': '{turns, plural, one {Vänd upp från talongen en gång} other {Vänd upp från talongen # gånger}}.',
  'hint.turns-then':
    '{turns, plural, one {Vänd upp från talongen en gång} other {Vänd upp från talongen # gånger}}, sedan {move}.',
  'hint.back': 'Tillbaka där det låg:',
  'hint.wins': 'Härifrån går det att vinna på {moves, plural, one {ett drag} other {# drag}}.',
  'hint.played':
    '{how, select, very {Mycket bra} good {Bra} open {Öppet} other {Tveksamt}}: {won, number} av {of, number} försök vunna.',
  'hint.next': 'Näst bästa draget: {won, number} av {of, number}.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
