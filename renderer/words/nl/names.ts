/** What players of Dutch call the games that have a name of their own there, by their ids. */
export const names: Readonly<Record<string, string>> = {
  clock: 'Klok',
  thirteen: 'Piramide',
};
