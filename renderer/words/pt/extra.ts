import type { extra as english } from '../en/extra.ts';
import { carried } from './carried.ts';
import { five } from './five.ts';
import { together } from './together.ts';

export const extra = {
  ...carried,
  ...five,
  ...together,

  'settings.zoom': 'Barras e painéis',
  'settings.colourLetters': '{red} e {black} nos cantos das cartas vermelhas e pretas',

  'settings.countdown': 'Contagem regressiva em vez do tempo',
  'countdown.minutes': '{minutes, plural, =0 {Desativada} one {# minuto} other {# minutos}}',
  'countdown.minute': 'Falta um minuto.',
  'countdown.up': 'O tempo acabou. O jogo continua.',
  'countdown.within': 'Vitória em {minutes, plural, one {# minuto} other {# minutos}}: sobraram {time}',
  'countdown.beyond': 'Vitória {time} depois {minutes, plural, one {de # minuto} other {dos # minutos}}',

  'real.title': 'Informar cartas de verdade',
  'real.open': 'Informar cartas de verdade…',
  'real.how':
    'Distribua este jogo com suas próprias cartas e depois toque nelas ou digite-as uma a uma ({keys}: {card}). As cartas viradas para baixo podem ficar desconhecidas: o acaso as completa, e as dicas nunca olham para elas.',
  'real.at': '{pile}, carta {at, number} de {of, number}',
  'real.at-down': '{pile}, carta {at, number} de {of, number}, virada para baixo',
  'real.back': 'Remover',
  'real.skip': 'Próximo lugar',
  'real.pad': 'Cartas',
  'real.left':
    '{count, plural, =0 {Todas as cartas abertas já foram informadas.} =1 {Falta # carta aberta.} other {Faltam # cartas abertas.}}',
  'real.cannot': 'As cartas deste jogo não podem ser informadas uma a uma: o lugar delas depende de quais são.',

  'correct.title': 'Corrigir uma carta',
  'correct.how':
    'Escolha com um clique ou com as setas a carta que é outra na sua mesa e depois toque ou digite a que está lá ({keys}: {card}). As duas trocam de lugar, e suas jogadas ficam.',
  'correct.table': 'Cartas na mesa',
  'correct.pad': 'A carta que está lá',
  'correct.change': '{card} em vez de {wrong}',
  'correct.do': 'Corrigir',
  'correct.done': 'Corrigido: {card} em vez de {wrong}.',
  'correct.forbidden':
    'Suas jogadas até aqui não combinam com essa carta: a jogada {move, number} não seria permitida. Volte com Desfazer até antes dela e depois corrija a carta.',
  'correct.cannot': 'Só dá para corrigir as cartas de um jogo que você mesmo informou.',
  'correct.over': 'Esta partida acabou.',

  'won.picture': 'Copiar como imagem',
  'won.picture-copied': 'Imagem copiada: cole onde quiser para compartilhar.',
  'won.picture-file': 'Aqui a área de transferência não aceita imagens: salve-a como arquivo.',

  'rules.facts': 'Dados',
  'rules.print': 'Imprimir as regras',

  'review.turning-point': 'Ponto de virada',

  'try.begin': 'Experimentar',
  'try.line': '{moves, plural, =0 {Teste: faça suas jogadas} =1 {Teste: # jogada} other {Teste: # jogadas}}',
  'try.back': 'Desfazer tudo',
  'try.keep': 'Manter',
} as const satisfies Partial<Record<keyof typeof english, string>>;
