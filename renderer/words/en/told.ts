/** What is told in the status bar: what happened, and what went wrong. */
export const told = {
  'told.paused': 'Paused. The next move goes on.',
  'told.resumed': 'Going on with {deal, plural, =0 {your own deal} other {deal {deal}}} where you left it.',
  'told.had-one': 'You had a game with these options in progress: here it is.',
  'told.dealt': '{game}, {deal, plural, =0 {a deal of your own} other {deal {deal}}}.',
  'told.favourite': '{game} is one of your favourites now.',
  'told.no-favourite': '{game} is no longer one of your favourites.',
  'told.restarted': 'The same deal from its start.',
  'told.undone': 'Taken back.',
  'told.redone': 'Played again.',
  'told.nothing-undo': 'There is nothing to take back.',
  'told.nothing-redo': 'There is nothing to play again.',
  'told.nothing-home': 'No card can go home now.',
  'told.nothing-here': 'Nothing to pick up here.',
  'told.no-double': 'There is no better place for that card now.',
  'told.no-hint': 'No useful move to be seen. Try going back, or the stock.',
  'told.no-move': 'No move is left.',
  'told.nothing-new': 'All that is left only brings back what was there.',
  'told.finished': 'This game is over. Deal again to play on.',
  'told.rules-changed':
    'The rules of this game have changed since you played: it stands after move {at, number} of {of, number}.',
  'told.unreadable': 'The kept game could not be read, so here is a new deal. ({why})',
  'told.not-saved': 'This game is not being saved: {why}',
  'told.not-recorded': 'The result could not be recorded: {why}',
  'told.set-aside': 'The file of your games was damaged. It was set aside as {detail}, and a new one begun.',
  'told.salvaged':
    'The file of your games was damaged. It was set aside as {detail}, and what could be read of it is here: {kept, plural, one {# game} other {# games}} in progress, {named, plural, one {# saved game} other {# saved games}}, {results, plural, one {# result} other {# results}}.',
  'told.undrawn':
    'The cards cannot be drawn, since WebGL does not work here: hardware acceleration may be switched off, or the graphics driver too old. By keyboard and screen reader the game can be played all the same.',
  'told.language-missing':
    'The words in {language} could not be loaded, so Baize speaks English. Start it again to try once more.',
  'told.part-missing': 'A part of Baize could not be loaded. Start it again to try once more.',
  'told.unsaved':
    'The file of your games was damaged. It was set aside as {detail}; what can be read of it could not be brought back yet{why, select, full {, since the disk is full} readonly {, since the folder may not be written to} other {}}. Baize tries again at each start.',
  'told.rewritten':
    'The file of your games was moved, replaced or deleted while Baize was running. Baize has written it again, with all your games, as {detail}; if another file had taken its place, that one is among the backups.',
  'told.memory-only':
    '{why, select, busy {Another Baize has the games of this folder open} full {The disk is full} readonly {Your games may be read but not written} other {The folder of your games cannot be used}} ({detail}). What you play now is not saved: it lasts until you close Baize.',

  'solver.searching': 'Looking for a way to win: {positions, number} positions…',
  'solver.won': 'This game can still be won.',
  'solver.lost': 'No way is left to win this game.',
  'solver.chance': 'Only chance can tell: no way wins before the cards are shuffled again.',
  'solver.open': 'No win found in {positions, number} positions: there may be one or not.',
  'solver.stopped': 'No longer looking for a way to win.',
  'solver.failed': 'The search for a way to win has failed.',
  'solver.stop': 'Stop',
  'solver.show': 'Show the next move',
  'solver.solution': 'Show it all',
  'solver.back': 'Back to where it could be won',
} as const;
