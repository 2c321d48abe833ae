import type { lesson as english } from '../en/lesson.ts';

export const lesson = {
  'command.lesson': 'Me montrer',
  'menu.lesson': '&Me montrer comment jouer',
  'settings.lessons': 'Proposer une démonstration des jeux que je découvre',

  'lesson.name': 'Comment on joue',
  'lesson.of': 'Comment on joue : {game}',
  'lesson.step': '{at, number} sur {of, number}',
  'lesson.begin': 'Me montrer',
  'lesson.offer': 'Vous découvrez ce jeu ({game}) ? Une demi-minute suffit pour voir comment on y joue.',
  'lesson.no': 'Non merci',
  'lesson.back': 'Retour',
  'lesson.next': 'Suivant',
  'lesson.play': 'Lecture automatique',
  'lesson.hold': 'Pause',
  'lesson.again': 'Encore une fois',
  'lesson.skip': 'Passer',
  'lesson.end': 'Jouer',
  'lesson.making': 'Un instant…',
  'lesson.failed': 'Impossible de montrer ce jeu. Les règles expliquent comment on joue.',
  'lesson.ended': 'À vous de jouer.',
  'lesson.also': 'Et aussi : {rules}',
  'lesson.goal': 'Le but : {goal}',

  'lesson.lay':
    '{from, select, reserve {De la réserve : } cell {De la cellule : } foundation {Retour de la fondation : } waste {De la défausse : } named {{source_out} : } other {}}{card_the} sur {onto_the}.',
  'lesson.onto-pile': '{card_the} sur sa pile.',
  'lesson.click-lay': 'Un clic sur {card_the} pose la carte sur {onto_the}.',
  'lesson.home': '{card_the} monte à la fondation, sur {onto_the}.',
  'lesson.first': '{card_the} monte et commence une fondation.',
  'lesson.start':
    '{card_the} {pile, select, row {dans une rangée vide} place {sur une place vide} cell {dans une cellule libre} reserve {dans la réserve} waste {sur la défausse} named {sur {kind_gender, select, f {une} other {un}} {kind} vide} other {dans une colonne vide}}.',
  'lesson.run':
    '{card_the} et {count, plural, one {la carte posée dessus} other {les # cartes posées dessus}} vont sur {onto_the}.',
  'lesson.whole': 'Une séquence complète de {count, number} cartes monte à la fondation.',
  'lesson.remove-one': '{card_the} quitte le jeu.',
  'lesson.click-remove': 'Un clic sur {card_the} retire la carte du jeu.',
  'lesson.remove': '{cards_the} quittent le jeu ensemble.',
  'lesson.turn':
    'Un clic sur le talon retourne {count, plural, one {une carte} other {# cartes}} sur la défausse ; la carte du dessus peut être jouée.',
  'lesson.turn-on':
    'Un clic sur le talon retourne {count, plural, one {une carte} other {# cartes}} sur la défausse, où le jeu continue.',
  'lesson.turns':
    '{again, plural, =0 {On ne parcourt le talon qu’une fois.} =1 {Quand le talon est vide, on peut retourner la défausse une fois.} =2 {Quand le talon est vide, on peut retourner la défausse deux fois par partie.} other {Quand le talon est vide, on peut retourner la défausse # fois par partie.}}',
  'lesson.turns-unlimited': 'Quand le talon est vide, on peut retourner la défausse autant de fois que l’on veut.',
  'lesson.gathers': 'Le talon est vide : un clic reprend les cartes et les redistribue.',
  'lesson.deal':
    'Un clic sur le talon {each, select, yes {distribue une carte sur chacune des {count, number} piles} other {distribue {count, plural, one {une carte} other {# cartes}}}}.',
  'lesson.close': 'Un clic sur le talon resserre les cartes et distribue la suite.',
  'lesson.click': 'Ici, un clic joue la suite.',

  'lesson.order':
    '{how, select, up {en montant} down {en descendant} either {en montant ou en descendant} same {par cartes de même valeur} other {}}{by, plural, =0 {} =1 {} other { de # en #}}{suits, select, same { dans la couleur} different {, sur une autre couleur} colour {, rouge sur rouge et noir sur noir} alternate {, rouge et noir en alternance} other {}}{round, select, up {, l’as après le roi} down {, le roi après l’as} either {, roi et as étant voisins} other {}}',
  'lesson.built':
    '{pile, select, foundation {Les fondations se construisent} row {Les rangées se construisent} place {Les places se construisent} reserve {Les réserves se construisent} waste {La défausse se construit} cell {Les cellules se construisent} named {Les {kind_many} se construisent} other {Les colonnes se construisent}} {order}.',
  'lesson.any-suit':
    '{pile, select, foundation {Les fondations se construisent} row {Les rangées se construisent} place {Les places se construisent} reserve {Les réserves se construisent} waste {La défausse se construit} cell {Les cellules se construisent} named {Les {kind_many} se construisent} other {Les colonnes se construisent}} {order}, quelle que soit la couleur.',
  'lesson.any-rank':
    '{pile, select, foundation {Les fondations acceptent} row {Les rangées acceptent} place {Les places acceptent} reserve {Les réserves acceptent} waste {La défausse accepte} cell {Les cellules acceptent} named {Les {kind_many} acceptent} other {Les colonnes acceptent}} {suits, select, same {toute valeur de leur couleur} alternate {toute valeur, rouge sur noir et noir sur rouge} colour {toute valeur, rouge sur rouge et noir sur noir} different {toute valeur d’une autre couleur} other {n’importe quelle carte}}.',
  'lesson.exchange': '{card_the} et {onto_the} échangent leurs places.',
  'lesson.alike': 'Une carte va sur une carte de sa couleur ou de sa valeur.',
  'lesson.couples': '{suits, select, same {Dans chaque couleur, vont ensemble} other {Vont ensemble}} : {couples}.',
  'lesson.couple': '{one} et {other}',
  'lesson.begins': 'Les fondations commencent par {rank, plural, other {{name_a}}}.',
  'lesson.chooses': 'La première carte qui monte décide de la valeur par laquelle commencent les fondations.',
  'lesson.base':
    'La carte de base de cette donne est {rank, plural, other {{name_a}}} : toutes les fondations commencent par cette valeur.',
  'lesson.takes':
    '{pile, select, row {Une rangée vide} place {Une place vide} reserve {Une réserve vide} waste {La défausse vide} named {{kind_gender, select, f {Une} other {Un}} {kind} vide} other {Une colonne vide}} {rank, plural, =0 {accepte n’importe quelle carte} other {n’accepte qu’{name_a}}}.',
  'lesson.beside': 'Un vide n’accepte que la carte qui suit sa voisine : {order}.',
  'lesson.cell':
    '{pile, select, named {{kind_gender, select, f {Une} other {Un}} {kind}} other {Une cellule}} garde n’importe quelle carte jusqu’à ce que l’on puisse la jouer.',
  'lesson.run-any': 'Une carte visible se déplace avec toutes celles qui la couvrent.',
  'lesson.run-order': 'Se déplacent ensemble les cartes qui se suivent {order}.',
  'lesson.run-same': 'Les cartes de même valeur se déplacent ensemble.',
  'lesson.limited': 'Leur nombre dépend des places libres.',
  'lesson.sum':
    'Deux cartes{suits, select, same { de la même couleur} other {}} dont la somme fait {sum, number} partent ensemble{high, select, yes { ; le valet compte 11, la dame 12, le roi 13} other {}}.',
  'lesson.same': 'Deux cartes de même valeur partent ensemble.',
  'lesson.same-suit': 'Deux cartes de la même couleur partent ensemble.',
  'lesson.needs-alone': 'Aucune autre valeur ne se retire seule.',
  'lesson.needs-unbeaten': 'Une carte peut partir tant qu’une plus haute de sa couleur est dégagée.',
  'lesson.needs-unlike':
    'Elle va sur la première carte de sa valeur à sa gauche ; quatre d’une même valeur quittent le jeu.',
  'lesson.needs-weak': 'Vos cartes doivent être, ensemble, plus fortes que ce qu’elles attaquent.',
  'lesson.turns-up': 'Une carte cachée est retournée dès qu’elle est dégagée.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
