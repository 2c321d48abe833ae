/** What players of German call the games that have a name of their own there, by their ids. */
export const names: Readonly<Record<string, string>> = {
  accordion: 'Harmonika',
  'forty-thieves': 'Vierzig Räuber',
  'grandfathers-clock': 'Großvaters Uhr',
  labyrinth: 'Labyrinth',
  'napoleons-tomb': 'Napoleons Grab',
  pyramid: 'Pyramide',
  plait: 'Der Zopf',
  clock: 'Die Uhr',
};
