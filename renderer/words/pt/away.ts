import type { away as english } from '../en/away.ts';

export const away = {
  'away.sign': 'Não salvo',
  'away.sign-away':
    'O Baize não está em execução. O que você jogar fica neste navegador até que ele seja iniciado de novo.',
  'away.sign-slow': 'O Baize ainda não salvou suas últimas jogadas. Até lá, elas ficam neste navegador.',
  'away.gone': 'O Baize parou. Você pode continuar jogando: tudo será salvo quando ele for iniciado de novo.',
  'away.kept': 'O Baize está em execução de novo, e tudo foi salvo.',
  'away.brought': 'O que você jogou enquanto o Baize não estava em execução já foi salvo.',
  'away.refused': 'Este não é o endereço do Baize em execução. Abra o último que ele mostrou.',
  'away.name': '{game} {deal}, guardada em {date}',

  'parted.title': 'Partida em dois lugares: {game}',
  'parted.text':
    'Você continuou jogando aqui enquanto o Baize não estava em execução e, nesse meio-tempo, também em outra janela. Com qual partida quer continuar? A outra vai para “Partidas salvas”.',
  'parted.here': 'Jogada aqui',
  'parted.there': 'Na outra janela',
  'parted.facts':
    '{deal, plural, =0 {Jogo próprio} other {Jogo {deal}}} · {moves, plural, =1 {# jogada} other {# jogadas}} · {time}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
