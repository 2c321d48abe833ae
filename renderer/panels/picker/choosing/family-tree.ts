/**
 * Families of games by the aim of their games, the most familiar first; each with its best-known game, whose picture
 * stands for the family.
 */
export const BRANCHES = {
  columns: {
    klondike: 'klondike',
    freecell: 'freecell',
    spider: 'spider',
    yukon: 'yukon',
    forty: 'forty-thieves',
    canfield: 'canfield',
    castle: 'beleaguered-castle',
    fan: 'la-belle-lucie',
  },
  foundations: { foundation: 'royal-cotillion', heaps: 'sir-tommy', 'four-piles': 'aces-up' },
  pairs: { pairs: 'pyramid', peaks: 'golf', accordion: 'accordion' },
  pictures: { picture: 'windmill', layout: 'gaps', grid: 'poker', other: 'valentine' },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

export type Branch = keyof typeof BRANCHES;

/** Returns the branch of a family; undefined if no branch has it. */
export const branchOf = (family: string): Branch | undefined =>
  (Object.keys(BRANCHES) as Branch[]).find((branch) => family in BRANCHES[branch]);
