import type { hint as english } from '../en/hint.ts';

export const hint = {
  'hint.home': 'Vai para uma fundação.',
  'hint.uncovers': 'Vira uma carta escondida.',
  'hint.frees': 'Libera a carta de baixo para ir a uma fundação.',
  'hint.removes': 'Tira cartas da mesa.',
  'hint.reserve': 'Tira uma carta {pile, select, named {{kind_out}} other {da reserva}}.',
  'hint.joins-suit': 'Junta-se a uma carta do mesmo naipe.',
  'hint.empties': 'Esvazia uma pilha.',
  'hint.exchanges': 'Duas pilhas trocam de lugar.',
  'hint.places': 'Põe a carta no lugar certo.',
  'hint.beside':
    'A vizinha é {onto_the}{how, select, down {: um valor abaixo} up {: um valor acima} same {: o mesmo valor} other {}}.',
  'hint.covers': 'Põe uma pilha sobre outra.',
  'hint.joins':
    'Vai sobre {onto_the}{how, select, down {: um valor abaixo} up {: um valor acima} same {: o mesmo valor} other {}}.',
  'hint.brings': 'Põe uma carta em jogo.',
  'hint.fills': 'Usa uma pilha vazia.',
  'hint.stores': 'Põe uma carta de lado.',
  'hint.deals': 'Nenhuma jogada na mesa promete mais: distribua do monte.',
  'hint.idle': 'Abre espaço.',
  'hint.takes-back': 'Traz de volta uma carta da fundação.',
  'hint.look': 'Olhar o monte não custa nada.',
  'hint.turns': '{turns, plural, =1 {Vire o monte uma vez} other {Vire o monte # vezes}}.',
  'hint.turns-then': '{turns, plural, =1 {Vire o monte uma vez} other {Vire o monte # vezes}} e depois {move}.',
  'hint.back': 'Volta para onde estava:',
  'hint.wins': 'Dá para ganhar a partir daqui: em {moves, plural, =1 {uma jogada} other {# jogadas}}.',
  'hint.played':
    '{how, select, very {Muito boa} good {Boa} open {Incerta} other {Duvidosa}}: {won, number} de {of, number} partidas simuladas ganhas.',
  'hint.next': 'A segunda melhor: {won, number} de {of, number}.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
