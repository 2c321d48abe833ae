import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AISLERIOT_MAP, type GameMap, KPATIENCE_MAP, PYSOL_MAP } from '../../../engine/carried/maps/game-map.ts';
import { dealsThatCanBeWon } from '../../../engine/deals/deal-list.ts';
import { methodOf } from '../../../engine/hints/chosen.ts';
import type { Choice, Game, Switch } from '../../../engine/model/game.ts';
import { offeredOptions } from '../../../engine/model/options.ts';
import { isRecipeGame } from '../../../engine/recipes/from-recipe.ts';
import { KNOWN } from '../../../engine/solver/known.ts';
import { planNameOf } from '../../../engine/solver/own-games.ts';
import { ROOT } from '../../../main/build/root.ts';
import { parseFacts, parsePage, partsOf } from '../../../renderer/panels/rules/book/page.ts';
import { loadCatalogue } from '../../../renderer/words/load-catalogue.ts';
import { SPOKEN_LANGUAGES } from '../../../renderer/words/language.ts';
import { gameFiles, pathOf } from './index-file.ts';
import { countsOf, listsOf, missingOf, oddsFor, PAGE_LANGUAGES, pagePath } from './missing.ts';
import { missingWordsOf } from './missing-words.ts';
import { namedSources } from './sources.ts';

/** Folders with recorded games, `<id>.jsonl.gz` each. */
const TRACES = ['tests/traces', 'tests/traces/pysolfc', 'tests/traces/pysolfc-newer', 'tests/traces/pysolfc-next'];

/** Other programs, each with its games as ours. */
const PROGRAMS: readonly (readonly [string, GameMap])[] = [
  ['AisleRiot', AISLERIOT_MAP],
  ['KPatience', KPATIENCE_MAP],
  ['PySolFC', PYSOL_MAP],
];

const AGREEMENTS = { same: 'same rules', name: 'same name', other: 'other rules' } as const;

/** Returns a page in Markdown with all data about a game in the repository, and the files that contain it. */
export async function aboutOf(game: Game): Promise<string> {
  const { id, name } = game;
  const file = gameFiles().find((one) => one.id === id)!;
  const page = readFileSync(join(ROOT, pagePath('en', id)), 'utf8');
  const { family, aliases, packs, time, skill, luck } = parseFacts(partsOf(page)[0]);
  const sections: Readonly<Record<string, readonly string[]>> = {
    Names: [...(aliases.length > 0 ? [`also: ${aliases.join(', ')}`] : []), ...(await namesOf(id)), ...theirNames(id)],
    Family: [family, `${packs} packs, ${time} minutes, skill ${skill} of 5, luck ${luck} of 5`],
    Rules: [`${pathOf(file)}, ${isRecipeGame(game) ? 'a recipe' : 'its own rules'}`, ...PAGE_LANGUAGES.map(pageOf(id))],
    Source: [page.split('## Origin\n')[1]?.trim() ?? 'none', ...namedSources(id)],
    Options: [...offeredOptions(game).map(sayOption), ...game.presets.map(({ label }) => `version: ${label}`)],
    Solver: [`plan: ${planNameOf(id)}`, `known: ${JSON.stringify(KNOWN[id] ?? {})} (engine/solver/known.json)`],
    Hints: [`method: ${JSON.stringify(methodOf(id))} (engine/hints/chosen.ts)`],
    Odds: Object.entries(oddsFor(id)).map(([key, odds]) => `${key || 'the usual way'}: ${JSON.stringify(odds)}`),
    Deals: Object.keys(listsOf(id)).map((key) => `${key || 'the usual way'}: ${countDeals(id, key)} listed`),
    Perft: Object.entries(countsOf(id)).map(([deal, counts]) => `${deal.slice(id.length + 1)}: ${counts}`),
    Recordings: TRACES.flatMap((folder) => {
      const path = `${folder}/${id}.jsonl.gz`;
      return existsSync(join(ROOT, path)) ? [path] : [];
    }),
    Lacks: [...missingOf(game), ...missingWordsOf(game)].map(({ what, by }) => `${what}: ${by}`),
  };
  const parts = Object.entries(sections).map(
    ([title, lines]) => `## ${title}\n\n${lines.length === 0 ? 'none' : lines.map((line) => `- ${line}`).join('\n')}\n`,
  );
  return `# ${name} (${id})\n\n${parts.join('\n')}`;
}

const pageOf = (id: string) => (language: string) => pagePath(language, id);

/** Lists what other languages call the game, where they have a name of their own. */
async function namesOf(id: string): Promise<string[]> {
  const catalogues = await Promise.all(SPOKEN_LANGUAGES.map((language) => loadCatalogue(language)));
  return SPOKEN_LANGUAGES.flatMap((language, at) => {
    const others = language === 'en' ? [] : aliasesOf(language, id);
    const names = [catalogues[at]!.names[id] ?? [], others].flat();
    return names.length === 0 ? [] : [`${language}: ${names.join(', ')}`];
  });
}

/** Lists the other names at the head of a translated page. */
function aliasesOf(language: string, id: string): readonly string[] {
  const path = join(ROOT, pagePath(language, id));
  return existsSync(path) ? parsePage(readFileSync(path, 'utf8')).aliases : [];
}

/** Lists the games of other programs that are this one, by the names in those programs' files. */
const theirNames = (id: string): string[] =>
  PROGRAMS.flatMap(([program, map]) => {
    const theirs = [...map]
      .filter(([, mapped]) => mapped.game === id)
      .map(([key, { rules }]) => `${key} (${AGREEMENTS[rules]})`);
    return theirs.length === 0 ? [] : [`${program}: ${theirs.join(', ')}`];
  });

function sayOption([key, option]: readonly [string, Choice | Switch]): string {
  if (option.kind === 'switch') return `${key}, “${option.label}”: ${option.usual ? 'usually on' : 'usually off'}`;
  const values = Object.entries(option.values).map(([value, { label }]) => `${value} (${label})`);
  return `${key}, “${option.label}”: ${values.join(', ')}; usually ${option.usual}`;
}

const countDeals = (id: string, key: string): number => dealsThatCanBeWon(listsOf(id), key).length;
