import type { setWords as english } from '../en/card-sets.ts';

/** The user's own card sets; fetched when they are first shown. */
export const setWords = {
  'sets.open': 'Vos jeux de cartes…',
  'sets.title': 'Vos jeux de cartes',
  'sets.text':
    'Jouez avec vos propres cartes : un jeu de cartes de KDE, un thème d’AisleRiot, un jeu de cartes de PySolFC, ou des images qui portent le nom de leur carte, comme « QH.png » ou « queen_of_hearts.svg ». Choisissez un fichier (SVG, ZIP ou TAR.GZ) ou un dossier, ou déposez-le sur la fenêtre.',
  'sets.file': 'Choisir un fichier…',
  'sets.folder': 'Choisir un dossier…',
  'sets.none': 'Vous n’avez pas encore de jeu de cartes à vous.',
  'sets.kept':
    'Les images sont enregistrées avec vos parties et dans leurs sauvegardes. Elles ne quittent jamais cet ordinateur.',
  'sets.reading': 'Lecture du jeu de cartes…',
  'sets.taken': '« {name} » est ajouté, et ses cartes sont sur la table.',
  'sets.use': 'Utiliser',
  'sets.use-of': 'Utiliser « {name} »',
  'sets.used': 'Utilisé',
  'sets.drop': 'Retirer',
  'sets.drop-of': 'Retirer « {name} »',
  'sets.removed': '« {name} » est retiré.',
  'sets.kind.kde': 'Jeu de cartes de KDE',
  'sets.kind.aisleriot': 'Thème d’AisleRiot',
  'sets.kind.pysol': 'Jeu de cartes de PySolFC',
  'sets.kind.pictures': 'Images au nom de leurs cartes',
  'sets.author': 'par {author}',
  'sets.texts': 'Licence et auteur, d’après ses fichiers',
  'sets.silent': 'Ses fichiers ne disent ni qui l’a fait, ni sous quelle licence.',
  'sets.no-licence': 'Ses fichiers n’indiquent aucune licence.',
  'sets.back': 'Du jeu de cartes',
  'sets.fault.no-set': 'Aucun jeu de cartes n’y a été trouvé. Rien n’a changé.',
  'sets.fault.several':
    'Il y a là {about} jeux de cartes : choisissez le fichier ou le dossier de l’un d’eux. Rien n’a changé.',
  'sets.fault.too-large': 'C’est trop volumineux : 40 Mo au plus, et 120 Mo une fois décompressé. Rien n’a changé.',
  'sets.fault.too-many-dots': 'L’image {about} est trop grande : 16 millions de pixels au plus. Rien n’a changé.',
  'sets.fault.packed':
    'Baize ne sait pas décompresser {about} : décompressez-le vous-même et choisissez le dossier. Rien n’a changé.',
  'sets.fault.damaged': 'C’est endommagé et illisible. Rien n’a changé.',
  'sets.fault.path': 'Cette archive n’est pas sûre : un de ses fichiers en sort ({about}). Rien n’a changé.',
  'sets.fault.lacks':
    'Ce jeu de cartes est incomplet. Il manque : {about}{more, plural, =0 {} one { et # autre} other { et # autres}}. Rien n’a changé.',
  'sets.lacks-file': 'Ce jeu de cartes est incomplet : il manque le fichier {about}. Rien n’a changé.',
  'sets.fault.other-cards':
    'Ce ne sont pas les cartes avec lesquelles on joue à Baize : il faut trèfle, carreau, cœur et pique ({about}). Rien n’a changé.',
  'sets.fault.unsafe':
    'Ce jeu de cartes n’est pas sûr : un de ses dessins fait plus que dessiner ({about}). Rien n’a changé.',
  'sets.fault.picture': 'L’image {about} est illisible ou ne montre rien. Rien n’a changé.',
  'sets.fault.many-files': 'Il contient trop de fichiers : la limite est de 2 000. Rien n’a changé.',
  'sets.fault.many-drawings': 'Il contient {about} dessins : choisissez celui qui a les cartes. Rien n’a changé.',
  'sets.fault.inner-dots':
    'Les images dans {about} sont trop grandes : la limite est de 100 millions de pixels en tout. Rien n’a changé.',
  'sets.fault.long-drawing': 'Le dessin {about} est trop volumineux : la limite est de 24 Mo. Rien n’a changé.',
  'sets.fault.many-elements':
    'Le dessin {about} est trop complexe : la limite est de 300 000 éléments. Rien n’a changé.',
  'sets.fault.deep': 'Le dessin {about} est trop complexe : la limite est de 120 éléments imbriqués. Rien n’a changé.',
  'sets.fault.style':
    'Le dessin {about} est trop complexe : la limite est de 100 Ko de feuilles de style. Rien n’a changé.',
  'sets.fault.effects':
    'Le dessin {about} est trop complexe : la limite est de 6 000 étapes de filtres et de 12 filtres imbriqués. Rien n’a changé.',
  'sets.fault.circle':
    'Le dessin {about} ne peut pas être tracé : une de ses parties s’utilise elle-même. Rien n’a changé.',
  'sets.fault.name': 'Cette archive contient un fichier dont le nom est inutilisable ({about}). Rien n’a changé.',
  'sets.fault.slow': 'La lecture de {about} prend trop de temps. Rien n’a changé.',
  'sets.fault.stopped': 'Annulé. Rien n’a changé.',
  'sets.full': 'Vous avez {most} jeux de cartes, c’est le maximum. Retirez-en d’abord un.',
  'sets.unkept': 'Le jeu de cartes n’a pas pu être enregistré. {why}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
