import type { Words } from './words.ts';

export const menuFr: Words = {
  language: 'fr',
  opening: 'Préparation de vos parties…',
  gone: {
    title: 'La table de jeu a cessé de fonctionner',
    text: 'Elle a déjà été rechargée une fois et s’est de nouveau arrêtée. Votre partie est enregistrée jusqu’au dernier coup que Baize a pu sauvegarder.',
    again: 'Recharger',
    quit: 'Quitter',
  },
  hung: {
    title: 'La table de jeu ne répond pas',
    text: 'Votre partie est enregistrée jusqu’au dernier coup. Patientez encore un peu ou rechargez la table.',
    wait: 'Patienter',
  },
  unsaved: {
    title: 'Votre partie n’a pas pu être enregistrée',
    text: 'Le disque est peut-être plein. Si vous quittez maintenant, ce qui n’est pas enregistré sera perdu. Libérez de l’espace et réessayez, ou continuez à jouer.',
    again: 'Réessayer',
    stay: 'Continuer à jouer',
    quit: 'Quitter quand même',
  },
  steered: {
    title: 'Baize ne démarre pas avec cette option',
    text: [
      'Avec {by}, un autre programme pourrait commander la fenêtre de Baize et lire ce qu’elle contient.',
      'Démarrez Baize sans {by}.',
    ],
  },
};
