/** A question before a losing move, and hints that are given bit by bit. */
export const guarding = {
  'guard.group': 'Help while you play',
  'settings.guard': 'Ask before a move that throws a sure win away: a help that is recorded',
  'settings.hintDegrees': 'Give hints bit by bit: first where, then which card, then the move',
  'guard.asked': 'That would throw a sure win away. Do the same again to play it anyway.',
  'guard.where': 'A move begins here: {pile}.',
  'guard.card': 'This card is to move: {card}.',
} as const;
