/** What players of Polish call the games that have a name of their own there, by their ids. */
export const names: Readonly<Record<string, string>> = {
  clock: 'Zegar',
  scorpion: 'Skorpion',
  spider: 'Pająk',
  thirteen: 'Piramida',
};
