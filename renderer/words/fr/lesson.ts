import type { lesson as english } from '../en/lesson.ts';

export const lesson = {
  'command.lesson': 'Me montrer',
  'menu.lesson': '&Me montrer comment on joue',
  'settings.lessons': 'Proposer de montrer comment se joue un nouveau jeu',

  'lesson.name': 'Comment on joue',
  'lesson.of': 'Comment on joue à {game}',
  'lesson.step': '{at, number} sur {of, number}',
  'lesson.begin': 'Me montrer',
  'lesson.offer': '{game}, c’est nouveau pour vous ? Une demi-minute montre comment on joue.',
  'lesson.no': 'Non merci',
  'lesson.back': 'Retour',
  'lesson.next': 'Suivant',
  'lesson.play': 'Lecture automatique',
  'lesson.hold': 'Pause',
  'lesson.again': 'Encore une fois',
  'lesson.skip': 'Passer',
  'lesson.end': 'Jouer',
  'lesson.making': 'Un instant…',
  'lesson.failed': 'Impossible de le montrer. Les règles disent comment on joue.',
  'lesson.ended': 'À vous de jouer. Les règles (F1) disent le reste.',
  'lesson.goal': 'Le but : {goal}',

  'lesson.lay':
    '{from, select, reserve {De la réserve : } cell {De sa cellule : } foundation {De sa fondation, en retour : } waste {De la défausse : } other {}}{card_the} sur {onto_the}.',
  'lesson.onto-pile': '{card_the} sur sa pile.',
  'lesson.click-lay': 'Un clic joue {card_the} sur {onto_the}.',
  'lesson.home': '{card_the} monte à la fondation, sur {onto_the}.',
  'lesson.first': '{card_the} monte : une fondation commence.',
  'lesson.start':
    '{card_the} {pile, select, row {dans une rangée vide} place {à une place vide} cell {dans une cellule libre} reserve {dans la réserve} waste {sur la défausse} other {dans une colonne vide}}.',
  'lesson.run': '{card_the} et {count, plural, one {la carte} other {les # cartes}} du dessus, sur {onto_the}.',
  'lesson.whole': 'Une séquence entière de {count, number} cartes monte à la fondation.',
  'lesson.remove-one': '{card_the} quitte le jeu.',
  'lesson.click-remove': 'Un clic retire {card_the} du jeu.',
  'lesson.remove': '{cards_the} quittent le jeu ensemble.',
  'lesson.turn':
    'Un clic sur le talon retourne {count, plural, one {une carte} other {# cartes}} sur la défausse, dont la carte du dessus peut être jouée.',
  'lesson.turn-on':
    'Un clic sur le talon retourne {count, plural, one {une carte} other {# cartes}} sur la défausse, pour continuer dessus.',
  'lesson.turns':
    '{again, plural, =0 {On ne parcourt le talon qu’une fois.} =1 {Le talon peut être repris une fois.} =2 {Le talon peut être repris deux fois.} other {Le talon peut être repris # fois.}}',
  'lesson.turns-unlimited': 'Le talon vide peut être repris autant de fois que vous voulez.',
  'lesson.gathers': 'Le talon est vide : un clic reprend les cartes pour les redistribuer.',
  'lesson.deal':
    'Un clic sur le talon {each, select, yes {distribue une carte sur chacune des {count, number} piles} other {distribue {count, plural, one {une carte} other {# cartes}}}}.',
  'lesson.close': 'Un clic sur le talon comble les vides et distribue la suite.',
  'lesson.click': 'Ici, un clic fait ce qu’il y a à faire ensuite.',
  'lesson.other': 'Les règles (F1) disent quelles cartes conviennent.',

  'lesson.order':
    '{how, select, up {en montant} down {en descendant} either {en montant ou en descendant} same {par cartes de même valeur} other {}}{by, plural, =0 {} =1 {} other { de # en #}}{suits, select, same { dans la couleur} different { sur une autre couleur} colour {, rouge sur rouge et noir sur noir} alternate { en alternant rouge et noir} other {}}{round, select, up {, l’as suivant le roi} down {, le roi suivant l’as} either {, roi et as étant voisins} other {}}',
  'lesson.built':
    '{pile, select, foundation {Les fondations se construisent} row {Les rangées se construisent} place {Les places se construisent} reserve {Les réserves se construisent} waste {La défausse se construit} cell {Les cellules se construisent} other {Les colonnes se construisent}} {order}.',
  'lesson.any-suit':
    '{pile, select, foundation {Les fondations se construisent} row {Les rangées se construisent} place {Les places se construisent} reserve {Les réserves se construisent} waste {La défausse se construit} cell {Les cellules se construisent} other {Les colonnes se construisent}} {order}, quelle que soit la couleur.',
  'lesson.any-rank':
    '{pile, select, foundation {Les fondations acceptent} row {Les rangées acceptent} place {Les places acceptent} reserve {Les réserves acceptent} waste {La défausse accepte} cell {Les cellules acceptent} other {Les colonnes acceptent}} {suits, select, same {toute valeur de leur couleur} alternate {toute valeur, rouge sur noir et noir sur rouge} colour {toute valeur, rouge sur rouge et noir sur noir} different {toute valeur d’une autre couleur} other {toute valeur, de toute couleur}}.',
  'lesson.exchange': '{card} et {onto} échangent leurs places.',
  'lesson.alike': 'Une carte va sur une carte de sa couleur ou de sa valeur.',
  'lesson.couples': '{suits, select, same {Dans chaque couleur, vont ensemble} other {Vont ensemble}} : {couples}.',
  'lesson.couple': '{one} et {other}',
  'lesson.begins': 'Les fondations commencent par {rank, plural, other {{name_a}}}.',
  'lesson.chooses': 'La première carte qui monte fixe la valeur par laquelle commencent les fondations.',
  'lesson.base':
    'La carte de base de cette donne est {rank, plural, other {{name_a}}} : les fondations commencent par cette valeur.',
  'lesson.takes':
    '{pile, select, row {Une rangée vide} place {Une place vide} reserve {Une réserve vide} waste {La défausse vide} other {Une colonne vide}} {rank, plural, =0 {accepte toute carte} other {n’accepte qu’{name_a}}}.',
  'lesson.beside': 'Un vide n’accepte qu’une carte qui suit celle d’à côté : {order}.',
  'lesson.cell': 'Une cellule garde une carte, quelle qu’elle soit, jusqu’à ce qu’on puisse la jouer.',
  'lesson.run-any': 'Les cartes visibles se déplacent avec toutes celles qui sont dessus.',
  'lesson.run-order': 'Se déplacent ensemble les cartes qui se suivent {order}.',
  'lesson.run-same': 'Les cartes de même valeur se déplacent ensemble.',
  'lesson.limited': 'Combien à la fois dépend des places libres.',
  'lesson.sum':
    'Deux cartes dont la somme fait {sum, number} partent ensemble{high, select, yes { ; le valet compte 11, la dame 12, le roi 13} other {}}.',
  'lesson.same': 'Deux cartes de même valeur partent ensemble.',
  'lesson.same-suit': 'Deux cartes de la même couleur partent ensemble.',
  'lesson.needs-alone': 'Aucune autre valeur ne part seule.',
  'lesson.needs-unbeaten': 'Une carte peut partir quand une plus haute de sa couleur est dégagée.',
  'lesson.needs-unlike':
    'Elle va sur la première carte de sa valeur à sa gauche ; quatre d’une même valeur quittent le jeu.',
  'lesson.needs-weak': 'Ensemble, les cartes doivent être plus fortes que ce qu’elles attaquent.',
  'lesson.turns-up': 'Une carte qui se trouve découverte est retournée.',
  'lesson.fills':
    'Les places vides se remplissent d’elles-mêmes {from, select, reserve {avec la réserve} waste {avec la défausse} other {avec le talon}}.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
