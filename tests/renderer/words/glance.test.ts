import { afterEach, describe as suite, expect, test } from 'vitest';
import { findGame, games, makeOptions, Session, usualOptions } from '../../../engine/rules.ts';
import { usualAnswers } from '../../../engine/model/options.ts';
import { fetchDescribing } from '../../../renderer/words/fetched/description-words.ts';
import { describedGame } from '../../../renderer/words/glance/described-game.ts';
import { type GlancePart, sayGlance } from '../../../renderer/words/glance/glance.ts';
import { fetchGameRules } from '../../../renderer/words/glance/described-rules.ts';
import { SPOKEN_LANGUAGES } from '../../../renderer/words/language.ts';
import { speak } from '../../../renderer/words/say.ts';
import { textsIn } from '../../tools/words/catalogues.ts';

afterEach(() => speak('en', 'en'));

const GOAL = 'the goal by hand';

/** Describes a game at a glance in the current language, by default with its default options. */
async function glanceOf(id: string, answers: Readonly<Record<string, string | boolean>> = {}): Promise<GlancePart[]> {
  const game = findGame(id)!;
  const description = describedGame(game, makeOptions(game, { ...usualAnswers(game), ...answers }));
  return sayGlance({ description, describing: await fetchDescribing() }, id, GOAL);
}

const textOf = (parts: readonly GlancePart[]): string => parts.flatMap(({ lines }) => lines).join(' ');

test('says that sums count in one suit, and names no columns on a table of places', async () => {
  expect(textOf(await glanceOf('suit-elevens'))).toContain('Two cards of the same suit that add up to 11');
  expect(textOf(await glanceOf('elevens'))).not.toContain('the same suit');
  expect(textOf(await glanceOf('casket'))).not.toContain('the columns');
});

test('says that Simple Simon’s foundations take complete runs only', async () => {
  const game = findGame('simple-simon')!;
  const { shapes } = Session.begin(game, usualOptions(game), 1);
  const rules = await fetchGameRules(game, usualOptions(game));
  const home = shapes.findIndex(({ role }) => role === 'foundation');
  expect(rules.starts(home)).toContain('Only a complete run of 13 cards in suit goes there, all at once.');
});

test('says which rank follows the ace in a pack without low ranks', async () => {
  expect(textOf(await glanceOf('junction'))).toContain('Foundations are built up in suit. The seven follows the ace.');
  expect(textOf(await glanceOf('klondike'))).not.toContain('follows the ace');
  await speak('pt', 'pt-BR');
  expect(textOf(await glanceOf('junction'))).toContain('Depois do ás vem o sete.');
});

test('says that a long column is filled automatically, though play at random never empties it', async () => {
  const text = textOf(await glanceOf('grants-reinforcement'));
  expect(text).toContain('Empty columns are filled automatically from the stock.');
  expect(text).not.toContain('can’t be filled');
  expect(textOf(await glanceOf('octagon'))).toContain('first from the waste, then from the stock');
  expect(textOf(await glanceOf('tournament'))).toContain('from the stock, 4 cards at a time');
});

test('leaves to the handwritten rules what some gaps take', async () => {
  expect(textOf(await glanceOf('galary'))).not.toContain('An empty place takes only an ace.');
});

test('speaks of one foundation where a game has only one', async () => {
  const parts = await glanceOf('wasatch');
  expect(textOf(parts)).toContain('This foundation is built up or down, wrapping between king and ace');
  expect(parts[0]?.lines).toEqual([GOAL]);
});

test('tells foundations apart that start with the same rank but are built differently', async () => {
  const game = findGame('royal-rendezvous')!;
  const rules = await fetchGameRules(game, usualOptions(game));
  const { shapes } = Session.begin(game, usualOptions(game), 1);
  const homes = [...shapes.keys()].filter((pile) => shapes[pile]?.role === 'foundation');
  const said = homes.map((pile) => rules.takes(pile, 'some'));
  expect(said.join(' ')).not.toContain('start with an ace');
  expect(new Set(said)).toContain('Some foundations are built up in steps of 2 in suit.');
});

test('uses the goal from the page where some cards stay out', async () => {
  expect((await glanceOf('block-eleven'))[0]?.lines).toEqual([GOAL]);
  expect((await glanceOf('elevens'))[0]?.lines).toEqual(['Remove all 52 cards.']);
});

test('says that all cards form the stock where none is dealt', async () => {
  expect(textOf(await glanceOf('gold-mine'))).toContain('All 52 cards form the stock');
  expect(textOf(await glanceOf('klondike'))).toContain('The remaining 24 cards form the stock');
});

test('lets no card pass between foundations that never hold neighbours', async () => {
  expect(textOf(await glanceOf('captive-queens'))).not.toContain('another foundation');
});

test('says once that a pile takes any card, and of others what lies free', async () => {
  expect(textOf(await glanceOf('new-york'))).not.toContain('An empty reserve takes any card.');
  expect(textOf(await glanceOf('alhambra'))).toContain('Only the top card can be played.');
});

test('says that no two foundations start alike where those of other ranks share suits', async () => {
  expect(textOf(await glanceOf('royal-cotillion'))).toContain('No two foundations start with the same card.');
  expect(textOf(await glanceOf('babette'))).not.toContain('start with the same suit');
  expect(textOf(await glanceOf('anno-domini'))).toContain('No two foundations start with the same suit.');
});

test('says to how many piles the stock deals, not that there are no others', async () => {
  expect(textOf(await glanceOf('scorpion-tail'))).toContain('Click the stock to deal 3 cards to the columns.');
  expect(textOf(await glanceOf('agnes-bernauer'))).toContain('Click the stock to deal 7 cards to the reserves.');
});

test('says what the second pass of Octave is for', async () => {
  expect(textOf(await glanceOf('octave'))).toContain('laid out on the waste and the reserves');
});

test('describes a growing row as one row', async () => {
  const text = textOf(await glanceOf('push-pin'));
  expect(text).toContain('A row of 3 cards, face up');
  expect(text).toContain('deal a card to the row.');
  expect(textOf(await glanceOf('accordion'))).toContain('A row of 52 cards, face up');
});

test('says how many cards fill an empty column, and that any card may once none is left', async () => {
  expect(textOf(await glanceOf('chelicera'))).toContain('automatically from the stock, 3 cards at a time; when');
  expect(textOf(await glanceOf('great-wheel'))).toContain(
    'first from the waste, then from the stock, 4 cards at a time; when',
  );
  expect(textOf(await glanceOf('canfield'))).toContain('when no card is left there, you fill them with any card.');
  expect(textOf(await glanceOf('quatorze'))).not.toContain('at a time');
});

test('names the foundations among the piles from which columns take cards', async () => {
  expect(textOf(await glanceOf('seven-devils'))).toContain('from the waste, the foundations, and the columns.');
});

test('says the deal of each group of foundations where only the first has a card', async () => {
  const text = textOf(await glanceOf('matrimony'));
  expect(text).toContain('4 foundations, the first with one card: the jack of diamonds');
  expect(text).toContain('4 foundations, the first with one card: the queen of diamonds');
});

test('counts only the cards put on the foundations where some lie there at the start', async () => {
  expect(textOf(await glanceOf('hemispheres'))).toContain('each card that you put on the foundations: 96');
  expect(textOf(await glanceOf('klondike'))).toContain('One point for each card on the foundations: 52');
});

test('says in a lesson which cell takes only kings where another takes only queens', async () => {
  const game = findGame('doorway')!;
  const rules = await fetchGameRules(game, usualOptions(game));
  const { shapes } = Session.begin(game, usualOptions(game), 1);
  const cells = [...shapes.keys()].filter((pile) => shapes[pile]?.role === 'cell');
  expect(cells.map((pile) => rules.starts(pile))).toEqual([
    'This cell takes only a king.',
    'This cell takes only a queen.',
  ]);
});

test('gives a lesson the piles to which a stock click deals', async () => {
  const dealt = async (id: string, piles: number): Promise<string> => {
    const game = findGame(id)!;
    return (await fetchGameRules(game, usualOptions(game))).deals({ count: piles, piles });
  };
  expect(await dealt('trapdoor-spider', 10)).toBe('Click the stock to deal one card to each of the 10 trapdoors.');
  expect(await dealt('tabby-cat', 4)).toBe('Click the stock to deal one card to each of the 4 columns.');
  expect(await dealt('tabby-cat', 3)).toBe('');
  expect(await dealt('klondike', 1)).toBe('');
});

test('says Klondike’s goal, deal, piles, stock and clicks', async () => {
  const parts = await glanceOf('klondike');
  expect(parts.map(({ title }) => title)).toEqual([
    'Goal',
    'Deal',
    'Foundations',
    'Columns',
    'Stock',
    'Automatic moves',
    'Controls',
    'Score',
  ]);
  const text = textOf(parts);
  expect(text).toContain('Move all 52 cards to the foundations.');
  expect(text).toContain('7 columns of 1 to 7 cards, only the top card face up');
  expect(text).toContain('The remaining 24 cards form the stock');
});

test('describes the options on the table', async () => {
  expect(textOf(await glanceOf('klondike', { passes: 'one' }))).not.toEqual(textOf(await glanceOf('klondike')));
  expect(textOf(await glanceOf('klondike', { turning: 'three' }))).toContain('3 cards');
  expect(textOf(await glanceOf('spider', { suits: 'one' }))).toContain('a single suit');
});

test('uses a handwritten goal where the description lacks one', async () => {
  expect(textOf(await glanceOf('spider'))).toContain(GOAL);
  expect(textOf(await glanceOf('freecell'))).not.toContain(GOAL);
});

test('distinguishes groups by their number of piles', async () => {
  const titles = (await glanceOf('crescent')).map(({ title }) => title);
  expect(titles.filter((title) => title === 'Foundations (4)')).toHaveLength(2);
});

test('counts the piles of a heading in the brackets of its language', async () => {
  const counted: string[] = [];
  for (const language of ['zh', 'ja', 'ko', 'en'] as const) {
    await speak(language, language);
    const titles = (await glanceOf('crescent')).map(({ title }) => title);
    counted.push(titles.find((title) => title.includes('4')) ?? '');
  }
  expect(counted).toEqual(['基础堆（4）', '組札（4）', '완성 더미(4)', 'Foundations (4)']);
});

test('names a pile that differs from the others in the singular', async () => {
  const titles = (await glanceOf('anno-domini')).map(({ title }) => title);
  expect(titles.filter((title) => title.startsWith('Foundation'))).toEqual([
    'Foundations (2)',
    'Foundation (1)',
    'Foundation (1)',
  ]);
});

test('counts piles that are dealt alike together', async () => {
  expect(textOf(await glanceOf('alhambra'))).toContain('8 foundations of one card each');
  expect(textOf(await glanceOf('devils-grip'))).toContain('24 piles of one card each');
});

test('says once what fills all piles of one name', async () => {
  const parts = (await glanceOf('fort')).filter(({ lines }) => lines.some((line) => line.includes('filled')));
  expect(parts.map(({ title }) => title)).toEqual(['Automatic moves']);
});

test('treats a reserve that takes a card as filling nothing', async () => {
  const text = textOf(await glanceOf('three-shuffles-and-a-draw'));
  expect(text).toContain('An empty fan can’t be filled.');
  expect(text).not.toContain('filled automatically');
});

test('has handwritten rules of existing games only', () => {
  const names = Object.keys(textsIn('en', ['glance'])).filter((name) => name.startsWith('handwritten.'));
  expect(names.length).toBeGreaterThan(25);
  expect(names.filter((name) => findGame(name.slice('handwritten.'.length)) === undefined)).toEqual([]);
});

suite.each(SPOKEN_LANGUAGES)('in %s', (language) => {
  test('describes every game in whole sentences', { timeout: 120_000 }, async () => {
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
