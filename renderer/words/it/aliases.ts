/** What else players of Italian call games, by their ids: they are found by these names too. */
export const aliases: Readonly<Record<string, readonly string[]>> = {
  klondike: ['Solitario'],
};
