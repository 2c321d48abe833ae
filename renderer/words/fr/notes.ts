import type { notes as english } from '../en/notes.ts';

export const notes = {
  'loss.title': 'Abandonner cette partie ?',
  'loss.text': 'Vous avez commencé cette donne. Une nouvelle l’abandonne, et cela compte comme une défaite.',
  'loss.text-kept':
    'Vous avez commencé une autre donne de ce jeu. Celle-ci prend sa place, et cela compte comme une défaite.',
  'loss.yes': 'Nouvelle donne',
  'loss.no': 'Continuer',

  'stuck.name': 'La partie est perdue',
  'stuck.no-move': 'Il ne reste aucun coup. Une nouvelle donne compte celle-ci comme une défaite.',
  'stuck.nothing-new':
    'Tout ce qui reste ne fait que ramener ce qu’il y avait. Une nouvelle donne compte celle-ci comme une défaite.',
  'stuck.undo': 'Annuler',
  'stuck.restart': 'Recommencer',
  'stuck.new': 'Nouvelle donne',

  'elsewhere.title': 'Ouvert dans une autre fenêtre',
  'elsewhere.text': '{game} se joue là-bas. Dès que le jeu y est quitté, il revient ici.',
  'elsewhere.choose': 'Choisir un autre jeu',
  'elsewhere.back': 'Retour à {game}',

  'won.title': 'Gagné !',
  'won.text': '{game}, {deal, plural, =0 {votre propre donne} other {donne {deal}}}',
  'won.time': 'Temps',
  'won.moves': 'Coups',
  'won.score': 'Score',
  'won.new': 'Nouvelle donne',
  'won.statistics': 'Statistiques',
  'won.shown':
    'Partie gagnée avec de l’aide : elle ne compte ni pour les temps, ni pour les séries, ni pour les objectifs.',
  'won.watch': 'Regarder',
  'won.share': 'Partager',
  'won.first': 'Votre première victoire à ce jeu',
  'won.best-time': 'Votre meilleur temps',
  'won.fewest-moves': 'Votre plus petit nombre de coups',
  'won.row': '{games, number} victoires de suite',
  'won.hard': 'Une donne difficile',
  'won.very-hard': 'Une donne très difficile',
  'won.one-in': 'Environ 1 de ces donnes sur {n, number} peut être gagnée.',
  'won.quick-one-in': 'Un joueur rapide gagne environ 1 de ces donnes sur {n, number}.',
  'won.quick-never': 'Un joueur rapide n’a gagné aucune de {games, number} parties sur de telles donnes.',

  'paused.title': 'En pause',
  'paused.go-on': 'Reprendre',
} as const satisfies Partial<Record<keyof typeof english, string>>;
