import type { description as english } from '../en/description.ts';

/** What every page of rules begins with, in French. */
export const description = {
  'glance.title': 'En bref',
  'glance.part':
    '{part, select, goal {But} deal {Mise en place} own {Particularités} pairs {Paires} foundation {{count, plural, one {Fondation} other {Fondations}}} tableau {Colonnes} row {Rangées} place {Places} reserve {{count, plural, one {Réserve} other {Réserves}}} cell {{count, plural, one {Cellule} other {Cellules}}} waste {Défausse} stock {Talon} again {Redistributions} itself {Automatismes} clicks {Clics} named {{kind_title}} other {Score}}',

  'glance.goal-home':
    '{all, select, yes {Placer les {cards, number} cartes sur les fondations.} other {Placer {cards, number} cartes sur les fondations.}}',
  'glance.goal-gone':
    '{all, select, yes {Retirer les {cards, number} cartes.} other {Retirer {cards, number} des {of, number} cartes.}}',

  'glance.deck':
    '{packs, plural, =1 {Un paquet} =2 {Deux paquets} =3 {Trois paquets} other {# paquets}} ({cards, number} cartes{suits, plural, =0 {} =1 {, une seule couleur} other {, # couleurs}}{jokers, select, yes {, avec les jokers} other {}})',
  'glance.left-out': 'Sans ces valeurs : {ranks}',
  'glance.piles':
    '{pile, select, foundation {{count, plural, one {Une fondation} other {# fondations}}} row {{count, plural, one {Une rangée} other {# rangées}}} place {{count, plural, one {Une place} other {# places}}} reserve {{count, plural, one {Une réserve} other {# réserves}}} cell {{count, plural, one {Une cellule} other {# cellules}}} waste {{count, plural, one {La défausse} other {# défausses}}} stock {Le talon} named {{kind_count}} other {{count, plural, one {Une colonne} other {# colonnes}}}}',
  'glance.dealt':
    '{piles}{kind, select, same {{cards, plural, =0 {, sans carte} one { d’une carte} other { de {cards, number} cartes}}{several, select, yes {{cards, plural, =0 {} other { {piles_gender, select, m {chacun} other {chacune}}}}} other {}}} begun {{begun, plural, one {, une carte sur la première} other {, une carte sur # d’entre elles}}} two { de {from, number} ou {to, number} cartes} range { de {from, number} à {to, number} cartes} rank {, une valeur par pile} home { ; les cartes qui conviennent y vont dès la donne} total {, {cards, number} cartes en tout} other { de {to, number} cartes au plus}}{up, select, all {, face visible} none {, face cachée} top {{count, plural, one {, seule la carte du dessus visible} other {, les {count, number} du dessus visibles}}} every {, une carte sur deux visible} some {, en partie visibles} other {}}',
  'glance.waste': '{cards, plural, one {Une carte retournée} other {# cartes retournées}} sur la défausse',
  'glance.stock':
    '{cards, plural, =0 {Les cartes restantes forment le talon} one {La dernière carte forme le talon} other {Les {cards, number} cartes restantes forment le talon}}',
  'glance.laid': '{piles} : {cards}',
  'glance.laid-here': 'Au début : {cards}.',
  'glance.ranks':
    '{all, select, yes {les } other {}}{count, number} {rank, plural, =1 {as} =2 {deux} =3 {trois} =4 {quatre} =5 {cinq} =6 {six} =7 {sept} =8 {huit} =9 {neuf} =10 {dix} =11 {valets} =12 {dames} =13 {rois} other {jokers}}',
  'glance.of-each-suit': '{cards} de chaque couleur',

  'glance.base-dealt': 'Les fondations commencent par la valeur de la carte de base, distribuée au début.',
  'glance.own-rank': 'Chaque pile reçoit sa propre valeur.',
  'glance.once': 'Deux d’entre elles ne peuvent pas commencer par la même couleur.',
  'glance.spares': 'Une colonne vide n’accepte pas une carte qui est seule dans sa colonne.',
  'glance.single': 'Une colonne vide n’accepte qu’une carte à la fois.',
  'glance.built-from':
    'Les fondations dont la première carte est {cards} se construisent {order}{any, select, yes {, quelle que soit la couleur} other {}}.',
  'glance.built-this':
    '{pile, select, foundation {Cette fondation} row {Cette rangée} place {Cette place} reserve {Cette réserve} cell {Cette cellule} waste {La défausse} named {{kind_this}} other {Cette colonne}} se construit {order}{any, select, yes {, quelle que soit la couleur} other {}}.',
  'glance.whole': 'Seule une séquence complète de {count, number} cartes y va, d’un seul coup.',
  'glance.returns':
    '{returns, select, play {La carte du dessus peut revenir en jeu.} both {La carte du dessus peut revenir en jeu ou passer sur une autre fondation qui l’accepte.} across {La carte du dessus peut passer sur une autre fondation qui l’accepte.} other {Les cartes des fondations y restent.}}',
  'glance.end': 'Rien ne se pose sur {rank, plural, =0 {une carte de base} other {{name_a}}}.',
  'glance.unbuilt': 'Les cartes ne s’y posent pas les unes sur les autres.',
  'glance.stays-empty':
    '{pile, select, row {Une rangée vide} place {Une place vide} reserve {Une réserve vide} cell {Une cellule vide} waste {La défausse vide} named {{kind_gender, select, f {Une} other {Un}} {kind} vide} other {Une colonne vide}} reste vide{dealt, select, yes { jusqu’à la prochaine distribution} other {}}.',
  'glance.takes-kind':
    '{pile, select, foundation {Une fondation vide} row {Une rangée vide} place {Une place vide} reserve {Une réserve vide} cell {Une cellule vide} waste {La défausse vide} named {{kind_gender, select, f {Une} other {Un}} {kind} vide} other {Une colonne vide}} n’accepte que ceci : {cards}.',
  'glance.takes-base':
    '{pile, select, row {Une rangée vide} place {Une place vide} reserve {Une réserve vide} named {{kind_gender, select, f {Une} other {Un}} {kind} vide} other {Une colonne vide}} n’accepte qu’une carte {below, select, yes {d’une valeur juste au-dessous de la carte de base} other {de la valeur de la carte de base}}.',
  'glance.collects':
    '{pile, select, foundation {Les fondations n’acceptent} row {Les rangées n’acceptent} place {Les places n’acceptent} reserve {La réserve n’accepte} waste {La défausse n’accepte} cell {Les cellules n’acceptent} named {Les {kind_many} n’acceptent} other {Les colonnes n’acceptent}} pas d’autre carte que {cards}.',
  'glance.from':
    '{empty, select, yes {À une place vide, les cartes ne viennent que} filled {Sur d’autres cartes, elles ne viennent que} other {Les cartes n’y viennent que}} {sources}.',
  'glance.source':
    '{pile, select, foundation {des fondations} tableau {des colonnes} row {des rangées} place {des autres places} reserve {de la réserve} cell {des cellules} waste {de la défausse} named {{kind_out}} other {du talon}}',
  'glance.one-by-one': 'Les cartes se déplacent une à une.',
  'glance.run-so': 'Les cartes qui se suivent ainsi se déplacent ensemble.',
  'glance.top-or-all': 'On déplace la carte du dessus ou la colonne entière, jamais une partie.',
  'glance.room':
    '{pile, select, foundation {Une fondation contient} row {Une rangée contient} place {Une place contient} reserve {La réserve contient} cell {Une cellule contient} waste {La défausse contient} named {{kind_gender, select, f {Une} other {Un}} {kind} contient} other {Une colonne contient}} au plus {room, number} cartes.',
  'glance.covered': 'Une carte est jouable dès qu’aucune autre ne la recouvre.',
  'glance.top-only': 'Seule la carte du dessus est jouable.',
  'glance.when':
    '{when, select, dealt {On n’y pose des cartes qu’une fois le talon épuisé.} used {On n’y pose des cartes qu’une fois le talon et la défausse épuisés.} other {On n’y pose rien avant d’avoir choisi la carte de base.}}',

  'glance.stock-open': 'La carte du dessus du talon est visible et se joue directement.',
  'glance.stock-fills': 'Ses cartes comblent les vides d’elles-mêmes ; on ne clique pas dessus.',
  'glance.turn-varies':
    'Cliquez sur le talon pour retourner des cartes sur la défausse ; leur nombre change à chaque passage.',
  'glance.deal-to':
    'Cliquez sur le talon pour distribuer {count, plural, one {une carte} other {# cartes}} {pile, select, foundation {sur les fondations} row {sur les rangées} place {sur les places} reserve {sur les réserves} cell {dans les cellules} waste {sur la défausse} named {sur les {kind_many}} other {sur les colonnes}}.',
  'glance.each':
    'Cliquez sur le talon pour distribuer {per, plural, =1 {une carte} other {# cartes}} sur {pile, select, named {{kind_gender, select, f {chacune} other {chacun}}} other {chacune}} des {count, number} {pile, select, foundation {fondations} row {rangées} place {places} reserve {réserves} cell {cellules} waste {défausses} named {{kind_many}} other {colonnes}}.',
  'glance.needs':
    '{why, select, hole {Il faut d’abord remplir toutes les colonnes vides.} unplayed {Il faut d’abord jouer la carte de la défausse.} locked {Tant qu’une colonne est vide, vous pouvez retourner encore une carte, qui doit être jouée avant d’en retourner une autre.} removable {Il faut d’abord retirer les cartes qui peuvent l’être.} movable {C’est permis quand plus aucune carte ne peut être déplacée.} full {Il faut une place libre.} king {Un roi qui peut remplir une colonne vide doit d’abord y aller.} base {Il faut d’abord choisir la carte de base.} unmoved {Il faut avoir déplacé au moins une carte depuis la dernière distribution.} unshifted {Au moins une carte doit changer de place.} other {}}',
  'glance.again':
    '{redeals, plural, =1 {Une fois par partie} =2 {Deux fois par partie} other {# fois par partie}}, on peut ramasser les cartes{shuffled, select, yes {, les mélanger} other {}} et les redistribuer.{by, select, stock { Pour cela, cliquez sur le talon vide.} other {}}',
  'glance.again-unlimited':
    'On peut ramasser les cartes{shuffled, select, yes {, les mélanger} other {}} et les redistribuer autant de fois qu’on veut.{by, select, stock { Pour cela, cliquez sur le talon vide.} other {}}',
  'glance.shuffled': 'Les cartes sont mélangées avant d’être redistribuées.',

  'glance.fills':
    '{pile, select, foundation {Les fondations vides se remplissent d’elles-mêmes} row {Les rangées vides se remplissent d’elles-mêmes} place {Les places vides se remplissent d’elles-mêmes} reserve {Les réserves vides se remplissent d’elles-mêmes} cell {Les cellules vides se remplissent d’elles-mêmes} waste {La défausse vide se remplit d’elle-même} named {Les {kind_many} vides se remplissent d’{kind_gender, select, f {elles} other {eux}}-mêmes} other {Les colonnes vides se remplissent d’elles-mêmes}}{next, select, none {} other {, d’abord}} {from, select, reserve {avec la réserve} waste {avec la défausse} named {à partir {source_out}} other {avec le talon}}{next, select, none {} reserve {, puis avec la réserve} waste {, puis avec la défausse} named {, puis à partir {second_out}} other {, puis avec le talon}}{after, select, hand { ; quand il n’y reste plus de cartes, c’est à vous de les remplir} other {}}.',
  'glance.goes-home': 'Des cartes peuvent monter d’elles-mêmes aux fondations.',
  'glance.plays': 'Cliquez sur une carte pour la jouer sur la défausse.',
  'glance.alone': 'Un clic sur {cards} suffit pour retirer cette carte seule.',
  'glance.unbeaten': 'Cliquez sur une carte pour la retirer tant qu’une plus haute de sa couleur est dégagée.',
  'glance.click': 'Un clic joue une carte à la meilleure place, un double-clic la monte à une fondation.',
  'glance.score':
    '{kind, select, home {Un point par carte sur les fondations} other {Un point par carte retirée}} : {most, number} au plus.',

  'handwritten.arachnida':
    'Dans les colonnes, une carte va sur une carte de valeur immédiatement supérieure ou de même valeur, quelle que soit la couleur ; une colonne vide accepte toute carte. Une séquence dans une couleur se déplace ensemble, et les cartes de même valeur aussi. Seule une couleur entière, du roi à l’as, va à une fondation.',
  'handwritten.archway':
    'Les cartes peuvent passer d’une fondation à l’autre de leur couleur. Cliquez sur le talon vide pour mettre la carte du dessous de chaque tas au-dessus, autant de fois que vous voulez.',
  'handwritten.beehive': 'Les quatre cartes d’une valeur quittent le jeu dès qu’elles sont dans une même colonne.',
  'handwritten.big-ben':
    'Chaque heure monte dans sa couleur jusqu’à montrer son heure. Seul un éventail d’au moins trois cartes se construit, en descendant dans la couleur, le roi suivant l’as. Cliquez sur le talon pour compléter les éventails de moins de trois cartes ; s’il n’y en a pas, une carte va à la défausse.',
  'handwritten.big-bertha': 'La neuvième fondation reçoit les huit rois, dans n’importe quel ordre.',
  'handwritten.boxing-the-compass':
    'Une place vide ne prend que les cartes de son côté : les trèfles à l’ouest, les piques à l’est, les cœurs au nord, les carreaux au sud. Elles peuvent venir de la défausse ou d’un autre côté. On ne construit pas sur elles.',
  'handwritten.british-constitution':
    'Les cartes montent d’une rangée à la fois : sur une carte de l’autre couleur, d’une valeur juste au-dessus, ou à une place vide ; la rangée du bas reçoit les cartes de la défausse. Seules les cartes de la rangée du haut vont aux fondations.',
  'handwritten.camelot':
    'Placez les cartes du talon une à une : les rois dans les coins, les dames au milieu en haut et en bas, les valets au milieu des côtés, les autres où vous voulez. Quand tout est plein, retirez les paires qui font dix, et les dix seuls ; puis recommencez à placer.',
  'handwritten.colonel':
    'Une carte des rangées est libre dès que la place au-dessous d’elle est vide. On construit en descendant dans la couleur : une carte ne va que dans une rangée plus haute, sur une carte libre ou sur celle placée juste au-dessus d’elle. Une place vide prend toute carte de la défausse ou d’une rangée plus basse, si elle est dans la rangée du haut ou si une carte se trouve au-dessus d’elle.',
  'handwritten.crescent':
    'La carte du dessus d’une fondation peut passer à l’autre fondation de sa couleur. Trois fois par partie, cliquez sur le talon vide pour mettre la carte du dessous de chaque colonne au-dessus.',
  'handwritten.cromwell':
    'Une fois par partie, vous pouvez tirer : si la carte d’en dessous peut alors être jouée, posez la carte du dessus d’un éventail dans la réserve ; une fois l’autre jouée, la carte soulevée revient.',
  'handwritten.der-kleine-napoleon':
    'Les fondations se construisent dans la couleur à partir de la carte de base ; la première carte ajoutée décide si toutes montent ou descendent. La carte de la cellule n’en sort qu’une fois un éventail latéral épuisé.',
  'handwritten.dumfries':
    'Les colonnes se construisent en alternant rouge et noir, avec une carte de la valeur juste au-dessous ou de la même valeur. Seule la carte du dessus ou une colonne entière se déplace ; une colonne vide accepte l’une ou l’autre.',
  'handwritten.faerie-queen':
    'Chaque roi distribué commence la colonne suivante. Une fois le talon épuisé, les colonnes se construisent en descendant, quelle que soit la couleur, et un roi seul accepte toute carte.',
  'handwritten.glenwood':
    'Posez d’abord la carte du dessus d’une réserve sur la première fondation : sa valeur est la base. Les colonnes ne se déplacent qu’entières. Une colonne vide reçoit une carte des réserves ou une autre colonne, et la défausse seulement quand les réserves sont épuisées.',
  'handwritten.hamilton':
    'Choisissez d’abord la base : le talon propose jusqu’à trois cartes, et celle que vous montez à une fondation donne la valeur. Rien d’autre ne bouge avant.',
  'handwritten.intelligence':
    'Cliquez sur le talon pour ramasser, mélanger et redistribuer les cartes qui ne sont pas aux fondations, deux fois au plus.',
  'handwritten.les-quatre-coins':
    'Tant que le talon dure, les piles des côtés ne jouent que sur la fondation voisine, sauf pour en commencer une ; celles des coins jouent sur toutes.',
  'handwritten.matriarchy':
    'Dans chaque couleur, deux fondations descendent depuis la dame et deux montent depuis le roi en passant par l’as ; aucune ne dépasse douze cartes. Le nombre de cartes retournées change à chaque passage.',
  'handwritten.monte-carlo':
    'Deux cartes ne partent ensemble que si elles se touchent en ligne, en colonne ou en diagonale.',
  'handwritten.napoleons-tomb':
    'La fondation du milieu descend du six à l’as, quatre fois de suite ; celles des coins montent du sept au roi. La couleur ne compte pas.',
  'handwritten.neighbor':
    'Deux cartes qui font treize partent ensemble si elles se touchent en ligne, en colonne ou en diagonale. Les autres se resserrent, et le talon remplit les places libérées à la fin.',
  'handwritten.nines':
    'Un dix, un valet, une dame et un roi partent ensemble : mettez-les un à un dans la réserve. Tant que les quatre n’y sont pas, aucun vide n’est comblé et aucun d’eux ne peut revenir.',
  'handwritten.osmosis':
    'Chaque fondation réunit une couleur dans n’importe quel ordre, mais, sauf la première, seulement les valeurs que la fondation du dessus a déjà.',
  'handwritten.primrose':
    'Chaque fondation commence une valeur au-dessus de sa carte repère et monte quelle que soit la couleur ; la carte repère vient en dernier. Huit fois, cliquez sur le talon vide pour redistribuer un tas, une carte sur chacun.',
  'handwritten.puss-in-the-corner':
    'Chaque carte du talon va à une fondation ou sur la colonne de votre choix avant qu’on voie la suivante ; des colonnes, on ne joue qu’aux fondations. Une fois, cliquez sur le talon vide pour retourner les colonnes et recommencer.',
  'handwritten.quatorze':
    'Deux cartes qui font quatorze partent ensemble si elles sont dans la même rangée ou la même colonne. Une fois le talon épuisé, les autres se resserrent.',
  'handwritten.rittenhouse':
    'Chaque fondation ne reçoit que des cartes de la colonne au-dessous d’elle et de la colonne du milieu.',
  'handwritten.sieben-bis-as':
    'Un vide reçoit la carte qui suit sa voisine de gauche dans la couleur, ou qui précède celle de droite. Une carte ne va à sa fondation que si la place à sa gauche est vide.',
  'handwritten.solid-square':
    'Chaque fondation monte dans la couleur de l’as au roi puis, depuis l’autre roi, redescend à l’autre as.',
  'handwritten.st-helena':
    'Au premier tour, les quatre piles près des rois ne jouent que sur les rois, et les quatre près des as que sur les as.',
  'handwritten.stalactites':
    'La première carte d’une fondation ne bouge pas ; celles posées dessus peuvent revenir en jeu.',
  'handwritten.strata':
    'Les fondations se construisent en montant dans la couleur, le sept allant sur l’as. Dans les colonnes, rien ne se pose sur un sept ni sur un as.',
  'handwritten.suit-elevens':
    'Mettez un à un dans la réserve le valet, la dame et le roi d’une même couleur : ils partent dès que tous les trois y sont. D’ici là, aucun ne peut revenir.',
  'handwritten.terrace':
    '{base, select, chosen {Choisissez d’abord la base : la valeur de la carte que vous montez à une fondation. Chaque colonne vide reçoit alors automatiquement une carte du talon. } other {}}Les cartes de la réserve ne vont qu’aux fondations{filled, select, yes {} other {, et une colonne vide ne reçoit que la carte du dessus de la défausse}}.',
  'handwritten.the-plot':
    'Tant qu’aucune fondation n’est complète, aucune autre ne commence, et une colonne vide n’accepte que des cartes de la valeur de base ; ensuite, n’importe quelle carte. Ces cartes viennent de la défausse. La réserve ne va qu’aux fondations.',
  'handwritten.thieves':
    'Une carte va à la défausse sur une carte d’une valeur juste au-dessus ou au-dessous ; un joker va sur toute carte, et toute carte sur un joker.',
  'handwritten.union-square':
    'Une pile continue comme elle a commencé, en montant ou en descendant dans la couleur. Chaque fondation monte de l’as au roi puis, depuis l’autre roi, redescend à l’autre as.',
  'handwritten.valentine':
    'Cliquez sur le talon pour remplir les colonnes vides ; s’il n’y en a pas, pour retourner une carte sur la défausse ; s’il y en a déjà une, pour redistribuer : les colonnes passent sous le talon et quatre nouvelles sont posées. Vous gagnez quand chaque couleur est en ordre dans une colonne.',
  'handwritten.wall':
    'Posez des cartes de la défausse sur une carte du mur : elles la retirent si elles valent ensemble plus que cette carte et que celles du dessus sur lesquelles elle s’appuie.',

  'recipe.title': 'Créer un jeu',
  'recipe.from': 'Partir de',
  'recipe.changed': '{game}, modifié',
  'recipe.cells-hint': 'Chacune garde une carte quelconque jusqu’à ce qu’on la joue.',
  'recipe.reserve-hint': 'Une seule pile, distribuée au début ; rien ne s’y ajoute.',
  'recipe.name': 'Nom',
  'recipe.note': 'Note',
  'recipe.open-file': 'Ouvrir un fichier…',
  'recipe.field':
    '{field, select, packs {Paquets} columns {Colonnes} cards {Cartes dans les colonnes} open {Visibles au départ} ranks {Sens de construction des colonnes} round {Le roi et l’as se suivent} suits {Couleurs dans les colonnes} start {Colonnes vides} lift {Cartes déplacées ensemble} stock {Un clic sur le talon} cells {Cellules} home {Les cartes quittent la table} columnsHeap {Rangées de la pyramide} ranksRun {Sens de pose sur la défausse} suitsRun {Couleurs sur la défausse} laidRun {La défausse commence par une carte} shuffles {Mélanges} filled {Cellules au départ} reserve {Cartes dans la réserve} shown {Visibles dans la réserve} first {Première carte des fondations} laid {Les premières cartes y sont dès le départ} rising {Couleurs sur les fondations} room {Cartes au plus dans une colonne} sunk {Les rois sont au fond de leur colonne} pairs {Deux cartes partent ensemble} goal {À vider} other {Les cartes reviennent des fondations}}',
  'recipe.answer':
    '{field, select, cards {{answer, select, stairs {Une de plus par colonne} all {Toutes les cartes} five {Toutes sauf cinq par colonne} pyramid {Une pyramide} triangle {Une pyramide renversée} peaks {Trois sommets} other {Toutes les cartes, comme à Yukon}}} open {{answer, select, top {Seulement les cartes du dessus} all {Toutes les cartes} two {Les deux du dessus} three {Les trois du dessus} other {Une carte sur deux}}} ranks {{answer, select, down {Décroissant} up {Croissant} other {Dans les deux sens}}} suits {{answer, select, alternate {Rouge et noir en alternance} same {Même couleur} colour {Rouge sur rouge, noir sur noir} different {Toute autre couleur} other {N’importe quelle couleur}}} start {{answer, select, any {Acceptent toute carte} kings {N’acceptent qu’un roi} reserve {Remplies par la réserve} wasteOnly {Remplies par la réserve, puis par la défausse seule} waste {Remplies par la défausse} stock {Remplies par le talon} other {Restent vides}}} lift {{answer, select, built {Les cartes construites les unes sur les autres} cells {Autant que les cellules vides le permettent} suit {Les séquences d’une couleur} top {Une seule carte} whole {Une carte ou toute la colonne} colour {Les séquences toutes rouges ou toutes noires} other {Toute carte visible avec ce qui la couvre}}} stock {{answer, select, one {Retourne une carte} two {Retourne deux cartes} three {Retourne trois cartes} filled {Distribue une carte à chaque colonne quand aucune n’est vide} kings {Distribue une carte à chaque colonne quand des rois ont rempli les vides} other {Distribue une carte à chaque colonne}}} home {{answer, select, cards {Une à une, vers les fondations} runs {Par séquences entières, comme à Spider} waste {Une à une, vers la défausse, comme à Golf} other {Par paires, comme à Pyramide}}} round {{answer, select, yes {Oui} no {Non} other {Non, et rien ne se pose sur un roi}}} back {{answer, select, yes {Oui} no {Non} other {Toutes sauf les premières}}} filled {{answer, select, no {Vides} dealt {Avec les cartes restantes} other {Avec les cartes restantes, sans en prendre d’autres}}} first {{answer, select, ace {As} jack {Valet} queen {Dame} king {Roi} dealt {Sa valeur est celle d’une carte qui y est distribuée} other {Sa valeur est celle de la première carte posée}}} pairs {{answer, select, thirteen {Les valeurs font treize} fourteen {Les valeurs font quatorze} same {Même valeur} other {Valeurs voisines}}} goal {{answer, select, columns {Les colonnes} heap {La pyramide} other {Toutes les cartes}}} redeals {Sans limite} other {{answer, select, yes {Oui} other {Non}}}}',
  'recipe.rows': '{rows, plural, one {# rangée} other {# rangées}}',
  'recipe.too-many':
    'Les colonnes demandent {wanted, number} cartes, mais il n’y en a que {there, number}. Choisissez moins de colonnes ou moins de cartes par colonne.',
  'recipe.never-together':
    'Avec ces couleurs, deux cartes d’une même couleur ne se posent jamais l’une sur l’autre. Choisissez autre chose pour les cartes déplacées ensemble.',
  'recipe.kin-same': 'C’est {game}.',
  'recipe.kin-like': 'Comme {game}, sauf :',
  'recipe.tried': '{deals, plural, one {# donne essayée} other {# donnes essayées}}',
  'recipe.stop': 'Arrêter le décompte',
  'recipe.try': 'Essayer d’autres donnes',
  'recipe.length': 'Une partie gagnée',
  'recipe.moves': 'Environ {moves, plural, one {# coup} other {# coups}}',
  'recipe.easier': 'Un peu plus facile',
  'recipe.harder': 'Un peu plus difficile',
  'recipe.trying': 'Essai de changements un à un',
  'recipe.no-change':
    'Aucun changement à lui seul ne la rend un peu plus {wanted, select, easier {facile} other {difficile}}.',
  'recipe.does-it':
    '{step, select, little {Un peu plus} other {Plus}} {wanted, select, easier {facile} other {difficile}} {several, select, no {ainsi} other {avec chacun de ces changements}} :',
  'recipe.take': 'Appliquer ce changement',
  'recipe.eased':
    'En cherchant peu, {won, number} donnes sur {deals, number} ont été gagnées ; sans ce changement, {before, number}.',
  'recipe.never-home':
    'Ainsi, aucune séquence complète du roi à l’as ne peut être construite et déplacée. Modifiez « {label} ».',
} as const satisfies Partial<Record<keyof typeof english, string>>;
