import type { prospect as english } from '../en/prospect.ts';

export const prospect = {
  'prospect.won': 'Dá para ganhar',
  'prospect.lost': 'Perdida desde o movimento {move, number}',
  'prospect.lost-by': 'Perdida, no mais tardar desde o movimento {move, number}',
  'prospect.lost-deal': 'Não dava para ganhar este jogo',
  'prospect.chance': 'Só a sorte dirá se dá para ganhar',
  'prospect.open': 'Não se sabe se dá para ganhar',
  'prospect.searching': 'Descobrindo se dá para ganhar',
  'prospect.back': '{prospect}. Voltar a onde dava para ganhar',
  'prospect.show': '{prospect}. Mostrar a solução',
  'prospect.still-won': 'Dá para ganhar a partir daqui.',
  'prospect.looking': 'Procurando a última posição em que dava para ganhar…',
  'prospect.went-back': 'De volta a depois do movimento {move, number}: daqui dá para ganhar.',
  'prospect.never': 'Não dá para ganhar este jogo.',
  'prospect.nowhere': 'Não se conhece nenhuma posição desta partida em que dê para ganhar.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
