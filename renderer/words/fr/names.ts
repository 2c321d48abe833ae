/** What players of French call the games that have a name of their own there, by their ids. */
export const names: Readonly<Record<string, string>> = {
  accordion: 'Accordéon',
  'castles-in-spain': 'Châteaux en Espagne',
  clock: 'Horloge',
  crescent: 'Demi-Lune',
  deuces: 'Les Deux',
  'eiffel-tower': 'Tour Eiffel',
  fortress: 'Forteresse',
  'forty-thieves': 'Quarante Voleurs',
  'grandfathers-clock': 'Horloge de grand-père',
  klondike: 'Solitaire',
  labyrinth: 'Labyrinthe',
  'napoleons-tomb': 'Tombeau de Napoléon',
  osmosis: 'Osmose',
  thirteen: 'Pyramide',
};
