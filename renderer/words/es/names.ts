/** What players of Spanish call the games that have a name of their own there, by their ids. */
export const names: Readonly<Record<string, string>> = {
  accordion: 'El acordeón',
  'castles-in-spain': 'Castillos en España',
  clock: 'El reloj',
  'forty-thieves': 'Cuarenta ladrones',
  klondike: 'Solitario clásico',
  labyrinth: 'El laberinto',
  'napoleons-tomb': 'La tumba de Napoleón',
  thirteen: 'La pirámide',
};
