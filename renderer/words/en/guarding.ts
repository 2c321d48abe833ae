/** The question before a losing move, and hints given by degrees. */
export const guarding = {
  'guard.group': 'Help while you play',
  'settings.guard': 'Ask before a move that throws away a sure win (recorded as help)',
  'settings.ghost': 'Race against your best game of the deal, or one that was shared with you',
  'ghost.mine': '{mine, plural, one {# card} other {# cards}} home; your best game had {theirs, number} at this time',
  'ghost.friend':
    '{mine, plural, one {# card} other {# cards}} home; the shared game had {theirs, number} at this time',
  'settings.hintDegrees': 'Give hints step by step: first where, then which card, then the move',
  'settings.oneTry': 'One try only: no undo, no restart, no hints, no solver',
  'guard.one-try': 'One try only: nothing can be undone, and there is no help. You can turn this off in the settings.',
  'guard.asked': 'That would throw away a sure win. Make the same move again to play it anyway.',
  'guard.where': 'Start here: {pile}.',
  'guard.card': 'Move this card: {card}.',
} as const;
