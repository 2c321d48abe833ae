import type { lesson as english } from '../en/lesson.ts';

export const lesson = {
  'command.lesson': 'Como se joga',
  'menu.lesson': '&Como se joga',
  'settings.lessons': 'Oferecer uma demonstração das paciências novas',

  'lesson.name': 'Como se joga',
  'lesson.of': 'Como se joga: {game}',
  'lesson.step': '{at, number} de {of, number}',
  'lesson.begin': 'Mostrar',
  'lesson.offer': 'É a sua primeira vez em {game}? Em meio minuto você vê como se joga.',
  'lesson.no': 'Agora não',
  'lesson.back': 'Voltar',
  'lesson.next': 'Avançar',
  'lesson.play': 'Reprodução automática',
  'lesson.hold': 'Pausar',
  'lesson.again': 'De novo',
  'lesson.skip': 'Pular',
  'lesson.end': 'Jogar',
  'lesson.making': 'Um momento…',
  'lesson.failed': 'Não foi possível mostrar. As regras explicam como se joga.',
  'lesson.ended': 'Agora é a sua vez.',
  'lesson.also': 'E mais: {rules}',
  'lesson.goal': 'O objetivo: {goal}',

  'lesson.lay':
    '{from, select, reserve {Da reserva: } cell {Da célula: } foundation {De volta da fundação: } waste {Do descarte: } named {{source_out}: } other {}}{card_the} sobre {onto_the}.',
  'lesson.onto-pile': '{card_the} vai para a sua pilha.',
  'lesson.click-lay': 'Um clique {card_on} joga essa carta sobre {onto_the}.',
  'lesson.home': '{card_the} vai para a fundação, sobre {onto_the}.',
  'lesson.first': '{card_the} começa uma fundação.',
  'lesson.start':
    '{card_the} para {pile, select, row {uma fileira vazia} place {um lugar vazio} cell {uma célula livre} reserve {a reserva} waste {o descarte} named {{kind_gender, select, f {uma} other {um}} {kind} {kind_gender, select, f {vazia} other {vazio}}} other {uma coluna vazia}}.',
  'lesson.run': '{card_the} e {count, plural, =1 {a carta} other {as # cartas}} por cima, sobre {onto_the}.',
  'lesson.whole': 'Uma sequência inteira de {count, number} cartas vai para a fundação.',
  'lesson.remove-one': '{card_the} sai do jogo.',
  'lesson.click-remove': 'Um clique {card_on} tira essa carta do jogo.',
  'lesson.remove': '{cards} saem do jogo ao mesmo tempo.',
  'lesson.turn':
    'Um clique no monte vira {count, plural, =1 {uma carta} other {# cartas}} no descarte; a de cima pode ser jogada.',
  'lesson.turn-on':
    'Um clique no monte vira {count, plural, =1 {uma carta} other {# cartas}} sobre o descarte, para continuar a partir dali.',
  'lesson.turns':
    '{again, plural, =0 {O monte é percorrido uma só vez.} =1 {O monte pode ser percorrido mais uma vez.} =2 {O monte pode ser percorrido mais duas vezes.} other {O monte pode ser percorrido mais # vezes.}}',
  'lesson.turns-unlimited': 'Quando o monte fica vazio, ele pode ser percorrido de novo quantas vezes você quiser.',
  'lesson.gathers': 'O monte está vazio: um clique recolhe as cartas para distribuí-las de novo.',
  'lesson.deal':
    'Um clique no monte distribui {each, select, yes {uma carta em cada uma das {count, number} pilhas} other {{count, plural, =1 {uma carta} other {# cartas}}}}.',
  'lesson.close': 'Um clique no monte fecha as lacunas e continua a distribuir.',
  'lesson.click': 'Um clique faz a próxima jogada.',

  'lesson.order':
    '{how, select, up {em ordem crescente} down {em ordem decrescente} either {em ordem crescente ou decrescente} same {com cartas do mesmo valor} other {}}{by, plural, =0 {} =1 {} other { de # em #}}{suits, select, same { no mesmo naipe} different { sobre outro naipe} colour { na mesma cor} alternate { alternando as cores} other {}}{round, select, up {, com o ás depois do rei} down {, com o rei depois do ás} either {, com rei e ás vizinhos} other {}}',
  'lesson.built':
    '{pile, select, foundation {As fundações são montadas} row {As fileiras são montadas} place {Os lugares são montados} reserve {As reservas são montadas} waste {O descarte é montado} cell {As células são montadas} named {{kind_gender, select, f {As} other {Os}} {kind_many} são {kind_gender, select, f {montadas} other {montados}}} other {As colunas são montadas}} {order}.',
  'lesson.any-suit':
    '{pile, select, foundation {As fundações são montadas} row {As fileiras são montadas} place {Os lugares são montados} reserve {As reservas são montadas} waste {O descarte é montado} cell {As células são montadas} named {{kind_gender, select, f {As} other {Os}} {kind_many} são {kind_gender, select, f {montadas} other {montados}}} other {As colunas são montadas}} {order}, seja qual for o naipe.',
  'lesson.any-rank':
    '{pile, select, foundation {As fundações aceitam} row {As fileiras aceitam} place {Os lugares aceitam} reserve {As reservas aceitam} waste {O descarte aceita} cell {As células aceitam} named {{kind_gender, select, f {As} other {Os}} {kind_many} aceitam} other {As colunas aceitam}} qualquer valor{suits, select, same { do seu naipe} alternate { da outra cor} colour { da sua cor} different { de outro naipe} other { e naipe}}.',
  'lesson.exchange': '{card_the} e {onto_the} trocam de lugar.',
  'lesson.alike': 'Uma carta vai sobre outra do seu naipe ou do seu valor.',
  'lesson.couples': '{suits, select, same {Em cada naipe formam par} other {Formam par}}: {couples}.',
  'lesson.couple': '{one} com {other}',
  'lesson.begins': 'As fundações começam com {rank, plural, =12 {uma dama} other {um {name}}}.',
  'lesson.chooses': 'A primeira carta a subir diz com qual valor as fundações começam.',
  'lesson.base':
    'A carta-base deste jogo é {rank, plural, =12 {uma dama} other {um {name}}}: com esse valor começam as fundações.',
  'lesson.takes':
    '{pile, select, row {Uma fileira vazia aceita} place {Um lugar vazio aceita} reserve {Uma reserva vazia aceita} waste {O descarte vazio aceita} named {{kind_gender, select, f {Uma} other {Um}} {kind} {kind_gender, select, f {vazia} other {vazio}} aceita} other {Uma coluna vazia aceita}} {rank, plural, =0 {qualquer carta} =12 {só uma dama} other {só um {name}}}.',
  'lesson.beside': 'Uma lacuna só aceita uma carta que segue a vizinha: {order}.',
  'lesson.cell':
    '{pile, select, named {{kind_gender, select, f {Uma} other {Um}} {kind}} other {Uma célula}} guarda uma só carta, qualquer que seja, até que ela possa ser jogada.',
  'lesson.run-any': 'As cartas abertas se movem junto com todas as que estão por cima.',
  'lesson.run-order': 'As cartas que se seguem {order} se movem juntas.',
  'lesson.run-same': 'Cartas do mesmo valor se movem juntas.',
  'lesson.limited': 'O número de cartas que se movem juntas depende dos lugares livres.',
  'lesson.sum':
    'Duas cartas{suits, select, same { do mesmo naipe} other {}} que somam {sum, number} saem juntas{high, select, yes {; o valete vale 11, a dama 12, o rei 13} other {}}.',
  'lesson.same': 'Duas cartas do mesmo valor saem juntas.',
  'lesson.same-suit': 'Duas cartas do mesmo naipe saem juntas.',
  'lesson.needs-alone': 'Nenhum outro valor sai sozinho.',
  'lesson.needs-unbeaten': 'Uma carta pode sair se houver livre uma mais alta do mesmo naipe.',
  'lesson.needs-unlike': 'Ela vai sobre a primeira carta do seu valor à esquerda; quatro do mesmo valor saem do jogo.',
  'lesson.needs-weak': 'As cartas juntas têm de ser mais fortes do que aquilo que atacam.',
  'lesson.turns-up': 'Uma carta fechada que fica livre é virada.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
