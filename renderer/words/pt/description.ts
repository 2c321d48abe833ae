import type { description as english } from '../en/description.ts';

/** What every page of rules begins with, in Brazilian Portuguese. */
export const description = {
  'glance.title': 'Em resumo',
  'glance.part':
    '{part, select, goal {Objetivo} deal {Preparação} own {Regras especiais} pairs {Pares} foundation {{count, plural, one {Fundação} other {Fundações}}} tableau {Colunas} row {Fileiras} place {Lugares} reserve {{count, plural, one {Reserva} other {Reservas}}} cell {{count, plural, one {Célula} other {Células}}} waste {Descarte} stock {Monte} again {Redistribuição} itself {Automático} clicks {Cliques} named {{kind_title}} other {Pontos}}',

  'glance.goal-home':
    '{all, select, yes {Levar as {cards, number} cartas para as fundações.} other {Levar {cards, number} cartas para as fundações.}}',
  'glance.goal-gone':
    '{all, select, yes {Remover as {cards, number} cartas.} other {Remover {cards, number} das {of, number} cartas.}}',

  'glance.deck':
    '{packs, plural, =1 {Um baralho} =2 {Dois baralhos} =3 {Três baralhos} other {# baralhos}} ({cards, number} cartas{suits, plural, =0 {} =1 {, um só naipe} other {, # naipes}}{jokers, select, yes {, com curingas} other {}})',
  'glance.left-out': 'Sem estes valores: {ranks}',
  'glance.piles':
    '{pile, select, foundation {{count, plural, one {Uma fundação} other {# fundações}}} row {{count, plural, one {Uma fileira} other {# fileiras}}} place {{count, plural, one {Um lugar} other {# lugares}}} reserve {{count, plural, one {Uma reserva} other {# reservas}}} cell {{count, plural, one {Uma célula} other {# células}}} waste {{count, plural, one {O descarte} other {# descartes}}} stock {O monte} named {{kind_count}} other {{count, plural, one {Uma coluna} other {# colunas}}}}',
  'glance.dealt':
    '{piles}{kind, select, same {{cards, plural, =0 {, sem cartas} one { de uma carta} other { de {cards, number} cartas}}} begun {{begun, plural, one {, a primeira com uma carta} other {, # com uma carta}}} two { de {from, number} ou {to, number} cartas} range { de {from, number} a {to, number} cartas} rank {, um valor em cada pilha} home {; as cartas que encaixam vão para lá já na distribuição} total {, {cards, number} cartas no total} other { de no máximo {to, number} cartas}}{up, select, all {, viradas para cima} none {, viradas para baixo} top {{count, plural, one {, só a carta de cima virada} other {, as {count, number} de cima viradas}}} every {, viradas para cima alternadamente} some {, em parte viradas} other {}}',
  'glance.waste': '{cards, plural, one {Uma carta aberta} other {# cartas abertas}} no descarte',
  'glance.stock':
    '{cards, plural, =0 {As cartas restantes formam o monte} one {A última carta forma o monte} other {As {cards, number} cartas restantes formam o monte}}',
  'glance.laid': '{piles}: {cards}',
  'glance.laid-here': 'No início: {cards}.',
  'glance.ranks':
    '{count, number} {rank, plural, =1 {ases} =2 {dois} =3 {três} =4 {quatros} =5 {cincos} =6 {seis} =7 {setes} =8 {oitos} =9 {noves} =10 {dez} =11 {valetes} =12 {damas} =13 {reis} other {curingas}}',
  'glance.of-each-suit': '{cards} de cada naipe',

  'glance.base-dealt': 'As fundações começam com o valor da carta-base, distribuída no início.',
  'glance.own-rank': 'Cada pilha aceita um valor próprio.',
  'glance.once': 'Duas delas não podem começar com o mesmo naipe.',
  'glance.spares': 'Uma coluna vazia não aceita uma carta que está sozinha na própria coluna.',
  'glance.single': 'Uma coluna vazia só aceita uma carta de cada vez.',
  'glance.built-from':
    'As fundações cuja primeira carta é {cards} são montadas {order}{any, select, yes {, seja qual for o naipe} other {}}.',
  'glance.built-this':
    '{pile, select, foundation {Esta fundação é montada} row {Esta fileira é montada} place {Este lugar é montado} reserve {Esta reserva é montada} cell {Esta célula é montada} waste {O descarte é montado} named {{kind_gender, select, f {Esta} other {Este}} {kind} é {kind_gender, select, f {montada} other {montado}}} other {Esta coluna é montada}} {order}{any, select, yes {, seja qual for o naipe} other {}}.',
  'glance.whole': 'Só vai para lá uma sequência completa de {count, number} cartas, de uma vez.',
  'glance.returns':
    '{returns, select, play {A carta de cima pode voltar ao jogo.} both {A carta de cima pode voltar ao jogo ou passar para outra fundação que a aceite.} across {A carta de cima pode passar para outra fundação que a aceite.} other {As cartas das fundações ficam lá.}}',
  'glance.end': 'Sobre {rank, plural, =0 {uma carta-base} =12 {uma dama} other {um {name}}} não vai nada.',
  'glance.unbuilt': 'Ali as cartas não são postas umas sobre as outras.',
  'glance.stays-empty':
    '{pile, select, row {Uma fileira vazia} place {Um lugar vazio} reserve {Uma reserva vazia} cell {Uma célula vazia} waste {O descarte vazio} named {{kind_gender, select, f {Uma} other {Um}} {kind} {kind_gender, select, f {vazia} other {vazio}}} other {Uma coluna vazia}} {dealt, select, yes {só recebe carta na próxima distribuição} other {continua sem cartas}}.',
  'glance.takes-kind':
    '{pile, select, foundation {Uma fundação vazia} row {Uma fileira vazia} place {Um lugar vazio} reserve {Uma reserva vazia} cell {Uma célula vazia} waste {O descarte vazio} named {{kind_gender, select, f {Uma} other {Um}} {kind} {kind_gender, select, f {vazia} other {vazio}}} other {Uma coluna vazia}} só aceita {cards}.',
  'glance.takes-base':
    '{pile, select, row {Uma fileira vazia} place {Um lugar vazio} reserve {Uma reserva vazia} named {{kind_gender, select, f {Uma} other {Um}} {kind} {kind_gender, select, f {vazia} other {vazio}}} other {Uma coluna vazia}} só aceita uma carta {below, select, yes {de um valor abaixo da carta-base} other {do valor da carta-base}}.',
  'glance.collects':
    '{pile, select, foundation {As fundações só aceitam} row {As fileiras só aceitam} place {Os lugares só aceitam} reserve {A reserva só aceita} waste {O descarte só aceita} cell {As células só aceitam} named {{kind_gender, select, f {As} other {Os}} {kind_many} só aceitam} other {As colunas só aceitam}} {cards}.',
  'glance.from':
    '{empty, select, yes {Para um lugar vazio só vêm cartas} filled {Sobre outras cartas só vêm cartas} other {Para lá só vêm cartas}} {sources}.',
  'glance.source':
    '{pile, select, foundation {das fundações} tableau {das colunas} row {das fileiras} place {dos outros lugares} reserve {da reserva} cell {das células} waste {do descarte} named {{kind_out}} other {do monte}}',
  'glance.one-by-one': 'As cartas são movidas uma a uma.',
  'glance.run-so': 'As cartas nessa ordem são movidas juntas.',
  'glance.top-or-all': 'Move-se a carta de cima ou a coluna inteira, nunca uma parte.',
  'glance.room':
    '{pile, select, foundation {Uma fundação} row {Uma fileira} place {Um lugar} reserve {A reserva} cell {Uma célula} waste {O descarte} named {{kind_gender, select, f {Uma} other {Um}} {kind}} other {Uma coluna}} tem no máximo {room, number} cartas.',
  'glance.covered': 'Uma carta pode ser jogada assim que nenhuma outra a cobrir.',
  'glance.top-only': 'Só a carta de cima pode ser jogada.',
  'glance.when':
    '{when, select, dealt {Para lá só vêm cartas depois que o monte acaba.} used {Para lá só vêm cartas depois que o monte e o descarte acabam.} other {Para lá não vai nenhuma carta antes de escolhida a carta-base.}}',

  'glance.stock-open': 'A carta de cima do monte fica aberta e é jogada dali mesmo.',
  'glance.stock-fills': 'Suas cartas preenchem as lacunas automaticamente; não é preciso clicar.',
  'glance.turn-varies': 'Clique no monte para virar cartas no descarte; quantas, muda a cada passagem.',
  'glance.deal-to':
    'Clique no monte para distribuir {count, plural, one {uma carta} other {# cartas}} {pile, select, foundation {nas fundações} row {nas fileiras} place {nos lugares} reserve {nas reservas} cell {nas células} waste {no descarte} named {{kind_gender, select, f {nas} other {nos}} {kind_many}} other {nas colunas}}.',
  'glance.each':
    'Clique no monte para distribuir {per, plural, =1 {uma carta} other {# cartas}} em cada {pile, select, foundation {uma das {count, number} fundações} row {uma das {count, number} fileiras} place {um dos {count, number} lugares} reserve {uma das {count, number} reservas} cell {uma das {count, number} células} waste {um dos {count, number} descartes} named {{kind_gender, select, f {uma das} other {um dos}} {count, number} {kind_many}} other {uma das {count, number} colunas}}.',
  'glance.needs':
    '{why, select, hole {Antes é preciso preencher todas as colunas vazias.} unplayed {Antes é preciso jogar a carta do descarte.} locked {Enquanto houver uma coluna vazia, você pode virar mais uma carta, que deve ser jogada antes de virar outra.} removable {Antes é preciso remover as cartas que podem ser removidas.} movable {Só é permitido quando nenhuma carta pode ser movida.} full {É preciso haver um lugar livre.} king {Antes um rei que possa deve ocupar a coluna vazia.} base {Antes é preciso escolher a carta-base.} unmoved {É preciso ter movido pelo menos uma carta desde a última distribuição.} unshifted {Pelo menos uma carta deve mudar de lugar.} other {}}',
  'glance.again':
    '{redeals, plural, =1 {Uma vez por jogo} =2 {Duas vezes por jogo} other {# vezes por jogo}} as cartas podem ser recolhidas{shuffled, select, yes {, embaralhadas} other {}} e redistribuídas.{by, select, stock { Para isso, clique no monte vazio.} other {}}',
  'glance.again-unlimited':
    'As cartas podem ser recolhidas{shuffled, select, yes {, embaralhadas} other {}} e redistribuídas quantas vezes você quiser.{by, select, stock { Para isso, clique no monte vazio.} other {}}',
  'glance.shuffled': 'As cartas são embaralhadas antes de redistribuídas.',

  'glance.fills':
    '{pile, select, foundation {As fundações vazias são preenchidas} row {As fileiras vazias são preenchidas} place {Os lugares vazios são preenchidos} reserve {As reservas vazias são preenchidas} cell {As células vazias são preenchidas} waste {O descarte vazio é preenchido} named {{kind_gender, select, f {As} other {Os}} {kind_many} {kind_gender, select, f {vazias são preenchidas} other {vazios são preenchidos}}} other {As colunas vazias são preenchidas}} automaticamente{next, select, none {} other {, primeiro}} {from, select, reserve {pela reserva} waste {pelo descarte} named {com cartas {source_out}} other {pelo monte}}{next, select, none {} reserve {, depois pela reserva} waste {, depois pelo descarte} named {, depois com cartas {second_out}} other {, depois pelo monte}}{after, select, hand {; quando ali não restam cartas, a escolha é sua} other {}}.',
  'glance.goes-home': 'Algumas cartas podem ir automaticamente para as fundações.',
  'glance.plays': 'Clique numa carta para jogá-la no descarte.',
  'glance.alone': 'Basta clicar em {cards} para remover essa carta sozinha.',
  'glance.unbeaten': 'Clique numa carta para removê-la enquanto uma mais alta do seu naipe estiver livre.',
  'glance.click': 'Um clique joga a carta no melhor lugar; um clique duplo a leva para uma fundação.',
  'glance.score':
    '{kind, select, home {Um ponto por carta nas fundações} other {Um ponto por carta removida}}: no máximo {most, number}.',

  'handwritten.arachnida':
    'Nas colunas, uma carta vai sobre outra um valor mais alta ou do mesmo valor, de qualquer naipe; uma coluna vazia aceita qualquer carta. Uma sequência no mesmo naipe se move junta, e também as cartas de um mesmo valor. Para uma fundação só vai um naipe inteiro, do rei ao ás.',
  'handwritten.archway':
    'As cartas podem passar entre as duas fundações de um naipe. Clique no monte vazio para pôr em cima a carta de baixo de cada pilha, quantas vezes você quiser.',
  'handwritten.beehive': 'As quatro cartas de um valor saem assim que estão na mesma coluna.',
  'handwritten.big-ben':
    'Cada hora sobe no seu naipe até mostrar a própria hora. Só se monta sobre leques de três ou mais cartas, em ordem decrescente no mesmo naipe, com o rei depois do ás. Clique no monte para completar os leques com menos de três cartas; se não houver nenhum, uma carta vai para o descarte.',
  'handwritten.big-bertha': 'A nona fundação recebe os oito reis, em qualquer ordem.',
  'handwritten.boxing-the-compass':
    'Um lugar vazio só aceita cartas do seu lado: paus a oeste, espadas a leste, copas ao norte, ouros ao sul. Elas podem vir do descarte ou de outros lados. Sobre elas não se monta.',
  'handwritten.british-constitution':
    'As cartas sobem uma fileira de cada vez: sobre uma carta da outra cor, um valor mais alta, ou para um lugar vazio; a fileira de baixo recebe cartas do descarte. Só as cartas da fileira de cima vão para as fundações.',
  'handwritten.camelot':
    'Coloque as cartas do monte uma a uma: reis nos cantos, damas no meio em cima e embaixo, valetes no meio dos lados, as outras onde quiser. Quando tudo estiver cheio, remova os pares que somam dez, e os dez sozinhos; depois volte a colocar.',
  'handwritten.colonel':
    'Uma carta das fileiras está em jogo quando o lugar abaixo dela fica vazio. Monta-se para baixo no mesmo naipe: uma carta só vai para uma fileira mais alta, sobre uma carta em jogo ou sobre a que está logo acima dela. Um lugar vazio aceita qualquer carta do descarte ou de uma fileira mais baixa, se estiver na fileira de cima ou se houver uma carta acima dele.',
  'handwritten.crescent':
    'A carta de cima de uma fundação pode passar para a outra fundação do seu naipe. Três vezes por jogo, clique no monte vazio para pôr em cima a carta de baixo de cada coluna.',
  'handwritten.cromwell':
    'Uma vez por jogo você pode puxar: se a carta de baixo puder então ser jogada, leve a carta de cima de um leque para a reserva; jogada a outra, a carta levantada volta.',
  'handwritten.der-kleine-napoleon':
    'As fundações são montadas no mesmo naipe a partir da carta-base; a primeira carta acrescentada decide se todas sobem ou descem. A carta da célula só sai quando um dos leques laterais acaba.',
  'handwritten.dumfries':
    'As colunas são montadas alternando as cores, com uma carta um valor mais baixa ou do mesmo valor. Só se move a carta de cima ou uma coluna inteira; uma coluna vazia aceita ambas.',
  'handwritten.faerie-queen':
    'Cada rei distribuído começa a coluna seguinte. Quando o monte acaba, as colunas são montadas em ordem decrescente, seja qual for o naipe, e um rei sozinho aceita qualquer carta.',
  'handwritten.glenwood':
    'Primeiro leve a carta de cima de uma reserva para a primeira fundação: o valor dela é o da carta-base. As colunas só se movem inteiras. Uma coluna vazia aceita uma carta das reservas ou outra coluna; do descarte, só quando as reservas acabam.',
  'handwritten.hamilton':
    'Primeiro escolha a carta-base: o monte oferece até três cartas, e a que você levar para uma fundação define o valor. Antes disso nada mais se move.',
  'handwritten.intelligence':
    'Clique no monte para recolher, embaralhar e redistribuir as cartas que não estão nas fundações, no máximo duas vezes.',
  'handwritten.les-quatre-coins':
    'Enquanto houver monte, as pilhas dos lados só jogam na fundação vizinha, a não ser para começar uma; as dos cantos jogam em todas.',
  'handwritten.matriarchy':
    'Em cada naipe, duas fundações descem da dama e duas sobem do rei passando pelo ás; nenhuma passa de doze cartas. O número de cartas viradas muda a cada passagem.',
  'handwritten.monte-carlo':
    'Duas cartas só saem juntas se encostam uma na outra na fileira, na coluna ou na diagonal.',
  'handwritten.napoleons-tomb':
    'A fundação do meio desce do seis ao ás, quatro vezes seguidas; as dos cantos sobem do sete ao rei. O naipe não importa.',
  'handwritten.neighbor':
    'Duas cartas que somam treze saem juntas se encostam uma na outra na fileira, na coluna ou na diagonal. As outras se juntam, e o monte preenche os lugares que sobram no fim.',
  'handwritten.nines':
    'Um dez, um valete, uma dama e um rei saem juntos: ponha-os um a um na reserva. Até que os quatro estejam lá, nenhum espaço é preenchido e nenhum deles pode voltar.',
  'handwritten.osmosis':
    'Cada fundação reúne um naipe em qualquer ordem, mas, exceto a primeira, só os valores que a fundação de cima já tem.',
  'handwritten.primrose':
    'Cada fundação começa um valor acima da sua carta-índice e sobe seja qual for o naipe; a carta-índice vai por último. Oito vezes, clique no monte vazio para redistribuir uma pilha, uma carta em cada.',
  'handwritten.puss-in-the-corner':
    'Cada carta do monte vai para uma fundação ou para qualquer coluna antes que se veja a seguinte; das colunas só se joga nas fundações. Uma vez, clique no monte vazio para virar as colunas e recomeçar.',
  'handwritten.quatorze':
    'Duas cartas que somam quatorze saem juntas se estão na mesma fileira ou coluna. Quando o monte acaba, as outras se juntam.',
  'handwritten.rittenhouse': 'Cada fundação só aceita cartas da coluna abaixo dela e da coluna do meio.',
  'handwritten.sieben-bis-as':
    'Uma lacuna aceita a carta que segue a vizinha da esquerda no naipe, ou que vem logo antes da vizinha da direita. Uma carta só vai para a sua fundação se houver uma lacuna à sua esquerda.',
  'handwritten.solid-square':
    'Cada fundação sobe no seu naipe do ás ao rei e depois, a partir do outro rei, desce até o outro ás.',
  'handwritten.st-helena':
    'Na primeira rodada, as quatro pilhas junto aos reis só jogam nos reis, e as quatro junto aos ases só nos ases.',
  'handwritten.stalactites':
    'A primeira carta de uma fundação não se move; as que estão sobre ela podem voltar ao jogo.',
  'handwritten.strata':
    'As fundações são montadas em ordem crescente no mesmo naipe, com o sete sobre o ás. Nas colunas, nada vai sobre um sete nem sobre um ás.',
  'handwritten.suit-elevens':
    'Ponha valete, dama e rei do mesmo naipe um a um na reserva: eles saem quando os três estão lá. Até então nenhum deles pode voltar.',
  'handwritten.terrace':
    '{base, select, chosen {Primeiro escolha a carta-base: vale o valor da carta que você levar para uma fundação. Cada coluna vazia recebe então automaticamente uma carta do monte. } other {}}As cartas da reserva só vão para as fundações{filled, select, yes {} other {, e uma coluna vazia só aceita a carta de cima do descarte}}.',
  'handwritten.the-plot':
    'Enquanto uma fundação não estiver completa, nenhuma outra começa, e uma coluna vazia só aceita cartas do valor-base; depois, qualquer carta. Essas cartas vêm do descarte. A reserva só vai para as fundações.',
  'handwritten.thieves':
    'No descarte vai uma carta um valor acima ou abaixo; um curinga vai sobre qualquer carta, e qualquer carta sobre um curinga.',
  'handwritten.union-square':
    'Uma pilha continua como começou, subindo ou descendo no mesmo naipe. Cada fundação sobe do ás ao rei e depois, a partir do outro rei, desce até o outro ás.',
  'handwritten.valentine':
    'Clique no monte para preencher as colunas vazias; se não houver, para virar uma carta no descarte; se já houver uma ali, para redistribuir: as colunas vão para baixo do monte e quatro novas são postas. Você vence quando cada naipe está em ordem numa coluna.',
  'handwritten.wall':
    'Solte cartas do descarte sobre uma carta do muro: elas a removem se juntas valem mais do que ela e as de cima em que se apoia.',

  'recipe.title': 'Criar uma paciência',
  'recipe.from': 'Partir de',
  'recipe.changed': '{game}, alterada',
  'recipe.cells-hint': 'Cada uma guarda uma carta qualquer até ser jogada.',
  'recipe.reserve-hint': 'Uma pilha distribuída no início; nada é acrescentado a ela.',
  'recipe.name': 'Nome',
  'recipe.note': 'Nota',
  'recipe.open-file': 'Abrir um arquivo…',
  'recipe.field':
    '{field, select, packs {Baralhos} columns {Colunas} cards {Cartas nas colunas} open {Abertas no início} ranks {As colunas são montadas} round {Rei e ás são vizinhos} suits {Naipes nas colunas} start {Uma coluna vazia aceita} lift {Cartas que se movem juntas} stock {Um clique no monte} cells {Células} home {As cartas saem da mesa} columnsHeap {Fileiras da pirâmide} ranksRun {Ao descarte vão cartas} suitsRun {Naipes no descarte} laidRun {O descarte começa com uma carta} shuffles {Embaralhadas} filled {Células no início} reserve {Cartas na reserva} shown {Abertas na reserva} first {Primeira carta das fundações} laid {As primeiras cartas já estão lá no início} rising {Naipes nas fundações} room {Máximo de cartas em uma coluna} sunk {Os reis ficam no fundo da coluna} pairs {Duas cartas saem juntas} goal {É preciso esvaziar} other {As cartas voltam das fundações}}',
  'recipe.answer':
    '{field, select, cards {{answer, select, stairs {Uma a mais em cada coluna} all {Todas as cartas} five {Todas menos cinco por coluna} pyramid {Uma pirâmide} triangle {Uma pirâmide invertida} peaks {Três picos} other {Todas as cartas, como em Yukon}}} open {{answer, select, top {Só as cartas de cima} all {Todas as cartas} two {As duas de cima} three {As três de cima} other {Uma carta sim, outra não}}} ranks {{answer, select, down {Para baixo} up {Para cima} other {Para cima ou para baixo}}} suits {{answer, select, alternate {Cores alternadas} same {Mesmo naipe} colour {Mesma cor} different {Qualquer outro naipe} other {Qualquer naipe}}} start {{answer, select, any {Qualquer carta} kings {Só reis} reserve {Preenchida pela reserva} wasteOnly {Preenchida pela reserva e depois só pelo descarte} waste {Preenchida pelo descarte} stock {Preenchida pelo monte} other {Nada}}} lift {{answer, select, built {As cartas montadas umas sobre as outras} cells {Tantas quantas as células vazias permitem} suit {Sequências de um naipe} top {Uma só carta} whole {Uma carta ou a coluna inteira} colour {Sequências de uma cor} other {Qualquer carta aberta com as que a cobrem}}} stock {{answer, select, one {Vira uma carta} two {Vira duas cartas} three {Vira três cartas} filled {Dá uma carta a cada coluna quando nenhuma está vazia} kings {Dá uma carta a cada coluna quando reis preencheram as vazias} other {Dá uma carta a cada coluna}}} home {{answer, select, cards {Uma a uma, para as fundações} runs {Em sequências inteiras, como em Spider} waste {Uma a uma, para o descarte, como em Golfe} other {Em pares, como em Pirâmide}}} round {{answer, select, yes {Sim} no {Não} other {Não, e nada vai sobre um rei}}} back {{answer, select, yes {Sim} no {Não} other {Todas menos as primeiras}}} filled {{answer, select, no {Vazias} dealt {Com as cartas que sobram} other {Com as cartas que sobram, e não aceitam outras}}} first {{answer, select, ace {Ás} jack {Valete} queen {Dama} king {Rei} dealt {O valor é o de uma carta dada ali} other {O valor é o da primeira carta que chega}}} pairs {{answer, select, thirteen {Valores que somam treze} fourteen {Valores que somam quatorze} same {Mesmo valor} other {Valores vizinhos}}} goal {{answer, select, columns {As colunas} heap {A pirâmide} other {Todas as cartas}}} redeals {Sem limite} other {{answer, select, yes {Sim} other {Não}}}}',
  'recipe.rows': '{rows, plural, one {# fileira} other {# fileiras}}',
  'recipe.too-many':
    'As colunas precisam de {wanted, number} cartas, mas só há {there, number}. Escolha menos colunas ou menos cartas nelas.',
  'recipe.never-together':
    'Com estes naipes, duas cartas do mesmo naipe nunca ficam uma sobre a outra. Escolha outra opção para as cartas que se movem juntas.',
  'recipe.kin-same': 'É {game}.',
  'recipe.kin-like': 'Como {game}, mas:',
  'recipe.tried': '{deals, plural, one {# partida tentada} other {# partidas tentadas}}',
  'recipe.stop': 'Parar de contar',
  'recipe.try': 'Tentar mais partidas',
  'recipe.length': 'Uma partida ganha',
  'recipe.moves': 'Cerca de {moves, plural, one {# jogada} other {# jogadas}}',
  'recipe.easier': 'Um pouco mais fácil',
  'recipe.harder': 'Um pouco mais difícil',
  'recipe.trying': 'Testando mudanças uma a uma',
  'recipe.no-change':
    'Nenhuma mudança isolada deixa o jogo um pouco mais {wanted, select, easier {fácil} other {difícil}}.',
  'recipe.does-it':
    '{several, select, no {Assim} other {Com qualquer destas mudanças}} fica {step, select, little {um pouco } other {}}mais {wanted, select, easier {fácil} other {difícil}}:',
  'recipe.take': 'Fazer esta mudança',
  'recipe.eased':
    'Numa tentativa rápida foram ganhas {won, number} de {deals, number} partidas; sem a mudança, {before, number}.',
  'recipe.never-home': 'Assim nenhuma sequência completa do rei ao ás pode ser formada e movida. Mude “{label}”.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
