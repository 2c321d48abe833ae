/** What players of German call the games that have a name of their own there, by their ids. */
export const names: Readonly<Record<string, string>> = {
  klondike: 'Klondike (Solitär)',
};
