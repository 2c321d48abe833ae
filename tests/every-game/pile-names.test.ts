import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../../engine/games/index.ts';
import type { Description } from '../../engine/rules.ts';
import { usualOptions } from '../../engine/model/options.ts';
import { type Describing, fetchDescribing } from '../../renderer/words/fetched/description-words.ts';
import { describedGame } from '../../renderer/words/glance/described-game.ts';
import { kindOfGroup } from '../../renderer/words/glance/kinds.ts';
import { isPaired } from '../../renderer/words/glance/piles.ts';
import { capital } from '../../renderer/words/table/cards.ts';
import { isPileName, kindValues, type PileKind } from '../../renderer/words/table/pile-names.ts';
import { say, speak } from '../../renderer/words/say.ts';

/*
 * Compares the names of piles in the setup of handwritten pages of rules with those of the rules at a glance, which are
 * those of the table, hints, lessons and refusals too. Games without a page are passed over.
 */

/** The headings of the setup, and words there that name no pile: dealt cards. */
const PAGES = {
  en: { heading: 'Setup', unnamed: ['Pack', 'Cards'] },
  de: { heading: 'Aufbau', unnamed: ['Karten'] },
  fr: { heading: 'Mise en place', unnamed: ['Paquet', 'Cartes'] },
  es: { heading: 'Preparación', unnamed: [] },
  it: { heading: 'Disposizione', unnamed: [] },
} as const;

type Tongue = keyof typeof PAGES;

const pathOf = (game: string, tongue: Tongue): string => `assets/help/${tongue}/${game}.md`;

/** Lists the names with which the lines of a page's setup begin: `- **Fans:** eighteen of three cards`. */
function namesOnPage(game: string, tongue: Tongue): string[] {
  const setup = new RegExp(`^## ${PAGES[tongue].heading}\\n(.*?)(?=^## )`, 'msu').exec(
    readFileSync(pathOf(game, tongue), 'utf8'),
  );
  return [...(setup?.[1] ?? '').matchAll(/^- \*\*([^*:]+?)\s?:\*\*/gmu)].map(([, name = '']) => name);
}

/** Lists what one or several piles of a kind are called at a glance. */
function titlesOf(kind: PileKind, describing: Describing): string[] {
  const part = isPileName(kind) ? 'named' : kind;
  const titles = [1, 2].map((count) => describing.say('glance.part', { ...kindValues(kind, count), count, part }));
  return [...titles, capital(say(`pile.${kind}`, { form: '', count: 1 }))];
}

interface DescribedGame {
  readonly id: string;
  readonly description: Description;
}

let described: DescribedGame[] = [];

beforeAll(() => {
  described = games.map((game) => ({ id: game.id, description: describedGame(game, usualOptions(game)) }));
}, 600_000);

/** Kinds that pages may leave out, or describe with others. */
const FAMILIAR: ReadonlySet<PileKind> = new Set(['stock', 'waste', 'foundation']);

afterAll(() => speak('en', 'en'));

/** Lists how the names on a game's page differ from the table's. */
function differencesOn({ id, description }: DescribedGame, tongue: Tongue, describing: Describing): string[] {
  const unnamed = new Set<string>(PAGES[tongue].unnamed);
  const names = new Set(namesOnPage(id, tongue));
  const kinds = [...new Set(description.groups.map(kindOfGroup))].map((kind) => ({
    kind,
    titles: titlesOf(kind, describing),
  }));
  const strange = [...names].filter((name) => !unnamed.has(name) && !kinds.some(({ titles }) => titles.includes(name)));
  const isWhole = names.size > 0 && [...names].every((name) => !unnamed.has(name));
  const left = kinds.filter(
    ({ kind, titles }) =>
      (isPileName(kind) || (isWhole && !FAMILIAR.has(kind))) && !titles.some((title) => names.has(title)),
  );
  return [
    ...strange.map((name) => `${id}: the table has no ${name}`),
    ...left.map(({ titles }) => `${id}: the page has no ${titles[0]}`),
  ];
}

test.each(['en', 'de', 'fr', 'es'] as const)('uses the table’s names of piles on pages in %s', async (tongue) => {
  await speak(tongue, tongue);
  const describing = await fetchDescribing();
  const written = described.filter(({ id }) => existsSync(pathOf(id, tongue)));
  expect(written.flatMap((game) => differencesOn(game, tongue, describing))).toEqual([]);
});

test('calls no pile for building a place', () => {
  const wrong = described.filter(({ description }) =>
    description.groups.some((group) => {
      const isBuiltOn =
        group.takes === 'anything' || (typeof group.takes === 'object' && !isPaired(description, group));
      return kindOfGroup(group) === 'place' && isBuiltOn && !group.beside && !Number.isFinite(group.room);
    }),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
