import type { hands as english } from '../en/hands.ts';

export const hands = {
  'settings.hands': 'Autres commandes',
  'settings.scan': 'Défilement à un seul contacteur',
  'settings.scan.0': 'Désactivé',
  'settings.scan.3': 'Lent',
  'settings.scan.1.5': 'Moyen',
  'settings.scan.0.8': 'Rapide',
  'settings.scan-hint':
    'Tout ce qui peut être choisi s’allume à tour de rôle. Appuyez sur Espace, Entrée ou un bouton de la souris pour choisir ; Échap désactive le défilement.',
  'keys.pad': 'Manette',
  'keys.pad-tools': 'Vers les boutons autour de la table, et retour',
  'scan.off': 'Le défilement est désactivé.',
  'scan.on': 'Plus bas',
  'scan.back': 'Retour',
  'scan.around': 'Autres boutons',
  'keys.pad-ready': 'Une manette est prête dès qu’on appuie sur l’un de ses boutons.',
  'keys.read': 'Faire lire la table (lecteur d’écran)',
  'keys.moves': 'Faire lire tous les coups (lecteur d’écran)',
  'said.moves': '{count, plural, =0 {Aucun coup n’est possible.} one {Un coup :} other {# coups :}}',
} as const satisfies Partial<Record<keyof typeof english, string>>;
