import type { review as english } from '../en/review.ts';

export const review = {
  'review.open': 'Analyser',
  'review.open-of': 'Analyser {game}, donne {deal}',
  'review.title': 'Analyse : {game}, {deal, plural, =0 {votre propre donne} other {donne {deal}}}',
  'review.won': 'Gagné en {moves, plural, one {un coup} other {# coups}}.',
  'review.lost': 'Perdu après {moves, plural, one {un coup} other {# coups}}.',
  'review.stuck': 'Bloqué après {moves, plural, one {un coup} other {# coups}}.',
  'review.working': 'Chaque position est examinée, toutes cartes connues…',
  'review.stopped': 'Arrêtée avant d’avoir rien trouvé.',
  'review.failed': 'L’analyse a échoué.',
  'review.nothing':
    'Il n’y a rien à analyser : les coups de cette partie n’ont pas été gardés, ou ne peuvent plus être joués.',
  'review.not-over':
    'Une partie s’analyse quand elle est terminée. Celles qui le sont se trouvent dans les statistiques, sous « Parties jouées ».',
  'review.how':
    'Établi en connaissant toutes les cartes, alors qu’un indice ne tient compte que de ce que vous avez vu : ses chiffres peuvent différer. Un joueur rapide joue ce qui semble le mieux au premier regard, avec un peu de hasard, et n’annule rien.',

  'review.all-won': 'La victoire était possible dans chaque position.',
  'review.given-up': 'On pouvait encore gagner quand la partie a été abandonnée.',
  'review.never': 'Cette donne ne pouvait pas être gagnée, quoi qu’on joue.',
  'review.lost-by': 'On pouvait gagner jusqu’au coup {move, number}, qui a gâché la victoire.',
  'review.lost-between':
    '{won, plural, =0 {La donne pouvait être gagnée} other {On pouvait gagner après le coup #}}, et plus après le coup {lost, number}. Lequel entre les deux a gâché la victoire, on ne le sait pas.',
  'review.lost-from':
    'Après le coup {lost, number}, on ne pouvait plus gagner. Si on le pouvait avant, on ne le sait pas.',
  'review.won-until':
    '{won, plural, =0 {La donne pouvait être gagnée} other {Après le coup #, on pouvait encore gagner}}. La suite, on ne la sait pas.',
  'review.chance': 'Gagner ou non dépend du hasard.',
  'review.unknown': 'On n’a pas pu établir si la victoire était possible.',
  'review.quick':
    'Un joueur rapide a gagné {first, number} parties sur {plays, number} depuis la donne{at, plural, =0 {} other {, et au mieux, {most, number}, après le coup #}}.',
  'review.quick-same':
    '{won, plural, =0 {Un joueur rapide n’a gagné aucune partie depuis les positions essayées.} other {Un joueur rapide a gagné # parties sur {plays, number} depuis chaque position essayée.}}',

  'review.chart': 'Si la partie pouvait être gagnée, coup par coup',
  'review.verdict': 'Gagnable ou non',
  'review.share': 'Parties que gagne un joueur rapide',
  'review.deal': 'Donne',
  'review.known': 'Ce qu’on sait',
  'review.known-won': 'gagnable',
  'review.known-lost': 'pas gagnable',
  'review.known-chance': 'dépend du hasard',
  'review.known-open': 'inconnu',

  'review.slips': 'Les coups qui ont le plus coûté',
  'review.no-slips': 'Aucun coup ne se détache.',
  'review.move': 'Coup',
  'review.moves': '{from, number}–{to, number}',
  'review.one-of-them': 'L’un d’eux ; lequel, on ne le sait pas.',
  'review.played': 'Joué',
  'review.better': 'Mieux',
  'review.cost': 'Ce qu’il a coûté',
  'review.cost-win': 'La victoire : après lui, on ne pouvait plus gagner.',
  'review.cost-games':
    'Un joueur rapide gagne {played, number} parties sur {of, number} après lui, {better, number} après le meilleur coup.',
  'review.play': 'Jouer d’ici',
  'review.play-before': 'Jouer d’ici, avant le coup {move, number}',

  'review.turn': '{count, plural, one {retourner le talon} other {retourner le talon # fois}}',
  'review.click': 'cliquer : {pile}',
  'review.drag': '{card} vers {to_the}',
  'review.drag-many': '{count, number} cartes, à partir {card_of}, vers {to_the}',
  'review.then': '{first}, puis {next}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
