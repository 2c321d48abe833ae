import type { extra as english } from '../en/extra.ts';
import { carried } from './carried.ts';
import { five } from './five.ts';
import { together } from './together.ts';

export const extra = {
  ...carried,
  ...five,
  ...together,

  'settings.zoom': 'Barres et panneaux',
  'settings.colourLetters': '{red} et {black} dans les coins des cartes rouges et noires',

  'settings.countdown': 'Compte à rebours à la place du temps',
  'countdown.minutes': '{minutes, plural, =0 {Désactivé} one {# minute} other {# minutes}}',
  'countdown.minute': 'Plus qu’une minute.',
  'countdown.up': 'Le temps est écoulé. La partie continue.',
  'countdown.within': 'Gagné en moins de {minutes, plural, one {# minute} other {# minutes}} : il restait {time}',
  'countdown.beyond':
    'Gagné {time} après la fin du compte à rebours de {minutes, plural, one {# minute} other {# minutes}}',

  'real.title': 'Saisir de vraies cartes',
  'real.open': 'Saisir de vraies cartes…',
  'real.how':
    'Distribuez ce jeu avec vos propres cartes, puis touchez-les ou tapez-les une à une ({keys} : {card}). Les cartes cachées peuvent rester inconnues : le hasard les choisit, et les indices ne les regardent jamais.',
  'real.at': '{pile}, carte {at, number} sur {of, number}',
  'real.at-down': '{pile}, carte {at, number} sur {of, number}, face cachée',
  'real.back': 'Annuler',
  'real.skip': 'Place suivante',
  'real.pad': 'Cartes',
  'real.left':
    '{count, plural, =0 {Toutes les cartes visibles sont saisies.} one {Il manque encore # carte visible.} other {Il manque encore # cartes visibles.}}',
  'real.cannot': 'Les cartes de ce jeu ne peuvent pas être saisies une à une : leur place dépend de leur valeur.',

  'correct.title': 'Rectifier une carte',
  'correct.how':
    'Si une carte est une autre sur votre table, choisissez-la d’un clic ou avec les flèches, puis touchez ou tapez celle qui s’y trouve vraiment ({keys} : {card}). Les deux échangent leurs places, et vos coups sont conservés.',
  'correct.table': 'Cartes sur la table',
  'correct.pad': 'La carte qui s’y trouve vraiment',
  'correct.change': '{card} au lieu de {wrong}',
  'correct.do': 'Rectifier',
  'correct.done': 'Rectifié : {card} au lieu de {wrong}.',
  'correct.forbidden':
    'Vos coups ne vont pas avec cette carte : le coup {move, number} serait interdit. Annulez jusqu’à ce coup compris, puis rectifiez la carte.',
  'correct.cannot': 'On ne peut rectifier que les cartes d’une donne que l’on a saisie soi-même.',
  'correct.over': 'Cette partie est terminée.',

  'won.picture': 'Copier comme image',
  'won.picture-copied': 'Image copiée : collez-la où vous voulez pour la partager.',
  'won.picture-file': 'Ici, le presse-papiers n’accepte pas d’images : enregistrez-la dans un fichier.',

  'rules.facts': 'En bref',
  'rules.print': 'Imprimer les règles',

  'review.turning-point': 'Tournant',

  'try.begin': 'Essayer',
  'try.line': '{moves, plural, =0 {Essai : jouez vos coups} one {Essai : # coup} other {Essai : # coups}}',
  'try.back': 'Tout annuler',
  'try.keep': 'Garder',
} as const satisfies Partial<Record<keyof typeof english, string>>;
