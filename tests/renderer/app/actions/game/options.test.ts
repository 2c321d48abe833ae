import { expect, test } from 'vitest';
import { findGame, firstOptions, makeOptions, usualOptions } from '../../../../../engine/rules.ts';
import { appWithGame } from '../../seated.ts';

const KLONDIKE = findGame('klondike')!;
const THREE = makeOptions(KLONDIKE, { turning: 'three' });
const VEGAS = makeOptions(KLONDIKE, { turning: 'three', scoring: 'vegas' });

test('deals the last of several options chosen in haste', async () => {
  const { app, session } = await appWithGame('klondike', 7);
  await Promise.all([app.games.choose(THREE), app.games.choose(VEGAS)]);
  expect([session().options, session().deal, app.state.pendingOptions]).toEqual([VEGAS, 7, undefined]);
});

test('returns to the former options when they are chosen back in haste', async () => {
  const { app, session } = await appWithGame('klondike', 7);
  await Promise.all([app.games.choose(THREE), app.games.choose(usualOptions(KLONDIKE))]);
  expect([session().options, session().deal, app.state.pendingOptions]).toEqual([usualOptions(KLONDIKE), 7, undefined]);
});

test('applies options chosen while another deal arrives to that deal', async () => {
  const { app, session } = await appWithGame('klondike', 7);
  await Promise.all([app.games.enter('klondike', session().options, 9), app.games.choose(THREE)]);
  expect([session().options, session().deal, app.state.pendingOptions]).toEqual([THREE, 9, undefined]);
});

test('keeps options chosen while a saved game arrives for the next deal', async () => {
  const { app, actions, session } = await appWithGame('klondike', 7);
  const usual = session().options;
  actions.deal();
  await Promise.all([app.games.enter('klondike', usual), app.games.choose(THREE)]);
  expect([session().options, app.state.pendingOptions]).toEqual([usual, THREE]);
});

test('starts new players with a version of its own, and others with the last one', async () => {
  const { app, session } = await appWithGame('golf', 7);
  await app.games.enter('klondike');
  expect(session().options).toBe(firstOptions(KLONDIKE));
  await app.games.enter('golf');
  await app.games.enter('klondike', usualOptions(KLONDIKE));
  await app.games.enter('golf');
  await app.games.enter('klondike');
  expect(session().options).toBe(usualOptions(KLONDIKE));
});
