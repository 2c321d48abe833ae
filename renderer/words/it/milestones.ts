import type { milestones as english } from '../en/milestones.ts';

export const milestones = {
  'command.milestones': 'Traguardi',
  'menu.milestones': '&Traguardi…',
  'settings.milestones': 'Segnala i traguardi raggiunti e mostrali nel menu',

  'milestones.title': 'Traguardi',
  'milestones.families': 'Una prima vittoria di ogni tipo',
  'milestones.family': 'Prima vittoria ({family})',
  'milestones.games': '{of, number} solitari diversi vinti',
  'milestones.catalogue': 'Tutti i solitari giocati una volta fino alla fine',
  'milestones.row': '{of, number} vittorie di fila',
  'milestones.clean': '{of, number} vittorie senza annullare, suggerimenti o risolutore',
  'milestones.hard': 'Una partita difficile vinta',
  'milestones.very-hard': 'Una partita molto difficile vinta',
  'milestones.five': 'Vinti tutti e cinque i solitari di un giorno',
  'milestones.month': 'Vinte tutte le partite del giorno di un mese',
  'milestones.far': '{done, number} di {of, number}',
  'milestones.reached': 'raggiunto',
  'milestones.open': 'non ancora raggiunto',
  'milestones.count':
    '{done, number} di {of, number} raggiunti. Ciascuno viene segnalato una volta, con la vittoria che lo raggiunge.',
  'milestones.report': 'Traguardo raggiunto: {goal}',
  'milestones.report-many': '{count, number} traguardi raggiunti',
  'milestones.failed': 'Al momento non è possibile leggere i risultati.',
} as const satisfies Partial<Record<keyof typeof english, string>>;
