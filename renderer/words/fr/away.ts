import type { away as english } from '../en/away.ts';

export const away = {
  'away.sign': 'Pas encore gardé',
  'away.sign-away': 'Baize lui-même est arrêté. Ce que vous jouez reste dans ce navigateur jusqu’à son redémarrage.',
  'away.sign-slow': 'Baize n’a pas encore gardé vos derniers coups. Ils restent dans ce navigateur jusque-là.',
  'away.gone': 'Baize lui-même s’est arrêté. Continuez à jouer : tout sera gardé à son redémarrage.',
  'away.kept': 'Baize fonctionne de nouveau, et tout est gardé.',
  'away.brought': 'Ce que vous avez joué pendant l’arrêt de Baize est maintenant gardé.',
  'away.refused': 'Ce n’est pas l’adresse du Baize qui fonctionne ici. Ouvrez celle qu’il a affichée en dernier.',
  'away.name': '{game} {deal}, mis de côté le {date}',

  'parted.title': '{game} a continué à deux endroits',
  'parted.text':
    'Vous avez joué ici pendant que Baize était arrêté, et entre-temps dans une autre fenêtre. Avec quelle partie voulez-vous continuer ? L’autre rejoint les parties enregistrées.',
  'parted.here': 'Jouée ici',
  'parted.there': 'Dans l’autre fenêtre',
  'parted.facts':
    '{deal, plural, =0 {Donne libre} other {Donne {deal}}} · {moves, plural, one {# coup} other {# coups}} · {time}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
