/** Deals, boards and solutions of other programs. */
export const foreign = {
  'fault.kind': 'This is no link, deal number, list of cards, board or solution.',
  'fault.board-card': 'Line {token, number} of the board: “{text}” isn’t a card; it should look like 7H, TH or 10H.',
  'fault.board-stranger': 'Line {token, number} of the board: “{text}” isn’t in the pack of this game.',
  'fault.board-twice': 'Line {token, number} of the board: “{text}” appears more often than in the pack.',
  'fault.board-missing': 'The board is {token, plural, one {# card} other {# cards}} short: {text}',
  'fault.board-json':
    'This Solvitaire board can’t be read; it should be JSON with lists of cards under these names: {parts}.',
  'fault.board-part': '“{text}” can’t be read; a Solvitaire board has these parts: {parts}.',
  'fault.solution-game': 'Solutions can be read only in games of columns, cells and foundations.',
  'fault.number-pysolfc':
    '“{text}” isn’t a PySolFC deal; it should be a number of up to 20 digits, or ms and a Microsoft number.',
  'fault.number-kpatience': '“{text}” isn’t a KPatience deal; it should be a number from 1 to 2147483647.',
  'fault.number-microsoft':
    '“{text}” isn’t a Microsoft deal; it should be a number from 1 to 2147483647, or for Klondike the seed of up to 68 digits.',
  'fault.number-greenfelt': '“{text}” isn’t a Green Felt deal; it should be a number from 1 to 2147483646.',
  'share.reads': 'Boards and solutions written as text for fc-solve, PySolFC or Solvitaire can be pasted too.',
  'share.copy-board': 'Copy board',
  'share.copy-solvitaire': 'Copy board for Solvitaire',
  'share.copy-solution': 'Copy solution',
  'told.copied-board': 'Board copied as text for other programs.',
  'told.copied-solution': 'Solution copied as text for other programs.',
  'deal.program': 'Number from',
  'deal.by-baize': 'Baize',
  'deal.same-cards': 'Deals the cards that this program deals by that number.',
  'deal.by-pysolfc': 'PySolFC',
  'deal.by-kpatience': 'KPatience',
  'deal.by-microsoft': 'Microsoft Solitaire',
  'deal.by-greenfelt': 'Green Felt',
} as const;
