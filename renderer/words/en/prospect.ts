/** Whether a game can still be won, and the way back to a position where it could. */
export const prospect = {
  'prospect.won': 'Can be won',
  'prospect.lost': 'Lost since move {move, number}',
  'prospect.lost-by': 'Lost by move {move, number} at the latest',
  'prospect.lost-deal': 'This deal couldn’t be won',
  'prospect.chance': 'Whether it can be won depends on chance',
  'prospect.open': 'Unknown whether it can be won',
  'prospect.searching': 'Checking whether it can be won',
  'prospect.back': '{prospect}. Back to where it could be won',
  'prospect.chip': '{prospect} – back',
  'prospect.show': '{prospect}. Show the solution',
  'prospect.still-won': 'It can be won from here.',
  'prospect.looking': 'Looking for the last position that could be won…',
  'prospect.went-back': 'Back to just after move {move, number}: it can be won from here.',
  'prospect.never': 'This deal can’t be won.',
  'prospect.nowhere': 'No position of this game is known to be winnable.',
} as const;
