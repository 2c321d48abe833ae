import type { ownLessons as english } from '../en/own-lessons.ts';

export const ownLessons = {
  'lesson.own-accordion':
    'Uma carta vai sobre a que está logo à sua esquerda, ou sobre a terceira à sua esquerda, se tiver o mesmo naipe ou o mesmo valor. Depois a fileira se fecha.',
  'lesson.own-aces-square':
    'Duas cartas do mesmo naipe na mesma fileira ou coluna saem juntas, por mais longe que estejam. Os ases ficam sempre.',
  'lesson.own-air-lock':
    'Duas cartas do mesmo valor formam par quando uma está logo ao lado ou acima da outra e não há lacuna dentro de nenhuma fileira. Uma carta que anda pela sua fileira puxa as que estão atrás, e o lugar no fim da fileira se perde para sempre.',
  'lesson.own-amazons':
    'Cada naipe segue ás, sete, oito e assim por diante até a dama. Fora os ases e as damas, uma carta só vai para a fundação logo acima dela.',
  'lesson.own-block-ten':
    'Duas cartas que somam dez saem juntas, e também dois valetes, duas damas ou dois reis. Um dez não combina com nada e bloqueia o seu lugar.',
  'lesson.own-cheops':
    'Duas cartas livres de valor igual ou vizinho saem juntas, seja qual for o naipe. O rei e o ás não são vizinhos.',
  'lesson.own-clock':
    'A carta vai para a sua hora: um ás para a uma, um valete para as onze, uma dama para as doze. A carta de baixo dessa pilha é jogada em seguida; com o quarto rei a partida acaba.',
  'lesson.own-curds-and-whey':
    'Uma carta vai sobre a imediatamente superior do seu naipe, ou sobre uma carta do mesmo valor. Uma coluna vazia só aceita um rei. Movem-se juntas uma sequência do mesmo naipe ou cartas de um mesmo valor.',
  'lesson.own-decade':
    'Duas ou mais vizinhas que somam dez, vinte ou trinta saem juntas; valete, dama e rei valem dez. Arraste a primeira delas sobre a última, ou a última sobre a primeira. Depois a fileira se fecha.',
  'lesson.own-devils-grip':
    'As fileiras são montadas no naipe de três em três: dois, cinco, oito, valete; três, seis, nove, dama; quatro, sete, dez, rei. Duas pilhas inteiras podem trocar de lugar se assim uma delas chega à sua fileira (a de cima se começa com um dois, a do meio com um três, a de baixo com um quatro) e nenhuma já está na sua. Uma pilha é movida inteira ou em parte.',
  'lesson.own-diamond-mine':
    'As cartas de ouros só vão para a fundação, em ordem a partir da primeira que chegar. As outras são montadas para baixo, seja qual for o naipe. Uma sequência é movida inteira ou em parte. Uma coluna vazia aceita qualquer carta que não seja de ouros.',
  'lesson.own-doublets':
    'A carta seguinte vale o dobro da última, menos treze se passar: ás, 2, 4, 8, 3, 6, dama, valete, 9, 5, 10, 7. Um rei nunca é jogado.',
  'lesson.own-eighteens':
    'Um valete, dama ou rei e três cartas de valores diferentes que somam dezoito saem juntos: ponha as quatro uma a uma na reserva. Um ás sai sozinho.',
  'lesson.own-elevens':
    'Duas cartas que somam onze saem juntas, com o ás valendo um. Valete, dama e rei saem quando os três estão na corte.',
  'lesson.own-fifteens':
    'Duas cartas que somam quinze saem juntas. Para juntar mais, ponha-as uma a uma na reserva: elas saem assim que somam quinze, e também um dez, um valete, uma dama e um rei.',
  'lesson.own-first-law':
    'Clique em uma carta para levá-la à carta de mesmo valor mais à esquerda. Quando as quatro cartas de cima têm o mesmo valor, clique em uma para retirar todas.',
  'lesson.own-following':
    'Os naipes se seguem: copas, paus, ouros, espadas e de novo copas. As fundações são montadas para cima e as colunas para baixo, cada carta do naipe que segue o da carta de baixo. As cartas nessa ordem são movidas juntas, e uma coluna vazia aceita qualquer carta.',
  'lesson.own-galary':
    'Uma lacuna aceita a carta que segue no naipe a vizinha da esquerda, ou a que vem logo antes da vizinha da direita. Na ponta esquerda aceita também qualquer ás.',
  'lesson.own-gaps':
    'Uma lacuna aceita a carta que segue no naipe a vizinha da esquerda e, na ponta esquerda de uma fileira, qualquer dois. Atrás de um rei nada serve; quando todas as lacunas estão bloqueadas, as cartas fora do lugar podem ser distribuídas de novo.',
  'lesson.own-gay-gordons':
    'Duas cartas que somam onze saem juntas, um rei vai com uma dama e um valete com um valete. Nada é montado, e o que fica vazio continua vazio.',
  'lesson.own-hit-or-miss':
    'A cada carta virada a contagem continua: ás, dois, três e assim por diante até o rei, e de novo ás. Uma carta do valor contado é um acerto e sai do jogo; qualquer outra vai para o descarte. Um clique no monte vazio vira o descarte de novo.',
  'lesson.own-interregnum':
    'Cada fundação começa um valor acima da sua carta-guia e sobe seja qual for o naipe, com o ás depois do rei. A própria carta-guia vem por último, como décima terceira.',
  'lesson.own-intrigue':
    'Os seis sobem até o valete, os cincos descem até o ás e depois o rei, seja qual for o naipe. Quando o monte acaba, uma dama sem cartas por cima aceita qualquer carta de cima de uma coluna, uma por vez.',
  'lesson.own-knockout':
    'Só as cartas de paus vão para a fundação, em qualquer ordem, e a próxima carta do monte ocupa logo o lugar. Tire cada carta de paus à vista antes que a próxima fileira a cubra. Quando cada coluna tem cinco cartas, um clique no monte embaralha todo o resto e o distribui de novo.',
  'lesson.own-laggard-lady':
    'Os seis sobem até o valete, os cincos descem até o ás e depois o rei, seja qual for o naipe; mas nunca pode haver mais seis nem mais cincos começados do que damas na mesa. Quando o monte acaba, uma dama sem cartas por cima aceita qualquer carta de cima de uma coluna, uma por vez.',
  'lesson.own-long-braid':
    'As fundações são montadas no naipe a partir da carta-base, com rei e ás vizinhos. A primeira carta posta sobre uma carta-base decide para todas se sobem ou descem.',
  'lesson.own-match-solitaire':
    'As cartas de um mesmo valor são recolhidas juntas assim que todas estiverem à vista, no fim das colunas ou nas células. As colunas sobem ou descem no naipe, uma carta por vez.',
  'lesson.own-maze':
    'Uma carta pode ir para uma lacuna à direita da imediatamente inferior do seu naipe, ou à esquerda da imediatamente superior. As fileiras contam como uma só linha, em que um ás também pode seguir qualquer dama.',
  'lesson.own-neptune':
    'Duas cartas de valores vizinhos saem juntas, seja qual for o naipe; o rei e o ás não são vizinhos. Duas cartas do monte ocupam os lugares delas.',
  'lesson.own-one-handed-solitaire':
    'Das quatro últimas cartas, as duas do meio saem quando as das pontas têm o mesmo naipe, e as quatro quando as das pontas têm o mesmo valor. Clique em uma delas. Depois a fileira se fecha.',
  'lesson.own-paganini':
    'Uma lacuna aceita a carta que segue no naipe a vizinha da esquerda; depois do ás vem o seis. Atrás de um rei ou de outra lacuna nada serve.',
  'lesson.own-pas-de-deux':
    'O descarte indica a única carta que pode ser movida: a mesma carta na mesa. Ela troca de lugar com qualquer carta da sua fileira ou coluna.',
  'lesson.own-picture-gallery':
    'As fileiras são montadas no naipe de três em três: na de cima, sete, dez e rei sobre um quatro; na do meio, seis, nove e dama sobre um três; na de baixo, cinco, oito e valete sobre um dois. Sobre outras cartas não se monta. Um lugar vazio só aceita o valor que começa a sua fileira. As cartas são movidas uma a uma.',
  'lesson.own-plait':
    'As fundações são montadas no naipe a partir da carta-base, com rei e ás vizinhos. A primeira carta posta sobre uma carta-base decide para todas se sobem ou descem. As bordas aceitam também cartas da trança, que as preenche sozinha quando a carta delas vai para uma fundação; os lugares livres não as aceitam.',
  'lesson.own-poker':
    'Ponha a carta do descarte em qualquer lugar vazio. Quando o quadrado está cheio, cada fileira, cada coluna e as duas diagonais contam como mãos de pôquer.',
  'lesson.own-push-pin':
    'Uma carta pode sair quando as cartas dos dois lados têm o mesmo naipe ou o mesmo valor; duas vizinhas podem sair juntas quando isso vale para as cartas dos dois lados delas. A fileira se fecha em seguida. Clique em uma carta para tirá-la, ou arraste uma das duas vizinhas sobre a outra.',
  'lesson.own-royal-parade':
    'As fileiras são montadas no naipe de três em três: na de cima, cinco, oito e valete sobre um dois; na do meio, seis, nove e dama sobre um três; na de baixo, sete, dez e rei sobre um quatro. Sobre outras cartas não se monta. Um lugar vazio só aceita o valor que começa a sua fileira. Duas cartas sozinhas nos seus lugares podem trocar de lugar se cada uma então começa a sua fileira. As cartas são movidas uma a uma.',
  'lesson.own-salic-law':
    'Uma fundação pode começar acima de uma coluna que tem o seu rei, e sobe do ás ao valete seja qual for o naipe. Um rei sem cartas por cima aceita qualquer carta de cima de uma coluna, uma por vez.',
  'lesson.own-seven-up':
    'De duas a quatro cartas vizinhas que somam sete ou um múltiplo de sete saem juntas; o valete vale 11, a dama 12, o rei 13. Arraste a primeira sobre a última, ou o contrário. Um sete sai sozinho.',
  'lesson.own-simple-simon':
    'As cartas do mesmo naipe que se seguem para baixo se movem juntas. Uma sequência de vários naipes também se move se as partes dela pudessem passar uma a uma por colunas vazias. Um naipe inteiro em uma coluna, do rei ao ás, sobe de uma vez.',
  'lesson.own-sly-fox':
    'Até você pôr a primeira carta do monte, os lugares vazios são preenchidos sozinhos. Assim que põe uma no lugar que quiser, nenhuma carta dos lugares pode ser jogada até que vinte tenham sido postas ou o monte acabe. Quatro fundações sobem no naipe a partir do ás, quatro descem a partir do rei.',
  'lesson.own-spider':
    'As cartas do mesmo naipe que se seguem para baixo se movem juntas. Um naipe inteiro em uma coluna, do rei ao ás, sobe de uma vez.',
  'lesson.own-spoilt':
    'A carta vai para o seu lugar na fileira do seu naipe: primeiro os setes, depois do oito ao rei, os ases por último. A carta fechada que estava ali é jogada em seguida.',
  'lesson.own-striptease':
    'Uma carta da reserva vai para uma coluna cuja última carta tem um valor acima ou abaixo, seja qual for o naipe. Rei e ás são vizinhos, e também valete e rei; uma coluna vazia aceita qualquer carta.',
  'lesson.own-ten-twenty-thirty':
    'Três cartas de uma coluna que somam dez, vinte ou trinta vão para baixo do monte: as três últimas, as duas últimas com a primeira, ou a última com as duas primeiras. Valete, dama e rei valem dez.',
  'lesson.own-tens':
    'Duas cartas que somam dez saem juntas. Um dez, valete, dama ou rei só sai quando os quatro do seu valor estão à vista: clique em um deles.',
  'lesson.own-three-shuffles':
    'Os leques são montados para baixo no naipe, e só as cartas de cima se movem; um leque vazio continua vazio. Uma vez por partida você pode usar o resgate: levantar a carta de cima para jogar a de baixo.',
  'lesson.own-triple-alliance':
    'Três cartas de cima com valores seguidos saem juntas, sejam quais forem os naipes. Rei e ás são vizinhos.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
