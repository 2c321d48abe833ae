import type { trainer as english } from '../en/trainer.ts';

export const trainer = {
  'trainer.accuracy': 'Précision',
  'trainer.well': 'Décisions aussi bonnes qu’on pouvait le savoir',
  'trainer.well-of': '{good, number} sur {choices, number}',
  'trainer.mistakes': 'Erreurs',
  'trainer.too-hard':
    'Trop peu de parties réussissent depuis de telles positions pour distinguer un bon coup d’un mauvais d’après ce qu’on pouvait savoir.',
  'trainer.played':
    'Vous avez pris {good, number} {choices, plural, one {décision sur #} other {décisions sur #}} aussi bien qu’on pouvait le savoir.',
  'trainer.played-all':
    '{choices, plural, one {Vous avez pris la seule décision} other {Vous avez pris les # décisions}} aussi bien qu’on pouvait le savoir.',
  'trainer.cost-most': 'Le coup {move, number} a le plus coûté.',
  'trainer.all-luck': 'Si elle est perdue, c’est la malchance.',
  'trainer.then-luck': 'Ce qui a suivi la dernière erreur, c’est la malchance.',
  'trainer.turns': 'D’après ce que vous aviez vu',
  'trainer.no-turns':
    'Rien ne se détache : aucun coup n’était nettement une erreur, aucune carte nettement une chance.',
  'trainer.nothing-better': '–',
  'trainer.mistake': 'Erreur.',
  'trainer.bad-luck': 'Malchance.',
  'trainer.good-luck': 'Chance.',
  'trainer.luck-cost': 'Les cartes retournées ont coûté {share} des parties à partir d’ici.',
  'trainer.luck-brought': 'Les cartes retournées ont rapporté {share} des parties à partir d’ici.',
  'trainer.cost-games':
    'Les cartes cachées étant au hasard, un joueur rapide gagne {played, number} parties sur {of, number} après lui, {better, number} après le meilleur coup.',
  'trainer.share': 'De même, d’après ce que vous aviez vu',
  'trainer.how':
    'La précision et les erreurs ne tiennent compte que des cartes que vous aviez vues : les autres ont été redistribuées au hasard, encore et encore, et les coups comparés à cartes égales. Une carte que vous ne pouviez pas connaître ne vous est jamais reprochée.',
  'trainer.hindsight': 'En connaissant toutes les cartes',
} as const satisfies Partial<Record<keyof typeof english, string>>;
