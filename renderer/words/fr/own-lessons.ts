import type { ownLessons as english } from '../en/own-lessons.ts';

export const ownLessons = {
  'lesson.own-accordion':
    'Une carte se pose sur celle qui est juste à sa gauche, ou sur la troisième à sa gauche, si elle a la même couleur ou la même valeur. La rangée se resserre ensuite.',
  'lesson.own-aces-square':
    'Deux cartes d’une même couleur dans la même rangée ou la même colonne partent ensemble, quelle que soit la distance qui les sépare. Les as restent toujours.',
  'lesson.own-air-lock':
    'Deux cartes de même valeur forment une paire quand l’une est juste à côté ou au-dessus de l’autre et qu’aucune rangée ne contient de vide. Une carte qui avance dans sa rangée entraîne celles de derrière, et la place au bout de la rangée est perdue pour de bon.',
  'lesson.own-amazons':
    'Chaque couleur suit l’ordre as, sept, huit et ainsi de suite jusqu’à la dame. À part les as et les dames, une carte ne va que sur la fondation juste au-dessus d’elle.',
  'lesson.own-block-ten':
    'Deux cartes dont la somme fait dix partent ensemble, de même que deux valets, deux dames ou deux rois. Un dix ne va avec rien et bloque sa place.',
  'lesson.own-cheops':
    'Deux cartes libres de même valeur ou de valeurs voisines se retirent ensemble, quelle que soit la couleur. Le roi et l’as ne sont pas voisins.',
  'lesson.own-clock':
    'La carte va à son heure : un as à une heure, un valet à onze heures, une dame à midi. On joue ensuite la carte du dessous de cette pile ; au quatrième roi, la partie est finie.',
  'lesson.own-curds-and-whey':
    'Une carte se pose sur la carte de sa couleur de valeur immédiatement supérieure, ou sur une carte de même valeur. Une colonne vide n’accepte qu’un roi. Une séquence dans la couleur se déplace d’un bloc, tout comme des cartes de même valeur.',
  'lesson.own-decade':
    'Deux voisines ou plus dont la somme fait dix, vingt ou trente partent ensemble ; valet, dame et roi comptent pour dix. Posez la première d’entre elles sur la dernière, ou la dernière sur la première. La rangée se resserre ensuite.',
  'lesson.own-devils-grip':
    'Les rangées se construisent par couleur, de trois en trois : deux, cinq, huit, valet ; trois, six, neuf, dame ; quatre, sept, dix, roi. Deux piles entières peuvent échanger leurs places si l’une d’elles arrive ainsi dans sa rangée (celle du haut si elle commence par un deux, du milieu par un trois, du bas par un quatre) et qu’aucune n’est déjà dans la sienne. Une pile se déplace en entier ou en partie.',
  'lesson.own-diamond-mine':
    'Les carreaux ne vont que sur la fondation, dans l’ordre, à partir du premier posé. Les autres couleurs se construisent entre elles en descendant, quelle que soit la couleur. Une séquence se déplace, en entier ou en partie. Une colonne vide accepte toute carte sauf un carreau.',
  'lesson.own-doublets':
    'La carte suivante vaut le double de la précédente, moins treize si c’est trop : as, 2, 4, 8, 3, 6, dame, valet, 9, 5, 10, 7. Un roi ne se joue jamais.',
  'lesson.own-eighteens':
    'Un valet, une dame ou un roi et trois cartes de valeurs différentes qui font dix-huit partent ensemble : mettez les quatre une à une dans la réserve. Un as part seul.',
  'lesson.own-elevens':
    'Deux cartes dont la somme fait onze partent ensemble, l’as comptant pour un. Valet, dame et roi partent dès que tous les trois sont à la cour.',
  'lesson.own-fifteens':
    'Deux cartes qui font quinze se retirent ensemble. Pour en réunir plus, mettez-les une à une dans la réserve : elles partent dès qu’elles font quinze, de même qu’un dix, un valet, une dame et un roi.',
  'lesson.own-first-law':
    'Cliquez sur une carte pour la poser sur la carte de même valeur la plus à gauche. Quand les quatre cartes du dessus ont la même valeur, cliquez sur l’une d’elles pour les retirer toutes.',
  'lesson.own-following':
    'Les couleurs se suivent : cœur, trèfle, carreau, pique, et de nouveau cœur. Les fondations se construisent en montant, les colonnes en descendant, chaque carte de la couleur qui suit celle du dessous. Les cartes ainsi rangées bougent ensemble, et une colonne vide accepte toute carte.',
  'lesson.own-galary':
    'Un vide accepte la carte qui suit sa voisine de gauche dans la couleur, ou celle qui précède sa voisine de droite. À l’extrémité gauche, il accepte aussi n’importe quel as.',
  'lesson.own-gaps':
    'Un vide accepte la carte qui suit sa voisine de gauche dans la couleur et, à l’extrémité gauche d’une rangée, n’importe quel deux. Rien ne se place derrière un roi ; quand tous les vides sont bloqués, on peut redistribuer les cartes mal placées.',
  'lesson.own-gay-gordons':
    'Deux cartes dont la somme fait onze partent ensemble, de même qu’un roi avec une dame et un valet avec un valet. On ne construit rien, et ce qui est vide reste vide.',
  'lesson.own-hit-or-miss':
    'À chaque carte retournée, on continue de compter : as, deux, trois et ainsi de suite jusqu’au roi, puis de nouveau as. Une carte qui a la valeur comptée tombe juste et quitte le jeu ; toute autre va sur la défausse. Un clic sur le talon vide reprend la défausse.',
  'lesson.own-interregnum':
    'Chaque fondation commence une valeur au-dessus de sa carte repère et monte quelle que soit la couleur, l’as suivant le roi. La carte repère elle-même vient en dernier, comme treizième.',
  'lesson.own-intrigue':
    'Les six montent jusqu’au valet, les cinq descendent jusqu’à l’as, puis au roi, quelle que soit la couleur. Une fois le talon épuisé, une dame à nu accepte la carte du dessus de n’importe quelle colonne, une à la fois.',
  'lesson.own-knockout':
    'Seuls les trèfles vont sur la fondation, dans n’importe quel ordre ; la carte suivante du talon prend aussitôt leur place. Prenez chaque trèfle visible avant que la rangée suivante ne le recouvre. Quand chaque colonne compte cinq cartes, un clic sur le talon mélange tout le reste et le redistribue.',
  'lesson.own-laggard-lady':
    'Les six montent jusqu’au valet, les cinq descendent jusqu’à l’as, puis au roi, quelle que soit la couleur ; mais il n’y a jamais plus de fondations commencées par un six, ni plus par un cinq, que de dames sur la table. Une fois le talon épuisé, une dame à nu accepte la carte du dessus de n’importe quelle colonne, une à la fois.',
  'lesson.own-long-braid':
    'Les fondations se construisent par couleur à partir de la carte de base, roi et as étant voisins. La première carte posée sur une carte de base décide pour toutes si l’on monte ou si l’on descend.',
  'lesson.own-match-solitaire':
    'Les cartes d’une même valeur se ramassent ensemble dès qu’elles sont toutes découvertes, au bout des colonnes ou dans les cellules. Les colonnes montent ou descendent dans la couleur, une carte à la fois.',
  'lesson.own-maze':
    'Un vide accepte la carte qui suit sa voisine de gauche dans la couleur, ou celle qui précède sa voisine de droite. Les rangées forment une seule ligne, où un as peut aussi suivre n’importe quelle dame.',
  'lesson.own-neptune':
    'Deux cartes de valeurs voisines se retirent ensemble, quelle que soit la couleur ; le roi et l’as ne sont pas voisins. Deux cartes du talon prennent leurs places.',
  'lesson.own-one-handed-solitaire':
    'Des quatre dernières cartes, les deux du milieu partent quand les deux des bouts ont la même couleur, et toutes les quatre quand celles des bouts ont la même valeur. Cliquez sur l’une d’elles. La rangée se resserre ensuite.',
  'lesson.own-paganini':
    'Un vide accepte la carte qui suit sa voisine de gauche dans la couleur, le six venant après l’as. Rien ne se place derrière un roi ou un autre vide.',
  'lesson.own-pas-de-deux':
    'La défausse désigne la seule carte qui peut bouger : la même carte sur la table. Elle échange sa place avec une carte quelconque de sa rangée ou de sa colonne.',
  'lesson.own-picture-gallery':
    'Les rangées se construisent par couleur, de trois en trois : dans celle du haut, sept, dix et roi sur un quatre ; dans celle du milieu, six, neuf et dame sur un trois ; dans celle du bas, cinq, huit et valet sur un deux. On ne construit sur aucune autre carte. Une place vide n’accepte que la valeur qui commence sa rangée. Les cartes se déplacent une à une.',
  'lesson.own-plait':
    'Les fondations se construisent par couleur à partir de la carte de base, roi et as étant voisins. La première carte posée sur une carte de base décide pour toutes si l’on monte ou si l’on descend. Les bords acceptent aussi les cartes de la tresse, qui les remplit d’elle-même quand leur carte va sur une fondation ; les places libres n’en acceptent pas.',
  'lesson.own-poker':
    'Posez la carte de la défausse sur n’importe quelle place vide. Quand le carré est plein, chaque rangée, chaque colonne et les deux diagonales comptent comme des mains de poker.',
  'lesson.own-push-pin':
    'Une carte peut partir quand les cartes de chaque côté ont la même couleur ou la même valeur ; deux voisines peuvent partir ensemble quand c’est le cas des cartes de part et d’autre. La rangée se resserre aussitôt. Cliquez sur une carte pour la retirer, ou posez l’une des deux voisines sur l’autre.',
  'lesson.own-royal-parade':
    'Les rangées se construisent par couleur, de trois en trois : dans celle du haut, cinq, huit et valet sur un deux ; dans celle du milieu, six, neuf et dame sur un trois ; dans celle du bas, sept, dix et roi sur un quatre. On ne construit sur aucune autre carte. Une place vide n’accepte que la valeur qui commence sa rangée. Deux cartes seules à leur place peuvent être échangées si chacune commence alors sa rangée. Les cartes se déplacent une à une.',
  'lesson.own-salic-law':
    'Une fondation peut commencer au-dessus d’une colonne qui a son roi, et monte de l’as au valet quelle que soit la couleur. Un roi à nu accepte la carte du dessus de n’importe quelle autre colonne, une à la fois.',
  'lesson.own-seven-up':
    'Deux à quatre cartes voisines dont la somme fait sept ou un multiple de sept se retirent ensemble ; un valet compte 11, une dame 12, un roi 13. Faites glisser la première sur la dernière, ou l’inverse. Un sept part seul.',
  'lesson.own-simple-simon':
    'Les cartes qui se suivent en descendant dans une même couleur se déplacent ensemble. Une séquence de plusieurs couleurs se déplace aussi si ses parties pouvaient passer une à une par des colonnes vides. Une couleur entière dans une colonne, du roi à l’as, monte d’un seul coup.',
  'lesson.own-sly-fox':
    'Tant que vous n’avez posé aucune carte du talon, les places vides se remplissent d’elles-mêmes. Dès que vous en posez une sur une place de votre choix, aucune carte des places ne peut être jouée jusqu’à ce que vingt soient posées ou que le talon soit vide. Quatre fondations montent par couleur à partir de l’as, quatre descendent à partir du roi.',
  'lesson.own-spider':
    'Les cartes qui se suivent en descendant dans une même couleur se déplacent ensemble. Une couleur entière dans une colonne, du roi à l’as, monte d’un seul coup.',
  'lesson.own-spoilt':
    'La carte va à sa place dans la rangée de sa couleur : d’abord les sept, puis du huit au roi, les as en dernier. La carte cachée qui s’y trouvait se joue ensuite.',
  'lesson.own-striptease':
    'Une carte de la réserve va sur une colonne dont la dernière carte est d’une valeur plus haute ou plus basse, quelle que soit la couleur. Roi et as sont voisins, valet et roi aussi ; une colonne vide accepte n’importe quelle carte.',
  'lesson.own-ten-twenty-thirty':
    'Trois cartes d’une colonne dont la somme fait dix, vingt ou trente vont sous le talon : les trois dernières, les deux dernières avec la première, ou la dernière avec les deux premières. Valet, dame et roi comptent pour dix.',
  'lesson.own-tens':
    'Deux cartes dont la somme fait dix partent ensemble. Un dix, un valet, une dame ou un roi ne part que si les quatre de sa valeur sont visibles : cliquez sur l’un d’eux.',
  'lesson.own-three-shuffles':
    'Les éventails se construisent en descendant dans la couleur, et seules les cartes du dessus bougent ; un éventail vide reste vide. Une fois par partie, vous pouvez tirer : soulever une carte du dessus pour jouer celle d’en dessous.',
  'lesson.own-triple-alliance':
    'Trois cartes du dessus dont les valeurs se suivent partent ensemble, quelles que soient leurs couleurs. Roi et as sont voisins.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
