import type { hint as english } from '../en/hint.ts';

export const hint = {
  'hint.home': 'Monte sur la fondation.',
  'hint.uncovers': 'Retourne une carte cachée.',
  'hint.frees': 'Permet à la carte du dessous de monter.',
  'hint.removes': 'Retire des cartes.',
  'hint.reserve': 'Sort une carte {pile, select, named {{kind_out}} other {de la réserve}}.',
  'hint.joins-suit': 'Rejoint une carte de sa couleur.',
  'hint.empties': 'Vide une pile.',
  'hint.exchanges': 'Deux piles échangent leurs places.',
  'hint.places': 'Met la carte à sa place.',
  'hint.beside':
    'Va à côté {onto_of}{how, select, down { : une valeur plus bas} up { : une valeur plus haut} same { : même valeur} other {}}.',
  'hint.covers': 'Pose une pile sur une autre.',
  'hint.joins':
    'Va sur {onto_the}{how, select, down { : une valeur plus bas} up { : une valeur plus haut} same { : même valeur} other {}}.',
  'hint.brings': 'Met une carte en jeu.',
  'hint.fills': 'Utilise une pile vide.',
  'hint.stores': 'Met une carte de côté.',
  'hint.deals': 'Aucun coup sur la table ne promet mieux : distribuez du talon.',
  'hint.idle': 'Fait de la place.',
  'hint.takes-back': 'Reprend une carte de sa fondation.',
  'hint.look': 'Parcourir le talon ne coûte rien.',
  'hint.turns': '{turns, plural, one {Retournez le talon une fois} other {Retournez le talon # fois}}.',
  'hint.turns-then':
    '{turns, plural, one {Retournez le talon une fois} other {Retournez le talon # fois}}, puis {move}.',
  'hint.back': 'Retour à sa place :',
  'hint.wins': 'D’ici, on peut gagner en {moves, plural, one {# coup} other {# coups}}.',
  'hint.played':
    '{how, select, very {Très bon} good {Bon} open {Incertain} other {Douteux}} : {won, number} sur {of, number} parties d’essai gagnées.',
  'hint.next': 'Meilleur des autres coups : {won, number} sur {of, number}.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
