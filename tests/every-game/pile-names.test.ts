import { existsSync, readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { games } from '../../engine/games/index.ts';
import { usualOptions } from '../../engine/model/options.ts';
import { fetchDescribing } from '../../renderer/words/fetched/description-words.ts';
import { describedGame } from '../../renderer/words/glance/described-game.ts';
import { sayGlance } from '../../renderer/words/glance/glance.ts';
import { speak } from '../../renderer/words/say.ts';

/*
 * Compares the names of piles in the setup of handwritten pages of rules with those of the rules at a glance, which are
 * those of the table, hints, lessons and refusals too.
 */

/** How the setup is headed, and which words it has for all columns or what lies on piles, which name no pile. */
const PAGES = {
  en: { heading: 'Setup', unnamed: ['Tableau'] },
  de: { heading: 'Aufbau', unnamed: ['Auslage'] },
  fr: { heading: 'Mise en place', unnamed: ['Tableau'] },
} as const;

/** Lists the names of piles with which the lines of a setup begin: `- **Fans:** eighteen of three cards`. */
function namesIn(page: string, heading: string): string[] {
  const setup = new RegExp(`^## ${heading}\\n(.*?)(?=^## )`, 'msu').exec(page)?.[1] ?? '';
  return [...setup.matchAll(/^- \*\*([^*:]+?)\s?:\*\*/gmu)].map(([, name = '']) => name);
}

/** The shortest stem of a name, and the longest ending by which its singular and plural may differ. */
const SHORTEST_STEM = 3;
const LONGEST_ENDING = 2;

const isNamed = (text: string, name: string): boolean =>
  new RegExp(`(?<!\\p{L})${name.slice(0, Math.max(SHORTEST_STEM, name.length - LONGEST_ENDING))}`, 'iu').test(text);

/** Games whose pages have a name of their own for a pile: at most so many. */
const MOST_UNNAMED = { en: 67, de: 61, fr: 65 } as const;

afterAll(() => speak('en', 'en'));

test.each(['en', 'de', 'fr'] as const)(
  'in %s the page of a game has the names of its piles at a glance',
  async (tongue) => {
    await speak(tongue, tongue);
    const describing = await fetchDescribing();
    const { heading, unnamed } = PAGES[tongue];
    const wrong: string[] = [];
    for (const game of games) {
      const path = `assets/help/${tongue}/${game.id}.md`;
      if (!existsSync(path)) continue;
      const description = describedGame(game, usualOptions(game));
      const parts = sayGlance({ description, describing }, game.id, '');
      const text = parts.flatMap(({ title, lines }) => [title, lines.join(' ')]).join(' ');
      const names = namesIn(readFileSync(path, 'utf8'), heading);
      const missing = names.filter((name) => !unnamed.includes(name as never) && !isNamed(text, name));
      if (missing.length > 0) wrong.push(`${game.id}: ${missing.join(', ')}`);
    }
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(MOST_UNNAMED[tongue]);
  },
  600_000,
);
