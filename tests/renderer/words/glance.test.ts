import { formsIn } from '../../../renderer/words/noun.ts';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { afterEach, describe as suite, expect, test } from 'vitest';
import { findGame, games, makeOptions, Session, usualOptions } from '../../../engine/rules.ts';
import { usualAnswers } from '../../../engine/model/options.ts';
import { fetchDescribing, loadDescribed } from '../../../renderer/words/fetched/description-words.ts';
import { description as english } from '../../../renderer/words/en/description.ts';
import { describedGame } from '../../../renderer/words/glance/described-game.ts';
import { type GlancePart, sayGlance } from '../../../renderer/words/glance/glance.ts';
import { fetchGameRules } from '../../../renderer/words/glance/described-rules.ts';
import { SPOKEN_LANGUAGES } from '../../../renderer/words/language.ts';
import { speak } from '../../../renderer/words/say.ts';

afterEach(() => speak('en', 'en'));

const GOAL = 'the goal by hand';

/** Describes a game at a glance in the current language, by default with its default options. */
async function glanceOf(id: string, answers: Readonly<Record<string, string | boolean>> = {}): Promise<GlancePart[]> {
  const game = findGame(id)!;
  const description = describedGame(game, makeOptions(game, { ...usualAnswers(game), ...answers }));
  return sayGlance({ description, describing: await fetchDescribing() }, id, GOAL);
}

const textOf = (parts: readonly GlancePart[]): string => parts.flatMap(({ lines }) => lines).join(' ');

test('says that sums count only in one suit, and names no columns on a table of places', async () => {
  expect(textOf(await glanceOf('suit-elevens'))).toContain('Two cards of the same suit that add up to 11');
  expect(textOf(await glanceOf('elevens'))).not.toContain('the same suit');
  expect(textOf(await glanceOf('casket'))).not.toContain('the columns');
});

test('an empty foundation of Simple Simon is said to take whole runs alone, and not just a king', async () => {
  const game = findGame('simple-simon')!;
  const { shapes } = Session.begin(game, usualOptions(game), 1);
  const rules = await fetchGameRules(game, usualOptions(game));
  const home = shapes.findIndex(({ role }) => role === 'foundation');
  expect(rules.starts(home)).toContain('Only a complete run of 13 cards goes there, all at once.');
});

test('Klondike at a glance says goal, deal, piles, stock and clicks', async () => {
  const parts = await glanceOf('klondike');
  expect(parts.map(({ title }) => title)).toEqual([
    'Goal',
    'Deal',
    'Foundations',
    'Columns',
    'Stock',
    'By itself',
    'Clicks',
    'Score',
  ]);
  const text = textOf(parts);
  expect(text).toContain('Move all 52 cards to the foundations.');
  expect(text).toContain('7 columns of 1 to 7 cards, only the top card face up');
  expect(text).toContain('The remaining 24 cards form the stock');
});

test('it is that of the options on the table', async () => {
  expect(textOf(await glanceOf('klondike', { passes: 'one' }))).not.toEqual(textOf(await glanceOf('klondike')));
  expect(textOf(await glanceOf('klondike', { turning: 'three' }))).toContain('3 cards');
  expect(textOf(await glanceOf('spider', { suits: 'one' }))).toContain('a single suit');
});

test('the goal is handwritten where the description lacks one', async () => {
  expect(textOf(await glanceOf('spider'))).toContain(GOAL);
  expect(textOf(await glanceOf('freecell'))).not.toContain(GOAL);
});

test('groups of piles that differ are distinguished by their number of piles', async () => {
  const titles = (await glanceOf('crescent')).map(({ title }) => title);
  expect(titles.filter((title) => title === 'Foundations (4)')).toHaveLength(2);
});

test('piles that are dealt alike are counted together, whatever their rules', async () => {
  expect(textOf(await glanceOf('alhambra'))).toContain('8 foundations of one card each');
  expect(textOf(await glanceOf('devils-grip'))).toContain('24 columns of one card each');
});

test('what fills all piles of one name is said once, by itself', async () => {
  const parts = (await glanceOf('fort')).filter(({ lines }) => lines.some((line) => line.includes('filled')));
  expect(parts.map(({ title }) => title)).toEqual(['By itself']);
});

test('a reserve to which a card is lifted fills nothing', async () => {
  const text = textOf(await glanceOf('three-shuffles-and-a-draw'));
  expect(text).toContain('An empty fan can’t be filled.');
  expect(text).not.toContain('filled automatically');
});

test('handwritten rules belong to games that exist', () => {
  const names = Object.keys(english).filter((name) => name.startsWith('handwritten.'));
  expect(names.length).toBeGreaterThan(25);
  expect(names.filter((name) => findGame(name.slice('handwritten.'.length)) === undefined)).toEqual([]);
});

/** Lists the arguments of a message by their use: asked for in a form, counted, or selected by. */
function argumentsOf(message: string): string[] {
  const found = new Set<string>();
  const visit = (elements: ReturnType<typeof parse>): void => {
    for (const element of elements) {
      if ('value' in element && element.type !== TYPE.literal) {
        const name = element.value;
        found.add(formsIn(`{${name}}`)[0]?.noun ?? name);
      }
      if (element.type === TYPE.plural || element.type === TYPE.select)
        for (const { value } of Object.values(element.options)) visit(value);
    }
  };
  visit(parse(message));
  return [...found].toSorted();
}

suite.each(SPOKEN_LANGUAGES)('in %s', (language) => {
  test('every message that is there needs what the English one is given', async () => {
    const messages = Object.entries(await loadDescribed(language));
    const given = (name: string): string[] => argumentsOf(english[name as keyof typeof english] ?? '');
    const wrong = messages.filter(([name, message]) => argumentsOf(message).some((one) => !given(name).includes(one)));
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  test('every game can be said at a glance, each part in whole sentences', { timeout: 120_000 }, async () => {
    await speak(language, language);
    let lines = 0;
    const odd: string[] = [];
    // Every ninth game is enough, since this test is about the words.
    for (const game of games.filter((_, at) => at % 9 === 0)) {
      for (const part of await glanceOf(game.id)) {
        lines += part.lines.length;
        odd.push(
          ...part.lines.filter((line) => /[{}#]|undefined| {2}| [.,]/.test(line)).map((line) => `${game.id}: ${line}`),
        );
      }
    }
    expect(odd).toEqual([]);
    expect(lines).toBeGreaterThan(350);
  });
});
