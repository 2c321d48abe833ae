import type { together as english } from '../en/together.ts';

export const together = {
  'together.title': 'Votre autre ordinateur',
  'together.text':
    'Jouez les mêmes parties sur deux ordinateurs : choisissez un dossier que tous deux voient, celui d’un service de synchronisation par exemple, et indiquez-le à Baize sur chacun. Parties en cours, résultats, paramètres et jeux de cartes personnels passent alors de l’un à l’autre.',
  'together.folder': 'Chemin du dossier',
  'together.choose': 'Choisir un dossier…',
  'together.no-panel':
    'Le sélecteur de dossiers du système n’a pas pu être ouvert. Saisissez plutôt le chemin du dossier.',
  'together.share': 'Partager ce dossier',
  'together.shared': 'Dossier partagé : {folder}',
  'together.machines':
    '{count, plural, one {Aucun autre ordinateur n’y a encore écrit.} other {# ordinateurs y écrivent.}}',
  'together.looked': 'Dernière lecture : {date}',
  'together.looking': 'Lecture du dossier…',
  'together.failed': 'Impossible de partager ce dossier : {why}.',
  'together.trouble': 'Le dossier est inaccessible pour l’instant : {why}. Baize continue d’essayer.',
  'together.unread': 'Fichier ignoré : {name} ({why})',
  'together.torn': 'pas encore complet',
  'together.newer': 'écrit par une version plus récente de Baize',
  'together.foreign': 'pas écrit par Baize',
  'together.partly': 'en partie : cette version de Baize ne peut pas utiliser le reste',
  'together.full': 'en partie : le reste dépasse ce que Baize accepte',
  'together.waiting':
    '{count, plural, one {Une partie en cours d’un autre ordinateur n’est pas affichée} other {# parties en cours d’autres ordinateurs ne sont pas affichées}}, car 500 parties ont déjà un nom ici. Supprimez-en quelques-unes sous « En cours » pour faire de la place.',
  'together.look': 'Lire maintenant',
  'together.stop': 'Ne plus partager',
  'together.keeps':
    'Si vous avez continué la même partie sur les deux, les deux versions restent : l’une sur la table, l’autre sous « En cours ». Ce que vous supprimez ici (résultats, jeux de cartes) reste sur l’autre ordinateur.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
