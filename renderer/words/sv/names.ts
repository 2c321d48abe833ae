/** What players of Swedish call the games that have a name of their own there, by their ids. */
export const names: Readonly<Record<string, string>> = {
  'aces-up': 'Idioten',
  clock: 'Klockan',
  klondike: 'Harpan',
  spider: 'Spindelharpan',
  thirteen: 'Pyramiden',
};
