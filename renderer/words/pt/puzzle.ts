import type { puzzle as english } from '../en/puzzle.ts';

export const puzzle = {
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

  'puzzle.own': 'Dos seus jogos perdidos',
  'puzzle.own-how':
    'A última posição de um jogo perdido em que só uma jogada ainda ganha, provada onde você podia conhecer todas as cartas. Você joga a partir dali.',
  'puzzle.own-begin': 'Examinar {count, plural, one {# jogo perdido} other {# jogos perdidos}}',
  'puzzle.own-working': 'Examinando o jogo {at, number} de {of, number}…',
  'puzzle.own-none':
    '{count, plural, one {Nenhum problema no jogo examinado.} other {Nenhum problema nos # jogos examinados.}}',
  'puzzle.own-failed': 'A busca falhou.',
  'puzzle.own-one':
    'Problema {at, number}: {deal, plural, =0 {uma distribuição sua} other {distribuição {deal}}}, {date}, nível {strength, number}{standing, select, right {, resolvido} wrong {, não resolvido de primeira} other {}}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
