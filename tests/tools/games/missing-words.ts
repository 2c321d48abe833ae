import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '../../../engine/model/game.ts';
import { offeredOptions } from '../../../engine/model/options.ts';
import { ROOT } from '../../../main/build/root.ts';
import { parsePage } from '../../../renderer/panels/rules/book/page.ts';
import { SPOKEN_LANGUAGES } from '../../../renderer/words/language.ts';
import { loadCatalogue } from '../../../renderer/words/load-catalogue.ts';
import type { Catalogue } from '../../../renderer/words/catalogue/catalogue.ts';
import { type Missing, pagePath } from './missing.ts';

/** Lists the texts of a game that languages lack: its goal, and the labels of its options and versions. */
export async function missingWordsOf(game: Game): Promise<readonly Missing[]> {
  const others = SPOKEN_LANGUAGES.filter((language) => language !== 'en');
  return (
    await Promise.all(others.map(async (language) => lackingIn(language, await loadCatalogue(language), game)))
  ).flat();
}

function lackingIn(language: string, { goals, choices, spell }: Catalogue, game: Game): Missing[] {
  const goal = goalOf(game.id);
  const lack = (what: string, text: string, file: string): Missing => ({
    what: `a ${what} in ${language}`,
    by: `add “${text}” to renderer/words/${language}/${file}.ts`,
  });
  const labels = labelsOf(game).filter((label) => !Object.hasOwn(choices, label));
  const lacking = labels.map((label) => lack('label', label, 'choices'));
  const isSaid = spell?.(goal) !== undefined || Object.hasOwn(goals, goal);
  return isSaid ? lacking : [lack('goal', goal, 'goals'), ...lacking];
}

/** Returns the goal, the first paragraph of the English page. */
function goalOf(id: string): string {
  const { blocks } = parsePage(readFileSync(join(ROOT, pagePath('en', id)), 'utf8'));
  const first = blocks.find((block) => block.kind === 'paragraph');
  return first?.kind === 'paragraph' ? first.runs.map(({ text }) => text).join('') : '';
}

/** Lists the labels of options, values and versions that are not plain numbers, which are the same everywhere. */
function labelsOf(game: Game): readonly string[] {
  const options = offeredOptions(game).map(([, option]) => option);
  const values = options.flatMap((option) => (option.kind === 'switch' ? [] : Object.values(option.values)));
  return [...options, ...values, ...game.presets].map(({ label }) => label).filter((label) => !/^\d+$/.test(label));
}
