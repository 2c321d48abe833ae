/** The deals of the days, and the calendar that shows them. */
export const daily = {
  'command.daily': 'Deal of the day',
  'menu.daily': 'Dea&l of the Day…',

  'daily.title': 'Deal of the day',
  'daily.game': 'Game',
  'daily.way': 'Way to play',
  'daily.earlier': 'Previous month',
  'daily.later': 'Next month',
  'daily.play': 'Play',
  'daily.deal': 'Deal {deal, number}',
  'daily.streak': 'Days in a row',
  'daily.longest': 'Most days in a row',
  'daily.month': 'Won this month',
  'daily.won': 'won',
  'daily.played': 'played, not won',
  'daily.missed': 'not played',
  'daily.open': 'still to be played today',
  'daily.to-come': 'yet to come',
  'daily.none': 'No deal of this game is known to be winnable.',
  'daily.before': 'no deal',
} as const;
