import type { refused as english } from '../en/refused.ts';

export const refused = {
  'refused.facedown': 'Não dá para pegar uma carta fechada.',
  'refused.order': 'Essa carta não encaixa aí.',
  'refused.empty': 'Um lugar vazio aqui só aceita certas cartas.',
  'refused.run': 'Não dá para pegar essas cartas juntas.',
  'refused.covered': 'Há outra carta sobre ela.',
  'refused.closed': 'Não dá para pôr nenhuma carta aí.',
  'refused.many': 'São cartas demais para levar de uma vez.',
  'refused.gap': 'Antes é preciso preencher um espaço entre as cartas de uma fileira.',
  'refused.unmatched': 'Todas as cartas de um grupo precisam estar livres para serem recolhidas.',
  'refused.begun': 'Antes escolha as outras cartas deste grupo.',

  'refused.no-stock': 'Esta paciência não tem monte: todas as cartas foram postas na mesa no início.',
  'refused.by-itself': 'As cartas deste monte vêm sozinhas, assim que houver lugar para elas.',
  'refused.dealt': 'O monte está vazio: todas as cartas foram distribuídas.',
  'refused.once': 'O monte está vazio, e nesta paciência ele é percorrido uma só vez.',
  'refused.no-redeal':
    'Não resta redistribuição: {count, plural, =1 {a única já foi feita} other {todas as # já foram feitas}}.',
  'refused.nothing': 'O monte e o descarte estão vazios.',
  'refused.unplayed': 'A carta do descarte precisa ser jogada antes de virar a próxima.',
  'refused.locked':
    'Enquanto houver uma coluna vazia, a carta recém-virada precisa ser jogada antes de virar a próxima.',
  'refused.removable': 'Ainda há cartas para tirar: isso vem antes de distribuir de novo.',
  'refused.movable': 'Ainda dá para mover uma carta: só se distribui quando não der mais.',
  'refused.full': 'Todos os lugares estão ocupados: tire cartas antes de virar a próxima.',
  'refused.hole':
    '{count, plural, =1 {{place_the} está {place_gender, select, f {vazia: preencha-a} other {vazio: preencha-o}} antes de distribuir mais cartas.} other {# colunas estão vazias: preencha-as antes de distribuir mais cartas.}}',
  'refused.king':
    '{place_the} está {place_gender, select, f {vazia} other {vazio}} e pode receber um rei: isso vem antes de distribuir de novo.',
  'refused.base': 'Antes escolha a carta que começa as fundações.',
  'refused.choices': 'Todas as {count, number} cartas à escolha foram viradas: esta começa as fundações.',
  'refused.unmoved': 'Nenhuma carta foi movida desde a última distribuição: redistribuir não mudaria nada.',
  'refused.no-future': 'Nenhuma carta poderá ser jogada em nenhuma das próximas rodadas.',
  'refused.no-place': 'Nenhum lugar está vazio: tire cartas antes que as outras se fechem.',
  'refused.closed-up': 'O monte está vazio, e as cartas estão juntas, sem lacunas.',
  'refused.last': 'A última carta do monte está aberta: jogue-a de lá.',
  'refused.hands': 'Todas as {count, number} mãos foram jogadas.',

  'refused.alone': 'Aqui só sai sozinha uma carta deste valor: {rank}; as outras saem em pares.',
  'refused.unbeaten': 'Nenhuma carta mais alta do seu naipe está livre.',
  'refused.unlike': 'Nenhuma carta à esquerda tem o mesmo valor.',
  'refused.misfit': 'O descarte não aceita essa carta agora.',
  'refused.no-home': 'Nenhuma fundação aceita essa carta agora.',
  'refused.none-home': 'Nenhuma carta pode subir agora.',
  'refused.filling': 'As cartas só são tiradas quando todos os lugares estão ocupados.',
  'refused.turned-up': 'Todas as cartas do meio já foram viradas.',
  'refused.weak': 'Suas cartas somam {count, number}: não é mais do que a força dele.',
  'refused.shielded': 'Os que estão na frente precisam sair antes.',
} as const satisfies Record<keyof typeof english, string>;
