import type { about as english } from '../en/about.ts';

export const about = {
  'rules.title': 'Règles : {game}',
  'rules.missing': 'Les règles de ce jeu sont inaccessibles pour le moment.',
  'rules.language': 'Ces règles sont en anglais.',
  'rules.rest': 'Le détail des règles est en anglais.',

  'glossary.title': 'Glossaire',
  'glossary.text':
    'Ce que veulent dire les mots des règles. Si la page d’un jeu dit autre chose, c’est elle qui a raison.',
  'glossary.language': 'Les mots sont ici expliqués en anglais.',
  'glossary.back': 'Retour aux règles',

  'about.title': 'À propos de Baize',
  'about.version': 'Version {version}',
  'about.aged': 'Version {version}, parue il y a {age}',
  'about.newer': 'Baize ne se connecte jamais à Internet et ne cherche donc pas lui-même de nouvelles versions :',
  'about.releases': 'Voir toutes les versions',
  'about.copy-address': 'Copier l’adresse',
  'about.address-copied': 'L’adresse est copiée : collez-la dans un navigateur.',
  'about.text': 'Des réussites pour jouer tranquille : sans compte, sans publicité, sans réseau.',
  'about.licence': 'Baize est un logiciel libre sous licence MIT. Il s’appuie sur le travail d’autres :',
  'about.licences': 'Licences',
  'about.wrong': 'Quand quelque chose ne va pas',
  'about.diagnostics':
    'Baize note ce qui se passe, pour aider à comprendre pourquoi. Ces notes ne nomment aucune de vos parties, ni d’autre dossier que celui de Baize.',
  'about.copy': 'Copier le diagnostic',
  'about.copied': 'Le diagnostic est copié : collez-le là où vous demandez de l’aide.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
