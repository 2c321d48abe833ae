import type { away as english } from '../en/away.ts';

export const away = {
  'away.sign': 'Ainda não salvo',
  'away.sign-away':
    'O Baize em si não está em execução. O que você joga fica neste navegador até que ele seja iniciado de novo.',
  'away.sign-slow': 'O Baize ainda não salvou seus últimos movimentos. Até lá, eles ficam neste navegador.',
  'away.gone': 'O Baize em si parou. Continue jogando: tudo será salvo quando ele for iniciado de novo.',
  'away.kept': 'O Baize está em execução de novo, e tudo está salvo.',
  'away.brought': 'O que você jogou enquanto o Baize não estava em execução já está salvo.',
  'away.refused': 'Este não é o endereço do Baize que está em execução aqui. Abra o último que ele mostrou.',
  'away.name': '{game} {deal}, guardada em {date}',

  'parted.title': '{game} continuou em dois lugares',
  'parted.text':
    'Você continuou jogando aqui enquanto o Baize não estava em execução e, nesse meio-tempo, também em outra janela. Com qual partida quer continuar? A outra vai para “Partidas salvas”.',
  'parted.here': 'Jogada aqui',
  'parted.there': 'Na outra janela',
  'parted.facts':
    '{deal, plural, =0 {Jogo próprio} other {Jogo {deal}}} · {moves, plural, one {# movimento} other {# movimentos}} · {time}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
