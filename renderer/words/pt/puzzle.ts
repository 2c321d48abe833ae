import type { puzzle as english } from '../en/puzzle.ts';

export const puzzle = {
  'puzzle.title': 'Problemas',
  'puzzle.open': 'Problemas…',
  'puzzle.how': 'Em cada posição só uma jogada ainda ganha. Encontre-a. Sua primeira resposta conta para o seu nível.',
  'puzzle.find': 'Só uma jogada ainda ganha. Qual?',
  'puzzle.right': 'Certo: é essa que ganha. Continue jogando, se quiser.',
  'puzzle.wrong': 'Depois disso não dá mais para ganhar. É só desfazer e olhar de novo.',
  'puzzle.rating': 'Seu nível',
  'puzzle.rating-of': '{rating, number} ± {reach, number}',
  'puzzle.solved': 'Resolvidos',
  'puzzle.today': 'Problema do dia',
  'puzzle.ladder': 'Todos os problemas, os mais fáceis primeiro',
  'puzzle.one':
    'Problema {at, number}, nível {strength, number}{standing, select, right {, resolvido} wrong {, não resolvido de primeira} other {}}',
  'puzzle.unreadable': 'Não dá para montar este problema.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
