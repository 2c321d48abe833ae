/**
 * Families of games by what their tables are about, each as a person meets them; the best known of each shows what they
 * look like.
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
  foundations: { foundation: 'royal-cotillion', heaps: 'sir-tommy', 'four-piles': 'first-law' },
  pairs: { pairs: 'pyramid', peaks: 'golf', accordion: 'accordion' },
  pictures: { picture: 'windmill', layout: 'gaps', grid: 'poker', other: 'valentine' },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

export type Branch = keyof typeof BRANCHES;

/** The branch a family is on; undefined for one that no branch names. */
export const branchOf = (family: string): Branch | undefined =>
  (Object.keys(BRANCHES) as Branch[]).find((branch) => family in BRANCHES[branch]);
