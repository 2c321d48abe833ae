import type { told as english } from '../en/told.ts';

export const told = {
  'told.paused': 'En pause. Le prochain coup reprend la partie.',
  'told.resumed':
    'Vous reprenez {deal, plural, =0 {votre propre donne} other {la donne {deal}}} là où vous l’aviez laissée.',
  'told.had-one': 'Une partie avec ces options était en cours : la voici.',
  'told.dealt': '{game}, {deal, plural, =0 {votre propre donne} other {donne {deal}}}.',
  'told.favourite': '{game} fait maintenant partie de vos favoris.',
  'told.no-favourite': '{game} ne fait plus partie de vos favoris.',
  'told.restarted': 'La même donne, depuis le début.',
  'told.undone': 'Coup annulé.',
  'told.redone': 'Coup rejoué.',
  'told.nothing-undo': 'Il n’y a rien à annuler.',
  'told.nothing-redo': 'Il n’y a rien à rejouer.',
  'told.nothing-home': 'Aucune carte ne peut monter pour l’instant.',
  'told.nothing-here': 'Rien à prendre ici.',
  'told.no-double': 'Cette carte n’a pas de meilleure place pour l’instant.',
  'told.no-hint': 'Aucun coup utile trouvé. Essayez d’annuler, ou le talon.',
  'told.no-move': 'Il ne reste aucun coup.',
  'told.nothing-new': 'Tout ce qui reste ne fait que ramener ce qu’il y avait.',
  'told.finished': 'Cette partie est terminée. Pour continuer à jouer, demandez une nouvelle donne.',
  'told.rules-changed':
    'Les règles de ce jeu ont changé depuis que vous avez joué : la partie en est au coup {at, number} sur {of, number}.',
  'told.unreadable': 'La partie conservée n’a pas pu être lue ; voici une nouvelle donne. ({why})',
  'told.not-saved': 'Cette partie n’est pas enregistrée : {why}',
  'told.not-recorded': 'Le résultat n’a pas pu être enregistré : {why}',
  'told.set-aside':
    'Le fichier de vos parties était endommagé. Il a été mis de côté sous le nom {detail}, et un nouveau a été créé.',
  'told.salvaged':
    'Le fichier de vos parties était endommagé. Il a été mis de côté sous le nom {detail}, et voici ce qui a pu en être lu : {kept, plural, one {# partie en cours} other {# parties en cours}}, {named, plural, one {# partie enregistrée} other {# parties enregistrées}}, {results, plural, one {# résultat} other {# résultats}}.',
  'told.undrawn':
    'Les cartes ne peuvent pas être dessinées, car WebGL ne fonctionne pas ici : l’accélération matérielle est peut-être désactivée, ou le pilote graphique trop ancien. Au clavier et avec un lecteur d’écran, on peut jouer quand même.',
  'told.language-missing':
    'Les textes en {language} n’ont pas pu être chargés, Baize parle donc anglais. Redémarrez-le pour réessayer.',
  'told.part-missing': 'Une partie de Baize n’a pas pu être chargée. Redémarrez-le pour réessayer.',
  'told.unsaved':
    'Le fichier de vos parties était endommagé. Il a été mis de côté sous le nom {detail} ; ce qu’on peut en lire n’a pas encore pu être récupéré{why, select, full {, car le disque est plein} readonly {, car le dossier est protégé en écriture} other {}}. Baize réessaie à chaque démarrage.',
  'told.rewritten':
    'Le fichier de vos parties a été déplacé, remplacé ou supprimé pendant que Baize était ouvert. Baize l’a réécrit, avec toutes vos parties, sous le nom {detail} ; si un autre fichier avait pris sa place, il se trouve parmi les sauvegardes.',
  'told.memory-only':
    '{why, select, busy {Un autre Baize a ouvert les parties de ce dossier} full {Le disque est plein} readonly {Vos parties peuvent être lues mais pas écrites} other {Le dossier de vos parties est inutilisable}} ({detail}). Ce que vous jouez maintenant n’est pas enregistré et dure jusqu’à la fermeture de Baize.',

  'solver.searching': 'Recherche d’un moyen de gagner : {positions, number} positions…',
  'solver.won': 'Cette partie peut encore être gagnée.',
  'solver.lost': 'Il n’y a plus moyen de gagner cette partie.',
  'solver.chance': 'Seul le hasard le dira : aucun chemin ne gagne avant que les cartes soient à nouveau mélangées.',
  'solver.open': 'Aucune victoire trouvée en {positions, number} positions : il peut y en avoir une ou non.',
  'solver.stopped': 'La recherche d’un moyen de gagner est arrêtée.',
  'solver.failed': 'La recherche d’un moyen de gagner a échoué.',
  'solver.stop': 'Arrêter',
  'solver.show': 'Montrer le coup suivant',
  'solver.solution': 'Tout montrer',
  'solver.back': 'Revenir là où l’on pouvait gagner',
} as const satisfies Partial<Record<keyof typeof english, string>>;
