/** What players of Italian call the games that have a name of their own there, by their ids. */
export const names: Readonly<Record<string, string>> = {
  accordion: 'La fisarmonica',
  canfield: 'Il dispettoso',
  'castles-in-spain': 'Castelli in Spagna',
  clock: 'L’orologio',
  'forty-thieves': 'I quaranta ladroni',
  klondike: 'Solitario classico',
  labyrinth: 'Il labirinto',
  'napoleons-tomb': 'La tomba di Napoleone',
  thirteen: 'La piramide',
};
