import type { table as english } from '../en/table.ts';

export const table = {
  'app.name': 'Baize',
  'app.title': '{game} – Baize',

  'table.name': 'Table : {game}',
  'table.help':
    'Les flèches déplacent le curseur, Espace prend ou distribue, Entrée agit comme un clic ou pose, Échap remet les cartes à leur place.',

  'status.name': 'État',
  'status.stock': 'Talon : {value, number}',
  'status.redeals':
    '{value, plural, =0 {Plus de redistribution} one {# redistribution restante} other {# redistributions restantes}}',
  'status.redeals-unlimited': 'Redistributions illimitées',
  'status.reserve': 'Réserve : {value, number}',
  'status.base': 'Base : {rank}',
  'status.run': 'Séquence : {value, number}',
  'status.round': 'Tour {value, number}',
  'status.hand': 'Manche {value, number} sur 5',
  'status.best': 'Record : {value, plural, one {# carte restante} other {# cartes restantes}}',
  'status.matches': '{value, plural, one {# groupe} other {# groupes}}',
  'status.unlaid': '{value, plural, =0 {Colonnes jouables} one {# carte à poser} other {# cartes à poser}}',
  'status.counted': 'À suivre : {rank}',
  'status.moves': '{value, plural, one {# coup} other {# coups}}',
  'status.score': 'Score : {value, number}',
  'status.bank': 'Banque : {value, number}',
  'status.paused': 'En pause à {time}. Reprendre',
  'status.running': 'Temps : {time}. Mettre en pause',
  'status.left': '{time} restant',
  'status.over': '{time} de dépassement',
  'status.deal': '{deal, plural, =0 {Votre donne} other {Donne {deal}}}',
  'status.deal-choose': '{deal, plural, =0 {Votre propre donne} other {Donne {deal}}}. Choisir une autre donne',

  'failed.title': 'Baize n’a pas pu démarrer',
} as const satisfies Partial<Record<keyof typeof english, string>>;
