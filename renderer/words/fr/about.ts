import type { about as english } from '../en/about.ts';

export const about = {
  'rules.title': 'Règles : {game}',
  'rules.missing': 'Impossible d’afficher les règles de ce jeu pour le moment.',
  'rules.language': 'Ces règles n’existent ici qu’en anglais.',
  'rules.rest': 'Le détail des règles n’existe ici qu’en anglais.',

  'glossary.title': 'Glossaire',
  'glossary.text':
    'Ce que veulent dire les mots des règles. Si la page d’un jeu dit autre chose, c’est elle qui fait foi.',
  'glossary.language': 'Les mots ne sont expliqués ici qu’en anglais.',
  'glossary.back': 'Retour aux règles',

  'about.title': 'À propos de Baize',
  'about.version': 'Version {version}',
  'about.aged': 'Version {version}, parue il y a {age}',
  'about.newer': 'Baize ne se connecte jamais à Internet et ne cherche donc pas lui-même de nouvelle version :',
  'about.releases': 'Voir toutes les versions',
  'about.copy-address': 'Copier l’adresse',
  'about.address-copied': 'Adresse copiée : collez-la dans un navigateur.',
  'about.text': 'Des réussites pour jouer tranquille : ni compte, ni publicité, ni connexion.',
  'about.stays': 'Rien ne quitte cet ordinateur',
  'about.stays-text':
    'Vos parties, vos statistiques et vos images sont conservées dans un dossier de cet ordinateur et nulle part ailleurs. Baize n’a pas de comptes, ne collecte rien et ne contacte personne. Sa page ne peut se connecter qu’à Baize ; vous pouvez essayer.',
  'about.stays-but':
    'Seule exception : un dossier que vous choisissez vous-même de partager (Paramètres, « Votre autre ordinateur »).',
  'about.try': 'Essayer de se connecter ailleurs',
  'about.refused': 'Refusé : aucune connexion à {address} n’a été établie.',
  'about.not-refused': 'La connexion à {address} n’a pas été refusée. Merci de le signaler.',
  'about.licence': 'Baize est un logiciel libre sous licence MIT. Il s’appuie sur le travail d’autres auteurs :',
  'about.licences': 'Licences',
  'about.wrong': 'En cas de problème',
  'about.diagnostics':
    'Baize tient un journal qui aide à trouver la cause d’un problème. Ce journal ne nomme aucune de vos parties, ni aucun dossier autre que celui de Baize.',
  'about.copy': 'Copier le diagnostic',
  'about.copied': 'Diagnostic copié : collez-le là où vous demandez de l’aide.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
