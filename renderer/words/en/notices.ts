/** Notices of the status bar: what happened, what went wrong, and what the solver found. */
export const notices = {
  'notice.paused': 'Paused. Make a move to resume.',
  'notice.resumed': 'Resuming {deal, plural, =0 {your custom deal} other {deal {deal}}} where you left it.',
  'notice.had-one': 'You had a game with these options in progress: here it is.',
  'notice.dealt': '{game}, {deal, plural, =0 {custom deal} other {deal {deal}}}.',
  'notice.parked':
    '{game}, {deal, plural, =0 {custom deal} other {deal {deal}}}, is now in progress under Saved games.',
  'notice.favourite': '{game} is one of your favourites now.',
  'notice.no-favourite': '{game} is no longer one of your favourites.',
  'notice.restarted': 'The same deal from the start.',
  'notice.undone': 'Undone.',
  'notice.redone': 'Redone.',
  'notice.zoom': 'Bars and panels: {percent}',
  'notice.nothing-undo': 'Nothing to undo.',
  'notice.nothing-redo': 'Nothing to redo.',
  'notice.nothing-home': 'No card can go home now.',
  'notice.nothing-here': 'Nothing to pick up here.',
  'notice.no-double': 'There is no better place for that card now.',
  'notice.no-hint': 'No useful move found. Try Undo.',
  'notice.no-hint-stock': 'No useful move found. Try Undo or the stock.',
  'notice.no-move': 'No moves are left.',
  'notice.nothing-new': 'The remaining moves only repeat earlier positions.',
  'notice.no-win': 'This game can no longer be won.',
  'notice.finished': 'This game is over. Start a new deal to play on.',
  'notice.former-rules':
    'The rules of {game} have changed since you began this deal. You can finish it under its own rules; your next deal follows the new ones.',
  'notice.rules-changed':
    'The rules of this game have changed since you played: it resumes after move {at, number} of {of, number}.',
  'notice.unreadable': 'The game you were playing couldn’t be read, so here is a new deal. ({why})',
  'notice.not-saved': 'This game is not being saved: {why}',
  'notice.not-recorded': 'The result couldn’t be recorded: {why}',
  'notice.set-aside': 'The file with your games was damaged. It was set aside as {detail}, and a new one was started.',
  'notice.salvaged':
    'The file with your games was damaged. It was set aside as {detail}, and what could be read of it is here: {kept, plural, one {# game} other {# games}} in progress, {named, plural, one {# saved game} other {# saved games}}, {results, plural, one {# result} other {# results}}.',
  'notice.undrawn':
    'The cards can’t be drawn here, with or without WebGL. Restarting Baize may help. You can still play by keyboard and screen reader.',
  'notice.language-missing':
    'The words in {language} couldn’t be loaded, so Baize speaks English. Restart it to try again.',
  'notice.part-missing': 'A part of Baize couldn’t be loaded. Restart it to try again.',
  'notice.unsaved':
    'The file with your games was damaged. It was set aside as {detail}; what can be read of it couldn’t be brought back yet{why, select, full {, because the disk is full} readonly {, because the folder can’t be written to} other {}}. Baize tries again at each start.',
  'notice.rewritten':
    'The file with your games was moved, replaced or deleted while Baize was running. Baize has written it again, with all your games, as {detail}; if another file had taken its place, that one is among the backups.',
  'notice.memory-only':
    '{why, select, busy {Another Baize has the games of this folder open} full {The disk is full} readonly {Your games can be read but not written} other {The folder with your games can’t be used}} ({detail}). What you play now is not saved: it lasts until you close Baize.',

  'solver.searching': 'Looking for a way to win: {positions, number} positions…',
  'solver.won': 'This game can still be won.',
  'solver.lost': 'This game can no longer be won.',
  'solver.chance': 'It depends on chance: no win is possible before the cards are shuffled again.',
  'solver.open': 'No win found in {positions, number} positions: there may or may not be one.',
  'solver.stopped': 'The search for a win has been stopped.',
  'solver.failed': 'The search for a win failed.',
  'solver.stop': 'Stop',
  'solver.show': 'Show the next move',
  'solver.solution': 'Show all of it',
  'solver.back': 'Back to where it could be won',
  'solver.why': 'Why?',

  'why.looking': 'Looking for what makes it lost…',
  'why.exchange': 'Lost because of two cards: {cards}. With these swapped, it could be won.',
  'why.blocked':
    'Lost because {count, plural, one {one card} other {# cards}} can never be freed, whatever you play: {cards}.',
  'why.no-move': 'Lost because no moves are left.',
  'why.nothing-new': 'Lost because the remaining moves only repeat earlier positions.',
  'why.no-win': 'Lost because none of the few positions that can still be reached is a win.',
  'why.unknown':
    'It’s lost, but not for a simple reason: {tried, plural, one {one swap of two cards was} other {# swaps of two cards were}} tried, and none is known to save it.',
} as const;
