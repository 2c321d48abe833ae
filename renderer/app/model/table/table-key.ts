/** Moves of the focus by a key: to the next pile on a side, to the ends of a row, to the first and last pile. */
export const STEPS = ['left', 'right', 'up', 'down', 'home', 'end', 'first', 'last'] as const;
export type FocusStep = (typeof STEPS)[number];

/**
 * Effects of a key on the table: moves the focus, picks up or deals, acts or drops, double-clicks, puts back, raises a
 * covered card, reads the whole table or every move aloud.
 */
export type TableKey = FocusStep | 'space' | 'enter' | 'double' | 'escape' | 'peek' | 'read' | 'moves';
