/** Playing by gamepad, with one switch, or by ear. */
export const hands = {
  'settings.hands': 'Other hands',
  'settings.scan': 'One-switch scanning',
  'settings.scan.0': 'Off',
  'settings.scan.3': 'Slow',
  'settings.scan.1.5': 'Medium',
  'settings.scan.0.8': 'Fast',
  'settings.scan-hint':
    'Whatever can be chosen lights up in turn. Press Space, Enter or a mouse button to choose it; Esc turns scanning off.',
  'keys.pad': 'Gamepad',
  'keys.pad-tools': 'To the buttons around the table and back',
  'scan.off': 'Scanning is off.',
  'scan.on': 'Further down',
  'scan.back': 'Back',
  'scan.around': 'More buttons',
  'keys.pad-ready': 'A gamepad works as soon as one of its buttons is pressed.',
  'keys.read': 'Have the table read out (screen reader)',
  'keys.moves': 'Have every move read out (screen reader)',
  'said.moves': '{count, plural, =0 {There is no move.} one {One move:} other {# moves:}}',
} as const;
