import type { deals as english } from '../en/deals.ts';

export const deals = {
  'options.title': 'Options : {game}',
  'options.none': '{game} : une seule façon de jouer.',
  'options.answered': '{option} : {answer}',
  'options.preset': 'Variantes connues',
  'options.preset-none': 'Vos propres options',
  'options.now': 'Tout changement redistribue aussitôt : rien n’a encore été joué.',
  'options.later': 'Une partie est en cours : vos choix vaudront pour la prochaine donne.',
  'options.own':
    'Ces options changent dès maintenant {game} ; « Modifier les règles… » en fait un jeu à vous et laisse {game} tel quel.',
  'options.pending': 'Choisi pour la prochaine donne.',
  'options.deal': 'Nouvelle donne maintenant',

  'deal.title': 'Choisir une donne',
  'deal.number': 'Numéro de donne',
  'deal.range': 'De 1 à {most, number}',
  'deal.previous': 'Précédente',
  'deal.next': 'Suivante',
  'deal.unwon': 'Suivante à gagner',
  'deal.random': 'Au hasard',
  'deal.play': 'Jouer cette donne',
  'deal.loss': 'La partie sur la table est commencée : changer de donne compte comme une défaite.',
  'deal.wrong': 'Ce n’est pas un numéro de donne.',

  'kind.title': 'Nouvelle donne : {game}',
  'kind.any': 'Au hasard',
  'kind.winnable': 'Gagnable',
  'kind.easy': 'Facile',
  'kind.medium': 'Moyenne',
  'kind.hard': 'Difficile',
  'kind.very-hard': 'Très difficile',
  'kind.any-is': 'Les cartes tombent comme elles veulent ; toutes les donnes ne sont pas gagnables.',
  'kind.winnable-is':
    '{count, plural, one {La seule donne gagnée} other {Une des # donnes gagnées}} en connaissant toutes les cartes.',
  'kind.wins-is': 'Un joueur automatique simple gagne {share} des parties.',
  'kind.never-is':
    'Un joueur automatique simple n’a jamais gagné ; la recherche a demandé {positions, plural, one {# position} other {# positions}}.',
  'kind.known': 'Difficulté : {difficulty}. {figures}',
  'kind.looked-for': 'La recherche commence quand vous la choisissez.',
  'kind.none-is':
    'La recherche commence quand vous la choisissez ; {tried, plural, one {la première donne n’en fait pas partie} other {on n’en connaît aucune parmi les # premières donnes}}.',
  'kind.remembered':
    'Toutes les nouvelles donnes de ce jeu seront de ce type, jusqu’à ce que vous en choisissiez un autre.',
  'kind.looking': 'Recherche d’une donne',
  'kind.tried': '{tried, plural, =0 {Aucune donne examinée} one {# donne examinée} other {# donnes examinées}}',
  'kind.compared': '{found, number} sur {wanted, number} à comparer',
  'kind.failed': 'La recherche d’une donne a échoué.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
