export const likelihood = {
  'command.likelihood': 'Quelles sont les chances ?',
  'menu.likelihood': '&Quelles sont les chances ?',
  'likely.title': 'Quelles sont les chances ?',
  'likely.text':
    'Combien de donnes de chaque jeu peuvent être gagnées, et combien un joueur automatique simple en gagne : {games, number} jeux, chacun dans sa version habituelle.',
  'likely.picture':
    'Tous les jeux selon leurs chances de gain. Les flèches vont d’un point à l’autre, Entrée ouvre un jeu.',
  'likely.point':
    'Pointez un point, ou appuyez sur une flèche, pour savoir de quel jeu il s’agit. Un clic ou la touche Entrée ouvre sa page.',
  'likely.dot': '{game}. Donnes gagnables : {share}. Le joueur automatique en gagne {simple}.',
  'likely.across': 'Donnes gagnables',
  'likely.upwards': 'Gagnées par le joueur automatique',
  'likely.undecided': 'Indécises',
  'likely.table': 'Tous les jeux',
  'likely.count': '{count} jeux',
  'likely.csv': 'Enregistrer en CSV',
  'likely.method': 'Comment cela a été mesuré',
  'likely.method-dots': 'Chaque point est un jeu.',
  'likely.method-deals':
    'Les donnes 1, 2, 3 et suivantes, de {least, number} à {most, number} par jeu, ont été explorées toutes cartes visibles.',
  'likely.method-won': 'Une donne n’est dite gagnable que si une victoire a été trouvée et rejouée selon les règles.',
  'likely.method-lost': 'Elle n’est dite perdue que si la recherche a essayé tout ce qui pouvait compter.',
  'likely.method-open': 'Ce qu’elle n’a pas pu trancher dans ses limites reste indécis.',
  'likely.method-share':
    'Tant que peu de donnes sont indécises, la part affichée est le milieu du possible ; sinon, c’est le minimum certain, et le point est creux.',
  'likely.method-hidden': 'Une personne qui ne voit pas les cartes cachées gagne moins souvent.',
  'likely.method-simple':
    'Le joueur automatique simple joue le coup qui semble le meilleur, ne cherche pas plus loin et n’annule rien.',
  'likely.method-interval':
    'Les fourchettes sont des intervalles à 95 % : dix-neuf fois sur vingt, la vraie part s’y trouve.',
  'likely.method-same':
    'Le même programme donne les mêmes chiffres sur tout ordinateur ; aucune partie de joueur n’a servi.',
  'likely.shuffle': 'Les cartes sont-elles bien battues ?',
  'likely.shuffle-text':
    'Le mélange ne connaît que le numéro de la donne : ni qui joue, ni le jeu, ni vos résultats passés. Distribuez ainsi un million de paquets, à partir d’un numéro quelconque, et voyez s’ils sont bien répartis.',
  'likely.shuffle-chosen':
    'Les donnes ne sont choisies que si vous les demandez gagnables ou d’une certaine difficulté.',
  'likely.shuffle-begin': 'Distribuer un million de paquets',
  'likely.shuffle-working': 'Distribution des paquets',
  'likely.shuffle-deals': 'Donnes {first, number} à {last, number}',
  'likely.shuffle-asked': 'Ce que l’on compte',
  'likely.shuffle-x2': 'X² (moyenne)',
  'likely.shuffle-x2-of': '{x2, number} ({average, number})',
  'likely.shuffle-chance': 'Autant ou plus par hasard',
  'likely.shuffle-places': 'Chaque carte à chaque place',
  'likely.shuffle-firsts': 'Les deux premières cartes',
  'likely.shuffle-kept': 'Cartes restées à leur place',
  'likely.shuffle-colours': 'Cartes de même couleur à la suite',
  'likely.shuffle-read':
    'X² mesure l’écart avec une répartition parfaitement égale. La dernière colonne dit combien de fois un mélange parfait s’en écarte autant : tout est possible, mais une part proche de 0 % à chaque fois trahirait un mélange faussé.',
  'odds.about':
    'Environ {of, plural, =2 {la moitié des donnes} other {{n, plural, one {# donne} other {# donnes}} sur {of, number}}} ({between})',
  'odds.nearly-all': 'Presque toutes les donnes ({between})',
  'odds.at-least':
    'Au moins {of, plural, =2 {la moitié des donnes} other {{n, plural, one {# donne} other {# donnes}} sur {of, number}}}',
  'odds.none': 'Aucune des {deals, number} donnes essayées',
  'odds.all': 'Toutes les {deals, number} donnes essayées',
  'odds.with-undecided':
    '{share} ; {of, plural, =1 {presque toutes indécises} =2 {la moitié indécise} other {{n, number} sur {of, number} {n, plural, one {indécise} other {indécises}}}}',
};
