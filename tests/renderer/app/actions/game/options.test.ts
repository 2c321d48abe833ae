import { expect, test } from 'vitest';
import { findGame, makeOptions, usualOptions } from '../../../../../engine/rules.ts';
import { appWithGame } from '../../seated.ts';

const KLONDIKE = findGame('klondike')!;
const THREE = makeOptions(KLONDIKE, { turning: 'three' });
const VEGAS = makeOptions(KLONDIKE, { turning: 'three', scoring: 'vegas' });

test('of options that are chosen in haste the last ones are dealt', async () => {
  const { app, session } = await appWithGame('klondike', 7);
  await Promise.all([app.games.choose(THREE), app.games.choose(VEGAS)]);
  expect([session().options, session().deal, app.state.pendingOptions]).toEqual([VEGAS, 7, undefined]);
});

test('options that are chosen and taken back in haste are as they were', async () => {
  const { app, session } = await appWithGame('klondike', 7);
  await Promise.all([app.games.choose(THREE), app.games.choose(usualOptions(KLONDIKE))]);
  expect([session().options, session().deal, app.state.pendingOptions]).toEqual([usualOptions(KLONDIKE), 7, undefined]);
});

test('options that are chosen while another deal is on its way are those of that deal', async () => {
  const { app, session } = await appWithGame('klondike', 7);
  await Promise.all([app.games.enter('klondike', session().options, 9), app.games.choose(THREE)]);
  expect([session().options, session().deal, app.state.pendingOptions]).toEqual([THREE, 9, undefined]);
});

test('options that are chosen while a game with moves is on its way wait for the next deal', async () => {
  const { app, actions, session } = await appWithGame('klondike', 7);
  const usual = session().options;
  actions.deal();
  await Promise.all([app.games.enter('klondike', usual), app.games.choose(THREE)]);
  expect([session().options, app.state.pendingOptions]).toEqual([usual, THREE]);
});
