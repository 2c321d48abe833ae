import type { Words } from './words.ts';

export const menuPt: Words = {
  language: 'pt',
  opening: 'Preparando seus jogos…',
  gone: {
    title: 'A mesa de jogo parou de funcionar',
    text: 'Ela já foi recarregada uma vez e parou de novo. Seu jogo está salvo até a última jogada que o Baize conseguiu guardar.',
    again: 'Recarregar',
    quit: 'Sair',
  },
  hung: {
    title: 'A mesa de jogo não responde',
    text: 'Seu jogo está salvo até a última jogada. Espere mais um pouco ou recarregue a mesa.',
    wait: 'Esperar',
  },
  unsaved: {
    title: 'Não foi possível salvar seu jogo',
    text: 'O disco pode estar cheio. Se você sair agora, o que não foi salvo será perdido. Libere espaço e tente de novo, ou continue jogando.',
    again: 'Tentar de novo',
    stay: 'Continuar jogando',
    quit: 'Sair mesmo assim',
  },
  steered: {
    title: 'O Baize não inicia com esta opção',
    text: [
      'Com {by}, outro programa poderia controlar a janela do Baize e ler o que está nela.',
      'Inicie o Baize sem {by}.',
    ],
  },
};
