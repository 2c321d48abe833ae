import type { extra as english } from '../en/extra.ts';

export const extra = {
  'review.turning-point': 'Ponto de virada',

  'try.begin': 'Experimentar',
  'try.line': '{moves, plural, =0 {Teste: faça suas jogadas} =1 {Teste: # jogada} other {Teste: # jogadas}}',
  'try.back': 'Desfazer tudo',
  'try.keep': 'Manter',
} as const satisfies Partial<Record<keyof typeof english, string>>;
