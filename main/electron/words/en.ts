import type { Words } from './words.ts';

export const menuEn: Words = {
  language: 'en',
  opening: 'Your games are being prepared…',
  gone: {
    title: 'The game table has stopped working',
    text: 'It has been reloaded once and stopped again. Your game is saved up to the last move that Baize could keep.',
    again: 'Reload',
    quit: 'Quit',
  },
  hung: {
    title: 'The game table does not respond',
    text: 'Your game is saved up to the last move. Wait a little longer, or reload the table.',
    wait: 'Wait',
  },
  unsaved: {
    title: 'Your game could not be saved',
    text: 'The disk may be full. If you quit now, what has not been saved is lost. Free up some space and try again, or keep playing.',
    again: 'Try Again',
    stay: 'Keep Playing',
    quit: 'Quit Anyway',
  },
  steered: {
    title: 'Baize does not start with this switch',
    text: [
      'With {by} another program could control Baize’s window and read what is in it.',
      'Start Baize without {by}.',
    ],
  },
};
