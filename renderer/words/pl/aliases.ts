/** What else players of Polish call games, by their ids: they are found by these names too. */
export const aliases: Readonly<Record<string, readonly string[]>> = {
  klondike: ['Pasjans'],
};
