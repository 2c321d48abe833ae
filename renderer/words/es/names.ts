/** What players of Spanish call the games that have a name of their own there, by their ids. */
export const names: Readonly<Record<string, string>> = {
  accordion: 'Acordeón',
  'castles-in-spain': 'Castillos en España',
  clock: 'Reloj',
  'forty-thieves': 'Cuarenta ladrones',
  klondike: 'Solitario clásico',
  labyrinth: 'Laberinto',
  'napoleons-tomb': 'Tumba de Napoleón',
  pyramid: 'Pirámide',
};
