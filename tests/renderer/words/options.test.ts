import { afterEach, expect, test } from 'vitest';
import { findGame, games } from '../../../engine/rules.ts';
import { sayOption, sayPreset, sayValue } from '../../../renderer/words/options.ts';
import { speak } from '../../../renderer/words/say.ts';
import { goalMessages, labelMessages, optionMessages } from '../../tools/games/game-messages.ts';
import { readComponent, textsIn } from '../../tools/words/catalogues.ts';

afterEach(() => speak('en', 'en'));

test('has an English message for every option, value and preset, and no others', () => {
  const ids = games.flatMap((game) => Object.keys(labelMessages(game)));
  expect(ids.length).toBeGreaterThan(200);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Object.keys(textsIn('en', ['options'])), 'npm run games').toEqual(Object.keys(optionMessages()));
});

test('equals the first paragraph of each game’s page in every goal', () => {
  expect(readComponent('en', 'goals'), 'npm run games').toEqual(goalMessages());
});

test('says options in the current language, and plain numbers unchanged', async () => {
  const klondike = findGame('klondike')!;
  expect(sayOption(klondike, 'turning')).toBe('Cards turned at a time');
  expect(sayValue(klondike, 'turning', 'three')).toBe('Draw three');
  await speak('de', 'de');
  expect(sayValue(klondike, 'turning', 'three')).toBe('Drei Karten auf einmal');
  expect(sayPreset(klondike, klondike.presets[0]!)).toBe('Beliebig oft neu geben');
  expect(sayValue(findGame('match-solitaire')!, 'matches', '7')).toBe('7');
  await speak('pseudo', 'en');
  expect(sayOption(findGame('spider')!, 'suits')).toMatch(/^\[Šúíťš·+\]$/);
});
