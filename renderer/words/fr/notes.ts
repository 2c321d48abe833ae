import type { notes as english } from '../en/notes.ts';

export const notes = {
  'loss.title': 'Abandonner cette partie ?',
  'loss.text':
    'Vous avez commencé cette donne. En demander une autre revient à l’abandonner, ce qui compte comme une défaite.',
  'loss.text-kept':
    'Vous avez commencé une autre donne de ce jeu. Celle-ci la remplacera, ce qui compte comme une défaite.',
  'loss.yes': 'Nouvelle donne',
  'loss.no': 'Continuer à jouer',

  'stuck.name': 'La partie est perdue',
  'stuck.no-move': 'Il ne reste aucun coup. Avec une nouvelle donne, celle-ci comptera comme une défaite.',
  'stuck.nothing-new':
    'Les coups qui restent ne mènent qu’à des positions déjà vues. Avec une nouvelle donne, celle-ci comptera comme une défaite.',
  'stuck.no-win':
    'Cette partie ne peut plus être gagnée. Avec une nouvelle donne, celle-ci comptera comme une défaite.',
  'stuck.undo': 'Annuler',
  'stuck.restart': 'Recommencer',
  'stuck.new': 'Nouvelle donne',

  'elsewhere.title': 'Ouvert dans une autre fenêtre',
  'elsewhere.text': 'Ce jeu ({game}) est ouvert dans l’autre fenêtre. Dès que vous l’y quitterez, il reviendra ici.',
  'elsewhere.choose': 'Choisir un autre jeu',
  'elsewhere.back': 'Retour : {game}',

  'won.title': 'Gagné !',
  'won.text': '{game}, {deal, plural, =0 {votre propre donne} other {donne {deal}}}',
  'won.time': 'Temps',
  'won.moves': 'Coups',
  'won.par-ask': 'Victoire connue la plus courte',
  'won.par-looking': 'Recherche d’une victoire courte…',
  'won.par':
    'La victoire connue la plus courte prend {par, number} coups ; la vôtre en a pris {mine, number}, cartes montées d’elles-mêmes comprises.',
  'won.par-met':
    'On ne connaît pas de victoire plus courte que la vôtre : {mine, number} coups, cartes montées d’elles-mêmes comprises.',
  'won.score': 'Score',
  'won.best': 'Record : {value}',
  'won.new': 'Nouvelle donne',
  'won.statistics': 'Statistiques',
  'won.shown':
    'Partie gagnée avec de l’aide : elle ne compte ni pour les temps, ni pour les séries, ni pour les objectifs.',
  'won.watch': 'Revoir',
  'won.share': 'Partager',
  'won.shared': 'Copié',
  'won.first': 'Votre première victoire à ce jeu',
  'won.best-time': 'Votre meilleur temps',
  'won.fewest-moves': 'Votre minimum de coups',
  'won.five': '{won, plural, one {# des cinq jeux du jour gagné} other {# des cinq jeux du jour gagnés}}',
  'won.row': '{games, number} victoires de suite',
  'won.hard': 'Une donne difficile',
  'won.very-hard': 'Une donne très difficile',
  'won.rare':
    'Environ {of, plural, =2 {la moitié de ces donnes peut être gagnée} other {{n, plural, one {une de ces donnes sur {of, number} peut être gagnée} other {# de ces donnes sur {of, number} peuvent être gagnées}}}}.',
  'won.quick-rare':
    'Un joueur automatique simple gagne environ {of, plural, =2 {la moitié de ces donnes} other {{n, plural, one {une} other {#}} de ces donnes sur {of, number}}}.',
  'won.quick-never':
    'Un joueur automatique simple n’a gagné aucune de {games, number} parties sur des donnes de ce genre.',

  'paused.title': 'En pause',
  'paused.go-on': 'Reprendre',
} as const satisfies Partial<Record<keyof typeof english, string>>;
