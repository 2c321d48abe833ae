import type { puzzle as english } from '../en/puzzle.ts';

export const puzzle = {
  'puzzle.kind': 'Tipo de problema',
  'puzzle.kind-only': 'A única jogada',
  'puzzle.kind-within': 'Em tantas jogadas',
  'puzzle.kind-lost': 'Está perdida?',
  'puzzle.how-within':
    'Ganhe em tão poucas jogadas quanto indicado; as cartas que vão para as fundações não contam. Sua primeira tentativa conta para o seu nível: desfazer uma jogada conta como erro.',
  'puzzle.how-lost':
    'Metade destas posições ainda dá para ganhar; a outra metade não, seja o que for que se jogue. Sua primeira resposta conta para o seu nível.',
  'puzzle.how-only':
    'Em cada posição só uma jogada ainda ganha. Encontre-a. Sua primeira resposta conta para o seu nível.',
  'puzzle.title': 'Problema {at, number}',
  'puzzle.answer': 'Esta ganha: {move}.',
  'puzzle.rated': 'Nível {rating, number} ({by})',
  'puzzle.helped': 'Com ajuda, por isso não conta.',
  'puzzle.again': 'Já respondido antes, por isso não conta.',
  'puzzle.next': 'Próximo problema',
  'puzzle.reveal': 'Mostrar a solução',
  'puzzle.why': 'Por quê?',
  'puzzle.find': 'Só uma jogada ainda ganha. Qual?',
  'puzzle.right': 'Certo: é essa que ganha. Continue jogando, se quiser.',
  'puzzle.wrong': 'Depois disso não dá mais para ganhar. É só desfazer e olhar de novo.',

  'puzzle.within':
    'Ganhe em {count, plural, one {uma jogada} other {# jogadas}}. As cartas que vão para as fundações não contam.',
  'puzzle.within-left':
    '{count, plural, =0 {Não resta jogada, a não ser para as fundações.} one {Resta uma jogada.} other {Restam # jogadas.}}',
  'puzzle.within-back':
    'Ao desfazer, sua primeira resposta fica errada. {count, plural, =0 {Não resta jogada.} one {Resta uma jogada.} other {Restam # jogadas.}}',
  'puzzle.within-right': 'Certo: ganho em {count, plural, one {uma jogada} other {# jogadas}}.',
  'puzzle.within-wrong': 'É uma jogada a mais. É só desfazer e olhar de novo.',
  'puzzle.lost': 'Ainda dá para ganhar, ou está perdida?',
  'puzzle.lost-no': 'Dá para ganhar',
  'puzzle.lost-yes': 'Está perdida',
  'puzzle.lost-first': 'Primeiro diga se está perdida: é só desfazer e responder.',
  'puzzle.lost-right': 'Certo: está perdida, seja o que for que se jogue.',
  'puzzle.lost-wrong': 'Não: está perdida, seja o que for que se jogue.',
  'puzzle.won-right': 'Certo: ainda dá para ganhar. Continue jogando, se quiser.',
  'puzzle.won-wrong': 'Não: ainda dá para ganhar. Descubra como.',

  'puzzle.rating': 'Seu nível',
  'puzzle.rating-of': '{rating, number} ± {reach, number}',
  'puzzle.solved': 'Resolvidos',
  'puzzle.today': 'Problema do dia',
  'puzzle.ladder': 'Todos os problemas, os mais fáceis primeiro',
  'puzzle.one':
    'Problema {at, number}, nível {strength, number}{standing, select, right {, resolvido} wrong {, não resolvido de primeira} helped {, com ajuda} other {}}',
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
    'Problema {at, number}: {deal, plural, =0 {uma distribuição sua} other {distribuição {deal}}}, {date}, nível {strength, number}{standing, select, right {, resolvido} wrong {, não resolvido de primeira} helped {, com ajuda} other {}}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
