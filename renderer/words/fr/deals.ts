import type { deals as english } from '../en/deals.ts';

export const deals = {
  'options.title': 'Options : {game}',
  'options.none': '{game} ne se joue que d’une façon.',
  'options.answered': '{option} : {answer}',
  'options.preset': 'Façons connues',
  'options.preset-none': 'Votre propre façon',
  'options.now': 'Un changement distribue aussitôt une nouvelle donne : rien n’a encore été joué.',
  'options.later': 'Une partie est en cours : la prochaine donne suivra ce que vous choisissez ici.',
  'options.pending': 'Choisi pour la prochaine donne.',
  'options.deal': 'Nouvelle donne maintenant',

  'deal.title': 'Choisir une donne',
  'deal.number': 'Numéro de donne',
  'deal.range': 'De 1 à {most, number}',
  'deal.previous': 'Précédente',
  'deal.next': 'Suivante',
  'deal.random': 'Au hasard',
  'deal.play': 'Jouer cette donne',
  'deal.loss': 'La partie sur la table est commencée : une autre donne la compte comme une défaite.',
  'deal.wrong': 'Ce n’est pas un numéro de donne.',

  'kind.title': 'Nouvelle donne : {game}',
  'kind.any': 'Au hasard',
  'kind.winnable': 'Gagnable',
  'kind.easy': 'Facile',
  'kind.medium': 'Moyenne',
  'kind.hard': 'Difficile',
  'kind.very-hard': 'Très difficile',
  'kind.any-is': 'Comme tombent les cartes ; certaines donnes ne peuvent pas être gagnées.',
  'kind.winnable-is':
    '{count, plural, one {La seule donne gagnée} other {Une des # donnes gagnées}} en connaissant toutes les cartes.',
  'kind.wins-is': 'Un joueur rapide gagne {share} des parties.',
  'kind.never-is':
    'Un joueur rapide n’a jamais gagné ; une recherche a vu {positions, plural, one {une position} other {# positions}}.',
  'kind.looked-for': 'Sera cherchée quand vous la choisirez.',
  'kind.none-is':
    'Sera cherchée quand vous la choisirez ; parmi {tried, plural, one {la première donne} other {les # premières donnes}}, on n’en connaît aucune.',
  'kind.remembered':
    'Chaque nouvelle donne de ce jeu sera de cette sorte, jusqu’à ce que vous en choisissiez une autre.',
  'kind.looking': 'Recherche d’une donne',
  'kind.tried': '{tried, plural, one {Une donne examinée} other {# donnes examinées}}',
  'kind.compared': '{found, number} sur {wanted, number} à comparer',
  'kind.failed': 'Aucune donne n’a pu être cherchée.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
