import type { away as english } from '../en/away.ts';

export const away = {
  'away.sign': 'Pas encore enregistré',
  'away.sign-away': 'Baize lui-même est arrêté. Ce que vous jouez reste dans ce navigateur jusqu’à ce qu’il redémarre.',
  'away.sign-slow': 'Baize n’a pas encore enregistré vos derniers coups. En attendant, ils restent dans ce navigateur.',
  'away.gone': 'Baize lui-même s’est arrêté. Continuez à jouer : tout sera enregistré dès son redémarrage.',
  'away.kept': 'Baize fonctionne de nouveau, et tout est enregistré.',
  'away.brought': 'Ce que vous avez joué pendant l’arrêt de Baize est maintenant enregistré.',
  'away.refused': 'Ce n’est pas l’adresse du Baize en cours d’exécution. Ouvrez la dernière adresse qu’il a affichée.',
  'away.name': '{game} {deal}, partie mise de côté le {date}',

  'parted.title': 'Partie continuée à deux endroits : {game}',
  'parted.text':
    'Vous avez joué ici pendant que Baize était arrêté, et entre-temps dans une autre fenêtre. Quelle partie voulez-vous continuer ? L’autre ira dans les parties enregistrées.',
  'parted.here': 'Jouée ici',
  'parted.there': 'Dans l’autre fenêtre',
  'parted.facts':
    '{deal, plural, =0 {Votre donne} other {Donne {deal}}} · {moves, plural, one {# coup} other {# coups}} · {time}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
