import type { hint as english } from '../en/hint.ts';

export const hint = {
  'hint.home': 'Vai para uma fundação.',
  'hint.uncovers': 'Vira uma carta escondida.',
  'hint.frees': 'Deixa a carta debaixo dela ir para uma fundação.',
  'hint.removes': 'Tira cartas da mesa.',
  'hint.reserve': 'Tira uma carta da reserva.',
  'hint.joins-suit': 'Junta-se a uma carta do mesmo naipe.',
  'hint.empties': 'Esvazia uma pilha.',
  'hint.exchanges': 'Duas pilhas trocam de lugar.',
  'hint.places': 'Põe a carta no lugar dela.',
  'hint.covers': 'Põe uma pilha sobre outra.',
  'hint.joins': 'Junta-se a uma carta em que encaixa.',
  'hint.brings': 'Põe uma carta em jogo.',
  'hint.fills': 'Usa uma pilha vazia.',
  'hint.stores': 'Põe uma carta de lado.',
  'hint.deals': 'Distribui do monte.',
  'hint.idle': 'Abre espaço.',
  'hint.takes-back': 'Traz de volta uma carta da fundação.',
  'hint.look': 'Olhar o monte não custa nada.',
  'hint.turns': '{turns, plural, one {Vire o monte uma vez} other {Vire o monte # vezes}}.',
  'hint.turns-then':
    '{turns, plural, one {Vire o monte uma vez} other {Vire o monte # vezes}}, depois {card} para {to_the}.',
  'hint.back': 'Volta para onde estava:',
  'hint.wins': 'Dá para ganhar a partir daqui: em {moves, plural, =1 {um movimento} other {# movimentos}}.',
  'hint.played':
    '{how, select, very {Muito boa} good {Boa} open {Em aberto} other {Duvidosa}}: de {of, plural, =1 {uma partida} other {# partidas}} que se tentaram daqui, {won, plural, =1 {uma foi ganha} other {# foram ganhas}}.',
  'hint.next': 'Depois da segunda melhor, {won, number} de {of, number}.',
  'hint.begins':
    'Uma vitória começa com ela em {won, number} {of, plural, =1 {da única maneira} other {das # maneiras}} em que as cartas escondidas podem estar.',
  'hint.none':
    'Não se achou vitória {of, plural, =1 {na única maneira} other {em # maneiras}} em que as cartas escondidas podem estar.',
  'hint.lost': 'Não dá mais para ganhar esta partida.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
