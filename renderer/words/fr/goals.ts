/** The goals of the games in French, by the English sentences of their pages. */
export const goals: Readonly<Record<string, string>> = {
  'Bring all cards home: four foundations, built from ace to king in suit.':
    'Monter toutes les cartes sur les quatre fondations, de l’as au roi dans chaque couleur.',
  'Bring all fifty-two cards home: four foundations, each built from the ace up to the king of one suit.':
    'Monter les cinquante-deux cartes sur les quatre fondations, chacune de l’as au roi d’une couleur.',
  'Bring all cards home, in suit, going up from the base card and wrapping from king to ace.':
    'Monter toutes les cartes aux fondations dans leur couleur, en partant de la carte de base et en passant du roi à l’as.',
  'Bring all fifty-two cards home, in suit, going up from the base card and wrapping from king to ace.':
    'Monter les cinquante-deux cartes aux fondations dans leur couleur, en partant de la carte de base et en passant du roi à l’as.',
  'Bring all cards home, in suit, going up from the base card that you choose and wrapping from king to ace.':
    'Monter toutes les cartes aux fondations dans leur couleur, en partant de la carte de base que vous choisissez et en passant du roi à l’as.',
  'Bring all cards home: four foundations, built up in suit from the base card.':
    'Monter toutes les cartes sur les quatre fondations, dans la couleur, en partant de la carte de base.',
  'Bring all cards home: four foundations, built up in suit from the base rank.':
    'Monter toutes les cartes sur les quatre fondations, dans la couleur, en partant de la valeur de base.',
  'Bring all cards home: four foundations, built from ace to king in suit. The score rewards patience.':
    'Monter toutes les cartes sur les quatre fondations, de l’as au roi dans chaque couleur. Le score récompense ceux qui prennent leur temps.',
  'Bring all cards home: four foundations, each built from ace to king, regardless of suit.':
    'Monter toutes les cartes sur les quatre fondations, chacune de l’as au roi, quelle que soit la couleur.',
  'Bring all cards home: four foundations, built from ace to king regardless of suit.':
    'Monter toutes les cartes sur les quatre fondations, de l’as au roi, quelle que soit la couleur.',
  'Bring all cards home: in each suit one foundation goes up from the ace and another down from the king, until they meet.':
    'Monter toutes les cartes aux fondations : dans chaque couleur, une monte depuis l’as et une autre descend depuis le roi, jusqu’à ce qu’elles se rejoignent.',
  'Bring all cards home on the four aces, in suit.': 'Monter toutes les cartes sur les quatre as, dans leur couleur.',
  'Bring all cards home on the four twos, in suit, with the aces last.':
    'Monter toutes les cartes sur les quatre deux, dans leur couleur, les as en dernier.',
  'Bring all cards home on four foundations that climb by ones, twos, threes and fours.':
    'Monter toutes les cartes sur quatre fondations qui avancent de un en un, de deux en deux, de trois en trois et de quatre en quatre.',
  'Bring all cards to their hours before the fourth king turns up.':
    'Amener toutes les cartes à leur heure avant que le quatrième roi apparaisse.',
  'Bring both packs home: eight foundations, each built from the ace up to the king of one suit.':
    'Monter les deux paquets sur les huit fondations, chacune de l’as au roi d’une couleur.',
  'Bring all three packs home: twelve foundations, built from ace to king in suit.':
    'Monter les trois paquets sur les douze fondations, de l’as au roi dans la couleur.',
  'Bring both packs home: eight foundations, built from ace to king in suit.':
    'Monter les deux paquets sur les huit fondations, de l’as au roi dans la couleur.',
  'Bring both packs home on the eight aces, in alternating colours.':
    'Monter les deux paquets sur les huit as, en alternant rouge et noir.',
  'Bring both packs home on four foundations, one for each suit: from ace up to king, then from the other king down to the other ace.':
    'Monter les deux paquets sur quatre fondations, une par couleur : de l’as jusqu’au roi, puis de l’autre roi jusqu’à l’autre as.',
  'Bring both packs home on eight foundations, all going the same way from the base card.':
    'Monter les deux paquets sur huit fondations, qui vont toutes dans le même sens à partir de la carte de base.',
  'Bring both packs home on eight foundations, going up from the base card in alternating colours and wrapping from king to ace.':
    'Monter les deux paquets sur huit fondations, en partant de la carte de base, en alternant rouge et noir et en passant du roi à l’as.',
  'Bring every card to the foundations.': 'Amener toutes les cartes aux fondations.',
  'Bring every card except the four kings to the foundation.':
    'Amener toutes les cartes sauf les quatre rois à la fondation.',
  'Bring all diamonds to the foundation, and arrange clubs, hearts and spades in columns of their own, each from king down to ace.':
    'Amener tous les carreaux à la fondation, et ranger trèfles, cœurs et piques chacun dans sa colonne, du roi à l’as.',
  'Bring the whole pack into the audience chamber: kings and queens to the thrones, the other cards to the foundations.':
    'Faire entrer tout le paquet dans la salle d’audience : rois et dames sur les trônes, les autres cartes sur les fondations.',
  'Bring the sixes and lower cards to the tomb in the middle, the sevens and higher cards to the corners.':
    'Amener les six et les cartes plus basses au tombeau du milieu, les sept et les cartes plus hautes aux coins.',
  'Build all four aces up to the kings.': 'Construire les quatre as jusqu’aux rois.',
  'Build four foundations from the ace up to the king.': 'Construire quatre fondations de l’as au roi.',
  'Build every suit from the ace to the queen, so that the four queens end up on top.':
    'Construire chaque couleur de l’as à la dame, pour qu’à la fin les quatre dames soient au sommet.',
  'Build the stock on four foundations, each of which counts in its own steps and ends with a king.':
    'Placer tout le talon sur quatre fondations, dont chacune avance à son propre pas et finit par un roi.',
  'Make four whole runs, each from king down to ace in alternating colours.':
    'Former quatre séquences complètes, chacune du roi à l’as en alternant rouge et noir.',
  'Make four whole runs, each from king down to ace in one suit.':
    'Former quatre séquences complètes, chacune du roi à l’as dans une couleur.',
  'Make eight whole runs, each from king down to ace in one suit.':
    'Former huit séquences complètes, chacune du roi à l’as dans une couleur.',
  'Make twelve whole runs, four of each suit, from king down to ace.':
    'Former douze séquences complètes, quatre de chaque couleur, du roi à l’as.',
  'Make twelve whole runs, three of each suit, from king down to ace.':
    'Former douze séquences complètes, trois de chaque couleur, du roi à l’as.',
  'Arrange the pack in four columns, each from king down to ace in one suit.':
    'Ranger le paquet en quatre colonnes, chacune du roi à l’as dans une couleur.',
  'Arrange the four columns so that each is a complete suit, from king down to ace.':
    'Ranger les quatre colonnes pour que chacune contienne une couleur complète, du roi à l’as.',
  'Put the cards of each row in order from two to king, each row in one suit.':
    'Ranger les cartes de chaque rangée du deux au roi, chaque rangée dans une couleur.',
  'Put the cards in one long line from the ace in the upper left corner: ace to queen of one suit, ace to queen of another, until all four suits are in order.':
    'Ranger les cartes en une longue file depuis l’as en haut à gauche : de l’as à la dame d’une couleur, puis d’une autre, jusqu’à ce que les quatre couleurs soient en ordre.',
  'Collect each suit in one row, with no row getting ahead of the one above.':
    'Rassembler chaque couleur dans une rangée, sans qu’une rangée devance celle du dessus.',
  'Sort the cards until every pile holds the four cards of one rank.':
    'Trier les cartes jusqu’à ce que chaque pile contienne les quatre cartes d’une valeur.',
  'Play all fifty-two cards into one long row.': 'Placer les cinquante-deux cartes en une seule longue rangée.',
  'Close up the line of cards until only one pile is left.':
    'Resserrer la file de cartes jusqu’à ce qu’il ne reste qu’une pile.',
  'Clear the whole pyramid to the waste.': 'Vider toute la pyramide sur la défausse.',
  'Clear all three peaks.': 'Dégager les trois sommets.',
  'Play every card of the nine columns off to the waste.': 'Jouer toutes les cartes des neuf colonnes sur la défausse.',
  'Play every card of the seven columns off to the waste.':
    'Jouer toutes les cartes des sept colonnes sur la défausse.',
  'Use up the stock.': 'Épuiser le talon.',
  'Remove all the cards in pairs.': 'Retirer toutes les cartes par paires.',
  'Remove all the cards, in pairs that add up to thirteen.':
    'Retirer toutes les cartes par paires dont la somme fait treize.',
  'Remove all the cards, in pairs that add up to fourteen.':
    'Retirer toutes les cartes par paires dont la somme fait quatorze.',
  'Remove all the cards, in pairs of neighbours that add up to thirteen.':
    'Retirer toutes les cartes par paires de voisines dont la somme fait treize.',
  'Remove all the cards, in pairs of neighbours of the same rank.':
    'Retirer toutes les cartes par paires de voisines de même valeur.',
  'Remove all the cards in pairs of one rank.': 'Retirer toutes les cartes par paires de même valeur.',
  'Remove every card except the four aces.': 'Retirer toutes les cartes sauf les quatre as.',
  'Remove every card except the four tens.': 'Retirer toutes les cartes sauf les quatre dix.',
  'Remove forty-eight cards in pairs, so that only the four aces are left.':
    'Retirer quarante-huit cartes par paires, pour qu’il ne reste que les quatre as.',
  'Remove all fifty-two cards, four of a rank at a time.':
    'Retirer les cinquante-deux cartes, quatre de même valeur à la fois.',
  'Get rid of every card but the four aces.': 'Se débarrasser de toutes les cartes sauf les quatre as.',
  'Remove all fifty-two cards: kings on their own, all others in pairs that add up to thirteen.':
    'Retirer les cinquante-deux cartes : les rois seuls, toutes les autres par paires qui font treize.',
  'Remove all fifty-two cards in pairs of the same rank, and keep the high ranks for last.':
    'Retirer les cinquante-deux cartes par paires de même valeur, et garder les plus hautes valeurs pour la fin.',
  'Seat the twelve face cards round the table, and remove all the other cards.':
    'Asseoir les douze figures autour de la table, et retirer toutes les autres cartes.',
  'Clear the table by collecting matches: full sets of cards of one rank, regardless of suit.':
    'Vider la table en ramassant des groupes : toutes les cartes d’une même valeur, quelle que soit leur couleur.',
  'Fill a square of twenty-five cards so that its rows, columns and diagonals make good poker hands: 75 points or more win.':
    'Remplir un carré de vingt-cinq cartes pour que rangées, colonnes et diagonales forment de bonnes mains de poker : on gagne à partir de 75 points.',
  'Break through the wall and past the guards, and overthrow the two kings.':
    'Percer le mur, franchir la garde et renverser les deux rois.',
  'Bring both packs home on the eight twos, in suit, with the aces last.':
    'Monter les deux paquets sur les huit deux, dans chaque couleur, les as en dernier.',
  'Make eight whole runs, each of thirteen cards in one suit, whichever comes first.':
    'Former huit séquences complètes de treize cartes d’une même couleur, quelle que soit la première.',
  'Bring all cards home: four foundations, built in suit from king down to ace.':
    'Monter toutes les cartes sur les quatre fondations, du roi à l’as dans chaque couleur.',
  'Bring all cards home: four foundations, built from ace to king in alternating colours.':
    'Monter toutes les cartes sur les quatre fondations, de l’as au roi, en alternant rouge et noir.',
  'Bring both packs home, in suit, going up from the base card and wrapping from king to ace.':
    'Monter les deux paquets aux fondations dans leur couleur, en partant de la carte de base et en passant du roi à l’as.',
  'Bring both packs home on the eight aces, in suit.': 'Monter les deux paquets sur les huit as, dans chaque couleur.',
  'Bring both packs home: four foundations, each built from ace to king in suit, and then from ace to king again.':
    'Monter les deux paquets sur quatre fondations, chacune de l’as au roi dans une couleur, puis encore une fois de l’as au roi.',
  'Bring both packs home: eight foundations, built in suit from the ace, followed by the seven, up to the king.':
    'Monter les deux paquets sur les huit fondations, dans chaque couleur, de l’as, suivi du sept, jusqu’au roi.',
  'Bring all cards home on four foundations that end with the digits of the year.':
    'Monter toutes les cartes sur quatre fondations qui se terminent par les chiffres de l’année.',
  'Bring all cards home on four foundations, which go up regardless of suit, wrapping from king to ace.':
    'Monter toutes les cartes sur quatre fondations, quelle que soit la couleur, en passant du roi à l’as.',
  'Bring both packs home in alternating colours: four foundations go up from the ace card by card, four others take whole runs from king down to ace.':
    'Monter les deux paquets aux fondations en alternant rouge et noir : quatre montent de l’as carte par carte, quatre autres reçoivent des séquences complètes du roi à l’as.',
  'Bring both packs home on the eight aces, regardless of suit.':
    'Monter les deux paquets sur les huit as, quelle que soit la couleur.',
  'Bring both packs home: eight foundations, built from ace to king regardless of suit.':
    'Monter les deux paquets sur les huit fondations, de l’as au roi, quelle que soit la couleur.',
  'Bring both packs home: in each suit a foundation goes up from an ace and another goes down from a king.':
    'Monter les deux paquets aux fondations : dans chaque couleur, l’une monte d’un as et l’autre descend d’un roi.',
  'Bring all cards home: two red foundations and two black ones, built up from the aces.':
    'Monter toutes les cartes sur deux fondations rouges et deux noires, à partir des as.',
  'Bring both packs home: eight foundations, each of thirteen cards ending with the index card above it.':
    'Monter les deux paquets sur les huit fondations, chacune de treize cartes dont la dernière est la carte repère au-dessus.',
  'Bring both packs home: in each suit one foundation goes up from the ace and another down from the king.':
    'Monter les deux paquets aux fondations : dans chaque couleur, une monte depuis l’as et une autre descend depuis le roi.',
  'Bring both packs home by twos, in suit: four foundations begin with aces, four with twos.':
    'Monter les deux paquets de deux en deux, dans chaque couleur : quatre fondations commencent par un as, quatre par un deux.',
  'Bring both packs home: in each suit one foundation goes up from the ace, two go up by twos, and the last king has a place of his own.':
    'Monter les deux paquets aux fondations : dans chaque couleur, une monte depuis l’as, deux montent de deux en deux, et le dernier roi a sa propre place.',
  'Bring both packs home, in suit: the eight fives go down past the ace to the king, the eight sixes up to the queen.':
    'Monter les deux paquets dans chaque couleur : les huit cinq descendent, par l’as, jusqu’au roi, les huit six montent jusqu’à la dame.',
  'Bring both packs home: four times round from ace to king in the middle, and four foundations down from the king, regardless of suit.':
    'Monter les deux paquets : au milieu quatre tours de l’as au roi, et quatre fondations descendant du roi, quelle que soit la couleur.',
  'Bring both packs home, in suit, so that the king of hearts is left in the middle of eight queens.':
    'Monter les deux paquets dans chaque couleur, pour que le roi de cœur reste au milieu de huit dames.',
  'Bring both packs onto the two stars.': 'Porter les deux paquets sur les deux étoiles.',
  'Play every card of the three trees off to the waste.': 'Jouer toutes les cartes des trois sapins sur la défausse.',
  'Play away every card but the four queens.': 'Jouer toutes les cartes, sauf les quatre dames.',
  'Remove all the cards, thirteen at a time: the top cards of the columns whenever they add up to ninety-one.':
    'Retirer toutes les cartes, treize à la fois : les dernières cartes des colonnes, dès que leur somme fait quatre-vingt-onze.',
  'Build all the cards down on the jack of spades, regardless of suit, with the king of spades and the queen of hearts as the last two.':
    'Descendre toutes les cartes sur le valet de pique, quelle que soit la couleur, avec le roi de pique et la dame de cœur pour finir.',
  'Bring all cards into the black hole in the middle.':
    'Faire disparaître toutes les cartes dans le trou noir du milieu.',
  'Bring all cards home on one foundation: four times round from ace to king, regardless of suit.':
    'Monter toutes les cartes sur une seule fondation : quatre fois de l’as au roi, quelle que soit la couleur.',
  'Bring all cards home on one foundation, where each lies on a neighbour in rank.':
    'Monter toutes les cartes sur une seule fondation, chacune sur une carte de valeur voisine.',
  'Bring all cards onto four heaps, each on a card of its own colour and an adjacent rank.':
    'Faire passer toutes les cartes sur quatre tas, chacune sur une carte de valeur voisine, rouge sur rouge et noir sur noir.',
  'Remove the whole pyramid, in pairs that add up to thirteen.':
    'Retirer toute la pyramide, par paires dont la somme fait treize.',
  'Lay the whole stock on the tower, each card on one with which it adds up to fourteen.':
    'Poser tout le talon sur la tour, chaque carte sur une autre avec laquelle elle fait quatorze.',
  'Put the cards of each row in order from ace to king, each row in one suit.':
    'Ranger les cartes de chaque rangée de l’as au roi, chaque rangée dans une couleur.',
  'Put the cards of each row in order from ace to king, with a six after the ace, each row in one suit.':
    'Ranger les cartes de chaque rangée de l’as au roi, le six après l’as, chaque rangée dans une couleur.',
  'Build the twelve foundations of the clock up in suit until each shows its hour.':
    'Monter les douze fondations de l’horloge, dans leur couleur, jusqu’à ce que chacune montre son heure.',
  'Bring all cards home: round the four queens the fives go down to the king and the sixes up to the jack.':
    'Monter toutes les cartes aux fondations : autour des quatre dames, les cinq descendent jusqu’au roi et les six montent jusqu’au valet.',
  'Bring the queen of hearts and the king of hearts together, with nothing between them.':
    'Réunir la dame de cœur et le roi de cœur, sans rien entre eux.',
  'Remove cards from between others until only two are left.':
    'Retirer des cartes situées entre d’autres jusqu’à ce qu’il n’en reste que deux.',
  'Bring both packs home: eight foundations, built in suit from the king, through the ace, up to the queen.':
    'Monter les deux paquets sur les huit fondations, dans chaque couleur, du roi à l’as puis jusqu’à la dame.',
  'Bring the whole pack into the circle, each pile going up regardless of suit.':
    'Monter tout le paquet dans le cercle, valeur après valeur, quelle que soit la couleur.',
  'Gather each rank at its hour of the dial, red and black in turn, and the kings in the middle.':
    'Réunir les cartes de chaque valeur à leur heure sur le cadran, rouges et noires en alternance, et les rois au milieu.',
  'Bring both packs home: eight foundations go from ace to queen in suit, and a ninth takes all the kings.':
    'Monter les deux paquets aux fondations : huit vont de l’as à la dame dans chaque couleur, une neuvième reçoit tous les rois.',
  'Bring both packs home: eight foundations, built up in suit from the base card.':
    'Monter les deux paquets sur les huit fondations, dans la couleur, en partant de la carte de base.',
  'Bring all cards home: four foundations in the corners, built up in suit, wrapping from king to ace.':
    'Monter toutes les cartes sur les quatre fondations des coins, dans leur couleur et en passant du roi à l’as.',
  'Bring both packs home by twos, in suit: eight foundations begin with aces, eight with twos.':
    'Monter les deux paquets de deux en deux, dans chaque couleur : huit fondations commencent par un as, huit par un deux.',
  'Bring every card from ace to ten home: eight foundations, built in suit. Pictures stay in the columns.':
    'Monter toutes les cartes de l’as au dix sur huit fondations, par couleur ; les figures restent dans les colonnes.',
  'Bring all cards from ace to jack home: eight foundations, regardless of suit, while the kings and queens stay on the table.':
    'Monter toutes les cartes de l’as au valet sur huit fondations, quelle que soit la couleur ; les rois et les dames restent sur la table.',
  'Bring all cards but the eight kings home: eight foundations, built from ace to queen regardless of suit.':
    'Monter toutes les cartes sauf les huit rois sur huit fondations, de l’as à la dame, quelle que soit la couleur.',
  'Knock all eight clubs out before the cards have gone round three times.':
    'Sortir les huit trèfles avant que les cartes aient fait trois tours.',
  'Bring both packs home: four foundations go up from aces and four down from kings, regardless of suit.':
    'Monter les deux paquets aux fondations : quatre montent des as et quatre descendent des rois, quelle que soit la couleur.',
  'Bring all cards home on four foundations, all going the same way from the base card.':
    'Monter toutes les cartes sur quatre fondations qui vont toutes dans le même sens à partir de la carte de base.',
  'Put both packs in order in three rows of eight places, each row going up by threes in suit from its own rank, with the aces apart.':
    'Ranger les deux paquets en trois rangées de huit places, chaque rangée montant de trois en trois dans la couleur depuis sa propre valeur, les as à part.',
  'Bring both packs home on the twelve hours of a clock, in suit, so that each hour shows its own number.':
    'Monter les deux paquets dans chaque couleur sur les douze heures d’une horloge, pour que chaque heure affiche son nombre.',
  'Bring two packs without kings and queens home: eight foundations, built from ace to jack in suit.':
    'Monter deux paquets sans rois ni dames sur huit fondations, de l’as au valet dans la couleur.',
  'Remove all the cards, in groups that add up to fifteen; a ten, a jack, a queen and a king go together.':
    'Retirer toutes les cartes, par groupes dont la somme fait quinze ; dix, valet, dame et roi partent ensemble.',
  'Remove all the cards: pairs that add up to eleven, and jack, queen and king together.':
    'Retirer toutes les cartes : les paires dont la somme fait onze, et valet, dame et roi ensemble.',
  'Remove cards in threes of consecutive ranks until one card is left.':
    'Retirer les cartes par trois, de valeurs qui se suivent, jusqu’à ce qu’il n’en reste qu’une.',
  'Turn up all the cards: each suit in a row of its own, from seven to ace.':
    'Retourner toutes les cartes : chaque couleur dans sa rangée, du sept à l’as.',
  'Bring all cards home: four foundations, built in suit from the seven to the ace.':
    'Monter toutes les cartes sur les quatre fondations, du sept à l’as dans chaque couleur.',
  'Put both packs, which have no aces, in order in three rows of eight places, each row going up by threes in suit from its own rank.':
    'Ranger les deux paquets, qui n’ont pas d’as, en trois rangées de huit places, chaque rangée montant de trois en trois dans la couleur depuis sa propre valeur.',
  'Bring both packs home, in suit: two foundations of each suit go up from the king, two go down from the queen.':
    'Monter les deux paquets dans chaque couleur : deux fondations de chacune montent depuis le roi, deux descendent depuis la dame.',
  'Bring both packs home: in each suit a foundation goes up from the ace, the queen and the jack have places of their own, and another goes down from the ten to the king.':
    'Monter les deux paquets aux fondations : dans chaque couleur, une monte depuis l’as, la dame et le valet ont leur propre place, et une autre descend du dix au roi.',
  'Bring both packs home: eight foundations go down from the sixes and eight up from the sevens, in suit.':
    'Monter les deux paquets aux fondations : huit descendent depuis les six et huit montent depuis les sept, dans la couleur.',
  'Bring all cards but the queens home, regardless of suit: the sixes go up to the jack, the fives down to the ace and then the king.':
    'Monter aux fondations toutes les cartes sauf les dames, quelle que soit la couleur : les six montent jusqu’au valet, les cinq descendent jusqu’à l’as, puis au roi.',
  'Arrange both packs in eight columns of thirteen cards, each going up regardless of suit.':
    'Ranger les deux paquets en huit colonnes montantes de treize cartes, quelle que soit la couleur.',
  'Bring both packs home on eight foundations that climb by ones, twos, threes and so on up to eights.':
    'Monter les deux paquets sur huit fondations : la première avance de un en un, la deuxième de deux en deux, et ainsi de suite jusqu’à la huitième, de huit en huit.',
  'Bring all cards home: the aces on one pile in alternating colours, and in suit two, four, six, eight, ten, queen and three, five, seven, nine, jack.':
    'Monter toutes les cartes aux fondations : les as sur une seule, rouges et noirs en alternance, et dans la couleur deux, quatre, six, huit, dix, dame et trois, cinq, sept, neuf, valet.',
  'Clear the seven columns, three cards at a time that add up to ten, twenty or thirty.':
    'Vider les sept colonnes en retirant trois par trois des cartes dont la somme fait dix, vingt ou trente.',
  'Remove all the cards: pairs that add up to ten, and tens, jacks, queens and kings four at a time.':
    'Retirer toutes les cartes : les paires dont la somme fait dix, et les dix, valets, dames et rois par quatre.',
  'Remove every card except the twelve court cards.': 'Retirer toutes les cartes sauf les douze figures.',
  'Remove all the cards from the row: neighbours that add up to ten, twenty or thirty.':
    'Retirer toutes les cartes de la rangée, par groupes de voisines dont la somme fait dix, vingt ou trente.',
  'Discard all the cards, two or four of the last four at a time.':
    'Retirer toutes les cartes, deux ou quatre à la fois parmi les quatre dernières de la rangée.',
  'Discard all the cards: each goes when it is turned up as its rank is counted.':
    'Se défaire de toutes les cartes : chacune part si on la retourne juste au moment où l’on compte sa valeur.',
  'Make four whole runs, each from king down to ace, regardless of suit.':
    'Former quatre séquences complètes, chacune du roi à l’as, quelles que soient les couleurs.',
  'Remove all the cards: pairs that add up to nine, nines on their own, and tens, jacks, queens and kings in sets of four.':
    'Retirer toutes les cartes : les paires dont la somme fait neuf, les neuf seuls, et dix, valet, dame et roi par quatre.',
  'Remove all the cards: pairs of one suit that add up to eleven, and jack, queen and king of one suit together.':
    'Retirer toutes les cartes : les paires d’une couleur dont la somme fait onze, et valet, dame et roi d’une couleur ensemble.',
  'Remove all the cards: aces on their own, the others in sets of a face card and three that add up to eighteen.':
    'Retirer toutes les cartes : les as seuls, les autres par séries d’une figure et de trois cartes dont la somme fait dix-huit.',
  'Remove the whole pyramid, in pairs of equal or neighbouring ranks.':
    'Retirer toute la pyramide, par paires de valeurs égales ou voisines.',
  'Remove both pyramids, in pairs that add up to thirteen.':
    'Retirer les deux pyramides, par paires dont la somme fait treize.',
  'Remove all but four cards, in pairs of one suit.':
    'Retirer toutes les cartes sauf quatre, par paires d’une couleur.',
  'Remove all the cards from the row: neighbours that add up to seven or a multiple of it.':
    'Retirer toutes les cartes de la rangée : des voisines dont la somme fait sept ou un multiple de sept.',
  'Bring all cards home by twos, in suit: black suits begin with the ace, red suits with the two.':
    'Monter toutes les cartes aux fondations de deux en deux, dans chaque couleur : les noires commencent par l’as, les rouges par le deux.',
  'Bring both packs home, in suit, round the corner of king and ace: in each suit one foundation goes up from the queen and another down from the jack.':
    'Monter les deux paquets aux fondations, en passant par le roi et l’as : dans chaque couleur, une monte depuis la dame et une autre descend depuis le valet.',
  'Bring all cards home on one foundation: four times round, regardless of suit, from the rank that is dealt.':
    'Monter toutes les cartes sur une seule fondation : quatre tours, quelle que soit la couleur, depuis la valeur de la carte distribuée.',
  'Bring all cards home, wrapping from king to ace: two red foundations and two black ones, built up from two, three, four and five.':
    'Monter toutes les cartes sur deux fondations rouges et deux noires, depuis un deux, un trois, un quatre et un cinq, en passant du roi à l’as.',
  'Bring both packs home on eight foundations, begun in turn by king, queen, jack and so on down to the six, each going down regardless of suit.':
    'Monter les deux paquets sur huit fondations, commencées dans l’ordre par un roi, une dame, un valet et ainsi de suite jusqu’au six, chacune en descendant, quelle que soit la couleur.',
  'Bring both packs home, in suit, round the corner of king and ace: four foundations go down from the base card, four up from the rank above it.':
    'Monter les deux paquets aux fondations, dans la couleur, en passant par le roi et l’as : quatre descendent depuis la carte de base, quatre montent depuis la valeur au-dessus.',
  'Bring both packs home on thirteen foundations of eight cards, each begun one rank below its left neighbour and going down regardless of suit.':
    'Monter les deux paquets sur treize fondations de huit cartes, chacune commencée une valeur au-dessous de sa voisine de gauche et construite en descendant, quelle que soit la couleur.',
  'Bring all cards home: four foundations, built from ace to king, each card of the suit that follows the one below it.':
    'Monter toutes les cartes sur les quatre fondations, de l’as au roi, chaque carte de la couleur qui suit celle du dessous.',
  'Bring both packs home: the red suits go up from ace to king, the black suits down from king to ace.':
    'Monter les deux paquets : les couleurs rouges de l’as au roi en montant, les noires du roi à l’as en descendant.',
  'Bring all four packs home: sixteen foundations, built in suit from the ace, followed by the seven, up to the king.':
    'Monter les quatre paquets sur les seize fondations, dans chaque couleur, de l’as, suivi du sept, jusqu’au roi.',
  'Arrange both packs in eight columns, each from king down to ace in alternating colours.':
    'Ranger les deux paquets en huit colonnes, chacune du roi à l’as, en alternant rouge et noir.',
  'Bring all cards home: four foundations, built in suit from the two up to the king, followed by the ace.':
    'Monter toutes les cartes sur les quatre fondations, dans chaque couleur, du deux au roi, suivi de l’as.',
  'Capture cards until only one king is left: all the others go home, in suit, from the ace up.':
    'Prendre des cartes jusqu’à ce qu’il ne reste qu’un roi : toutes les autres montent aux fondations, dans leur couleur, à partir de l’as.',
  'Bring both packs home on eight foundations, going up from the base card regardless of suit and wrapping from king to ace.':
    'Monter les deux paquets sur huit fondations à partir de la carte de base, quelle que soit la couleur et en passant du roi à l’as.',
  'Bring both packs home: eight foundations, built in suit from the king, followed by the ace, up to the queen.':
    'Monter les deux paquets sur les huit fondations, dans chaque couleur, du roi, suivi de l’as, jusqu’à la dame.',
  'Arrange both packs in eight columns, each from king down to ace regardless of suit.':
    'Ranger les deux paquets en huit colonnes, chacune du roi à l’as, quelle que soit la couleur.',
};
