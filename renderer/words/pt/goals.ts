/** The goals of the games in Brazilian Portuguese, by the English sentences of their pages. */
export const goals: Readonly<Record<string, string>> = {
  'Bring all cards home: four foundations, built from ace to king in suit.':
    'Levar todas as cartas às quatro fundações, cada naipe do ás ao rei.',
  'Bring all fifty-two cards home: four foundations, each built from the ace up to the king of one suit.':
    'Levar as cinquenta e duas cartas às quatro fundações, cada naipe do ás ao rei.',
  'Bring all cards home, in suit, going up from the base card and wrapping from king to ace.':
    'Levar todas as cartas às fundações, por naipe, subindo a partir da carta-base e passando do rei ao ás.',
  'Bring all fifty-two cards home, in suit, going up from the base card and wrapping from king to ace.':
    'Levar as cinquenta e duas cartas às fundações, por naipe, subindo a partir da carta-base e passando do rei ao ás.',
  'Bring all cards home, in suit, going up from the base card that you choose and wrapping from king to ace.':
    'Levar todas as cartas às fundações, por naipe, subindo a partir da carta-base que você escolhe e passando do rei ao ás.',
  'Bring all cards home: four foundations, built up in suit from the base card.':
    'Levar todas as cartas às quatro fundações, por naipe, subindo a partir da carta-base.',
  'Bring all cards home: four foundations, built up in suit from the base rank.':
    'Levar todas as cartas às quatro fundações, por naipe, subindo a partir do valor da carta-base.',
  'Bring all cards home: four foundations, built from ace to king in suit. The score rewards patience.':
    'Levar todas as cartas às quatro fundações, cada naipe do ás ao rei. Os pontos premiam quem joga com calma.',
  'Bring all cards home: four foundations, each built from ace to king, regardless of suit.':
    'Levar todas as cartas às quatro fundações, cada uma do ás ao rei, seja qual for o naipe.',
  'Bring all cards home: four foundations, built from ace to king regardless of suit.':
    'Levar todas as cartas às quatro fundações, do ás ao rei, seja qual for o naipe.',
  'Bring all cards home: in each suit one foundation goes up from the ace and another down from the king, until they meet.':
    'Levar todas as cartas às fundações: em cada naipe uma sobe a partir do ás e outra desce a partir do rei, até se encontrarem.',
  'Bring all cards home on the four aces, in suit.': 'Levar todas as cartas, por naipe, aos quatro ases.',
  'Bring all cards home on the four twos, in suit, with the aces last.':
    'Levar todas as cartas, por naipe, aos quatro dois, com os ases por último.',
  'Bring all cards home on four foundations that climb by ones, twos, threes and fours.':
    'Levar todas as cartas a quatro fundações que sobem de um em um, de dois em dois, de três em três e de quatro em quatro.',
  'Bring all cards to their hours before the fourth king turns up.':
    'Levar todas as cartas às suas horas antes que apareça o quarto rei.',
  'Bring both packs home: eight foundations, each built from the ace up to the king of one suit.':
    'Levar os dois baralhos às oito fundações, cada uma com um naipe do ás ao rei.',
  'Bring all three packs home: twelve foundations, built from ace to king in suit.':
    'Levar os três baralhos às doze fundações, por naipe, do ás ao rei.',
  'Bring both packs home: eight foundations, built from ace to king in suit.':
    'Levar os dois baralhos às oito fundações, por naipe, do ás ao rei.',
  'Bring both packs home on the eight aces, in alternating colours.':
    'Levar os dois baralhos aos oito ases, alternando as cores.',
  'Bring both packs home on four foundations, one for each suit: from ace up to king, then from the other king down to the other ace.':
    'Levar os dois baralhos a quatro fundações, uma para cada naipe: do ás até o rei e depois do outro rei até o outro ás.',
  'Bring both packs home on eight foundations, all going the same way from the base card.':
    'Levar os dois baralhos a oito fundações, todas no mesmo sentido a partir da carta-base.',
  'Bring both packs home on eight foundations, going up from the base card in alternating colours and wrapping from king to ace.':
    'Levar os dois baralhos a oito fundações, subindo a partir da carta-base, alternando as cores e passando do rei ao ás.',
  'Bring every card to the foundations.': 'Levar todas as cartas às fundações.',
  'Bring every card except the four kings to the foundation.':
    'Levar todas as cartas à fundação, menos os quatro reis.',
  'Bring all diamonds to the foundation, and arrange clubs, hearts and spades in columns of their own, each from king down to ace.':
    'Levar todos os ouros à fundação e arrumar paus, copas e espadas em colunas próprias, cada uma do rei ao ás.',
  'Bring the whole pack into the audience chamber: kings and queens to the thrones, the other cards to the foundations.':
    'Levar o baralho inteiro à sala de audiências: reis e damas aos tronos, as outras cartas às fundações.',
  'Bring the sixes and lower cards to the tomb in the middle, the sevens and higher cards to the corners.':
    'Levar os seis e as cartas mais baixas ao túmulo no meio, os setes e as mais altas aos cantos.',
  'Build all four aces up to the kings.': 'Subir dos quatro ases até os reis.',
  'Build four foundations from the ace up to the king.': 'Montar quatro fundações do ás ao rei.',
  'Build every suit from the ace to the queen, so that the four queens end up on top.':
    'Montar cada naipe do ás à dama, para que no fim as quatro damas fiquem por cima.',
  'Build the stock on four foundations, each of which counts in its own steps and ends with a king.':
    'Montar quatro fundações com as cartas do monte, cada uma avançando no seu próprio passo e terminando com um rei.',
  'Make four whole runs, each from king down to ace in alternating colours.':
    'Formar quatro sequências inteiras, cada uma do rei ao ás alternando as cores.',
  'Make four whole runs, each from king down to ace in one suit.':
    'Formar quatro sequências inteiras, cada uma do rei ao ás de um só naipe.',
  'Make eight whole runs, each from king down to ace in one suit.':
    'Formar oito sequências inteiras, cada uma do rei ao ás de um só naipe.',
  'Make twelve whole runs, four of each suit, from king down to ace.':
    'Formar doze sequências inteiras, quatro de cada naipe, do rei ao ás.',
  'Make twelve whole runs, three of each suit, from king down to ace.':
    'Formar doze sequências inteiras, três de cada naipe, do rei ao ás.',
  'Arrange the pack in four columns, each from king down to ace in one suit.':
    'Arrumar o baralho em quatro colunas, cada uma do rei ao ás de um só naipe.',
  'Arrange both packs in eight columns, each from king down to ace in alternating colours.':
    'Arrumar os dois baralhos em oito colunas, cada uma do rei ao ás alternando as cores.',
  'Arrange both packs in eight columns, each from king down to ace regardless of suit.':
    'Arrumar os dois baralhos em oito colunas, cada uma do rei ao ás, seja qual for o naipe.',
  'Arrange the four columns so that each is a complete suit, from king down to ace.':
    'Arrumar as quatro colunas para que cada uma seja um naipe inteiro, do rei ao ás.',
  'Put the cards of each row in order from two to king, each row in one suit.':
    'Pôr as cartas de cada fileira em ordem do dois ao rei, cada fileira de um só naipe.',
  'Put the cards in one long line from the ace in the upper left corner: ace to queen of one suit, ace to queen of another, until all four suits are in order.':
    'Pôr as cartas numa longa linha a partir do ás no canto superior esquerdo: de ás a dama de um naipe, de ás a dama de outro, até os quatro naipes estarem em ordem.',
  'Collect each suit in one row, with no row getting ahead of the one above.':
    'Juntar cada naipe numa fileira, sem que nenhuma passe à frente da que está acima.',
  'Sort the cards until every pile holds the four cards of one rank.':
    'Ordenar as cartas até que cada pilha tenha as quatro cartas de um valor.',
  'Play all fifty-two cards into one long row.': 'Levar as cinquenta e duas cartas para uma longa fileira.',
  'Close up the line of cards until only one pile is left.': 'Fechar a linha de cartas até restar só uma pilha.',
  'Clear the whole pyramid to the waste.': 'Levar a pirâmide inteira para o descarte.',
  'Clear all three peaks.': 'Limpar os três picos.',
  'Play every card of the nine columns off to the waste.': 'Jogar todas as cartas das nove colunas no descarte.',
  'Play every card of the seven columns off to the waste.': 'Jogar todas as cartas das sete colunas no descarte.',
  'Use up the stock.': 'Esgotar o monte.',
  'Remove all the cards in pairs.': 'Tirar todas as cartas em pares.',
  'Remove all the cards, in pairs that add up to thirteen.': 'Tirar todas as cartas, em pares que somam treze.',
  'Remove all the cards, in pairs that add up to fourteen.': 'Tirar todas as cartas, em pares que somam quatorze.',
  'Remove all the cards, in pairs of neighbours that add up to thirteen.':
    'Tirar todas as cartas, em pares de vizinhas que somam treze.',
  'Remove all the cards, in pairs of neighbours of the same rank.':
    'Tirar todas as cartas, em pares de vizinhas do mesmo valor.',
  'Remove all the cards in pairs of one rank.': 'Tirar todas as cartas em pares do mesmo valor.',
  'Remove every card except the four aces.': 'Tirar todas as cartas, menos os quatro ases.',
  'Remove every card except the four tens.': 'Tirar todas as cartas, menos os quatro dez.',
  'Remove forty-eight cards in pairs, so that only the four aces are left.':
    'Tirar quarenta e oito cartas em pares, para que só restem os quatro ases.',
  'Remove all fifty-two cards, four of a rank at a time.':
    'Tirar as cinquenta e duas cartas, quatro do mesmo valor por vez.',
  'Get rid of every card but the four aces.': 'Livrar-se de todas as cartas, menos os quatro ases.',
  'Remove all fifty-two cards: kings on their own, all others in pairs that add up to thirteen.':
    'Tirar as cinquenta e duas cartas: os reis sozinhos, todas as outras em pares que somam treze.',
  'Remove all fifty-two cards in pairs of the same rank, and keep the high ranks for last.':
    'Tirar as cinquenta e duas cartas em pares do mesmo valor, deixando os valores altos para o fim.',
  'Seat the twelve face cards round the table, and remove all the other cards.':
    'Sentar as doze figuras em volta da mesa e tirar todas as outras cartas.',
  'Clear the table by collecting matches: full sets of cards of one rank, regardless of suit.':
    'Limpar a mesa recolhendo grupos: todas as cartas de um valor, sejam quais forem os naipes.',
  'Fill a square of twenty-five cards so that its rows, columns and diagonals make good poker hands: 75 points or more win.':
    'Preencher um quadrado de vinte e cinco cartas para que suas fileiras, colunas e diagonais formem boas mãos de pôquer: ganha-se com 75 pontos ou mais.',
  'Break through the wall and past the guards, and overthrow the two kings.':
    'Romper a muralha, passar pelos guardas e derrubar os dois reis.',
  'Bring both packs home on the eight twos, in suit, with the aces last.':
    'Levar os dois baralhos, por naipe, aos oito dois, com os ases por último.',
  'Make eight whole runs, each of thirteen cards in one suit, whichever comes first.':
    'Formar oito sequências inteiras de treze cartas do mesmo naipe, seja qual for a primeira.',
  'Bring all cards home: four foundations, built in suit from king down to ace.':
    'Levar todas as cartas às quatro fundações, por naipe, do rei ao ás.',
  'Bring all cards home: four foundations, built from ace to king in alternating colours.':
    'Levar todas as cartas às quatro fundações, do ás ao rei, alternando as cores.',
  'Bring both packs home, in suit, going up from the base card and wrapping from king to ace.':
    'Levar os dois baralhos às fundações, por naipe, subindo a partir da carta-base e passando do rei ao ás.',
  'Bring both packs home on the eight aces, in suit.': 'Levar os dois baralhos, por naipe, aos oito ases.',
  'Bring both packs home: four foundations, each built from ace to king in suit, and then from ace to king again.':
    'Levar os dois baralhos a quatro fundações, cada uma do ás ao rei por naipe e depois outra vez do ás ao rei.',
  'Bring both packs home: eight foundations, built in suit from the ace, followed by the seven, up to the king.':
    'Levar os dois baralhos às oito fundações, por naipe, do ás, seguido do sete, até o rei.',
  'Bring all cards home on four foundations that end with the digits of the year.':
    'Levar todas as cartas a quatro fundações que terminam com os algarismos do ano.',
  'Bring all cards home on four foundations, which go up regardless of suit, wrapping from king to ace.':
    'Levar todas as cartas a quatro fundações, subindo, seja qual for o naipe, e passando do rei ao ás.',
  'Bring both packs home in alternating colours: four foundations go up from the ace card by card, four others take whole runs from king down to ace.':
    'Levar os dois baralhos às fundações, alternando as cores: quatro sobem do ás carta a carta, outras quatro recebem sequências inteiras do rei ao ás.',
  'Bring both packs home on the eight aces, regardless of suit.':
    'Levar os dois baralhos aos oito ases, seja qual for o naipe.',
  'Bring both packs home: eight foundations, built from ace to king regardless of suit.':
    'Levar os dois baralhos às oito fundações, do ás ao rei, sejam quais forem os naipes.',
  'Bring both packs home: in each suit a foundation goes up from an ace and another goes down from a king.':
    'Levar os dois baralhos às fundações: em cada naipe uma sobe de um ás e outra desce de um rei.',
  'Bring all cards home: two red foundations and two black ones, built up from the aces.':
    'Levar todas as cartas a duas fundações vermelhas e duas pretas, subindo a partir dos ases.',
  'Bring both packs home: eight foundations, each of thirteen cards ending with the index card above it.':
    'Levar os dois baralhos às oito fundações, cada uma de treze cartas que terminam com a carta-guia acima dela.',
  'Bring both packs home: in each suit one foundation goes up from the ace and another down from the king.':
    'Levar os dois baralhos às fundações: em cada naipe, uma sobe a partir do ás e outra desce a partir do rei.',
  'Bring both packs home by twos, in suit: four foundations begin with aces, four with twos.':
    'Levar os dois baralhos às fundações de dois em dois, por naipe: quatro começam com ases e quatro com dois.',
  'Bring both packs home: in each suit one foundation goes up from the ace, two go up by twos, and the last king has a place of his own.':
    'Levar os dois baralhos às fundações: em cada naipe, uma sobe a partir do ás, duas sobem de dois em dois, e o último rei tem um lugar próprio.',
  'Bring both packs home, in suit: the eight fives go down past the ace to the king, the eight sixes up to the queen.':
    'Levar os dois baralhos às fundações, por naipe: os oito cincos descem, passando pelo ás, até o rei, e os oito seis sobem até a dama.',
  'Bring both packs home: four times round from ace to king in the middle, and four foundations down from the king, regardless of suit.':
    'Levar os dois baralhos às fundações: no centro, quatro voltas do ás ao rei, e quatro que descem a partir do rei, sejam quais forem os naipes.',
  'Bring both packs home, in suit, so that the king of hearts is left in the middle of eight queens.':
    'Levar os dois baralhos às fundações, por naipe, de modo que o rei de copas fique no meio de oito damas.',
  'Bring both packs onto the two stars.': 'Levar os dois baralhos às duas estrelas.',
  'Play every card of the three trees off to the waste.': 'Jogar todas as cartas dos três abetos no descarte.',
  'Play away every card but the four queens.': 'Jogar todas as cartas, menos as quatro damas.',
  'Remove all the cards, thirteen at a time: the top cards of the columns whenever they add up to ninety-one.':
    'Retirar todas as cartas, treze de cada vez: as últimas das colunas, assim que somam noventa e um.',
  'Build all the cards down on the jack of spades, regardless of suit, with the king of spades and the queen of hearts as the last two.':
    'Pôr todas as cartas em ordem decrescente sobre o valete de espadas, seja qual for o naipe, e por último o rei de espadas e a dama de copas.',
  'Bring all cards into the black hole in the middle.': 'Levar todas as cartas ao buraco negro no meio.',
  'Bring all cards home on one foundation: four times round from ace to king, regardless of suit.':
    'Levar todas as cartas a uma só fundação: quatro voltas do ás ao rei, seja qual for o naipe.',
  'Bring all cards home on one foundation, where each lies on a neighbour in rank.':
    'Levar todas as cartas a uma só fundação, cada uma sobre outra de valor vizinho.',
  'Bring all cards onto four heaps, each on a card of its own colour and an adjacent rank.':
    'Levar todas as cartas a quatro pilhas, cada uma sobre outra de valor vizinho, vermelha sobre vermelha e preta sobre preta.',
  'Remove the whole pyramid, in pairs that add up to thirteen.': 'Tirar toda a pirâmide, em pares que somem treze.',
  'Lay the whole stock on the tower, each card on one with which it adds up to fourteen.':
    'Pôr todo o monte sobre a torre, cada carta sobre outra com que some quatorze.',
  'Put the cards of each row in order from ace to king, each row in one suit.':
    'Ordenar as cartas de cada fileira do ás ao rei, cada fileira de um só naipe.',
  'Put the cards of each row in order from ace to king, with a six after the ace, each row in one suit.':
    'Ordenar as cartas de cada fileira do ás ao rei, o seis depois do ás, cada fileira de um só naipe.',
  'Build the twelve foundations of the clock up in suit until each shows its hour.':
    'Montar as doze fundações do relógio por naipe até cada uma mostrar a sua hora.',
  'Bring all cards home: round the four queens the fives go down to the king and the sixes up to the jack.':
    'Levar todas as cartas às fundações: em volta das quatro damas, os cincos descem até o rei e os seis sobem até o valete.',
  'Bring the queen of hearts and the king of hearts together, with nothing between them.':
    'Juntar a dama de copas e o rei de copas, sem nada entre eles.',
  'Remove cards from between others until only two are left.':
    'Tirar cartas que estão entre outras até restarem só duas.',
  'Bring both packs home: eight foundations, built in suit from the king, through the ace, up to the queen.':
    'Levar os dois baralhos às oito fundações, por naipe, do rei ao ás e até a dama.',
  'Bring the whole pack into the circle, each pile going up regardless of suit.':
    'Levar o baralho todo ao círculo, subindo de valor em valor, seja qual for o naipe.',
  'Gather each rank at its hour of the dial, red and black in turn, and the kings in the middle.':
    'Juntar cada valor na sua hora do mostrador, alternando vermelho e preto, e os reis no centro.',
  'Bring both packs home: eight foundations go from ace to queen in suit, and a ninth takes all the kings.':
    'Levar os dois baralhos às fundações: oito vão do ás à dama por naipe e a nona recebe todos os reis.',
  'Bring both packs home: eight foundations, built up in suit from the base card.':
    'Levar os dois baralhos às oito fundações, por naipe, a partir da carta-base.',
  'Bring all cards home: four foundations in the corners, built up in suit, wrapping from king to ace.':
    'Levar todas as cartas às quatro fundações dos cantos, por naipe e passando do rei ao ás.',
  'Bring both packs home by twos, in suit: eight foundations begin with aces, eight with twos.':
    'Levar os dois baralhos às fundações de dois em dois, por naipe: oito começam com ases e oito com dois.',
  'Bring every card from ace to ten home: eight foundations, built in suit. Pictures stay in the columns.':
    'Levar todas as cartas do ás ao dez a oito fundações, por naipe; as figuras ficam nas colunas.',
  'Bring all cards from ace to jack home: eight foundations, regardless of suit, while the kings and queens stay on the table.':
    'Levar todas as cartas do ás ao valete a oito fundações, seja qual for o naipe; os reis e as damas ficam na mesa.',
  'Bring all cards but the eight kings home: eight foundations, built from ace to queen regardless of suit.':
    'Levar todas as cartas menos os oito reis a oito fundações, do ás à dama, seja qual for o naipe.',
  'Knock all eight clubs out before the cards have gone round three times.':
    'Tirar os oito paus antes que as cartas tenham dado três voltas.',
  'Bring both packs home: four foundations go up from aces and four down from kings, regardless of suit.':
    'Levar os dois baralhos às fundações: quatro sobem dos ases e quatro descem dos reis, seja qual for o naipe.',
  'Bring all cards home on four foundations, all going the same way from the base card.':
    'Levar todas as cartas a quatro fundações que seguem todas no mesmo sentido a partir da carta-base.',
  'Put both packs in order in three rows of eight places, each row going up by threes in suit from its own rank, with the aces apart.':
    'Ordenar os dois baralhos em três fileiras de oito lugares, cada fileira subindo de três em três por naipe a partir do seu próprio valor, com os ases à parte.',
  'Bring both packs home on the twelve hours of a clock, in suit, so that each hour shows its own number.':
    'Levar os dois baralhos, por naipe, às doze horas de um relógio, de modo que cada hora mostre o seu próprio número.',
  'Bring two packs without kings and queens home: eight foundations, built from ace to jack in suit.':
    'Levar dois baralhos sem reis nem damas a oito fundações, por naipe, do ás ao valete.',
  'Remove all the cards, in groups that add up to fifteen; a ten, a jack, a queen and a king go together.':
    'Retirar todas as cartas, em grupos que somem quinze; dez, valete, dama e rei saem juntos.',
  'Remove all the cards: pairs that add up to eleven, and jack, queen and king together.':
    'Retirar todas as cartas: pares que somem onze, e valete, dama e rei juntos.',
  'Remove cards in threes of consecutive ranks until one card is left.':
    'Retirar as cartas de três em três, de valores seguidos, até restar uma.',
  'Turn up all the cards: each suit in a row of its own, from seven to ace.':
    'Virar todas as cartas: cada naipe na sua fileira, do sete ao ás.',
  'Bring all cards home: four foundations, built in suit from the seven to the ace.':
    'Levar todas as cartas às quatro fundações, por naipe, do sete ao ás.',
  'Put both packs, which have no aces, in order in three rows of eight places, each row going up by threes in suit from its own rank.':
    'Ordenar os dois baralhos, que não têm ases, em três fileiras de oito lugares, cada fileira subindo de três em três por naipe a partir do seu próprio valor.',
  'Bring both packs home, in suit: two foundations of each suit go up from the king, two go down from the queen.':
    'Levar os dois baralhos às fundações, por naipe: duas fundações de cada naipe sobem a partir do rei, duas descem a partir da dama.',
  'Bring both packs home: in each suit a foundation goes up from the ace, the queen and the jack have places of their own, and another goes down from the ten to the king.':
    'Levar os dois baralhos às fundações: em cada naipe, uma sobe a partir do ás, a dama e o valete têm um lugar próprio, e outra desce do dez ao rei.',
  'Bring both packs home: eight foundations go down from the sixes and eight up from the sevens, in suit.':
    'Levar os dois baralhos às fundações: oito descem a partir dos seis e oito sobem a partir dos setes, por naipe.',
  'Bring all cards but the queens home, regardless of suit: the sixes go up to the jack, the fives down to the ace and then the king.':
    'Levar todas as cartas, menos as damas, às fundações, seja qual for o naipe: os seis sobem até o valete, os cincos descem até o ás e depois o rei.',
  'Arrange both packs in eight columns of thirteen cards, each going up regardless of suit.':
    'Arrumar os dois baralhos em oito colunas de treze cartas, cada uma em ordem crescente, seja qual for o naipe.',
  'Bring both packs home on eight foundations that climb by ones, twos, threes and so on up to eights.':
    'Levar os dois baralhos a oito fundações que sobem de um em um, de dois em dois, de três em três e assim até de oito em oito.',
  'Bring all cards home: the aces on one pile in alternating colours, and in suit two, four, six, eight, ten, queen and three, five, seven, nine, jack.':
    'Levar todas as cartas às fundações: os ases a uma só, vermelhos e pretos alternados, e por naipe dois, quatro, seis, oito, dez, dama e três, cinco, sete, nove, valete.',
  'Clear the seven columns, three cards at a time that add up to ten, twenty or thirty.':
    'Esvaziar as sete colunas, três cartas de cada vez que somam dez, vinte ou trinta.',
  'Remove all the cards: pairs that add up to ten, and tens, jacks, queens and kings four at a time.':
    'Retirar todas as cartas: pares que somem dez, e dezes, valetes, damas e reis de quatro em quatro.',
  'Remove every card except the twelve court cards.': 'Retirar todas as cartas menos as doze figuras.',
  'Remove all the cards from the row: neighbours that add up to ten, twenty or thirty.':
    'Retirar todas as cartas da fileira: vizinhas que somem dez, vinte ou trinta.',
  'Discard all the cards, two or four of the last four at a time.':
    'Retirar todas as cartas, duas ou quatro de cada vez entre as quatro últimas.',
  'Discard all the cards: each goes when it is turned up as its rank is counted.':
    'Retirar todas as cartas: cada uma sai quando é virada no momento em que se conta o seu valor.',
  'Make four whole runs, each from king down to ace, regardless of suit.':
    'Formar quatro sequências inteiras, cada uma do rei ao ás, de qualquer naipe.',
  'Remove all the cards: pairs that add up to nine, nines on their own, and tens, jacks, queens and kings in sets of four.':
    'Retirar todas as cartas: pares que somem nove, os noves sozinhos, e dez, valete, dama e rei de quatro em quatro.',
  'Remove all the cards: pairs of one suit that add up to eleven, and jack, queen and king of one suit together.':
    'Retirar todas as cartas: pares do mesmo naipe que somem onze, e valete, dama e rei do mesmo naipe juntos.',
  'Remove all the cards: aces on their own, the others in sets of a face card and three that add up to eighteen.':
    'Retirar todas as cartas: os ases sozinhos, as outras em grupos de uma figura e três cartas que somem dezoito.',
  'Remove the whole pyramid, in pairs of equal or neighbouring ranks.':
    'Tirar toda a pirâmide, em pares de valores iguais ou vizinhos.',
  'Remove both pyramids, in pairs that add up to thirteen.': 'Tirar as duas pirâmides, em pares que somam treze.',
  'Remove all but four cards, in pairs of one suit.': 'Tirar todas as cartas menos quatro, em pares do mesmo naipe.',
  'Remove all the cards from the row: neighbours that add up to seven or a multiple of it.':
    'Retirar todas as cartas da fileira: vizinhas que somem sete ou um múltiplo de sete.',
  'Bring all cards home by twos, in suit: black suits begin with the ace, red suits with the two.':
    'Levar todas as cartas às fundações de dois em dois, em cada naipe: os naipes pretos começam com o ás, os vermelhos com o dois.',
  'Bring both packs home, in suit, round the corner of king and ace: in each suit one foundation goes up from the queen and another down from the jack.':
    'Leve os dois baralhos às fundações, passando pelo rei e pelo ás: em cada naipe uma sobe a partir da dama e outra desce a partir do valete.',
  'Bring all cards home on one foundation: four times round, regardless of suit, from the rank that is dealt.':
    'Leve todas as cartas a uma só fundação: quatro voltas, seja qual for o naipe, a partir do valor da carta distribuída.',
  'Bring all cards home, wrapping from king to ace: two red foundations and two black ones, built up from two, three, four and five.':
    'Leve todas as cartas a duas fundações vermelhas e duas pretas, a partir de um dois, um três, um quatro e um cinco, com o ás depois do rei.',
  'Bring both packs home on eight foundations, begun in turn by king, queen, jack and so on down to the six, each going down regardless of suit.':
    'Leve os dois baralhos a oito fundações, iniciadas por ordem com rei, dama, valete e assim por diante até ao seis, que descem seja qual for o naipe.',
  'Bring both packs home, in suit, round the corner of king and ace: four foundations go down from the base card, four up from the rank above it.':
    'Leve os dois baralhos às fundações, no mesmo naipe e passando pelo rei e pelo ás: quatro descem a partir da carta-base, quatro sobem a partir do valor seguinte.',
  'Capture cards until only one king is left: all the others go home, in suit, from the ace up.':
    'Capturar cartas até restar só um rei: todas as outras vão para as fundações, no seu naipe, a partir do ás.',
  'Bring both packs home on eight foundations, going up from the base card regardless of suit and wrapping from king to ace.':
    'Levar os dois baralhos a oito fundações, subindo a partir da carta-base, seja qual for o naipe e passando do rei ao ás.',
  'Bring both packs home on thirteen foundations of eight cards, each begun one rank below its left neighbour and going down regardless of suit.':
    'Leve os dois baralhos a treze fundações de oito cartas, cada uma iniciada um valor abaixo da vizinha da esquerda, que descem seja qual for o naipe.',
  'Bring both packs home: the red suits go up from ace to king, the black suits down from king to ace.':
    'Levar os dois baralhos às fundações: os naipes vermelhos sobem do ás ao rei, os pretos descem do rei ao ás.',
  'Bring both packs home: eight foundations, built in suit from the king, followed by the ace, up to the queen.':
    'Levar os dois baralhos às oito fundações, por naipe, do rei, seguido do ás, até a dama.',
  'Bring all cards home: four foundations, built from ace to king, each card of the suit that follows the one below it.':
    'Levar todas as cartas às quatro fundações, do ás ao rei, cada carta do naipe que segue o da carta de baixo.',
  'Bring all cards home: four foundations, built in suit from the two up to the king, followed by the ace.':
    'Levar todas as cartas às quatro fundações, por naipe, do dois ao rei, seguido do ás.',
  'Bring all four packs home: sixteen foundations, built in suit from the ace, followed by the seven, up to the king.':
    'Levar os quatro baralhos às dezesseis fundações, por naipe, do ás, seguido do sete, até o rei.',
};
