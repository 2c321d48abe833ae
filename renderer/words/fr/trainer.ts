import type { trainer as english } from '../en/trainer.ts';

export const trainer = {
  'trainer.accuracy': 'Précision',
  'trainer.well': 'Meilleures décisions possibles',
  'trainer.well-of': '{good, number} sur {choices, number}',
  'trainer.mistakes': 'Erreurs',
  'trainer.by-way':
    'Trop peu de parties peuvent être gagnées depuis de telles positions : les coups ont été comparés d’après le chemin que parcourt ensuite un joueur automatique simple.',
  'trainer.difficulty': 'Difficulté',
  'trainer.played':
    'D’après ce que vous pouviez savoir, {good, plural, one {# décision sur {choices, number} était bonne} other {# décisions sur {choices, number} étaient bonnes}}.',
  'trainer.played-all':
    'D’après ce que vous pouviez savoir, {choices, plural, one {votre seule décision était bonne} other {vos # décisions étaient toutes bonnes}}.',
  'trainer.passed':
    '{passed, plural, one {Une autre décision n’a pas été examinée} other {# autres décisions n’ont pas été examinées}} : dans une partie aussi longue, on ne regarde que celles après lesquelles les chances ont le plus baissé.',
  'trainer.cost-most': 'Le coup {move, number} a le plus coûté.',
  'trainer.all-luck': 'La défaite est due à la malchance.',
  'trainer.then-luck': 'Ce qui a suivi la dernière erreur, c’est la malchance.',
  'trainer.stopped': 'Vous avez arrêté alors que la partie pouvait encore être gagnée.',
  'trainer.stopped-share':
    'Quand vous avez arrêté, un joueur automatique simple aurait encore gagné {share} des parties à partir de là.',
  'trainer.stopped-way': 'Vous avez arrêté avant que la partie n’ait avancé autant qu’elle le pouvait.',
  'trainer.turns': 'D’après ce que vous aviez vu',
  'trainer.no-turns':
    'Rien ne se détache : aucun coup n’était nettement une erreur, aucune carte un vrai coup de chance ou de malchance.',
  'trainer.nothing-better': '–',
  'trainer.mistake': 'Erreur.',
  'trainer.bad-luck': 'Malchance.',
  'trainer.good-luck': 'Chance.',
  'trainer.luck-cost': 'Les cartes retournées ont coûté {share} des parties gagnables à partir d’ici.',
  'trainer.luck-brought': 'Les cartes retournées ont rendu gagnables {share} de parties en plus à partir d’ici.',
  'trainer.cost-games':
    'Quand les cartes cachées sont distribuées au hasard, un joueur automatique simple gagne ensuite {played, number} parties sur {of, number}, et {better, number} après le meilleur coup.',
  'trainer.cost-orders':
    'Sur {of, number} dispositions possibles des dernières cartes cachées, {played, number} restent gagnables ensuite, et {better, number} après le meilleur coup.',
  'trainer.cost-way':
    'Quand les cartes cachées sont distribuées au hasard, un joueur automatique simple parcourt ensuite {played} du chemin vers la victoire, et {better} après le meilleur coup.',
  'trainer.share': 'De même, d’après ce que vous aviez vu',
  'trainer.how':
    'La précision et les erreurs ne tiennent compte que des cartes que vous aviez vues : les autres ont été redistribuées au hasard, encore et encore, et les coups comparés à cartes égales. Une carte que vous ne pouviez pas connaître ne vous est jamais reprochée.',
  'trainer.accuracy-how':
    'Une précision de 100 signifie que vous n’avez gâché aucune des chances que les cartes vous donnaient. Chaque erreur coûte une part des chances restantes, et s’arrêter tant qu’il en reste aussi.',
  'trainer.hindsight': 'En connaissant toutes les cartes',
} as const satisfies Partial<Record<keyof typeof english, string>>;
