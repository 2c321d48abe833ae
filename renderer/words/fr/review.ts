import type { review as english } from '../en/review.ts';

export const review = {
  'review.open': 'Analyser',
  'review.open-of': 'Analyser {game}, donne {deal}',
  'review.title': 'Analyse : {game}, {deal, plural, =0 {votre propre donne} other {donne {deal}}}',
  'review.won': 'Gagné en {moves, plural, one {# coup} other {# coups}}.',
  'review.lost': 'Perdu après {moves, plural, one {# coup} other {# coups}}.',
  'review.stuck': 'Bloqué après {moves, plural, one {# coup} other {# coups}}.',
  'review.working': 'Analyse de chaque position en connaissant toutes les cartes…',
  'review.stopped': 'Analyse arrêtée avant tout résultat.',
  'review.failed': 'L’analyse a échoué.',
  'review.nothing':
    'Il n’y a rien à analyser : les coups de cette partie n’ont pas été enregistrés, ou ne sont plus possibles.',
  'review.not-over':
    'Une partie s’analyse une fois terminée. Les parties terminées se trouvent dans les statistiques, sous « Parties jouées ».',
  'review.how':
    'Établi en connaissant toutes les cartes, alors qu’un indice ne tient compte que de ce que vous avez vu : leurs chiffres peuvent différer. Un joueur automatique simple joue ce qui semble le mieux au premier coup d’œil, avec une part de hasard, et n’annule rien.',

  'review.all-won': 'La victoire était possible dans toutes les positions.',
  'review.given-up': 'On pouvait encore gagner quand la partie a été abandonnée.',
  'review.never': 'Cette donne était impossible à gagner, quoi que l’on joue.',
  'review.lost-by': 'On pouvait gagner jusqu’au coup {move, number}, qui a gâché la victoire.',
  'review.lost-between':
    '{won, plural, =0 {Au départ, on pouvait gagner} other {Après le coup #, on pouvait gagner}} ; après le coup {lost, number}, on ne pouvait plus. On ne sait pas quel coup, entre les deux, a gâché la victoire.',
  'review.lost-from': 'Après le coup {lost, number}, on ne pouvait plus gagner. On ne sait pas si on le pouvait avant.',
  'review.won-until':
    '{won, plural, =0 {Au départ, on pouvait gagner} other {Après le coup #, on pouvait encore gagner}}. Pour la suite, on ne sait pas.',
  'review.chance': 'Gagner ou non dépend du hasard.',
  'review.unknown': 'On n’a pas pu établir si la victoire était possible.',
  'review.quick':
    'Un joueur automatique simple a gagné {first, number} parties sur {plays, number} depuis le départ{at, plural, =0 {} other {, et jusqu’à {most, number} depuis la position après le coup #}}.',
  'review.quick-same':
    '{won, plural, =0 {Un joueur automatique simple n’a gagné aucune partie depuis les positions essayées.} one {Un joueur automatique simple a gagné # partie sur {plays, number} depuis chaque position essayée.} other {Un joueur automatique simple a gagné # parties sur {plays, number} depuis chaque position essayée.}}',

  'review.chart': 'La partie pouvait-elle être gagnée ? Coup par coup',
  'review.verdict': 'Gagnable ou non',
  'review.share': 'Parties gagnées par un joueur automatique simple',
  'review.deal': 'Départ',
  'review.known': 'Ce qu’on sait',
  'review.known-won': 'gagnable',
  'review.known-lost': 'perdu',
  'review.known-chance': 'dépend du hasard',
  'review.known-open': 'inconnu',

  'review.slips': 'Les coups les plus coûteux',
  'review.no-slips': 'Aucun coup ne se distingue.',
  'review.move': 'Coup',
  'review.moves': '{from, number}–{to, number}',
  'review.one-of-them': 'L’un de ceux-ci ; on ne sait pas lequel.',
  'review.played': 'Joué',
  'review.better': 'Mieux',
  'review.cost': 'Coût',
  'review.cost-win': 'La victoire : ensuite, on ne pouvait plus gagner.',
  'review.cost-games':
    'Un joueur automatique simple gagne ensuite {played, number} parties sur {of, number}, et {better, number} après le meilleur coup.',
  'review.play': 'Jouer à partir d’ici',
  'review.play-before': 'Jouer à partir d’ici, avant le coup {move, number}',

  'review.turn': '{count, plural, one {retourner le talon} other {retourner le talon # fois}}',
  'review.click': 'cliquer : {pile}',
  'review.drag': '{card} vers {to_the}',
  'review.drag-many': '{count, number} cartes, à partir {card_of}, vers {to_the}',
  'review.then': '{first}, puis {next}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
