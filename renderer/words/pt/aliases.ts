/** What else players of Brazilian Portuguese call games, by their ids: they are found by these names too. */
export const aliases: Readonly<Record<string, readonly string[]>> = {
  klondike: ['Paciência', 'Solitário'],
};
