import type { hint as english } from '../en/hint.ts';

export const hint = {
  'hint.home': 'Trafia na stos bazowy.',
  'hint.uncovers': 'Odkrywa zakrytą kartę.',
  'hint.frees': 'Pozwala karcie pod spodem trafić na stos bazowy.',
  'hint.removes': 'Usuwa karty ze stołu.',
  'hint.reserve': 'Wyprowadza kartę {pile, select, named {{kind_out}} other {z rezerwy}}.',
  'hint.joins-suit': 'Dołącza do karty w tym samym kolorze.',
  'hint.empties': 'Opróżnia stos.',
  'hint.exchanges': 'Dwa stosy zamieniają się miejscami.',
  'hint.places': 'Kładzie kartę na właściwym miejscu.',
  'hint.beside':
    'Sąsiednia karta to {onto}{how, select, down {: o jedną wartość niżej} up {: o jedną wartość wyżej} same {: ta sama wartość} other {}}.',
  'hint.covers': 'Kładzie jeden stos na drugim.',
  'hint.joins':
    'Trafia na {onto_acc}{how, select, down {: o jedną wartość niżej} up {: o jedną wartość wyżej} same {: ta sama wartość} other {}}.',
  'hint.brings': 'Wprowadza kartę do gry.',
  'hint.fills': 'Wykorzystuje pusty stos.',
  'hint.stores': 'Odkłada kartę na bok.',
  'hint.deals': 'Żaden ruch na stole nie obiecuje więcej: rozdaj z talonu.',
  'hint.idle': 'Robi miejsce.',
  'hint.takes-back': 'Zabiera kartę z powrotem ze stosu bazowego.',
  'hint.look': 'Przejrzenie talonu nic nie kosztuje.',
  'hint.turns':
    '{turns, plural, one {Odkryj z talonu raz} few {Odkryj z talonu # razy} many {Odkryj z talonu # razy} other {Odkryj z talonu # razy}}.',
  'hint.turns-then':
    '{turns, plural, one {Odkryj z talonu raz} few {Odkryj z talonu # razy} many {Odkryj z talonu # razy} other {Odkryj z talonu # razy}}, potem {move}.',
  'hint.back': 'Z powrotem na swoje miejsce:',
  'hint.wins':
    'Z tej pozycji da się wygrać w {moves, plural, one {jednym ruchu} few {# ruchach} many {# ruchach} other {# ruchu}}.',
  'hint.played':
    '{how, select, very {Bardzo dobry} good {Dobry} open {Niepewny} other {Wątpliwy}}: wygrano {won, number} z {of, number} prób.',
  'hint.next': 'Drugi najlepszy ruch: {won, number} z {of, number}.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
