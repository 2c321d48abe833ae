/** Sharing games between two computers through a folder. */
export const together = {
  'together.title': 'Your other computer',
  'together.text':
    'Play the same games on two computers: choose a folder that both of them see, such as one of a sync service, and choose it in Baize on each. Games in progress, results, settings and your own card sets then go from one to the other.',
  'together.folder': 'Path of the folder',
  'together.choose': 'Choose a folder…',
  'together.no-panel': 'The system’s panel for folders could not be opened. Type the path of the folder instead.',
  'together.share': 'Share this folder',
  'together.shared': 'Shared: {folder}',
  'together.machines':
    '{count, plural, one {No other computer has written into it yet.} other {# computers write into it.}}',
  'together.looked': 'Last looked at: {date}',
  'together.looking': 'Looking…',
  'together.failed': 'The folder can’t be shared: {why}.',
  'together.trouble': 'The folder can’t be reached just now: {why}. Baize keeps trying.',
  'together.unread': 'Passed over: {name} ({why})',
  'together.torn': 'not whole yet',
  'together.newer': 'from a newer version of Baize',
  'together.foreign': 'not written by Baize',
  'together.partly': 'in part: this version of Baize can’t use the rest',
  'together.full': 'in part: the rest is more than Baize takes in',
  'together.waiting':
    '{count, plural, one {A game in progress of another computer is} other {# games in progress of other computers are}} not shown, since 500 games have names here. Delete some under “In progress” to make room.',
  'together.look': 'Look now',
  'together.stop': 'Stop sharing',
  'together.keeps':
    'If you played the same game on both, both versions stay: one on the table, the other under “In progress”. What you delete here, such as results or card sets, stays on the other computer.',
} as const;
