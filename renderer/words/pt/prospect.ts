import type { prospect as english } from '../en/prospect.ts';

export const prospect = {
  'prospect.won': 'Dá para ganhar',
  'prospect.lost': 'Perdida desde a jogada {move, number}',
  'prospect.lost-by': 'Perdida desde a jogada {move, number}, no máximo',
  'prospect.lost-deal': 'Não dava para ganhar este jogo',
  'prospect.chance': 'Se dá para ganhar depende da sorte',
  'prospect.open': 'Não se sabe se dá para ganhar',
  'prospect.searching': 'Descobrindo se dá para ganhar',
  'prospect.back': '{prospect}. Voltar a onde dava para ganhar',
  'prospect.chip': '{prospect} – voltar',
  'prospect.show': '{prospect}. Mostrar a solução',
  'prospect.still-won': 'Dá para ganhar a partir daqui.',
  'prospect.looking': 'Procurando a última posição em que dava para ganhar…',
  'prospect.went-back': 'De volta ao ponto depois da jogada {move, number}: daqui dá para ganhar.',
  'prospect.never': 'Não dá para ganhar este jogo.',
  'prospect.nowhere': 'Não se conhece nenhuma posição desta partida em que dê para ganhar.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
