import type { notices as english } from '../en/notices.ts';

export const notices = {
  'notice.paused': 'En pause. La partie reprend au prochain coup.',
  'notice.resumed':
    'Vous reprenez {deal, plural, =0 {votre propre donne} other {la donne {deal}}} là où vous l’aviez laissée.',
  'notice.had-one': 'Une partie avec ces options était en cours : la voici.',
  'notice.dealt': '{game}, {deal, plural, =0 {votre propre donne} other {donne {deal}}}.',
  'notice.parked':
    '{game}, {deal, plural, =0 {votre propre donne} other {donne {deal}}} : en attente dans « Parties enregistrées ».',
  'notice.favourite': 'Ajouté à vos favoris : {game}.',
  'notice.no-favourite': 'Retiré de vos favoris : {game}.',
  'notice.restarted': 'La même donne, depuis le début.',
  'notice.undone': 'Coup annulé.',
  'notice.redone': 'Coup rétabli.',
  'notice.zoom': 'Barres et panneaux : {percent}',
  'notice.nothing-undo': 'Il n’y a rien à annuler.',
  'notice.nothing-redo': 'Il n’y a rien à rétablir.',
  'notice.nothing-home': 'Aucune carte ne peut monter pour l’instant.',
  'notice.nothing-here': 'Il n’y a rien à prendre ici.',
  'notice.no-double': 'Cette carte n’a pas de meilleure place pour l’instant.',
  'notice.no-hint': 'Aucun coup utile trouvé. Essayez « Annuler ».',
  'notice.no-hint-stock': 'Aucun coup utile trouvé. Essayez « Annuler », ou le talon.',
  'notice.no-move': 'Il ne reste aucun coup.',
  'notice.nothing-new': 'Les coups qui restent ne mènent qu’à des positions déjà vues.',
  'notice.no-win': 'Cette partie ne peut plus être gagnée.',
  'notice.finished': 'Cette partie est terminée. Demandez une nouvelle donne pour continuer à jouer.',
  'notice.former-rules':
    '{game} : les règles ont changé depuis que vous avez commencé cette donne. Vous pouvez la finir avec ses propres règles ; la prochaine suivra les nouvelles.',
  'notice.rules-changed':
    'Les règles de ce jeu ont changé depuis : la partie en est au coup {at, number} sur {of, number}.',
  'notice.unreadable': 'La partie enregistrée n’a pas pu être lue ; voici une nouvelle donne. ({why})',
  'notice.not-saved': 'Cette partie n’est pas enregistrée : {why}',
  'notice.not-recorded': 'Le résultat n’a pas pu être enregistré : {why}',
  'notice.set-aside':
    'Le fichier de vos parties était endommagé. Il a été mis de côté sous le nom {detail}, et un nouveau fichier a été créé.',
  'notice.salvaged':
    'Le fichier de vos parties était endommagé. Il a été mis de côté sous le nom {detail}. Voici ce qui a pu être récupéré : {kept, plural, one {# partie en cours} other {# parties en cours}}, {named, plural, one {# partie enregistrée} other {# parties enregistrées}}, {results, plural, one {# résultat} other {# résultats}}.',
  'notice.undrawn':
    'Les cartes ne peuvent pas être affichées ici, ni avec WebGL ni sans. Redémarrer Baize peut aider. Vous pouvez tout de même jouer au clavier et avec un lecteur d’écran.',
  'notice.language-missing':
    'Les textes dans cette langue ({language}) n’ont pas pu être chargés : Baize s’affiche donc en anglais. Redémarrez-le pour réessayer.',
  'notice.part-missing': 'Une partie de Baize n’a pas pu être chargée. Redémarrez-le pour réessayer.',
  'notice.unsaved':
    'Le fichier de vos parties était endommagé. Il a été mis de côté sous le nom {detail} ; ce qu’on peut en lire n’a pas encore pu être récupéré{why, select, full {, car le disque est plein} readonly {, car le dossier est protégé en écriture} other {}}. Baize réessaie à chaque démarrage.',
  'notice.rewritten':
    'Le fichier de vos parties a été déplacé, remplacé ou supprimé pendant que Baize était ouvert. Baize l’a réécrit, avec toutes vos parties, sous le nom {detail} ; si un autre fichier avait pris sa place, il se trouve parmi les sauvegardes.',
  'notice.memory-only':
    '{why, select, busy {Un autre Baize a déjà ouvert les parties de ce dossier} full {Le disque est plein} readonly {Vos parties peuvent être lues mais pas enregistrées} other {Le dossier de vos parties est inutilisable}} ({detail}). Ce que vous jouez maintenant n’est pas enregistré et disparaîtra à la fermeture de Baize.',

  'solver.searching': 'Recherche d’un moyen de gagner : {positions, number} positions…',
  'solver.won': 'Cette partie peut encore être gagnée.',
  'solver.lost': 'Il n’y a plus moyen de gagner cette partie.',
  'solver.chance':
    'Tout dépend du hasard : rien ne mène à la victoire avant que les cartes soient de nouveau mélangées.',
  'solver.open': 'Aucune victoire trouvée en {positions, number} positions : il y en a peut-être une, peut-être pas.',
  'solver.stopped': 'La recherche d’un moyen de gagner est arrêtée.',
  'solver.failed': 'La recherche d’un moyen de gagner a échoué.',
  'solver.stop': 'Arrêter',
  'solver.show': 'Montrer le coup suivant',
  'solver.solution': 'Montrer toute la solution',
  'solver.back': 'Revenir là où l’on pouvait gagner',
  'solver.why': 'Pourquoi ?',

  'why.looking': 'Recherche de la raison…',
  'why.exchange': 'Perdu à cause de deux cartes : {cards}. Si on les échangeait, la partie serait gagnable.',
  'why.blocked':
    'Perdu : quoi que vous jouiez, {count, plural, one {une carte ne pourra jamais être dégagée} other {# cartes ne pourront jamais être dégagées}} : {cards}.',
  'why.no-move': 'Perdu : il ne reste aucun coup.',
  'why.nothing-new': 'Perdu : les coups qui restent ne mènent qu’à des positions déjà vues.',
  'why.no-win': 'Perdu : aucune des quelques positions encore accessibles n’est gagnée.',
  'why.unknown':
    'C’est perdu, mais sans raison simple : {tried, plural, one {un échange de deux cartes a été essayé} other {# échanges de deux cartes ont été essayés}}, et on n’en connaît aucun qui la sauve.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
