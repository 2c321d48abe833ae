/** What players of Italian call the games that have a name of their own there, by their ids. */
export const names: Readonly<Record<string, string>> = {
  accordion: 'Fisarmonica',
  canfield: 'Dispettoso',
  'castles-in-spain': 'Castelli in Spagna',
  clock: 'Orologio',
  'forty-thieves': 'Quaranta ladroni',
  klondike: 'Solitario classico',
  labyrinth: 'Labirinto',
  'napoleons-tomb': 'Tomba di Napoleone',
  pyramid: 'Piramide',
};
