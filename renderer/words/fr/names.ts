/** What players of French call the games that have a name of their own there, by their ids. */
export const names: Readonly<Record<string, string>> = {
  accordion: 'L’Accordéon',
  'castles-in-spain': 'Châteaux en Espagne',
  clock: 'L’Horloge',
  fortress: 'La Forteresse',
  'forty-thieves': 'Les Quarante Voleurs',
  klondike: 'Solitaire',
  labyrinth: 'Le Labyrinthe',
  'napoleons-tomb': 'Le Tombeau de Napoléon',
  thirteen: 'La Pyramide',
};
